import { createFileRoute } from "@tanstack/react-router";
import { StoryScreen } from "#blocks/story-screen.tsx";
import { contentHead } from "../-data/content-head.ts";
import { STORY_MESSAGES } from "../-data/screen-messages.ts";
import { loadPartnerLanding } from "../-data/story-data.ts";

export const Route = createFileRoute("/$lang/partner-link/$partnerCode")({
	staticData: { messages: STORY_MESSAGES },
	loader: ({ context: { language }, params }) =>
		loadPartnerLanding({ data: { language, partnerCode: params.partnerCode } }),
	head: ({ loaderData, match }) => contentHead(match.context.page, loaderData),
	component: () => <StoryScreen view={Route.useLoaderData()} />,
});

import { createFileRoute } from "@tanstack/react-router";
import { StoryScreen } from "#blocks/story-screen.tsx";
import { contentHead } from "../-data/content-head.ts";
import { STORY_MESSAGES } from "../-data/screen-messages.ts";
import { loadTeamPage } from "../-data/story-data.ts";

export const Route = createFileRoute("/$lang/team/$product")({
	staticData: { messages: STORY_MESSAGES },
	loader: ({ context: { language }, params }) => loadTeamPage({ data: { language, product: params.product } }),
	head: ({ loaderData, match }) => contentHead(match.context.page, loaderData),
	component: () => <StoryScreen view={Route.useLoaderData()} />,
});

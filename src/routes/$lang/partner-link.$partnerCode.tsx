import { createFileRoute } from "@tanstack/react-router";
import { StoryScreen } from "#blocks/story-screen.tsx";
import { PartnerHomes } from "#features/content/partner-homes.tsx";
import { contentHead } from "../-data/content-head.ts";
import { STORY_MESSAGES } from "../-data/screen-messages.ts";
import { loadPartnerLanding } from "../-data/story-data.ts";

export const Route = createFileRoute("/$lang/partner-link/$partnerCode")({
	staticData: { messages: STORY_MESSAGES },
	loader: ({ context: { language }, params }) =>
		loadPartnerLanding({ data: { language, partnerCode: params.partnerCode } }),
	head: ({ loaderData, match }) => contentHead(match.context.page, loaderData?.story),
	component: PartnerLandingScreen,
});

function PartnerLandingScreen() {
	const { story, label, homes } = Route.useLoaderData();
	return (
		<StoryScreen view={story}>
			<PartnerHomes name={label} homes={homes} />
		</StoryScreen>
	);
}

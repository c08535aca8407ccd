import { createFileRoute } from "@tanstack/react-router";
import { StoryScreen } from "#blocks/story-screen.tsx";
import { contentHead } from "../-data/content-head.ts";
import { STORY_MESSAGES } from "../-data/screen-messages.ts";
import { loadSectionStory } from "../-data/story-data.ts";

export const Route = createFileRoute("/$lang/vacancies/$slug")({
	staticData: { messages: STORY_MESSAGES },
	loader: ({ context: { language }, params }) =>
		loadSectionStory({ data: { language, section: "vacancies", slug: params.slug } }),
	head: ({ loaderData, match }) => contentHead(match.context.page, loaderData),
	component: () => <StoryScreen view={Route.useLoaderData()} />,
});

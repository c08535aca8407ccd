import { createFileRoute } from "@tanstack/react-router";
import { StoryScreen } from "#blocks/story-screen.tsx";
import { contentHead } from "../-data/content-head.ts";
import { STORY_MESSAGES } from "../-data/screen-messages.ts";
import { loadTextPage } from "../-data/story-data.ts";

export const Route = createFileRoute("/$lang/page/$name")({
	staticData: { messages: STORY_MESSAGES },
	loader: ({ context: { language }, params }) => loadTextPage({ data: { language, name: params.name } }),
	head: ({ loaderData, match }) => contentHead(match.context.page, loaderData),
	component: () => <StoryScreen view={Route.useLoaderData()} />,
});

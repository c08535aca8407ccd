import { createFileRoute } from "@tanstack/react-router";
import { StoryScreen } from "#blocks/story-screen.tsx";
import { blockQuery } from "../-data/block-query.ts";
import { contentHead } from "../-data/content-head.ts";
import { STORY_MESSAGES } from "../-data/screen-messages.ts";
import { loadTextPage } from "../-data/story-data.ts";

export const Route = createFileRoute("/$lang/page/$name")({
	staticData: { messages: STORY_MESSAGES },
	validateSearch: (query: Record<string, string>) => query,
	// What blocks of the page may ask for, and nothing else: other parameters load nothing anew.
	loaderDeps: ({ search }) => ({ query: blockQuery(search) }),
	loader: ({ context: { language }, params, deps: { query } }) =>
		loadTextPage({ data: { language, name: params.name, query } }),
	head: ({ loaderData, match }) => contentHead(match.context.page, loaderData),
	component: () => <StoryScreen view={Route.useLoaderData()} />,
});

import { createFileRoute } from "@tanstack/react-router";
import { SectionScreen } from "#blocks/section-screen.tsx";
import { pageNumber } from "#site/page-number.ts";
import { contentHead } from "../-data/content-head.ts";
import { STORY_MESSAGES } from "../-data/screen-messages.ts";
import { loadSection } from "../-data/story-data.ts";

export const Route = createFileRoute("/$lang/articles/$section/")({
	staticData: { messages: STORY_MESSAGES },
	validateSearch: (query: Record<string, string>) => query,
	loaderDeps: ({ search }) => ({ page: pageNumber(search.page) }),
	loader: ({ context: { language }, params, deps }) =>
		loadSection({ data: { language, section: params.section, page: deps.page } }),
	head: ({ loaderData, match }) => contentHead(match.context.page, loaderData),
	component: () => <SectionScreen view={Route.useLoaderData()} />,
});

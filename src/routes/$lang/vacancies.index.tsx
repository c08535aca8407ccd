import { createFileRoute } from "@tanstack/react-router";
import { SectionScreen } from "#blocks/section-screen.tsx";
import { contentHead } from "../-data/content-head.ts";
import { STORY_MESSAGES } from "../-data/screen-messages.ts";
import { loadSection } from "../-data/story-data.ts";

export const Route = createFileRoute("/$lang/vacancies/")({
	staticData: { messages: STORY_MESSAGES },
	loader: ({ context: { language } }) => loadSection({ data: { language, section: "vacancies", page: 1 } }),
	head: ({ loaderData, match }) => contentHead(match.context.page, loaderData),
	component: () => <SectionScreen view={Route.useLoaderData()} />,
});

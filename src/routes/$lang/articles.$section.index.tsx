import { createFileRoute } from "@tanstack/react-router";
import { SectionScreen } from "#blocks/section-screen.tsx";
import { contentHead } from "../-data/content-head.ts";
import { loadSection } from "../-data/story-data.ts";

export const Route = createFileRoute("/$lang/articles/$section/")({
	validateSearch: ({ page }): { readonly page?: number } => {
		const number = Number(page);
		return Number.isInteger(number) && number > 1 && number <= 1_000 ? { page: number } : {};
	},
	loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
	loader: ({ context: { language }, params, deps }) =>
		loadSection({ data: { language, section: params.section, page: deps.page } }),
	head: ({ loaderData }) => contentHead(loaderData),
	component: () => <SectionScreen view={Route.useLoaderData()} />,
});

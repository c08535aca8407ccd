import { createFileRoute } from "@tanstack/react-router";
import { FrontScreen } from "#blocks/front-screen.tsx";
import { contentHead } from "../-data/content-head.ts";
import { headText } from "../-data/page-head.ts";
import { loadFrontPage } from "../-data/story-data.ts";

export const Route = createFileRoute("/$lang/")({
	loader: async ({ context: { language } }) => ({ language, view: await loadFrontPage({ data: { language } }) }),
	head: ({ loaderData, match }) => {
		if (!loaderData) return {};
		const { language, view } = loaderData;
		return contentHead(match.context.page, {
			title: view.story?.title || headText(language, "title.home"),
			description: view.story?.description || headText(language, "front.lead"),
			canonical: view.alternates[language],
			alternates: view.alternates,
			indexable: view.story?.indexable ?? true,
		});
	},
	component: () => <FrontScreen view={Route.useLoaderData().view} />,
});

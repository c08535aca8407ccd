import { createFileRoute } from "@tanstack/react-router";
import { FrontScreen } from "../../features/front/front-screen.tsx";
import { loadFrontPage } from "../-data/page-data.ts";
import { headText, pageHead } from "../-data/page-head.ts";

export const Route = createFileRoute("/$lang/")({
	loader: async ({ context: { language } }) => ({ language, view: await loadFrontPage({ data: { language } }) }),
	head: ({ loaderData }) =>
		loaderData
			? pageHead({
					title: headText(loaderData.language, "title.home"),
					description: headText(loaderData.language, "front.lead"),
					canonical: loaderData.view.alternates[loaderData.language],
					alternates: loaderData.view.alternates,
					indexable: true,
				})
			: {},
	component: () => <FrontScreen view={Route.useLoaderData().view} />,
});

import { createFileRoute } from "@tanstack/react-router";
import { ContentScreen } from "../../features/content/content-screen.tsx";
import { loadVacancy } from "../-data/content-data.ts";
import { contentHead } from "../-data/content-head.ts";

export const Route = createFileRoute("/$lang/vacancies/$slug")({
	loader: ({ context: { language }, params }) => loadVacancy({ data: { language, slug: params.slug } }),
	head: ({ loaderData }) => contentHead(loaderData),
	component: () => <ContentScreen view={Route.useLoaderData()} />,
});

import { createFileRoute } from "@tanstack/react-router";
import { ContentScreen } from "../../features/content/content-screen.tsx";
import { loadVacancies } from "../-data/content-data.ts";
import { contentHead } from "../-data/content-head.ts";

export const Route = createFileRoute("/$lang/vacancies/")({
	loader: ({ context: { language } }) => loadVacancies({ data: { language } }),
	head: ({ loaderData }) => contentHead(loaderData),
	component: () => <ContentScreen view={Route.useLoaderData()} />,
});

import { createFileRoute } from "@tanstack/react-router";
import { ContentScreen } from "../../features/content/content-screen.tsx";
import { loadSection } from "../-data/content-data.ts";
import { contentHead } from "../-data/content-head.ts";

export const Route = createFileRoute("/$lang/articles/$section/")({
	loader: ({ context: { language }, params }) => loadSection({ data: { language, section: params.section } }),
	head: ({ loaderData }) => contentHead(loaderData),
	component: () => <ContentScreen view={Route.useLoaderData()} />,
});

import { createFileRoute } from "@tanstack/react-router";
import { ContentScreen } from "../../features/content/content-screen.tsx";
import { loadTeamPage } from "../-data/content-data.ts";
import { contentHead } from "../-data/content-head.ts";

export const Route = createFileRoute("/$lang/team/$product")({
	loader: ({ context: { language }, params }) => loadTeamPage({ data: { language, product: params.product } }),
	head: ({ loaderData }) => contentHead(loaderData),
	component: () => <ContentScreen view={Route.useLoaderData()} />,
});

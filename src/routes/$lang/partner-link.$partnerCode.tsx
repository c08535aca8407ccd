import { createFileRoute } from "@tanstack/react-router";
import { ContentScreen } from "../../features/content/content-screen.tsx";
import { loadPartnerLanding } from "../-data/content-data.ts";
import { contentHead } from "../-data/content-head.ts";

export const Route = createFileRoute("/$lang/partner-link/$partnerCode")({
	loader: ({ context: { language }, params }) =>
		loadPartnerLanding({ data: { language, partnerCode: params.partnerCode } }),
	head: ({ loaderData }) => contentHead(loaderData),
	component: () => <ContentScreen view={Route.useLoaderData()} />,
});

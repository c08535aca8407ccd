import { createFileRoute } from "@tanstack/react-router";
import { ContentScreen } from "../../features/content/content-screen.tsx";
import { loadGuestArea } from "../-data/content-data.ts";
import { contentHead } from "../-data/content-head.ts";

export const Route = createFileRoute("/$lang/guest/$guestId/$")({
	loader: ({ context: { language }, params }) =>
		loadGuestArea({ data: { language, guestId: params.guestId, path: params._splat ?? "" } }),
	head: ({ loaderData }) => contentHead(loaderData),
	component: () => <ContentScreen view={Route.useLoaderData()} />,
});

import { createFileRoute } from "@tanstack/react-router";
import { StoryScreen } from "#blocks/story-screen.tsx";
import { contentHead } from "../-data/content-head.ts";
import { loadGuestArea } from "../-data/story-data.ts";

export const Route = createFileRoute("/$lang/guest/$guestId/$")({
	loader: ({ context: { language }, params }) =>
		loadGuestArea({ data: { language, guestId: params.guestId, path: params._splat ?? "" } }),
	head: ({ loaderData }) => contentHead(loaderData),
	component: () => <StoryScreen view={Route.useLoaderData()} />,
});

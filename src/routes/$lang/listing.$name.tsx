import { createFileRoute } from "@tanstack/react-router";
import { ListingScreen } from "#blocks/listing-screen.tsx";
import { PendingCards } from "../../features/layout/pending-screen.tsx";
import { contentHead } from "../-data/content-head.ts";
import { loadListing } from "../-data/story-data.ts";

export const Route = createFileRoute("/$lang/listing/$name")({
	loader: ({ context: { language }, params }) => loadListing({ data: { language, name: params.name } }),
	head: ({ loaderData }) => contentHead(loaderData),
	pendingComponent: () => <PendingCards />,
	component: ListingRoute,
});

function ListingRoute() {
	const { name } = Route.useParams();
	return <ListingScreen view={Route.useLoaderData()} section={name === "villas" ? "villas" : undefined} />;
}

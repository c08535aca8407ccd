import { createFileRoute } from "@tanstack/react-router";
import { ListingScreen } from "#blocks/listing-screen.tsx";
import { MarketScreen } from "#blocks/market-screen.tsx";
import { PendingCards } from "../../features/layout/pending-screen.tsx";
import { contentHead } from "../-data/content-head.ts";
import { loadListing } from "../-data/story-data.ts";

export const Route = createFileRoute("/$lang/listing/$name")({
	validateSearch: (query: Record<string, string>) => query,
	loaderDeps: ({ search }) => ({ query: search }),
	loader: ({ context: { language }, params: { name }, deps: { query } }) =>
		loadListing({ data: { language, name, query } }),
	head: ({ loaderData, match }) =>
		contentHead(
			match.context.page,
			loaderData && { ...loaderData.view, alternates: loaderData.search?.alternates ?? loaderData.view.alternates },
		),
	pendingComponent: () => <PendingCards />,
	component: ListingRoute,
});

function ListingRoute() {
	const { name } = Route.useParams();
	const { view, search, homes } = Route.useLoaderData();
	if (search) return <MarketScreen view={view} search={search} />;
	return <ListingScreen view={{ ...view, homes }} section={name === "villas" ? "villas" : undefined} />;
}

import { createFileRoute } from "@tanstack/react-router";
import { ListingScreen } from "#blocks/listing-screen.tsx";
import { MarketScreen } from "#blocks/market-screen.tsx";
import { loadMessages } from "#i18n/load-messages.ts";
import { PendingCards } from "../../features/layout/pending-screen.tsx";
import { contentHead } from "../-data/content-head.ts";
import { SEARCH_MESSAGES, STORY_MESSAGES } from "../-data/screen-messages.ts";
import { loadListing } from "../-data/story-data.ts";

export const Route = createFileRoute("/$lang/listing/$name")({
	staticData: { messages: STORY_MESSAGES },
	validateSearch: (query: Record<string, string>) => query,
	loaderDeps: ({ search }) => ({ query: search }),
	loader: async ({ context: { language, page }, params: { name }, deps: { query } }) => {
		const listing = await loadListing({ data: { language, name, query } });
		const messages = listing.search ? SEARCH_MESSAGES : [];
		await loadMessages(language, page.messagesHash, messages);
		return { messages, ...listing };
	},
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

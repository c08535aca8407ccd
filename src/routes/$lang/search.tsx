import { createFileRoute } from "@tanstack/react-router";
import { PendingCards } from "../../features/layout/pending-screen.tsx";
import { SearchScreen } from "../../features/search/search-screen.tsx";
import { loadSearchPage } from "../-data/page-data.ts";
import { SEARCH_MESSAGES } from "../-data/screen-messages.ts";
import { searchHead } from "../-data/search-head.ts";

export const Route = createFileRoute("/$lang/search")({
	staticData: { messages: SEARCH_MESSAGES },
	validateSearch: (query: Record<string, string>) => query,
	loaderDeps: ({ search }) => ({ query: search }),
	loader: async ({ context: { language }, deps: { query } }) => ({
		language,
		view: await loadSearchPage({ data: { language, kind: "all", slugs: [], query } }),
	}),
	head: ({ loaderData, match }) => (loaderData ? searchHead(match.context.page, loaderData.view) : {}),
	pendingComponent: () => <PendingCards layout="no-footer" />,
	component: () => <SearchScreen view={Route.useLoaderData().view} />,
});

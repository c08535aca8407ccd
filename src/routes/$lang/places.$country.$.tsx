import { createFileRoute } from "@tanstack/react-router";
import { accoIdIn } from "#site/href.ts";
import { withoutAccommodation } from "#site/trailing-slash.ts";
import { PendingCards } from "../../features/layout/pending-screen.tsx";
import { SearchScreen } from "../../features/search/search-screen.tsx";
import { loadSearchPage } from "../-data/page-data.ts";
import { SEARCH_MESSAGES } from "../-data/screen-messages.ts";
import { searchHead } from "../-data/search-head.ts";

export const Route = createFileRoute("/$lang/places/$country/$")({
	staticData: { messages: SEARCH_MESSAGES },
	validateSearch: (query: Record<string, string>) => query,
	loaderDeps: ({ search }) => ({ query: search }),
	loader: async ({ context: { language }, params, deps: { query } }) => {
		const named = (params._splat ?? "").split("/").filter(Boolean);
		// A home's name says nothing about a country or region, whether the home is there or not.
		const places = withoutAccommodation(named);
		const accoId = places ? (accoIdIn(named.at(-1) ?? "") ?? undefined) : undefined;
		const slugs = [params.country, ...(places ?? named)];
		return { language, view: await loadSearchPage({ data: { language, kind: "place", slugs, query, accoId } }) };
	},
	head: ({ loaderData, match }) => (loaderData ? searchHead(match.context.page, loaderData.view) : {}),
	pendingComponent: () => <PendingCards layout="no-footer" />,
	component: () => <SearchScreen view={Route.useLoaderData().view} />,
});

import { createFileRoute } from "@tanstack/react-router";
import { screenTranslator } from "#i18n/load-messages.ts";
import { FavouritesScreen } from "../../features/favourites/favourites-screen.tsx";
import { PendingCards } from "../../features/layout/pending-screen.tsx";
import { loadFavourites } from "../-data/page-data.ts";
import { pageHead } from "../-data/page-head.ts";
import { FAVOURITES_MESSAGES } from "../-data/screen-messages.ts";

export const Route = createFileRoute("/$lang/favourites")({
	staticData: { messages: FAVOURITES_MESSAGES },
	validateSearch: (query: Record<string, string>) => query,
	loaderDeps: ({ search }) => ({ fav: search.fav ?? "" }),
	// Likes change on every other screen: what was loaded before is never shown again.
	gcTime: 0,
	loader: async ({ context: { language }, deps: { fav } }) => ({
		language,
		view: await loadFavourites({ data: { language, fav } }),
	}),
	head: ({ loaderData, match }) =>
		loaderData
			? pageHead(match.context.page, {
					title: screenTranslator(loaderData.language)("title.favourites"),
					indexable: false,
				})
			: {},
	pendingComponent: () => <PendingCards />,
	component: () => <FavouritesScreen view={Route.useLoaderData().view} />,
});

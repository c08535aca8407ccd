import { createFileRoute } from "@tanstack/react-router";
import { Suspense } from "react";
import { loadMessages } from "#i18n/load-messages.ts";
import { accoIdIn, href } from "#site/href.ts";
import type { SearchView } from "#site/views/search-view.ts";
import { late, lateReady } from "#ui/late.tsx";
import { AccommodationScreen } from "../../features/accommodation/accommodation-screen.tsx";
import { homeHead } from "../-data/home-head.ts";
import { loadHomeOrPlace } from "../-data/page-data.ts";
import { HOME_MESSAGES, SEARCH_MESSAGES } from "../-data/screen-messages.ts";
import { searchHead } from "../-data/search-head.ts";

/** A home's page loads nothing of the search: what shows in place of a home that is gone has a chunk of its own. */
const SearchScreen = late<{ readonly view: SearchView }>(async () => {
	const { SearchScreen: found } = await import("../../features/search/search-screen.tsx");
	return { default: found };
});
if (import.meta.env.SSR) await lateReady([SearchScreen]);

export const Route = createFileRoute("/$lang/home/$country/$region/$place/$home")({
	staticData: { messages: HOME_MESSAGES },
	validateSearch: (query: Record<string, string>) => query,
	loaderDeps: ({ search }) => ({ query: search }),
	loader: async ({ context: { language, page }, params, deps: { query } }) => {
		const { country, region, place, home } = params;
		const data = {
			language,
			query,
			accoId: accoIdIn(home) ?? "",
			slugs: [country, region, place],
			path: href("homeDetail", language, { country, region, place, home }),
		};
		const found = await loadHomeOrPlace({ data });
		const messages = found.home ? [] : SEARCH_MESSAGES;
		await loadMessages(language, page.messagesHash, messages);
		return { language, messages, ...found };
	},
	head: ({ loaderData, match }) => {
		if (!loaderData) return {};
		if (loaderData.home) return homeHead(match.context.page, loaderData.home);
		return searchHead(match.context.page, loaderData.search);
	},
	component: HomeOrPlace,
});

function HomeOrPlace() {
	const data = Route.useLoaderData();
	if (data.home) return <AccommodationScreen view={data.home} />;
	return (
		<Suspense>
			<SearchScreen view={data.search} />
		</Suspense>
	);
}

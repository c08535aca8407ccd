import { createFileRoute } from "@tanstack/react-router";
import { useT } from "#i18n/react.tsx";
import type { SearchView } from "#site/views/search-view.ts";
import { PendingCards } from "../../features/layout/pending-screen.tsx";
import { LastMinuteWeeks } from "../../features/search/last-minute-weeks.tsx";
import { SearchScreen } from "../../features/search/search-screen.tsx";
import { loadSearchPage } from "../-data/page-data.ts";
import { LASTMINUTE_MESSAGES } from "../-data/screen-messages.ts";
import { searchHead } from "../-data/search-head.ts";

export const Route = createFileRoute("/$lang/last-minute")({
	staticData: { messages: LASTMINUTE_MESSAGES },
	validateSearch: (query: Record<string, string>) => query,
	loaderDeps: ({ search }) => ({ query: search }),
	loader: async ({ context: { language }, deps: { query } }) => ({
		language,
		view: await loadSearchPage({ data: { language, kind: "lastMinute", slugs: [], query } }),
	}),
	head: ({ loaderData, match }) => (loaderData ? searchHead(match.context.page, loaderData.view) : {}),
	pendingComponent: () => <PendingCards layout="no-footer" />,
	component: () => <LastMinuteScreen view={Route.useLoaderData().view} />,
});

/** By week of arrival; on the map, in another order or for dates of the guest's own the list of a search. */
function LastMinuteScreen({ view }: { view: SearchView }) {
	const t = useT();
	const { lastMinutes, params } = view;
	const hasDates = params.arrival !== undefined || params.flex !== undefined;
	return (
		<SearchScreen
			view={view}
			order={hasDates ? undefined : t("lastminute.order")}
			list={lastMinutes && <LastMinuteWeeks view={view} lastMinutes={lastMinutes} />}
		/>
	);
}

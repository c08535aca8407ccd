import { createFileRoute } from "@tanstack/react-router";
import { BestWeekScreen } from "../../features/best-week/best-week-screen.tsx";
import { PendingCards } from "../../features/layout/pending-screen.tsx";
import { loadBestWeek } from "../-data/page-data.ts";
import { pageHead } from "../-data/page-head.ts";
import { WEEK_MESSAGES } from "../-data/screen-messages.ts";

export const Route = createFileRoute("/$lang/best-week")({
	staticData: { messages: WEEK_MESSAGES },
	validateSearch: (query: Record<string, string>) => query,
	loaderDeps: ({ search }) => ({ query: search }),
	loader: async ({ context: { language }, deps: { query } }) => ({
		language,
		view: await loadBestWeek({ data: { language, query } }),
	}),
	head: ({ loaderData, match }) => {
		if (!loaderData) return {};
		const { head, canonical, alternates, indexable } = loaderData.view;
		return pageHead(match.context.page, { ...head, isWhole: true, canonical, alternates, indexable });
	},
	pendingComponent: () => <PendingCards />,
	component: () => <BestWeekScreen view={Route.useLoaderData().view} />,
});

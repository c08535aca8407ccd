import { createFileRoute } from "@tanstack/react-router";
import { screenTranslator } from "#i18n/load-messages.ts";
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
		const { language, view } = loaderData;
		return pageHead(match.context.page, {
			title: screenTranslator(language)("title.bestWeek"),
			description: screenTranslator(language)("title.bestWeekText"),
			canonical: view.canonical,
			alternates: view.alternates,
			indexable: view.indexable,
		});
	},
	pendingComponent: () => <PendingCards />,
	component: () => <BestWeekScreen view={Route.useLoaderData().view} />,
});

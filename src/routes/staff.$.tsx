import { createFileRoute } from "@tanstack/react-router";
import { loadMessages, screenTranslator } from "#i18n/load-messages.ts";
import { LanguageProvider } from "#i18n/react.tsx";
import type { OfficeView } from "#site/views/office-view.ts";
import { OfficeScreen } from "../features/office/office-screen.tsx";
import { loadOffice } from "./-data/office-data.ts";
import { pageHead } from "./-data/page-head.ts";
import { visitorLanguage } from "./-data/request.ts";
import { messagesOf, OFFICE_MESSAGES } from "./-data/screen-messages.ts";
import { Failed } from "./-failed.tsx";

export const Route = createFileRoute("/staff/$")({
	staticData: { messages: OFFICE_MESSAGES },
	// Its headers are those of the path as it is written here.
	caseSensitive: true,
	validateSearch: (query: Record<string, string>) => query,
	loaderDeps: ({ search }) => ({ query: search }),
	// The router keeps no copy, so that signing out leaves nothing in the tab.
	gcTime: 0,
	beforeLoad: async ({ context, matches }) => {
		const language = visitorLanguage();
		await loadMessages(language, context.page.messagesHash, messagesOf(matches));
		return { language };
	},
	loader: async ({ context: { language }, params, deps }) => ({
		language,
		view: await loadOffice({ data: { path: params._splat ?? "", language, query: deps.query } }),
	}),
	head: ({ loaderData, match }) => {
		if (!loaderData) return {};
		const { page } = loaderData.view;
		// One of many is called by its own name: tabs and the browser's history tell them apart by it. They name no guest.
		const title =
			"record" in page && page.name !== "guest"
				? page.record.called
				: page.name === "booking"
					? page.no
					: screenTranslator(loaderData.language)(`office.title_${page.name}`);
		return pageHead(match.context.page, { title, indexable: false });
	},
	errorComponent: ({ error }) => <Failed error={error} language={visitorLanguage()} />,
	notFoundComponent: ({ data }) => <Missing view={data as OfficeView} />,
	component: Office,
});

function Office() {
	const { language, view } = Route.useLoaderData();
	return (
		<LanguageProvider language={language}>
			<OfficeScreen view={view} />
		</LanguageProvider>
	);
}

/** A page that there is not, in the frame of the office. */
function Missing({ view }: { view: OfficeView }) {
	return (
		<LanguageProvider language={visitorLanguage()}>
			<OfficeScreen view={view} />
		</LanguageProvider>
	);
}

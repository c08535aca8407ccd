import { createFileRoute } from "@tanstack/react-router";
import { screenTranslator } from "#i18n/load-messages.ts";
import { SuccessScreen } from "../../features/booking/success-screen.tsx";
import { loadSuccessPage } from "../-data/page-data.ts";
import { pageHead } from "../-data/page-head.ts";
import { SUCCESS_MESSAGES } from "../-data/screen-messages.ts";

export const Route = createFileRoute("/$lang/success/application")({
	staticData: { messages: SUCCESS_MESSAGES },
	validateSearch: (query: Record<string, string>) => query,
	loaderDeps: ({ search }) => ({ bookingNo: search.booking ?? "" }),
	loader: async ({ context: { language }, deps: { bookingNo } }) => ({
		language,
		view: await loadSuccessPage({ data: { language, type: "Application", bookingNo } }),
	}),
	head: ({ loaderData, match }) =>
		loaderData
			? pageHead(match.context.page, {
					title: screenTranslator(loaderData.language)("title.success"),
					indexable: false,
				})
			: {},
	component: () => <SuccessScreen view={Route.useLoaderData().view} />,
});

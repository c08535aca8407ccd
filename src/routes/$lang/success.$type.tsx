import { createFileRoute, notFound } from "@tanstack/react-router";
import { BOOKING_TYPES } from "#domain/pricing/allowed-types.ts";
import { screenTranslator } from "#i18n/load-messages.ts";
import { SuccessScreen } from "../../features/booking/success-screen.tsx";
import { loadSuccessPage } from "../-data/page-data.ts";
import { pageHead } from "../-data/page-head.ts";
import { STAFF_MESSAGES, SUCCESS_MESSAGES } from "../-data/screen-messages.ts";

/** What follows upon a booking, an option or a request. */
export const Route = createFileRoute("/$lang/success/$type")({
	staticData: { messages: SUCCESS_MESSAGES },
	validateSearch: (query: Record<string, string>) => query,
	loaderDeps: ({ search }) => ({ bookingNo: search.booking ?? "" }),
	loader: async ({ context: { language }, params, deps: { bookingNo } }) => {
		const type = BOOKING_TYPES.find((known) => known.toLowerCase() === params.type);
		if (!type) throw notFound();
		const view = await loadSuccessPage({ data: { language, type, bookingNo } });
		return view.forStaff ? { language, view, messages: STAFF_MESSAGES } : { language, view };
	},
	head: ({ loaderData, match }) =>
		loaderData
			? pageHead(match.context.page, {
					title: screenTranslator(loaderData.language)("title.success"),
					indexable: false,
				})
			: {},
	component: () => <SuccessScreen view={Route.useLoaderData().view} />,
});

import { createFileRoute } from "@tanstack/react-router";
import { screenTranslator } from "#i18n/load-messages.ts";
import { BookingScreen } from "../../features/booking/booking-screen.tsx";
import { loadBookingPage } from "../-data/page-data.ts";
import { pageHead } from "../-data/page-head.ts";
import { BOOKING_MESSAGES, STAFF_MESSAGES } from "../-data/screen-messages.ts";

export const Route = createFileRoute("/$lang/book/$slug")({
	staticData: { messages: BOOKING_MESSAGES },
	validateSearch: (query: Record<string, string>) => query,
	loaderDeps: ({ search }) => ({ query: search }),
	loader: async ({ context: { language }, params: { slug }, deps: { query } }) => {
		const view = await loadBookingPage({ data: { language, slug, query } });
		return view.forStaff || view.forAgency ? { language, view, messages: STAFF_MESSAGES } : { language, view };
	},
	head: ({ loaderData, match }) =>
		loaderData
			? pageHead(match.context.page, {
					title: screenTranslator(loaderData.language)("title.booking", { home: loaderData.view.acco.title }),
					indexable: false,
				})
			: {},
	component: Booking,
});

function Booking() {
	const { language, view } = Route.useLoaderData();
	const { slug } = Route.useParams();
	const query = Route.useSearch();
	return (
		<BookingScreen
			view={view}
			reprice={(values) => loadBookingPage({ data: { language, slug, query, values: { ...values } } })}
		/>
	);
}

import { createFileRoute } from "@tanstack/react-router";
import { SuccessScreen } from "../../features/booking/success-screen.tsx";
import { loadSuccessPage } from "../-data/page-data.ts";
import { headText, pageHead } from "../-data/page-head.ts";

export const Route = createFileRoute("/$lang/success/booking")({
	validateSearch: (query: Record<string, string>) => query,
	loaderDeps: ({ search }) => ({ bookingNo: search.booking ?? "" }),
	loader: async ({ context: { language }, deps: { bookingNo } }) => ({
		language,
		view: await loadSuccessPage({ data: { language, type: "Booking", bookingNo } }),
	}),
	head: ({ loaderData, match }) =>
		loaderData
			? pageHead(match.context.page, { title: headText(loaderData.language, "title.success"), indexable: false })
			: {},
	component: () => <SuccessScreen view={Route.useLoaderData().view} />,
});

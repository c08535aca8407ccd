import { createFileRoute } from "@tanstack/react-router";
import { GuestScreen } from "../../features/guest/guest-screen.tsx";
import { loadGuestArea } from "../-data/guest-data.ts";
import { headText, pageHead } from "../-data/page-head.ts";

export const Route = createFileRoute("/$lang/guest/$guestId/$")({
	validateSearch: (query: Record<string, string>) => query,
	loaderDeps: ({ search }) => ({ done: search.done ?? "" }),
	// Whoever signs out leaves nothing behind.
	gcTime: 0,
	loader: async ({ context: { language }, params, deps: { done } }) => ({
		language,
		view: await loadGuestArea({ data: { language, guestId: params.guestId, path: params._splat ?? "", done } }),
	}),
	head: ({ loaderData, match }) =>
		loaderData
			? pageHead(match.context.page, {
					title: headText(loaderData.language, `guest.title_${loaderData.view.page.name}`),
					indexable: false,
				})
			: {},
	component: () => <GuestScreen view={Route.useLoaderData().view} />,
});

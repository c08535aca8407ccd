import { createFileRoute } from "@tanstack/react-router";
import { screenTranslator } from "#i18n/load-messages.ts";
import { GuestScreen } from "../../features/guest/guest-screen.tsx";
import { loadGuestArea } from "../-data/guest-data.ts";
import { pageHead } from "../-data/page-head.ts";
import { GUEST_MESSAGES } from "../-data/screen-messages.ts";

export const Route = createFileRoute("/$lang/guest/$guestId/$")({
	staticData: { messages: GUEST_MESSAGES },
	validateSearch: (query: Record<string, string>) => query,
	loaderDeps: ({ search }) => ({ done: search.done ?? "" }),
	// The router keeps no copy, so that signing out leaves no personal page in the tab.
	gcTime: 0,
	loader: async ({ context: { language }, params, deps: { done } }) => ({
		language,
		view: await loadGuestArea({ data: { language, guestId: params.guestId, path: params._splat ?? "", done } }),
	}),
	head: ({ loaderData, match }) =>
		loaderData
			? pageHead(match.context.page, {
					title: screenTranslator(loaderData.language)(`guest.title_${loaderData.view.page.name}`),
					indexable: false,
				})
			: {},
	component: () => <GuestScreen view={Route.useLoaderData().view} />,
});

import { createFileRoute } from "@tanstack/react-router";
import { screenTranslator } from "#i18n/load-messages.ts";
import { PendingCards } from "../../features/layout/pending-screen.tsx";
import { GroupRoomScreen } from "../../features/room/group-room-screen.tsx";
import { loadGroupRoom } from "../-data/page-data.ts";
import { pageHead } from "../-data/page-head.ts";
import { ROOM_MESSAGES } from "../-data/screen-messages.ts";

export const Route = createFileRoute("/$lang/group-room/$token")({
	staticData: { messages: ROOM_MESSAGES },
	// Others write in it all the time: what was loaded before is never shown again.
	gcTime: 0,
	validateSearch: (query: Record<string, string>) => query,
	loaderDeps: ({ search }) => ({ query: search }),
	loader: async ({ context: { language }, params: { token }, deps: { query } }) => ({
		language,
		view: await loadGroupRoom({ data: { language, token, query } }),
	}),
	head: ({ loaderData, match }) =>
		loaderData
			? pageHead(match.context.page, {
					title: loaderData.view.title || screenTranslator(loaderData.language)("title.groupRoom"),
					indexable: false,
				})
			: {},
	pendingComponent: () => <PendingCards />,
	component: () => <GroupRoomScreen view={Route.useLoaderData().view} />,
});

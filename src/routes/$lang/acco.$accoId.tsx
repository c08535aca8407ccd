import { createFileRoute } from "@tanstack/react-router";
import { AccommodationScreen } from "../../features/accommodation/accommodation-screen.tsx";
import { homeHead } from "../-data/home-head.ts";
import { loadHome } from "../-data/page-data.ts";
import { HOME_MESSAGES } from "../-data/screen-messages.ts";

export const Route = createFileRoute("/$lang/acco/$accoId")({
	staticData: { messages: HOME_MESSAGES },
	validateSearch: (query: Record<string, string>) => query,
	loaderDeps: ({ search }) => ({ query: search }),
	loader: ({ context: { language }, params: { accoId }, deps: { query } }) =>
		loadHome({ data: { language, accoId, query } }),
	head: ({ loaderData, match }) => (loaderData ? homeHead(match.context.page, loaderData) : {}),
	component: () => <AccommodationScreen view={Route.useLoaderData()} />,
});

import { createFileRoute } from "@tanstack/react-router";
import { screenTranslator } from "#i18n/load-messages.ts";
import { OrganisationScreen } from "../../features/organisation/organisation-screen.tsx";
import { portalPage } from "../../features/organisation/portal-pages.tsx";
import { loadOrganisation } from "../-data/organisation-data.ts";
import { pageHead } from "../-data/page-head.ts";
import { PORTAL_MESSAGES } from "../-data/screen-messages.ts";

export const Route = createFileRoute("/$lang/portal/$")({
	staticData: { messages: PORTAL_MESSAGES },
	validateSearch: (query: Record<string, string>) => query,
	loaderDeps: ({ search }) => ({ query: search }),
	// The router keeps no copy, so that signing out leaves no page in the tab.
	gcTime: 0,
	loader: async ({ context: { language }, params, deps: { query } }) => ({
		language,
		view: await loadOrganisation({ data: { area: "portal", language, path: params._splat ?? "", query } }),
	}),
	head: ({ loaderData, match }) =>
		loaderData
			? pageHead(match.context.page, {
					title: screenTranslator(loaderData.language)(`organisation.title_${loaderData.view.page.name}`),
					indexable: false,
				})
			: {},
	component: () => <OrganisationScreen view={Route.useLoaderData().view} own={portalPage} />,
});

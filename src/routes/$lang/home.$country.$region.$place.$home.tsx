import { createFileRoute } from "@tanstack/react-router";
import { accoIdIn, href } from "#site/href.ts";
import { HomeScreen } from "../../features/home/home-screen.tsx";
import { SearchScreen } from "../../features/search/search-screen.tsx";
import { homeHead } from "../-data/home-head.ts";
import { loadHomeOrPlace } from "../-data/page-data.ts";
import { searchHead } from "../-data/search-head.ts";

export const Route = createFileRoute("/$lang/home/$country/$region/$place/$home")({
	validateSearch: (query: Record<string, string>) => query,
	loaderDeps: ({ search }) => ({ query: search }),
	loader: async ({ context: { language }, params, deps: { query } }) => {
		const { country, region, place, home } = params;
		const data = {
			language,
			query,
			accoId: accoIdIn(home) ?? "",
			slugs: [country, region, place],
			path: href("homeDetail", language, { country, region, place, home }),
		};
		return { language, ...(await loadHomeOrPlace({ data })) };
	},
	head: ({ loaderData, match }) => {
		if (!loaderData) return {};
		if (loaderData.home) return homeHead(match.context.page, loaderData.home);
		return searchHead(match.context.page, loaderData.language, loaderData.search);
	},
	component: HomeOrPlace,
});

function HomeOrPlace() {
	const data = Route.useLoaderData();
	return data.home ? <HomeScreen view={data.home} /> : <SearchScreen view={data.search} />;
}

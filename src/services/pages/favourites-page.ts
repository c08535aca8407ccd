import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import { byLanguage, type Language, type Localized } from "#domain/language.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { NO_FILTERS, type SearchQuery } from "#search/query.ts";
import { alternates } from "#site/href.ts";
import { parseSearchParams, partyOf, type SearchParams, searchString } from "#site/search-params.ts";
import type { FavouritesView } from "#site/views/favourites-view.ts";
import { getHuis } from "../accommodations/get-huis.ts";
import { listedAccommodations } from "../accommodations/listed-accommodations.ts";
import type { App } from "../app.ts";
import { inPlace, placePath, placeTree } from "../places/place-tree.ts";

export interface FavouritesPageRequest {
	readonly language: Language;
	/** Ids of the list, in its order. */
	readonly accoIds: readonly string[];
	readonly shared: boolean;
	/** The last stay searched for, as its cookie holds it. */
	readonly lastStay: string;
}

/** The homes of a list with the prices of the last stay searched for, else with their lowest price. */
export async function favouritesPage(app: App, request: FavouritesPageRequest): Promise<FavouritesView> {
	const { language, accoIds, shared } = request;
	const stay = stayOf(request.lastStay, app.clock.today());
	const listed = await getHuis(app, { lang: language, from: 0, perPage: Math.max(1, accoIds.length), accoIds });
	const priced = stay ? await pricedFor(app, stay, listed.accos, language) : null;
	const homes = listed.accos.map((acco) => ({
		acco: priced?.get(acco.accoId) ?? acco,
		free: priced === null || priced.has(acco.accoId),
	}));
	const fav = searchString({ fav: listed.accos.map((acco) => acco.accoId) });
	const paths = alternates("favourites", () => ({}));
	return {
		shared,
		homes,
		stay,
		sharePath: paths[language] + fav,
		more: await moreLike(app, listed.accos, language),
		alternates: shared ? withQuery(paths, fav) : paths,
	};
}

/** The stay of the cookie, unless it is none or begins before today. */
function stayOf(text: string, today: number): SearchParams | null {
	const params = parseSearchParams(Object.fromEntries(new URLSearchParams(text)));
	const { arrival, departure, adults, children, babies, pets } = params;
	if (!arrival || !departure || dayOf(arrival) < today) return null;
	return { arrival, departure, adults, children, babies, pets };
}

/** Homes of the list that can be had for a stay, with its price. */
async function pricedFor(app: App, stay: SearchParams, accos: readonly ListedAccommodation[], language: Language) {
	const query: SearchQuery = {
		stays: [{ arrival: dayOf(stay.arrival ?? ""), departure: dayOf(stay.departure ?? "") }],
		party: partyOf(stay),
		filters: { ...NO_FILTERS, accoIds: accos.map((acco) => acco.accoId) },
		sort: "recommended",
		center: null,
		from: 0,
		perPage: Math.max(1, accos.length),
	};
	const { hits } = await app.search.search(query);
	return new Map((await listedAccommodations(app, hits, language, query)).map((acco) => [acco.accoId, acco]));
}

/** The region that most of the list's homes lie in. */
async function moreLike(
	app: App,
	accos: readonly ListedAccommodation[],
	language: Language,
): Promise<FavouritesView["more"]> {
	const counts = new Map<string, number>();
	for (const { region, countryCode } of accos) {
		const key = `${countryCode} ${region}`;
		counts.set(key, (counts.get(key) ?? 0) + 1);
	}
	const [most] = [...counts].sort((a, b) => b[1] - a[1]);
	if (!most) return null;
	const tree = await placeTree(app);
	const node = tree.nodes.find(
		(node) => node.type === "region" && `${node.country} ${node.names[language]}` === most[0],
	);
	return node
		? {
				placeIn: inPlace(node, language),
				count: node.count,
				href: placePath(node, language),
			}
		: null;
}

function withQuery(paths: Localized, query: string): Localized {
	return byLanguage((language) => paths[language] + query);
}

import { loadSearchHomes } from "#db/accommodations/load-homes.ts";
import { isAccoId } from "#domain/accommodation/acco-id.ts";
import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import type { Language } from "#domain/language.ts";
import { mayDo, type Role } from "#domain/staff/roles.ts";
import type { SearchHit, SearchQuery } from "#search/query.ts";
import { type OrderedHit, orderOf, type Standing } from "#search/standing.ts";
import { type SearchParams, searchString } from "#site/search-params.ts";
import type { WhyNeighbour, WhyView } from "#site/views/why-view.ts";
import { WHY, WHY_FIRST, whyHref } from "#site/why.ts";
import { listedAccommodations } from "../accommodations/listed-accommodations.ts";
import type { App } from "../app.ts";
import { missingReasons } from "./why-missing.ts";
import { decidedBy, hasJustChanged, orderRows, type Wording, wording } from "./why-words.ts";

/**
 * Why a home stands where it stands in a search, or is not in it, for staff (docs/guides/search.md#why-this-order).
 * What decides is asked of the engine itself; nothing is ordered or filtered again here.
 */

type WhyApp = Pick<App, "db" | "clock" | "search" | "cards" | "viewer">;

/** A question for a home's place in a search. */
export interface WhyRequest {
	/** As it was typed: a home's number, or `WHY_FIRST`. */
	readonly requested: string;
	readonly query: SearchQuery;
	readonly params: SearchParams;
	/** Public path of the search. */
	readonly path: string;
	readonly language: Language;
}

/** Whether somebody may ask why. */
export function mayExplain(staff: { readonly roles: readonly Role[] } | null): boolean {
	return staff !== null && mayDo(staff.roles, "search.explain");
}

/** What of an address's query asks why, where who looks may; absent for all others. */
export function requestedWhy(
	query: Readonly<Record<string, string>>,
	staff: { readonly roles: readonly Role[] } | null,
): { readonly why?: string } {
	const requested = query[WHY];
	return requested !== undefined && mayExplain(staff) ? { why: requested } : {};
}

/** The answer; `hits`: the homes of the page, the first of which `WHY_FIRST` means. */
export async function explainOrder(app: WhyApp, request: WhyRequest, hits: readonly SearchHit[]): Promise<WhyView> {
	const { requested, query, language } = request;
	const typed = requested.trim().toLowerCase();
	const accoId = typed === WHY_FIRST ? (hits[0]?.accoId ?? null) : accoIdTyped(typed);
	const { t } = wording(language, query, new Map());
	if (accoId === null) {
		const home = typed === WHY_FIRST ? "" : requested.trim().slice(0, LONGEST);
		const missing = home === "" ? null : { heading: t("why.missing"), reasons: [t("why.notFound")] };
		return { ...frameOf(request), accoId: null, home, place: null, notes: [], rows: [], neighbours: [], missing };
	}
	// What was changed a moment ago is in both what is read here and what is ordered.
	await app.search.refresh();
	const { standing, missing } = await app.search.explain(query, accoId);
	const around = standing ? [standing.home, standing.before, standing.behind].flatMap((one) => one ?? []) : [];
	const shown = around.length > 0 ? around.map(({ hit }) => hit) : [{ accoId, price: null, from: null, choices: null }];
	const listed = await listedAccommodations(app, shown, language, query);
	const homes = await loadSearchHomes(
		app.db,
		shown.map((hit) => hit.accoId),
		app.clock.now(),
	);
	const say = wording(language, query, new Map(homes.map(({ home, facts }) => [home.accoId, facts])));
	const own = listed.find((one) => one.accoId === accoId) ?? null;
	const home = homes.find((one) => one.home.accoId === accoId) ?? null;
	const place = own && [...new Set([own.placename, own.region, own.country])].join(", ");
	const reasons = await missingReasons(app, say, { accoId, home, place }, missing);
	return {
		...frameOf(request),
		accoId,
		home: nameOf(accoId, own),
		place: standing && placeOf(say, standing),
		notes: standing ? notesOf(say, standing) : [],
		rows: standing ? orderRows(say, standing) : [],
		neighbours: standing ? neighboursOf(say, request, standing, listed) : [],
		missing: reasons.length === 0 ? null : { heading: t(standing ? "why.missingDates" : "why.missing"), reasons },
	};
}

/** A typed text that is no number is shown so far. */
const LONGEST = 40;

/** `A 123` and `123` mean the same home. */
function accoIdTyped(typed: string): string | null {
	const accoId = `a${typed.replace(/^a?\s*0*/, "")}`;
	return isAccoId(accoId) ? accoId : null;
}

function frameOf({ params, path, language, query }: WhyRequest): Pick<WhyView, "closeHref" | "words"> {
	const { t } = wording(language, query, new Map());
	return {
		closeHref: path + searchString(params),
		words: {
			heading: t("why.heading"),
			staff: t("why.staff"),
			close: t("why.close"),
			field: t("why.field"),
			look: t("why.look"),
			here: t("why.here"),
		},
	};
}

function nameOf(accoId: string, home: ListedAccommodation | null): string {
	return home ? `${home.title} (${accoId})` : accoId;
}

function placeOf({ t, query }: Wording, { list, place, of }: Standing): string {
	if (list === "otherDates") return t("why.otherPlace", { place, of });
	return t("why.place", { place, of, sort: t(`sort.${orderOf(query)}`) });
}

function notesOf(say: Wording, standing: Standing): readonly string[] {
	const { t, query } = say;
	if (standing.list === "otherDates") return [];
	return [
		query.sort === orderOf(query) ? "" : t("why.noPoint"),
		standing.home.points ? t("why.formula") : "",
		hasJustChanged(say, standing) ? t("why.justChanged") : "",
	].filter(Boolean);
}

function neighboursOf(
	say: Wording,
	{ params, path, query }: WhyRequest,
	standing: Standing,
	listed: readonly ListedAccommodation[],
): readonly WhyNeighbour[] {
	const { t } = say;
	const neighbour = (side: "before" | "behind", other: OrderedHit | null): readonly WhyNeighbour[] => {
		if (!other) return [];
		const { accoId } = other.hit;
		const place = standing.place + (side === "before" ? -1 : 1);
		// Other dates are those of the page that is shown.
		const page = standing.list === "hits" ? Math.ceil(place / query.perPage) : params.page;
		const home = listed.find((one) => one.accoId === accoId) ?? null;
		const search = path + searchString({ ...params, page: page === 1 ? undefined : page });
		return [
			{
				heading: t(`why.${side}`),
				home: nameOf(accoId, home),
				href: whyHref(search, accoId),
				decided: decidedBy(say, standing, other),
			},
		];
	};
	return [...neighbour("before", standing.before), ...neighbour("behind", standing.behind)];
}

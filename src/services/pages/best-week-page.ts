import type { Language } from "#domain/language.ts";
import { flexibleStays, MOST_NIGHTS } from "#domain/pricing/flexible-stays.ts";
import { heatOf } from "#domain/pricing/heat.ts";
import type { Stay } from "#domain/pricing/stay-rules.ts";
import { PRICE_RANGE } from "#domain/search/limits.ts";
import { type DayNumber, isoOf, weekdayOf } from "#domain/time/civil-date.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { NO_FILTERS, type SearchQuery, type StayOffer } from "#search/query.ts";
import {
	type BestWeekParams,
	bestWeekString,
	firstDayOf,
	MONTHS_AHEAD,
	MOST_MONTHS,
	monthNumber,
	parseBestWeek,
	printMonthNumber,
} from "#site/best-week-params.ts";
import { alternates, href } from "#site/href.ts";
import { type SearchParams, searchString, stayParams } from "#site/search-params.ts";
import { setFilters } from "#site/set-filters.ts";
import type { BestWeekView, WeekCell, WeekRow, WeekWay } from "#site/views/best-week-view.ts";
import { listedAccommodations } from "../accommodations/listed-accommodations.ts";
import type { App } from "../app.ts";
import { placePath, placeTree } from "../places/place-tree.ts";
import { destinationFilter, type Named } from "../search/destination-filter.ts";
import { storyHeadText } from "./head-texts.ts";
import { withQuery } from "./search-page.ts";
import { searchQueryOf } from "./search-query.ts";

/** Days of arrival that one cell of the grid stands for. */
const CELL_DAYS = 7;
const CELLS = 5;
/** Homes below the grid. */
const HOMES = 9;
/** A higher budget is offered in steps of so many euros. */
const BUDGET_STEP = 50;
const MOST_WAYS = 4;

type BestWeekApp = Pick<App, "db" | "search" | "clock" | "suggestions" | "viewer" | "cards">;

/** What a question means to the engine. */
interface Question {
	readonly params: BestWeekParams;
	/** The search of its links: party, filters and the price a night. */
	readonly search: SearchParams;
	readonly stays: readonly Stay[];
	readonly query: SearchQuery;
}

/**
 * The cheapest weeks of a span of months: for each seven days of arrival the cheapest stay over all homes that fit, and
 * each home with its cheapest stays. A cell's price and number are those of the search that it leads to.
 */
export async function bestWeekPage(
	app: BestWeekApp,
	{ language, query }: { readonly language: Language; readonly query: Readonly<Record<string, string>> },
): Promise<BestWeekView> {
	const today = app.clock.today();
	const params = parseBestWeek(query, today);
	const named = await destinationFilter(app, language, { text: params.q, chosen: query.to ?? "" }, params.search);
	const place = named === "unknown" ? null : named;
	const ask = (of: BestWeekParams) => questionOf(of, place, today);
	const question = ask(params);
	const offers = named === "unknown" ? [] : await app.search.offers(question.query);
	const open = named === "unknown" ? [] : await pricesOverBudget(app, question, offers);
	const rows = rowsOf(question, offers, open, await leadsOf(app, language, place));
	const cells = rows.flatMap((row) => row.cells.flatMap((cell) => (cell && cell.homes > 0 ? [cell] : [])));
	const best = cells.reduce<WeekCell | null>(
		(least, cell) => (least === null || (cell.fromCents ?? 0) < (least.fromCents ?? 0) ? cell : least),
		null,
	);
	const found = await app.search.search(
		named === "unknown" ? { ...question.query, filters: { ...question.query.filters, accoIds: [] } } : question.query,
	);
	const paths = alternates("bestWeek", () => ({}));
	const t = translator(language);
	const text = bestWeekString(params, today);
	const now = monthNumber(today);
	return {
		params,
		path: paths[language],
		today: isoOf(today),
		months: Array.from({ length: MONTHS_AHEAD + 1 }, (_, ahead) => printMonthNumber(now + ahead)),
		rows,
		fitting: cells.length,
		best,
		nightEuros: question.search.priceMax ?? null,
		homes: await listedAccommodations(app, found.hits, language, question.query, question.search),
		totalHomes: found.totalResults,
		homesSearch: question.search,
		facets: found.facets,
		unknownPlace: named === "unknown",
		ways: cells.length === 0 && named !== "unknown" ? await waysOut(app, question, open, ask, now) : [],
		alternates: withQuery(paths, text),
		canonical: paths[language],
		head: storyHeadText(language, { title: t("heads.bestWeek"), description: t("heads.bestWeekText") }),
		indexable: Object.keys(query).length === 0,
	};
}

function questionOf(params: BestWeekParams, named: Named | null, today: DayNumber): Question {
	const said = named?.params ?? {};
	const nights = MOST_NIGHTS[params.length];
	// The one rounding of budgets, as sentences have it: down, so that nothing shown costs more.
	const priceMax = params.budget === undefined ? undefined : Math.floor(params.budget / nights);
	const { arrival: _arrival, departure: _departure, flex: _flex, month: _month, ...narrowed } = said;
	const search: SearchParams = {
		...params.search,
		...narrowed,
		...(priceMax !== undefined && priceMax < PRICE_RANGE.max ? { priceMax } : {}),
	};
	const stays = staysOf(params, today);
	const query = searchQueryOf(search, null, today);
	const filters = named
		? "accoId" in named
			? { ...NO_FILTERS, accoIds: [named.accoId], priceMax: query.filters.priceMax }
			: { ...query.filters, place: named.place }
		: query.filters;
	return {
		params,
		search,
		stays,
		query: { ...query, filters, stays, sort: "price-asc", from: 0, perPage: HOMES },
	};
}

function staysOf({ first, last, length, arrivalDay }: BestWeekParams, today: DayNumber): readonly Stay[] {
	const months = Array.from({ length: last - first + 1 }, (_, at) => first + at);
	return months
		.flatMap((month) => flexibleStays(length, { month: (month % 12) + 1, year: Math.floor(month / 12) }, today))
		.filter(
			({ arrival, departure }) =>
				departure - arrival === MOST_NIGHTS[length] && (arrivalDay === undefined || weekdayOf(arrival) === arrivalDay),
		);
}

/** What the stays cost in which nothing fits the budget; elsewhere nothing is asked. */
async function pricesOverBudget(
	app: Pick<App, "search">,
	{ query, stays, search }: Question,
	offers: readonly StayOffer[],
): Promise<readonly (StayOffer | undefined)[]> {
	if (search.priceMax === undefined) return [];
	const over = stays.flatMap((_, at) => (offers[at]?.count ? [] : [at]));
	if (over.length === 0) return [];
	const found = await app.search.offers({
		...query,
		stays: over.map((at) => stays[at] as Stay),
		filters: { ...query.filters, priceMax: null },
	});
	const all: (StayOffer | undefined)[] = [];
	for (const [at, number] of over.entries()) all[number] = found[at];
	return all;
}

function rowsOf(
	{ params, stays, search }: Question,
	offers: readonly StayOffer[],
	open: readonly (StayOffer | undefined)[],
	leads: Leads,
): readonly WeekRow[] {
	const months = Array.from({ length: params.last - params.first + 1 }, (_, at) => params.first + at);
	const rows = months.map((month) => {
		const begin = firstDayOf(month);
		const end = firstDayOf(month + 1);
		const cells = Array.from({ length: CELLS }, (_, cell) => {
			const from = begin + cell * CELL_DAYS;
			const until = Math.min(end, from + CELL_DAYS);
			const within = stays.flatMap(({ arrival }, at) => (arrival >= from && arrival < until ? [at] : []));
			return cellOf(within, stays, offers, open, search, leads);
		});
		return { month: isoOf(begin), cells };
	});
	const fitting = rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell?.homes ? [cell.fromCents ?? 0] : [])));
	const heat = heatOf(fitting);
	return rows.map((row) => ({
		...row,
		cells: row.cells.map((cell) => cell && { ...cell, heat: cell.homes > 0 ? heat(cell.fromCents ?? 0) : 0 }),
	}));
}

/** The cheapest of some stays: one that fits, else one over the budget, else the first of them as not free. */
function cellOf(
	within: readonly number[],
	stays: readonly Stay[],
	offers: readonly StayOffer[],
	open: readonly (StayOffer | undefined)[],
	search: SearchParams,
	leads: Leads,
): WeekCell | null {
	const [first] = within;
	if (first === undefined) return null;
	const cheapest = (of: readonly (StayOffer | undefined)[]) =>
		within.reduce<number | null>((least, at) => {
			const price = of[at]?.count ? of[at]?.lowestCents : null;
			if (price === null || price === undefined) return least;
			return least === null || price < (of[least]?.lowestCents ?? 0) ? at : least;
		}, null);
	const fits = cheapest(offers);
	const over = fits === null ? cheapest(open) : null;
	const stay = stays[fits ?? over ?? first] as Stay;
	const dates = { arrival: isoOf(stay.arrival), departure: isoOf(stay.departure) };
	const shown = over === null ? search : { ...search, priceMax: undefined };
	return {
		...dates,
		homes: fits === null ? 0 : (offers[fits]?.count ?? 0),
		fromCents:
			fits !== null ? (offers[fits]?.lowestCents ?? null) : over !== null ? (open[over]?.lowestCents ?? null) : null,
		isOver: over !== null,
		href: leads({ ...shown, ...dates }),
		heat: 0,
	};
}

/** The address that a cell leads to, for its search with its dates. */
type Leads = (search: SearchParams) => string;

/** Cells lead to the search that they are of, ordered by price: the home that a cell names stands first. Those of one home lead to it. */
async function leadsOf(app: BestWeekApp, language: Language, named: Named | null): Promise<Leads> {
	if (named && "accoId" in named) return (search) => (named.path ?? "") + searchString(stayParams(search));
	const path = await searchPathOf(app, language, named);
	return (search) => path + searchString({ ...search, sort: "price-asc" });
}

async function searchPathOf(
	app: BestWeekApp,
	language: Language,
	named: Extract<Named, { readonly place: unknown }> | null,
): Promise<string> {
	const everywhere = href("search", language);
	if (!named) return everywhere;
	const tree = await placeTree(app);
	const { country, regionId, placeId } = named.place;
	const node =
		(placeId !== undefined && tree.nodes.find((one) => one.placeId === placeId)) ||
		(regionId !== undefined && tree.byRegionId(regionId)) ||
		(country !== undefined && tree.byCountry(country));
	return node ? placePath(node, language) : everywhere;
}

/** Filters that are tried without: each is a search of its own. */
const MOST_WITHOUT = 6;

/** Questions with one wish less, a higher budget or a month more, by how many weeks each gives. */
async function waysOut(
	app: Pick<App, "search">,
	question: Question,
	open: readonly (StayOffer | undefined)[],
	ask: (params: BestWeekParams) => Question,
	now: number,
): Promise<readonly WeekWay[]> {
	const { params } = question;
	const ways: { kind: WeekWay["kind"]; params: BestWeekParams }[] = setFilters(params.search)
		.slice(0, MOST_WITHOUT)
		.map(({ without }) => ({ kind: "without", params: { ...params, search: without } }));
	const prices = open.flatMap((offer) => (offer?.count && offer.lowestCents !== null ? [offer.lowestCents] : []));
	if (prices.length > 0) {
		const nights = MOST_NIGHTS[params.length];
		const least = Math.ceil(Math.min(...prices) / nights / 100) * nights;
		ways.push({ kind: "budget", params: { ...params, budget: Math.ceil(least / BUDGET_STEP) * BUDGET_STEP } });
	}
	const isFull = params.last - params.first + 1 >= MOST_MONTHS;
	if (params.first > now) {
		const last = isFull ? params.last - 1 : params.last;
		ways.push({ kind: "earlier", params: { ...params, first: params.first - 1, last } });
	}
	if (params.last < now + MONTHS_AHEAD) {
		const first = isFull ? params.first + 1 : params.first;
		ways.push({ kind: "later", params: { ...params, first, last: params.last + 1 } });
	}
	const counted: WeekWay[] = [];
	for (const way of ways) {
		const other = ask(way.params);
		const offers = await app.search.offers(other.query);
		const rows = rowsOf(other, offers, [], () => "");
		const weeks = rows.reduce((sum, { cells }) => sum + cells.filter((cell) => cell?.homes).length, 0);
		if (weeks > 0) counted.push({ ...way, weeks });
	}
	return counted.sort((a, b) => b.weeks - a.weeks).slice(0, MOST_WAYS);
}

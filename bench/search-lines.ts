import { flexibleStays } from "#domain/pricing/flexible-stays.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { NO_FILTERS, type SearchQuery } from "#search/query.ts";

export const TODAY = dayOf("2027-01-15");

/** Searches of one kind; each run asks for another arrival. */
export interface Line {
	readonly name: string;
	readonly target: string;
	query(run: number): SearchQuery;
}

export const BASE: SearchQuery = {
	stays: null,
	party: { adults: 4, children: 1, babies: 0, pets: 0 },
	filters: NO_FILTERS,
	sort: "recommended",
	from: 0,
	perPage: 10,
	center: null,
};
const week = (run: number) => {
	const arrival = TODAY + 20 + ((run * 7) % 280);
	return { arrival, departure: arrival + 7 };
};
export const LINES: readonly Line[] = [
	{ name: "dates and party", target: "≤ 3 ms", query: (run) => ({ ...BASE, stays: [week(run)] }) },
	{
		name: "dates, party, 3 filters",
		target: "≤ 1.5 ms",
		query: (run) => ({
			...BASE,
			stays: [week(run)],
			filters: { ...NO_FILTERS, amenities: ["wifi", "sauna"], kinds: ["chalet", "villa", "holidayHome"] },
		}),
	},
	{
		name: "dates, price filter, by price",
		target: "",
		query: (run) => ({
			...BASE,
			stays: [week(run)],
			filters: { ...NO_FILTERS, priceMin: 50, priceMax: 200 },
			sort: "price-asc",
		}),
	},
	{ name: "no dates", target: "", query: () => BASE },
	{
		name: "flexible: a week in a month",
		target: "≤ 60 ms",
		query: (run) => ({
			...BASE,
			stays: flexibleStays("week", { month: 1 + (run % 12), year: null }, TODAY),
		}),
	},
	{
		name: "dates and 48 other stays",
		target: "≤ 80 ms",
		query: (run) => ({ ...BASE, stays: [week(run)], otherDates: { days: 3, always: true } }),
	},
];

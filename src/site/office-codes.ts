import { officeHref } from "./office.ts";
import { type OfficeQuery, queryText } from "./office-query.ts";

/** Addresses of the office's list of discount codes, and of a stay to try one of them on. */

export interface CodesQuery {
	/** Beginning of a code; empty: all. */
	readonly q: string;
	/** Code that the page begins after; empty: the first page. */
	readonly after: string;
	/** A code that addresses of before named here; empty: none. */
	readonly code: string;
	/** A stay to try it on; without a home none. */
	readonly stay: {
		readonly home: string;
		readonly arrival: string;
		readonly departure: string;
		readonly adults: number;
	};
}

export function readCodesQuery(query: OfficeQuery): CodesQuery {
	const adults = queryText(query, "adults");
	const [home, arrival, departure] = ["home", "arrival", "departure"].map((name) => queryText(query, name, 12)) as [
		string,
		string,
		string,
	];
	return {
		q: queryText(query, "q", 30),
		after: queryText(query, "after", 30),
		code: queryText(query, "code", 30),
		stay: { home: home.toLowerCase(), arrival, departure, adults: /^\d{1,2}$/.test(adults) ? Number(adults) : 2 },
	};
}

export function codesHref({ q = "", after = "" }: Partial<Pick<CodesQuery, "q" | "after">>): string {
	const params = new URLSearchParams();
	if (q !== "") params.set("q", q);
	if (after !== "") params.set("after", after);
	return officeHref("codes") + (params.size > 0 ? `?${params}` : "");
}

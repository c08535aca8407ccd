import { isAccoId } from "#domain/accommodation/acco-id.ts";
import { ACCOMMODATION_STATUSES, type AccommodationStatus } from "#domain/accommodation/facts.ts";
import { officeHref } from "./office.ts";
import { type OfficeQuery, queryText } from "./office-query.ts";

/** Addresses of the office's homes. */

export interface HomesQuery {
	/** Words of number, name or place. */
	readonly q: string;
	readonly status: AccommodationStatus | null;
	readonly owner: string;
	/** Home that the page begins after. */
	readonly after: string | null;
}

export function readHomesQuery(query: OfficeQuery): HomesQuery {
	const after = queryText(query, "after");
	return {
		q: queryText(query, "q"),
		status: ACCOMMODATION_STATUSES.find((status) => status === queryText(query, "status")) ?? null,
		owner: queryText(query, "owner", 40),
		after: isAccoId(after) ? after : null,
	};
}

/** What an address of the list says, by its names. */
export function homesFields({ q = "", status = null, owner = "", after = null }: Partial<HomesQuery>) {
	const said = { q, status: status ?? "", owner, after: after ?? "" };
	return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ""));
}

export function homesHref(query: Partial<HomesQuery>): string {
	const params = new URLSearchParams(homesFields(query));
	return officeHref("homes") + (params.size > 0 ? `?${params}` : "");
}

/** Path below `/staff` of a home's page. */
export function officeHome(accoId: string): string {
	return `homes/${accoId}`;
}

import { officeHref } from "./office.ts";

/** Guests of the office, as their addresses say it. */

export interface GuestsQuery {
	/** Words of name, addresses, telephone or place. */
	readonly q: string;
	/** The list goes on below this guest's number. */
	readonly below: number | null;
}

/** Reads a query; what it says wrongly is left out. */
export function readGuestsQuery(query: Readonly<Record<string, unknown>>): GuestsQuery {
	const text = (name: string) => {
		const value = query[name];
		return typeof value === "string" || typeof value === "number" ? String(value).trim().slice(0, 100) : "";
	};
	const below = text("below");
	return { q: text("q"), below: /^\d{1,15}$/.test(below) ? Number(below) : null };
}

/** The address of the list. */
export function guestsHref({ q = "", below = null }: Partial<GuestsQuery>): string {
	const params = new URLSearchParams();
	if (q !== "") params.set("q", q);
	if (below !== null) params.set("below", String(below));
	const search = params.toString();
	return officeHref("guests") + (search === "" ? "" : `?${search}`);
}

/** Path below `/staff` of a guest's page. */
export function officeGuest(publicId: string): string {
	return `guests/${publicId}`;
}

import { isAccoId } from "#domain/accommodation/acco-id.ts";

/**
 * The homes whose screens were opened in this browser, the last one first. They stay in its own storage: no request
 * tells them but the one that shows them, and who clears the list has cleared all of it.
 */

const KEY = "halcyon:seen-homes";
const MOST = 12;

/** Ids of the homes seen last; none where the browser refuses storage or holds something else. */
export function seenHomes(): readonly string[] {
	try {
		return (localStorage.getItem(KEY) ?? "").split(",").filter(isAccoId).slice(0, MOST);
	} catch {
		return [];
	}
}

/** Puts a home first. */
export function noteSeen(accoId: string): void {
	write([accoId, ...seenHomes().filter((other) => other !== accoId)].slice(0, MOST));
}

/** Takes one home away, or all. */
export function forgetSeen(accoId: string | null): void {
	write(accoId === null ? [] : seenHomes().filter((other) => other !== accoId));
}

function write(accoIds: readonly string[]): void {
	try {
		if (accoIds.length === 0) localStorage.removeItem(KEY);
		else localStorage.setItem(KEY, accoIds.join(","));
	} catch {
		// A browser that keeps nothing has nothing to show.
	}
}

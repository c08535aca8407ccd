import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { itemOf } from "#analytics/events.ts";
import { seenLists } from "./seen-lists.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const home = (accoId: string) => itemOf({ accoId, title: "", country: "", region: "", placename: "" }, null);

/** Homes that were said, list by list, as text. */
function said() {
	const lists: string[] = [];
	const seen = seenLists<{ list: string; isReturn: boolean }>(({ id, screen }, homes) => {
		lists.push([id, screen.list, ...homes.map(({ item_id }) => item_id)].join(" "));
	});
	const see = (accoId: string, list: string, isReturn = false, id = "search") =>
		seen.add({ id, name: "", screen: { list, isReturn } }, home(accoId));
	return { lists, see, flush: seen.flush };
}

it("a home is said once in its list, and again in another search, page or list", () => {
	const { lists, see, flush } = said();
	for (const accoId of ["a1", "a2", "a1"]) see(accoId, "one");
	see("a1", "one", false, "map");
	flush();
	see("a1", "one");
	see("a1", "two");
	vi.advanceTimersByTime(2_000);
	expect(lists).toEqual(["search one a1 a2", "map one a1", "search two a1"]);
});

it("of a list that one comes back to only what was not seen is said, and nothing when it was left with its page", () => {
	const { lists, see, flush } = said();
	see("a1", "reloaded", true);
	see("a1", "known");
	flush();
	see("a1", "known", true);
	see("a2", "known", true);
	flush();
	expect(lists).toEqual(["search known a1", "search known a2"]);
});

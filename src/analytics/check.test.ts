import { describe, expect, it } from "vitest";
import { EVENT_NAMES, readEvent } from "./check.ts";
import type { AnalyticsEvent } from "./events.ts";
import { EXAMPLE_EVENTS } from "./examples.ts";

const CASES = EXAMPLE_EVENTS.map((event) => [event.event, event] as const);

/** What must never be in an event (domain.md §7), each where somebody could put it. */
const FORBIDDEN: readonly (readonly [string, object])[] = [
	["a guest's id", { guestId: "g-123" }],
	["a staff id", { csEncId: "eyJhbGciOi" }],
	["an e-mail address in the clear", { user_data: { sha256_email_address: "noor@example.org" } }],
	["what was typed", { field_value: "Noor" }],
	["a query", { page_path: "/nl/boeken/x?resume=abc" }],
	["another currency", { currency: "USD" }],
];

describe("the catalogue of events (§7, 9.14)", () => {
	it("has an example of each, and no purchase", () => {
		expect(EXAMPLE_EVENTS.map(({ event }) => event)).toEqual(EVENT_NAMES);
		expect(EVENT_NAMES).not.toContain("purchase");
	});

	it.each(CASES)("takes %s as it is written", (_name, event) => {
		expect(readEvent(JSON.parse(JSON.stringify(event)))).toEqual(event);
	});

	it.each(CASES)("lets %s lack nothing and say nothing more", (_name, event) => {
		const OPTIONAL = ["stay", "guests", "user_data"];
		for (const field of Object.keys(event)) {
			const { [field as keyof AnalyticsEvent]: _, ...without } = event;
			expect(readEvent(without) === null, `without ${field}`).toBe(!OPTIONAL.includes(field));
		}
		for (const [what, more] of FORBIDDEN) expect(readEvent({ ...event, ...more }), what).toBeNull();
	});

	it("takes no text for a field of the form, and none for a filter", () => {
		const [progress, search] = ["form_progress", "search"].map((name) => CASES.find(([event]) => event === name)?.[1]);
		expect(readEvent({ ...progress, field: "Noor van Dijk" })).toBeNull();
		expect(readEvent({ ...search, filters: { q: "the house of my aunt" } })).toBeNull();
	});

	it.each([null, 7, "page_view", {}, { event: "purchase" }, { event: "__proto__" }, []])("takes no %j", (value) => {
		expect(readEvent(value)).toBeNull();
	});

	it("maps country, region and place to the categories of GA4", () => {
		for (const { ecommerce } of EXAMPLE_EVENTS as readonly {
			readonly ecommerce?: { readonly items?: readonly object[] };
		}[]) {
			for (const item of ecommerce?.items ?? []) {
				expect(item).toMatchObject({
					country: "Austria",
					item_category: "Austria",
					region: "Tyrol",
					item_category2: "Tyrol",
				});
				expect(item).toMatchObject({ place: "Kirchberg in Tirol", item_category3: "Kirchberg in Tirol" });
			}
		}
	});
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Content, openContent } from "#content/open-content.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { memoryLog } from "#tests/support/app.ts";
import { houseFacts } from "../content/house-facts.ts";
import { sectionCards } from "./section-page.ts";

/** The sections' lists over the demo's own stories. */

let content: Content;

beforeAll(async () => {
	content = await openContent({
		folder: "demo/stories",
		endpoint: null,
		token: null,
		region: null,
		previewToken: "p",
		copiesFolder: "",
		domain: "https://halcyon.example/",
		facts: houseFacts,
		log: memoryLog(),
	});
});
afterAll(() => content.close());

const on = (day: string) => ({
	content: content.client,
	clock: { now: () => new Date(`${day}T12:00:00Z`), today: () => dayOf(day) },
});

describe("a section's list", () => {
	it("holds ten stories a page, the newest article first, and ends with its last page", async () => {
		const first = await sectionCards(on("2026-11-21"), "blog", "nl", 1, false);
		expect(first).toMatchObject({ page: 1, pages: 2 });
		expect(first?.cards).toHaveLength(10);
		const days = first?.cards.map(({ date }) => date ?? "") ?? [];
		expect(days).toEqual([...days].sort().reverse());
		const last = await sectionCards(on("2026-11-21"), "blog", "nl", 2, false);
		expect(last?.cards).toHaveLength(2);
		expect(await sectionCards(on("2026-11-21"), "blog", "nl", 3, false)).toBeNull();
	});

	it("leads to each story in the language, with its picture and its words", async () => {
		const parks = await sectionCards(on("2026-11-21"), "parks", "fr", 1, false);
		for (const card of parks?.cards ?? []) {
			expect(card.href).toMatch(/^\/parken\/fr\/[a-z0-9-]+$/);
			expect(card.picture?.alt).toBeTruthy();
			expect(card.date).toBeNull();
		}
		expect(parks?.cards).toHaveLength(8);
	});

	it("offers a vacancy up to its last day, and not after it", async () => {
		const offered = async (day: string) =>
			(await sectionCards(on(day), "vacancies", "en", 1, false))?.cards.map(({ title }) => title) ?? [];
		expect(await offered("2026-11-21")).toContain("Bookkeeper");
		expect(await offered("2027-04-15")).toContain("Bookkeeper");
		expect(await offered("2027-04-16")).not.toContain("Bookkeeper");
	});
});

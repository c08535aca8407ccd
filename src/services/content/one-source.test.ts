import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Content, openContent } from "#content/open-content.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { PARTS_BY_LANGUAGE } from "#i18n/catalogues.gen.ts";
import { HOUSE_NUMBERS, type HouseNumbers, withHouseNumbers } from "#i18n/house-numbers.ts";
import { memoryLog } from "#tests/support/app.ts";
import { type HouseRules, houseFacts } from "./house-facts.ts";

/** A fact that changes in one place changes in terms, questions, form and mail. */

const NUMBERS: HouseNumbers = { ...HOUSE_NUMBERS, houseOptionHours: 37, houseTravelDays: 19, houseRefundDays: 23 };
const RULES: HouseRules = {
	numbers: NUMBERS,
	cancellation: [
		{ moreThanDays: 51, feeBp: 1100 },
		{ moreThanDays: 33, feeBp: 6000 },
		{ moreThanDays: 4, feeBp: 9000 },
		{ moreThanDays: null, feeBp: 10_000 },
	],
};

let content: Content;

beforeAll(async () => {
	const folder = mkdtempSync(join(tmpdir(), "halcyon-facts-"));
	cpSync("demo/stories", folder, { recursive: true });
	const file = join(folder, "_datasources/company.json");
	writeFileSync(file, readFileSync(file, "utf8").replaceAll("office@halcyon.example", "desk@moved.example"));
	content = await openContent({
		folder,
		endpoint: null,
		token: null,
		region: null,
		previewToken: "p",
		copiesFolder: "",
		domain: "https://halcyon.example/",
		facts: (language, company) => houseFacts(language, company, RULES),
		log: memoryLog(),
	});
});
afterAll(() => content.close());

const wordsOf = async (path: string, language: Language) =>
	JSON.stringify((await content.client.story(path, language))?.content);

/** A message as it is written. */
function messageOf(name: string, language: Language): string {
	const [group = "", key = ""] = name.split(".");
	const parts = Object.values(PARTS_BY_LANGUAGE[language]) as readonly Record<string, Record<string, string>>[];
	return parts.map((groups) => groups[group]?.[key]).find((text) => text !== undefined) ?? "";
}

/** Addresses of the terms and the questions, as stories. */
const paths = async (language: Language) => {
	const stories = await content.client.allStories({ language, startsWith: "pages/" });
	const at = (english: string) => stories.find(({ paths }) => paths.en === `pages/${english}`)?.path ?? "";
	return { terms: at("conditions"), faq: at("faq"), contact: at("contact") };
};

describe.each(LANGUAGES)("a fact with one source, in %s", (language) => {
	it("changes in the booking conditions, the questions, the form and the mail", async () => {
		const { terms, faq } = await paths(language);
		const [conditions, questions] = [await wordsOf(terms, language), await wordsOf(faq, language)];
		const t = (name: string) => withHouseNumbers(messageOf(name, language), NUMBERS);
		for (const text of [conditions, questions, t("booking.titleOption"), t("booking.noteOption")]) {
			expect(text).toMatch(/\b37\b/);
			expect(text).not.toMatch(/\b48\b/);
		}
		for (const text of [questions, t("bookingMail.payment_received_lead"), t("success.noteTravel")]) {
			expect(text).toMatch(/\b19\b/);
		}
		for (const text of [conditions, questions, t("home.cancelNote"), t("paper.credit_moneyHow")]) {
			expect(text).toMatch(/\b23\b/);
		}
		for (const text of [conditions, questions]) {
			for (const number of [/\b51\b/, /\b34\b/, /\b33\b/, /\b5\b/, /\b4\b/, /\b11[\s\u00a0\u202f]?%/]) {
				expect(text).toMatch(number);
			}
		}
	});

	it("names the company by its own values", async () => {
		const { contact } = await paths(language);
		const text = await wordsOf(contact, language);
		expect(text).toContain("desk@moved.example");
		expect(text).not.toContain("office@halcyon.example");
	});

	it("leaves no name of a fact in any story", async () => {
		const stories = await content.client.allStories({ language });
		expect(stories.length).toBeGreaterThan(70);
		expect(stories.filter((story) => JSON.stringify(story).includes("{{")).map(({ path }) => path)).toEqual([]);
	});

	it("fills a story that is read again once", async () => {
		const { contact } = await paths(language);
		const first = await content.client.story(contact, language);
		expect(first).not.toBeNull();
		expect(await content.client.story(contact, language)).toBe(first);
	});
});

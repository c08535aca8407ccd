import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { IntlMessageFormat } from "intl-messageformat";
import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { INTL_LOCALE, LANGUAGES } from "#domain/language.ts";
import { filtersOf } from "#domain/search/filters.ts";
import { wordKey } from "#features/search/filter-words.ts";
import { CATALOGUES, COMPILED } from "#i18n/catalogues.server.ts";

/** Messages that are the same word in English and another language. */
const SAME_WORD = new Set(
	(
		"front.titleEnd layout.menu layout.lastMinute search.pageRange filter.title kind.villa kind.chalet kind.bungalow kind.penthouse " +
		"kind.apartment amenity.sauna amenity.pool amenity.balcony amenity.wifi amenity.parking amenity.oven amenity.bbq amenity.spa " +
		"badge.lastMinute home.area home.studio distance.metres distance.kilometres distance.golfCourse price.alternative price.homeAndPrice price.alternativeCut calendar.dayClosed " +
		"party.babies party.adults amenity.terrace filter.open home.description booking.extras home.kindIn kind.mansion kind.castle booking.title " +
		"search.where price.from search.pages filter.more booking.salutation_mr price.total booking.postalCode filter.priceTo " +
		"layout.villas layout.inspiration layout.contact layout.questions layout.promotions layout.cookies layout.partners layout.disclaimer " +
		"layout.privacy likes.stay likes.bedsOf calendar.bestStay when.flexIn when.weekend when.week " +
		"show.north show.south show.east show.west show.ski_height"
	).split(" "),
);

const flat = (catalogue: object): Map<string, string> =>
	new Map(
		Object.entries(catalogue).flatMap(([group, messages]) =>
			Object.entries(messages as Record<string, string>).map(([name, text]) => [`${group}.${name}`, text] as const),
		),
	);

/** What the code says of messages: keys as they stand, and keys that are put together of a part and a word. */
const code = (() => {
	const keys = new Set<string>();
	const words = new Set<string>();
	const composed = new Map<string, { readonly before: string; readonly after: string }>();
	for (const file of readdirSync("src", { recursive: true, withFileTypes: true })) {
		if (!file.isFile() || !/\.tsx?$/.test(file.name) || /\.test\./.test(file.name)) continue;
		const text = readFileSync(join(file.parentPath, file.name), "utf8");
		for (const match of text.matchAll(/["'`]([a-z]+\.[A-Za-z_-]+)["'`]/g)) keys.add(match[1] ?? "");
		for (const [, before = "", after = ""] of text.matchAll(/`([a-z]+\.[A-Za-z_]*)\$\{[^`}]*\}([A-Za-z_]*)`/g)) {
			composed.set(`${before}${after}`, { before, after });
		}
		for (const [word] of text.matchAll(/\w[\w-]*/g)) words.add(word);
	}
	// Words of filters are named by the table of filters.
	for (const filter of filtersOf("all", "any")) {
		composed.set(filter.wordLabel, { before: `${filter.wordLabel}.`, after: "" });
	}
	return { keys, words, composed: [...composed.values()] };
})();

/** Keys that no line of code says, whole or put together: what is put in must be a word of the code as well. */
function unusedOf(keys: readonly string[]): readonly string[] {
	const isComposed = (key: string) =>
		code.composed.some(
			({ before, after }) =>
				key.startsWith(before) &&
				key.endsWith(after) &&
				code.words.has(key.slice(before.length, key.length - after.length)),
		);
	return keys.filter((key) => !code.keys.has(key) && !isComposed(key));
}

describe("the texts in four languages", () => {
	const english = flat(CATALOGUES.en);

	it("name every word of every filter", () => {
		const keys = filtersOf("all", "any").flatMap((filter) => filter.words.map((word) => wordKey(filter, word)));
		expect(keys.filter((key) => !english.has(key))).toEqual([]);
	});

	it.each(LANGUAGES)("%s has every message and no other", (language) => {
		expect([...flat(CATALOGUES[language]).keys()].sort()).toEqual([...english.keys()].sort());
	});

	it.each(["nl", "de", "fr"] as const)("%s leaves no message untranslated", (language) => {
		const untranslated = [...flat(CATALOGUES[language])]
			.filter(([key, text]) => text === english.get(key) && !SAME_WORD.has(key))
			.map(([key]) => key);
		expect(untranslated).toEqual([]);
	});

	it.each(LANGUAGES)("%s keeps the placeholders of each message", (language) => {
		const placeholders = (text: string) =>
			[...new Set([...text.matchAll(/\{([a-z]\w*)[,}]/g)].map((match) => match[1]))].sort().join(",");
		for (const [key, text] of flat(CATALOGUES[language])) {
			expect(`${key}: ${placeholders(text)}`).toBe(`${key}: ${placeholders(english.get(key) ?? "")}`);
		}
	});

	it.each(LANGUAGES)("%s has only messages that can be formatted, taken apart as they are written", (language) => {
		const t = createTranslator({ locale: INTL_LOCALE[language], messages: COMPILED[language], timeZone: "UTC" });
		for (const [key, text] of flat(CATALOGUES[language])) {
			const names = [...text.matchAll(/\{([a-z]\w*)[,}]/g)].map((match) => match[1] ?? "");
			for (const value of [0, 1, 2, 1234]) {
				const given = Object.fromEntries(names.map((name) => [name, value]));
				const written = new IntlMessageFormat(text, INTL_LOCALE[language]).format(given);
				expect((t as (key: string, values: object) => string)(key, given), key).toBe(written);
				expect(written).not.toContain("{");
			}
		}
	});

	it("uses every message", () => {
		expect(unusedOf([...english.keys()])).toEqual([]);
	});

	it("would notice a message that nothing uses, in every group", () => {
		const invented = Object.keys(CATALOGUES.en).flatMap((group) => [`${group}.neverSaid`, `${group}.neverSaidHint`]);
		expect(unusedOf(invented)).toEqual(invented);
	});

	it("breaks French before high punctuation with a no-break space only", () => {
		for (const [key, text] of flat(CATALOGUES.fr)) expect(`${key} ${text}`).not.toMatch(/ [:;?!»]|« /);
	});

	it("writes without exclamation marks", () => {
		for (const language of LANGUAGES) {
			for (const [key, text] of flat(CATALOGUES[language])) expect(`${key} ${text}`).not.toContain("!");
		}
	});
});

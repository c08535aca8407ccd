import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { PARTS_BY_LANGUAGE } from "#i18n/catalogues.gen.ts";
import { ALLOWED_MESSAGES, ALLOWED_STORIES } from "#tests/support/typed-facts.ts";

/**
 * A number with a unit in a text is a fact that somebody else may know better: stories name it as `{{fact}}`, messages as
 * `{houseNumber}`. What is typed all the same stands in a list with its reason.
 */

const WORDS =
	"twee|drie|vier|zes|zeven|tien|veertien|dertig|negentig|two|three|four|six|seven|ten|fourteen|thirty|ninety|zwei|drei|sechs|sieben|zehn|vierzehn|dreißig|neunzig|deux|trois|quatre|sept|dix|quatorze|trente|quatre-vingt-dix|vijf|five|fünf|cinq|twintig|twenty|zwanzig|vingt|vierentwintig|twenty-four|vierundzwanzig|vingt-quatre";
const UNITS =
	"%|€|procent|per cent|percent|Prozent|pour cent|dagen|dag|days?|Tage[ns]?|Tag|jours?|uur|uren|hours?|Stunden?|heures?|weken|week|weeks?|Wochen?|semaines?|maanden|maand|months?|Monat(?:e|en|s)?|mois|jaar|years?|Jahre?n?|ans?|MB|Mo|euros?|minuten|minutes?|Minuten?";
const NUMBER_AND_UNIT = new RegExp(
	`(?<![\\w.,{-])(?:€[\\s\\u00a0\\u202f]?)?(?:\\d+(?:[.,]\\d+)*|${WORDS})[\\s\\u00a0\\u202f-]*(?:${UNITS})(?![\\p{L}\\d])`,
	"giu",
);
const SUM = /€[\s\u00a0\u202f]?\d[\d.,]*|\d[\d.,]*[\s\u00a0\u202f]?€/g;
const ADDRESS = /[\w.+-]+@[\w-]+\.[\w.]+/g;
const TELEPHONE = /\+\d{2}[\d\s()-]{6,}/g;

/** What is typed in a text: numbers with their units, sums, mail addresses, telephone numbers. */
function typedIn(text: string): readonly string[] {
	return [NUMBER_AND_UNIT, SUM, ADDRESS, TELEPHONE].flatMap((pattern) =>
		[...text.matchAll(pattern)].map(([found]) => found.toLowerCase().replace(/[\s\u00a0\u202f]+/g, " ")),
	);
}

/** Fields of a story that hold names and addresses, no words. */
const NO_WORDS = new Set(["_uid", "component", "type", "id", "uuid", "filename", "slug", "href"]);

function textsOf(value: unknown): readonly string[] {
	if (typeof value === "string") return [value];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, item]) => (NO_WORDS.has(key) ? [] : textsOf(item)));
}

/** Stories of a day or a place, whose numbers are their own: what a walk takes, what a house had. */
const OF_PLACES = /^demo\/stories\/(?:blog|parks|vacancies)\//;

describe("the facts in shipped texts", () => {
	it("are typed in no story but for a reason", () => {
		const found = globSync("demo/stories/**/*.json")
			.filter((file) => !OF_PLACES.test(file) && !file.includes("_datasources"))
			.flatMap((file) => {
				const name = file.replace("demo/stories/", "").replace(".json", "");
				const allowed = ALLOWED_STORIES[name]?.typed ?? [];
				const typed = textsOf(JSON.parse(readFileSync(file, "utf8"))).flatMap(typedIn);
				return typed.filter((one) => !allowed.some((pattern) => pattern.test(one))).map((one) => `${name}: ${one}`);
			});
		expect([...new Set(found)]).toEqual([]);
	});

	it("are typed in no message but for a reason", () => {
		const found = LANGUAGES.flatMap((language: Language) =>
			Object.entries(PARTS_BY_LANGUAGE[language]).flatMap(([part, groups]) => {
				// The office reads its own rules in its own words.
				if (part === "backoffice" || part === "office") return [];
				return Object.entries(groups as Readonly<Record<string, Readonly<Record<string, string>>>>).flatMap(
					([group, texts]) =>
						Object.entries(texts).flatMap(([key, text]) => {
							const name = `${group}.${key}`;
							return Object.hasOwn(ALLOWED_MESSAGES, name)
								? []
								: typedIn(text).map((one) => `${language} ${name}: ${one}`);
						}),
				);
			}),
		);
		expect(found).toEqual([]);
	});

	it("stand in the lists only while they are typed", () => {
		const messages = Object.keys(ALLOWED_MESSAGES).filter((name) => {
			const [group = "", key = ""] = name.split(/\.(.*)/s);
			return !LANGUAGES.some((language) =>
				Object.values(PARTS_BY_LANGUAGE[language] as Record<string, Record<string, Record<string, string>>>).some(
					(groups) => typedIn(groups[group]?.[key] ?? "").length > 0,
				),
			);
		});
		expect(messages).toEqual([]);
		const stories = Object.entries(ALLOWED_STORIES).flatMap(([name, { typed }]) => {
			const all = textsOf(JSON.parse(readFileSync(`demo/stories/${name}.json`, "utf8"))).flatMap(typedIn);
			return typed.filter((pattern) => !all.some((one) => pattern.test(one))).map((pattern) => `${name}: ${pattern}`);
		});
		expect(stories).toEqual([]);
	});
});

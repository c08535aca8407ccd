import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { CATALOGUES } from "../catalogues.server.ts";
import { MAY_BE_EMPTY } from "./example-values.ts";
import { type FilledText, filledTexts } from "./filled-texts.ts";
import { argumentsOf, choicesOf } from "./message-states.ts";

/** Parts of sentences that begin with the blank that joins them. */
const JOINED = new Set(
	"heads.colon heads.andVillas heads.allIn heads.hold heads.map heads.pets heads.usShort heads.usBookings".split(" "),
);

/** What no reader may see in a text that is filled. */
const GAP =
	/undefined|NaN|\bnull\b(?! liegt)|\[object|[{}]|[ \u00a0\u202f]{2}| [,.](?!\d)|,\s*[,.]|\.\.(?!\.)|\(\s*\)|^\s|\s$/;

function gapsOf(texts: readonly FilledText[]): string[] {
	return texts.flatMap(({ key, state, said }) =>
		Object.entries(said)
			.filter(([, text]) => GAP.test(JOINED.has(key) ? text.trim() : text) || text === "")
			.map(([language, text]) => `${key} (${state}) ${language}: ${text}`),
	);
}

describe("texts filled with real values", () => {
	const texts = filledTexts();

	it("are all there, in every language that has them", () => {
		const filled = (language: string) =>
			new Set(texts.filter(({ said }) => language in said).map(({ part, key }) => `${part} ${key}`));
		for (const language of LANGUAGES) {
			const written = Object.entries(CATALOGUES[language]).flatMap(([part, groups]) =>
				Object.entries(groups).flatMap(([group, messages]) =>
					Object.keys(messages).map((name) => `${part} ${group}.${name}`),
				),
			);
			expect(written.length).toBeGreaterThan(4_000);
			expect([...filled(language)].sort()).toEqual(written.sort());
		}
		expect(texts.filter(({ said }) => Object.keys(said).length !== LANGUAGES.length)).toEqual([]);
	});

	it("have no gaps and nothing that is not words", () => {
		expect(gapsOf(texts)).toEqual([]);
	});

	it("would have gaps if a value were missing", () => {
		const said = (en: string): FilledText => ({ part: "a", key: "a.b", state: "", said: { en } });
		const faulty = [
			"to undefined",
			"NaN nights",
			"for {count}",
			"in  spring",
			"in , Tirol",
			"at home .",
			"by B.V..",
			"",
		];
		expect(gapsOf(faulty.map(said))).toHaveLength(faulty.length);
		expect(gapsOf(["a … b", "€ 1.000,50", "4 nights, 1 dog."].map(said))).toEqual([]);
	});

	it("are shown without each value that may be empty", () => {
		const states = texts
			.filter(({ state }) => state.startsWith("without "))
			.map(({ key, state }) => `${key}.${state.slice(8)}`);
		expect(states).toEqual(MAY_BE_EMPTY);
	});

	it("are shown in every branch", () => {
		const branches = texts.filter(({ key }) => key === "lastminute.reason");
		expect(branches.map(({ said }) => said.en)).toHaveLength(new Set(branches.map(({ said }) => said.en)).size);
		expect(branches.length).toBeGreaterThan(2);
	});
});

describe("the states of a text", () => {
	it("are one for each case of a select and each category of numbers, combined", () => {
		const text = "{kind, select, a {A} other {B}} {n, plural, =0 {none} one {# night} other {# nights}} {name}";
		expect(argumentsOf(text, "en")).toEqual({
			plain: ["name"],
			choices: new Map<string, (string | number)[]>([
				["kind", ["a", "other"]],
				["n", [0, 1, 2]],
			]),
		});
		expect(choicesOf({ en: text })).toHaveLength(6);
		expect(choicesOf({ en: "plain" })).toEqual([{}]);
	});

	it("hold those that only one language tells apart", () => {
		const other = "{n, plural, =5 {five} other {#}}";
		expect(choicesOf({ en: "{n, plural, one {#} other {#}}", fr: other }).map(({ n }) => n)).toEqual([1, 2, 5]);
	});

	it("find arguments inside branches, and change one choice at a time where combinations are many", () => {
		expect(argumentsOf("{n, plural, one {{name} looks} other {{name} look}}", "nl").plain).toEqual(["name"]);
		const many = ["a", "b", "c", "d"].map((name) => `{${name}, plural, =0 {0} one {1} other {#}}`).join(" ");
		expect(choicesOf({ en: many })).toHaveLength(1 + 4 * 2);
	});
});

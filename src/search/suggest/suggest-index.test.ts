import { describe, expect, it } from "vitest";
import fc from "#tests/support/fast-check.ts";
import type { SuggestHome, SuggestPlace } from "./catalogue.ts";
import { wordsOf } from "./fold.ts";
import { matchedRanges } from "./highlight.ts";
import { createSuggestIndex, type SuggestIndex } from "./suggest-index.ts";

const PLACES: readonly SuggestPlace[] = [
	{ type: "country", key: "AT", parent: null, names: ["Oostenrijk", "Austria", "Österreich", "Autriche"] },
	{ type: "country", key: "DK", parent: null, names: ["Denemarken", "Denmark", "Dänemark", "Danemark"] },
	{ type: "region", key: "tirol", parent: "AT", names: ["Tirol", "Tyrol", "Tirol", "Tyrol"] },
	{ type: "region", key: "salzburg", parent: "AT", names: ["Salzburgerland", "Salzburg State", "Salzburger Land"] },
	{ type: "region", key: "bornholm", parent: "DK", names: ["Bornholm"] },
	{ type: "placename", key: "kirchberg", parent: "tirol", names: ["Kirchberg in Tirol"] },
	{ type: "placename", key: "kitz", parent: "tirol", names: ["Kitzbühel"] },
	{ type: "placename", key: "zell-see", parent: "salzburg", names: ["Zell am See"] },
	{ type: "placename", key: "zell-ziller", parent: "tirol", names: ["Zell am Ziller"] },
	{ type: "placename", key: "groedig", parent: "salzburg", names: ["Groedig", "Straßwalchen"] },
	{ type: "placename", key: "ronne", parent: "bornholm", names: ["Rønne"] },
	{ type: "placename", key: "empty", parent: "bornholm", names: ["Zellerhavn"] },
];

const home = (accoId: string, place: string, names: readonly string[], weight = 0): SuggestHome => ({
	accoId,
	place,
	names,
	weight,
});

const HOMES: readonly SuggestHome[] = [
	home("a1", "kirchberg", ["Haus Eins", "House One"]),
	home("a2", "zell-see", ["Chalet Alpenblick"], 420),
	home("a3", "zell-see", ["Chalet Edelweiß"], 470),
	home("a4", "zell-ziller", ["Chalet Alpenrose"], 480),
	home("a5", "ronne", ["Sommerhus Bølgen"]),
	home("a6", "kitz", ["Villa Sonnenstein", "Villa Pierre de Soleil"]),
	home("a7", "groedig", ["Ferme du Lac"]),
	home("a8", "zell-see", ["Tiroler Stube"]),
];

function indexOf(places = PLACES, homes = HOMES): SuggestIndex {
	const index = createSuggestIndex();
	index.setPlaces(places);
	index.put(homes, []);
	return index;
}

const index = indexOf();
const keys = (text: string, limit = 8) => index.suggest(text, limit).map(({ key }) => key);

describe("suggestions", () => {
	it("find a place by the beginnings of its words, in any order", () => {
		expect(keys("zel am se")[0]).toBe("zell-see");
		expect(keys("see zell")[0]).toBe("zell-see");
		expect(keys("ziller")[0]).toBe("zell-ziller");
	});

	it("find a name of any language", () => {
		for (const text of ["Oostenrijk", "austria", "Österreich", "autriche"]) expect(keys(text)[0]).toBe("AT");
		expect(keys("pierre de soleil")).toEqual(["a6"]);
	});

	it("forgive missing accents and other ways to write a letter", () => {
		for (const text of ["kitzbuhel", "Kitzbuehel", "KITZBÜHEL", "kitzbu\u0308hel"]) expect(keys(text)[0]).toBe("kitz");
		for (const text of ["ronne", "roenne", "Rønne"]) expect(keys(text)[0]).toBe("ronne");
		for (const text of ["grödig", "grodig", "groedig", "strasswalchen", "strasw"])
			expect(keys(text)[0]).toBe("groedig");
		for (const text of ["edelweiss", "edelweiß", "sommerhus bolgen"]) expect(keys(text)).toHaveLength(1);
	});

	it("forgive one error from 4 letters and two from 8, a swap of neighbours being one", () => {
		for (const text of ["tirl", "tyrrol", "triol", "tidol"]) expect(keys(text)[0]).toBe("tirol");
		expect(keys("tirl")).toEqual(["tirol", "kirchberg"]);
		expect(keys("kirhcbreg")[0]).toBe("kirchberg");
		expect(keys("kitzbuel")[0]).toBe("kitz");
		expect(keys("rone")[0]).toBe("ronne");
		expect(keys("ro xx")).toEqual([]);
		expect(keys("tdrl")).toEqual([]);
		expect(keys("kxrchbxrx")).toEqual([]);
	});

	it("forgive an error in a word that is still being typed, where nothing else is found", () => {
		expect(keys("kirhb")[0]).toBe("kirchberg");
		expect(keys("salzbrug")[0]).toBe("salzburg");
	});

	it("never forgive a digit", () => {
		const numbers = indexOf(PLACES, [home("a1", "kitz", ["Apartment 1234"]), home("a2", "kitz", ["Apartment 1235"])]);
		expect(numbers.suggest("apartment 1234", 8).map(({ key }) => key)).toEqual(["a1"]);
	});

	it("take words of what a place or home lies in", () => {
		expect(keys("kirchberg tirol")[0]).toBe("kirchberg");
		expect(keys("kirchberg oostenrijk")).toEqual(["kirchberg"]);
		expect(keys("chalet zell")).toEqual(["a4", "a3", "a2"]);
		expect(keys("chalet salzburg")).toEqual(["a3", "a2"]);
		expect(keys("chalet bornholm")).toEqual([]);
	});

	it("need a word of the name itself", () => {
		expect(keys("salzburg austria")).toEqual(["salzburg"]);
	});

	it("read what stands behind a comma as what the name lies in", () => {
		expect(keys("Zell am See, Salzburgerland, Oostenrijk")).toEqual(["zell-see"]);
		expect(keys("Zell, Tirol")).toEqual(["zell-ziller"]);
		expect(keys("Tirol, Oostenrijk")[0]).toBe("tirol");
		expect(keys("chalet, alpenrose")).toEqual(["a4"]);
	});

	it("let small words be missing", () => {
		expect(keys("kirchberg im tirol")[0]).toBe("kirchberg");
		expect(keys("la ferme du lac")).toEqual(["a7"]);
	});

	it("rank the whole name, its beginning, words in it and errors in this order", () => {
		const ranked = indexOf(
			[
				{ type: "country", key: "C", parent: null, names: ["Nowhere"] },
				{ type: "region", key: "R", parent: "C", names: ["Unter Lachen"] },
				{ type: "placename", key: "exact", parent: "R", names: ["Lachen"] },
				{ type: "placename", key: "begun", parent: "R", names: ["Lachendorf"] },
				{ type: "placename", key: "words", parent: "R", names: ["Lachen am See"] },
				{ type: "placename", key: "typo", parent: "R", names: ["Lochen"] },
			],
			["exact", "begun", "words", "typo"].map((place, at) => home(`a${at}`, place, ["Hut"])),
		);
		const found = ranked.suggest("lachen", 8);
		expect(found.map(({ key }) => key)).toEqual(["exact", "words", "begun", "R", "typo"]);
		expect(found.map(({ exact }) => exact)).toEqual([true, false, false, false, true]);
		expect(found.map(({ edits }) => edits)).toEqual([0, 0, 0, 0, 1]);
	});

	it("do not mix words of two languages, and let small words count that are there", () => {
		const mixed = indexOf(
			[
				...PLACES,
				{ type: "region", key: "zeeland", parent: "DK", names: ["Zeeland", "Zealand", "Seeland", "Zélande"] },
				{ type: "placename", key: "nykobing", parent: "zeeland", names: ["Nykøbing"] },
				{ type: "placename", key: "zell-bei-see", parent: "salzburg", names: ["See bei Zell"] },
			],
			[
				...HOMES,
				home("a20", "nykobing", ["Hytte"]),
				...["a21", "a22", "a23", "a24"].map((id) => home(id, "zell-bei-see", [])),
			],
		);
		expect(mixed.suggest("zel am se", 8).map(({ key }) => key)).toEqual(["zell-see", "zell-bei-see"]);
	});

	it("rank wider places first, then those with more homes, and homes by their weight", () => {
		expect(keys("zell")).toEqual(["zell-see", "zell-ziller"]);
		expect(keys("tirol")).toEqual(["tirol", "a8", "kirchberg"]);
		expect(keys("zell see")).toEqual(["zell-see"]);
		expect(keys("chalet")).toEqual(["a4", "a3", "a2"]);
	});

	it("keep lines for each type", () => {
		const names = Array.from({ length: 20 }, (_, at) => `Salza ${at}`);
		const crowded = indexOf(
			[
				...PLACES,
				...names.map((name, at) => ({ type: "placename", key: `p${at}`, parent: "salzburg", names: [name] }) as const),
			],
			[...HOMES, ...names.map((_, at) => home(`a9${at}`, `p${at}`, [`Haus Salz ${at}`]))],
		);
		const types = crowded.suggest("salz", 8).map(({ type }) => type);
		expect(types).toHaveLength(8);
		expect(types.filter((type) => type === "region")).toHaveLength(1);
		expect(types.filter((type) => type === "accommodation")).toHaveLength(2);
	});

	it("leave out places without homes, and homes for single letters", () => {
		expect(keys("zellerhavn")).toEqual([]);
		for (const text of ["h", "ha", "h e", "h e o"]) expect(keys(text)).toEqual([]);
		expect(keys("hau")).toEqual(["a1"]);
		expect(keys("k")).toEqual(["kirchberg", "kitz"]);
	});

	it("find a home by its id", () => {
		expect(keys("A4")).toEqual(["a4"]);
		expect(keys("a424242")).toEqual([]);
	});

	it("answer nothing to texts without letters, and bear any text", () => {
		for (const text of ["", "  ", ",", ", tirol", "!?", "\ud800", "é́́".repeat(50), "a ".repeat(50)]) {
			expect(index.suggest(text, 8).length).toBeLessThanOrEqual(8);
		}
		fc.assert(
			fc.property(fc.string({ unit: "grapheme", maxLength: 100 }), (text) => {
				const found = index.suggest(text, 8);
				expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
			}),
		);
	});
});

describe("the index follows the homes", () => {
	it("counts what lies in each place", () => {
		const changing = indexOf();
		expect([changing.count("AT"), changing.count("salzburg"), changing.count("zell-see")]).toEqual([7, 4, 3]);
		changing.put([home("a2", "ronne", ["Chalet Alpenblick"])], ["a3"]);
		expect([changing.count("AT"), changing.count("zell-see"), changing.count("DK")]).toEqual([5, 1, 2]);
		expect(changing.suggest("chalet denemarken", 8).map(({ key }) => key)).toEqual(["a2"]);
		expect(changing.size).toBe(7);
	});

	it("forgets old names and their words", () => {
		const changing = indexOf();
		const words = changing.words;
		changing.put([home("a6", "kitz", ["Villa Neumond"])], []);
		expect(changing.suggest("sonnenstein", 8)).toEqual([]);
		expect(changing.suggest("neumond", 8).map(({ key }) => key)).toEqual(["a6"]);
		changing.put([home("a6", "kitz", ["Villa Sonnenstein", "Villa Pierre de Soleil"])], []);
		expect(changing.words).toBe(words);
		expect(changing.suggest("sonnenstein", 8).map(({ key }) => key)).toEqual(["a6"]);
	});

	it("lets a home wait for its place", () => {
		const changing = indexOf();
		changing.put([home("a9", "new", ["Villa Nieuw"])], []);
		expect(changing.suggest("villa nieuw", 8)).toEqual([]);
		expect(changing.has("a9")).toBe(false);
		changing.setPlaces([...PLACES, { type: "placename", key: "new", parent: "tirol", names: ["Neudorf"] }]);
		expect(changing.suggest("villa neudorf", 8).map(({ key }) => key)).toEqual(["a9"]);
		expect(changing.count("AT")).toBe(8);
	});

	it("equals one that was built anew, after any changes", () => {
		const place = fc.constantFrom("kirchberg", "kitz", "zell-see", "ronne");
		const name = fc.constantFrom("Villa Rosa", "Chalet Zell", "Haus am See", "Berghütte", "Rosenhof", "Casa");
		const change = fc.record({
			accoId: fc.constantFrom("a1", "a2", "a3", "a4", "a5"),
			place,
			name,
			gone: fc.boolean(),
			weight: fc.integer({ min: 0, max: 3 }),
			renamed: fc.boolean(),
		});
		fc.assert(
			fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
				const changed = createSuggestIndex();
				changed.setPlaces(PLACES);
				const homes = new Map<string, SuggestHome>();
				for (const { accoId, place, name, gone, weight, renamed } of changes) {
					if (gone) homes.delete(accoId);
					else homes.set(accoId, home(accoId, place, [name], weight));
					const now = homes.get(accoId);
					changed.put(now ? [now] : [], now ? [] : [accoId]);
					if (renamed) changed.setPlaces(PLACES);
				}
				const anew = indexOf(PLACES, [...homes.values()]);
				for (const text of ["villa", "rosa", "zell", "see haus", "berghuette", "tirol", "chalet kitz", "casaa"]) {
					expect(changed.suggest(text, 8)).toEqual(anew.suggest(text, 8));
				}
				expect(changed.words).toBe(anew.words);
			}),
		);
	});
});

describe("a name with one typing error", () => {
	const letter = fc.constantFrom(..."abcdefghiklmnoprstuvwzäöüéø");
	const word = fc.array(letter, { minLength: 2, maxLength: 10 }).map((letters) => letters.join(""));
	const name = fc.array(word, { minLength: 1, maxLength: 3 });
	const edit = fc.record({
		kind: fc.constantFrom("insert", "delete", "replace", "swap"),
		at: fc.nat(),
		word: fc.nat(),
		letter,
	});

	it("is found among the first 8, unless as many others fit the text", () => {
		fc.assert(
			fc.property(fc.array(name, { minLength: 1, maxLength: 40 }), fc.nat(), edit, (names, pick, edit) => {
				const target = names[pick % names.length] ?? [];
				const long = target.flatMap((one, at) => (one.length >= 4 ? [at] : []));
				const chosen = long[edit.word % long.length];
				fc.pre(chosen !== undefined);
				const typed = target.map((one, at) => (at === chosen ? edited(one, edit) : one));
				const text = typed.join(" ");
				const all = createSuggestIndex();
				all.setPlaces(PLACES);
				all.put(
					names.map((words, at) => home(`a${at}`, "kitz", [words.join(" ")])),
					[],
				);
				const found = all.suggest(text, 8).map(({ key }) => key);
				const same = names.flatMap((words, at) => (words.join(" ") === target.join(" ") ? [`a${at}`] : []));
				const matching = names.filter((words) => mayMean(typed, words)).length + 4;
				fc.pre(matching <= 8);
				expect(
					found.some((key) => same.includes(key)),
					`${text} → ${target.join(" ")}`,
				).toBe(true);
			}),
			{ numRuns: 500 },
		);
	});

	function edited(word: string, { kind, at, letter }: { kind: string; at: number; letter: string }): string {
		const letters = [...word];
		const place = at % letters.length;
		if (kind === "insert") letters.splice(place, 0, letter);
		else if (kind === "delete") letters.splice(place, 1);
		else if (kind === "replace") letters[place] = letter;
		else letters.splice(place, 2, ...letters.slice(place, place + 2).reverse());
		return letters.join("");
	}

	/** Generously: each typed word may stand for the beginning of a word of the name. */
	function mayMean(typed: readonly string[], name: readonly string[]): boolean {
		const plain = (one: string) => wordsOf(one)[0]?.text ?? "";
		return typed.every((one) => name.some((word) => prefixDistance(plain(one), plain(word)) <= 2));
	}

	function prefixDistance(typed: string, word: string): number {
		let row = Array.from({ length: typed.length + 1 }, (_, column) => column);
		let best = row[typed.length] ?? 0;
		for (const [depth, letter] of [...word].entries()) {
			const next = [depth + 1];
			for (const [column, typedLetter] of [...typed].entries()) {
				const swap = (row[column] ?? 0) + (typedLetter === letter ? 0 : 1);
				next.push(Math.min(swap, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
			}
			row = next;
			best = Math.min(best, row[typed.length] ?? 0);
		}
		return best;
	}
});

describe("the letters that match", () => {
	const marked = (label: string, text: string) => {
		let out = label;
		for (const [from, to] of [...matchedRanges(label, text)].reverse()) {
			out = `${out.slice(0, from)}[${out.slice(from, to)}]${out.slice(to)}`;
		}
		return out;
	};

	it("are the beginnings of words", () => {
		expect(marked("Zell am See", "zel se")).toBe("[Zel]l am [Se]e");
		expect(marked("Sainte-Maxime", "maxime")).toBe("Sainte-[Maxime]");
		expect(marked("Oostenrijk", "autriche")).toBe("Oostenrijk");
	});

	it("are found behind accents and letters written out", () => {
		expect(marked("Kitzbühel", "kitzbuh")).toBe("[Kitzbüh]el");
		expect(marked("Straßwalchen", "strassw")).toBe("[Straßw]alchen");
		expect(marked("Kitzbühel", "kitzbuehel")).toBe("[Kitzbühel]");
		expect(marked("Rønne", "ronne")).toBe("[Rønne]");
	});

	it("are the word that was meant where it was typed with errors", () => {
		expect(marked("Kirchberg in Tirol", "kirhcberg")).toBe("[Kirchberg] in Tirol");
		expect(marked("Zell am See", "zlel")).toBe("[Zell] am See");
		expect(marked("Zell Zeil", "zell")).toBe("[Zell] Zeil");
	});
});

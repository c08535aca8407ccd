import { expect, it } from "vitest";
import { aliasesOf, nearestNames, readsWhole } from "./aliases.ts";
import { sharedLetters } from "./fold.ts";
import { createSuggestIndex } from "./suggest-index.ts";

const NAMES = ["Zell am See", "Saint-Malo", "Sankt Peter-Ording", "Sint-Idesbald", "Tirol", "Bad Gastein"];

it("a place is found by its words in one and by the short word for a saint", () => {
	const index = createSuggestIndex();
	index.setPlaces([
		{ type: "country", key: "XX", parent: null, names: ["Nowhere"] },
		...NAMES.map((name) => ({
			type: "placename" as const,
			key: name,
			parent: "XX",
			names: [name, ...aliasesOf(name)],
		})),
	]);
	index.put(
		NAMES.map((name, at) => ({ accoId: `a${at + 1}`, place: name, names: [`House ${at}`], weight: 1 })),
		[],
	);
	const first = (text: string) => index.suggest(text, 8)[0]?.key;
	for (const text of ["zellamsee", "ZellAmSee", "zellams"]) expect([text, first(text)]).toEqual([text, "Zell am See"]);
	for (const text of ["St-Malo", "st. malo", "stmalo", "saint malo"])
		expect([text, first(text)]).toEqual([text, "Saint-Malo"]);
	for (const text of ["st peter ording", "St. Peter-Ording", "sanktpeterording", "st peter"]) {
		expect([text, first(text)]).toEqual([text, "Sankt Peter-Ording"]);
	}
	expect(first("st idesbald")).toBe("Sint-Idesbald");
	expect(first("badgastein")).toBe("Bad Gastein");
	expect(aliasesOf("Tirol")).toEqual([]);
});

it("a text that names nothing has the names that look most like it", () => {
	const candidates = NAMES.map((name) => ({ of: name, names: [name] }));
	expect(nearestNames("zel am sea", candidates, 2)[0]).toBe("Zell am See");
	expect(nearestNames("tyrrol", candidates, 2)[0]).toBe("Tirol");
	expect(nearestNames("xqwvkpxqwvkp", candidates, 2)).toEqual([]);
});

it("spellings of one name share their letters", () => {
	for (const text of ["Österreich", "oesterreich", "osterreich", "OESTERREICH"]) {
		expect(sharedLetters(text)).toBe("osterreich");
	}
	expect(sharedLetters("Baden-Württemberg")).toBe(sharedLetters("baden-wuerttemberg"));
	expect(sharedLetters("tirol")).not.toBe(sharedLetters("tyrol"));
});

it("two errors are of a name when they stand in whole words of it", () => {
	expect(readsWhole("Zell am Meer", ["Veere", "Zeeland", "Nederland"])).toBe(false);
	expect(readsWhole("Zel am Sea", ["Zell am See", "Salzburg"])).toBe(true);
	expect(readsWhole("kirchbreg tirl", ["Kirchberg in Tirol", "Tirol"])).toBe(true);
});

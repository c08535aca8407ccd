import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#db/project-root.ts";

/** Test houses with names, ids and places that nothing else has, so that a trace of one can be told anywhere. */

/** In a country, region and place of its own; and beside homes that all see. */
export const FAR_HOUSE = "a7731901";
export const NEAR_HOUSE = "a7731902";
export const TEST_HOUSE_IDS = [FAR_HOUSE, NEAR_HOUSE] as const;

/** Any word of them. */
export const TRACE = /quax|a77319\d\d/i;

const H1 = readFileSync(join(projectRoot(), "tests/fixtures/h1-h2.jsonl"), "utf8")
	.trim()
	.split("\n")
	.map((line) => JSON.parse(line) as { readonly type: string; readonly accoId?: string });

const four = (text: string) => ({ nl: text, en: text, de: text, fr: text });

/** The first home of the fixtures under another id and with other facts: it has prices, and last minutes. */
function like(accoId: string, facts: object): readonly object[] {
	return H1.filter((line) => line.accoId === "a990001").map((line) =>
		line.type === "accommodation"
			? { ...line, isTest: true, kind: "villa", maxGuests: 14, bedrooms: 30, accoId, ...facts }
			: { ...line, accoId },
	);
}

export const TEST_HOUSE_LINES: readonly object[] = [
	{ ...H1[0], generatedAt: "2027-01-15T07:00:00Z" },
	{ type: "region", country: "NO", region: "Quaxland", names: four("Quaxland"), aresType: "region", aresKey: "NO-Q" },
	...like(FAR_HOUSE, {
		country: "NO",
		region: "Quaxland",
		placename: "Quaxenbach",
		title: four("Quaxhof"),
		description: four("Quaxly quiet."),
		lat: 68.1234,
		lng: 15.4321,
		amenities: ["wifi", "sauna", "pool"],
	}),
	...like(NEAR_HOUSE, { title: four("Quaxvilla"), description: four("Quaxly loud."), lat: 47.4461, lng: 12.3172 }),
];

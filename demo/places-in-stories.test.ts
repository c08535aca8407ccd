import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { placeIn } from "#i18n/place-in.ts";
import * as alpine from "./places/alpine.ts";
import * as north from "./places/north.ts";
import * as south from "./places/south.ts";

/** Regions of the demo by their French names. */
const REGIONS = [
	...new Set(
		[alpine, north, south].flatMap((countries) =>
			Object.values(countries).flatMap((places) => places.map(({ region }) => region.fr)),
		),
	),
];

/** All that a story says in French. */
function frenchOf(value: unknown): readonly string[] {
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, item]) => (key === "fr" ? [JSON.stringify(item)] : frenchOf(item)));
}

/** Prepositions that say in French that something is in a region. */
const PREPOSITIONS = ["en", "au", "aux", "à", "dans le", "dans la", "dans les", "dans l’"];

it("stories set French regions with the preposition that the rest of the site does", () => {
	const texts = globSync("demo/stories/**/*.json").map(
		(file) => [file, frenchOf(JSON.parse(readFileSync(file, "utf8"))).join(" ")] as const,
	);
	const wrong = REGIONS.flatMap((region) => {
		const right = placeIn(region, "region", "fr");
		return PREPOSITIONS.map((preposition) => preposition + (preposition.endsWith("’") ? "" : " ") + region)
			.filter((phrase) => phrase.toLowerCase() !== right.toLowerCase())
			.flatMap((phrase) =>
				texts
					.filter(([, text]) => new RegExp(`(?<![\\p{L}])${phrase}(?![\\p{L}])`, "u").test(text))
					.map(([file]) => `${file}: ${phrase}, not ${right}`),
			);
	});
	expect(wrong).toEqual([]);
});

import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { NO_FILTER_VALUES } from "#domain/search/filters.ts";
import { DESCRIPTION, TITLE } from "#site/head-text.ts";
import { searchHeadText, storyHeadText } from "./head-texts.ts";

const within = (text: string, { least, most }: { least: number; most: number }) =>
	text.length >= least && text.length <= most;

/** Words of so many letters altogether. */
const textOf = (letters: number) =>
	"lorem ipsum dolor sit amet ".repeat(20).slice(0, letters).trim().padEnd(letters, "x");

describe.each(LANGUAGES)("titles and descriptions, %s", (language) => {
	it("of stories of any length are within what search engines show", () => {
		for (let letters = 4; letters <= 90; letters++) {
			const { title } = storyHeadText(language, { title: textOf(letters), description: "" });
			expect([letters, title.length <= TITLE.most]).toEqual([letters, true]);
			if (letters >= 6) expect([letters, title, within(title, TITLE)]).toEqual([letters, title, true]);
		}
		for (let letters = 0; letters <= 260; letters++) {
			const { description } = storyHeadText(language, { title: "Title", description: textOf(letters) });
			expect([letters, description, within(description, DESCRIPTION)]).toEqual([letters, description, true]);
		}
	});

	it("of places of any name are within it, with homes, prices and without", () => {
		const facets = {
			...NO_FILTER_VALUES,
			amenities: { sauna: 12, pool: 8, garden: 30, wifi: 80 },
			location: { nearSea: 9 },
		} as never;
		for (const place of ["Spa", "Tirol", "Kranjska Gora", "Santa Cruz de Tenerife", "Friuli-Venezia Giulia"]) {
			for (const count of [0, 1, 7, 118, 12_345]) {
				for (const crumbs of [
					[],
					[{ label: "Österreich", href: "/" }],
					[
						{ label: "Italia", href: "/" },
						{ label: "Toscana", href: "/" },
					],
				]) {
					const priceRange = count > 0 ? { min: 54, max: 900 } : null;
					const view = { kind: "place", place, crumbs, totalResults: count, priceRange, facets } as const;
					const { title, description } = searchHeadText(language, view);
					expect([title, title.length <= TITLE.most]).toEqual([title, true]);
					if (count > 0) expect([title, within(title, TITLE)]).toEqual([title, true]);
					expect([description, within(description, DESCRIPTION)]).toEqual([description, true]);
				}
			}
		}
	});
});

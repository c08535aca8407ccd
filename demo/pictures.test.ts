import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { draw } from "#pictures/draw.ts";
import { formsIn } from "#pictures/houses/forms.ts";
import {
	DRAWING_PARTS,
	type DrawingPart,
	type DrawingType,
	PALETTES,
	readDrawingAddress,
} from "#site/drawing-address.ts";
import { demoHomes } from "./homes.ts";
import { livingOf } from "./living.ts";
import { looksOf, partsOf, picturesOf } from "./pictures.ts";

const HOMES = demoHomes();
const LOOKS = looksOf(HOMES);
const GALLERIES = HOMES.map((home, index) => {
	const look = LOOKS[index];
	if (!look) throw new Error(`${home.accoId} has no look`);
	const pictures = picturesOf(home, look, "Haus Test");
	return { home, look, drawings: pictures.map(({ url }) => drawingOf(url)), alts: pictures.map(({ alt }) => alt) };
});

function drawingOf(url: string) {
	const drawing = readDrawingAddress(url);
	if (!drawing) throw new Error(`${url} is no drawing`);
	return drawing;
}

/** The things in a drawing that its home must have. */
function drawnParts(svg: string): readonly DrawingPart[] {
	const found = new Set([...svg.matchAll(/data-part="(\w+)"/g)].map(([, part]) => part));
	return DRAWING_PARTS.filter((part) => found.has(part));
}

describe("the drawings of the demo homes", () => {
	it("show outside exactly what is in the facts of each home", { timeout: 240_000 }, () => {
		const wrong = GALLERIES.flatMap(({ home, drawings }) => {
			const exterior = drawings.find(({ view }) => view === "exterior");
			const drawn = exterior ? drawnParts(draw(exterior)) : [];
			const had = partsOf(home.amenities);
			return drawn.join() === had.join() ? [] : [`${home.accoId} ${home.kind}: ${drawn} for ${had}`];
		});
		expect(wrong).toEqual([]);
		// A list that is always empty would agree with itself.
		for (const part of DRAWING_PARTS)
			expect(GALLERIES.some(({ home }) => partsOf(home.amenities).includes(part))).toBe(true);
	});

	it("have the rooms of the home: its bedrooms with their beds, its bathrooms, a terrace or balcony where it has one", () => {
		for (const { home, drawings } of GALLERIES) {
			const of = (view: string) => drawings.filter((drawing) => drawing.view === view);
			const rooms = livingOf(home).rooms.filter(({ kind }) => kind !== "livingRoom");
			expect(of("bedroom").length, home.accoId).toBe(Math.min(3, home.bedrooms));
			expect(of("bathroom").length, home.accoId).toBe(Math.min(2, home.bathrooms));
			expect(of("terrace").length, home.accoId).toBe(
				home.amenities.includes("terrace") || home.amenities.includes("balcony") ? 1 : 0,
			);
			for (const [at, { bed }] of of("bedroom").entries()) {
				const [first] = rooms[at]?.beds ?? [];
				const real = first?.type === "single" ? (first.count > 1 ? "twin" : "single") : first?.type;
				expect(bed, home.accoId).toBe(real);
			}
			expect(drawings.length).toBeGreaterThanOrEqual(8);
		}
	});

	it("are each named in words of its own, in every language", () => {
		for (const { home, alts } of GALLERIES) {
			for (const language of LANGUAGES) {
				const texts = alts.map((alt) => alt[language]);
				expect([home.accoId, new Set(texts).size]).toEqual([home.accoId, texts.length]);
			}
		}
	});

	it("draw a hot tub on the terrace of those alone that have one", { timeout: 120_000 }, () => {
		const terraces = GALLERIES.filter((_, index) => index % 6 === 0).flatMap(({ home, drawings }) =>
			drawings.filter(({ view }) => view === "terrace").map((drawing) => ({ home, drawing })),
		);
		for (const { home, drawing } of terraces)
			expect(drawnParts(draw(drawing)).includes("hottub"), home.accoId).toBe(home.amenities.includes("hottub"));
	});

	it("come in forms of their region, each in six palettes and four seasons that all differ", () => {
		const types = [...new Set(LOOKS.map(({ type }) => type))] satisfies DrawingType[];
		const forms = types.flatMap((type) =>
			[...new Set((["north", "alps", "south"] as const).flatMap((region) => formsIn(type, region)))].map((form) => ({
				type,
				form,
			})),
		);
		expect(forms.length).toBeGreaterThanOrEqual(36);
		for (const type of types)
			for (const region of ["north", "alps", "south"] as const) expect(formsIn(type, region).length).toBeGreaterThan(0);
		for (const { type, form } of forms) {
			const pictures = Array.from({ length: PALETTES }, (_, palette) =>
				(["spring", "summer", "autumn", "winter"] as const).map((season) =>
					draw({
						seed: "a900001",
						type,
						scenery: "countryside",
						season,
						timeOfDay: "day",
						view: "exterior",
						variant: 0,
						form,
						palette,
						parts: [],
					}),
				),
			).flat();
			expect(new Set(pictures).size, `${type} ${form}`).toBe(PALETTES * 4);
		}
	});

	it("let the first forty homes of any list look like forty homes", () => {
		const lookOf = (index: number): string => {
			const { home, look } = GALLERIES[index] ?? {};
			return [look?.type, home?.scenery, look?.form, look?.palette, look?.season, look?.timeOfDay].join(" ");
		};
		const all = HOMES.map((_, index) => index);
		const by = (value: (index: number) => number) => [...all].sort((a, b) => value(a) - value(b) || a - b);
		const only = (fits: (index: number) => boolean) => all.filter(fits);
		const home = (index: number) => HOMES[index] as (typeof HOMES)[number];
		const lists: Readonly<Record<string, readonly number[]>> = {
			"in order": all,
			cheapest: by((index) => home(index).nightEuros),
			dearest: by((index) => -home(index).nightEuros),
			"most reviewed": by((index) => -home(index).reviews),
			chalets: only((index) => home(index).kind === "chalet"),
			villas: only((index) => home(index).kind === "villa"),
			"flats in villages": only((index) => home(index).kind === "apartment" && home(index).scenery === "village"),
			Austria: only((index) => home(index).place.country === "AT"),
			"at the sea": only((index) => home(index).scenery === "sea"),
			"for twelve": only((index) => home(index).maxGuests >= 12),
		};
		for (const [name, list] of Object.entries(lists)) {
			const first = list.slice(0, 40);
			expect(first.length, name).toBe(40);
			const seen = new Map<string, string>();
			for (const index of first) {
				expect(seen.get(lookOf(index)), `${name}: ${home(index).accoId} looks like`).toBeUndefined();
				seen.set(lookOf(index), home(index).accoId);
			}
		}
	});
});

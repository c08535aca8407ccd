import { type DrawingType, PALETTES } from "#site/drawing-address.ts";
import type { Canvas } from "../canvas.ts";
import { oneOf, type Random, randomFrom } from "../random.ts";
import type { Svg } from "../shapes.ts";
import { alpineResidence, seasideBlock, townHouse } from "./apartment.ts";
import { flatBungalow, hippedBungalow, leanBungalow } from "./bungalow.ts";
import { keep, waterCastle } from "./castle.ts";
import { alpineFarmhouse, glassChalet, lodge } from "./chalet.ts";
import { courtHouse, gabledHouse, shutteredHouse } from "./detached.ts";
import { dutchBarn, halfTimbered, longFarm, stoneMas } from "./farmhouse.ts";
import { bellTent, domeTent, safariTent } from "./glamping-tent.ts";
import { aFrame, cottage, duneHouse, rowHouse } from "./holiday-home.ts";
import { barge, floatingHouse, narrowboat } from "./houseboat.ts";
import { manoir, porticoMansion } from "./mansion.ts";
import { flatTop, mansardTop } from "./penthouse.ts";
import { stoneCottage, villageHouse } from "./southern-house.ts";
import { classicalVilla, mediterraneanVilla, modernVilla } from "./villa.ts";

/** How people build there: in the level north, in and before the mountains, in the south. */
export type Region = "north" | "alps" | "south";

interface Form {
	readonly draw: (canvas: Canvas, random: Random) => Svg;
	/** Where such houses stand; without, everywhere. */
	readonly regions?: readonly Region[];
}

/** The forms of each type of house; an address names them by their index, so new ones are added at the end. */
const FORMS: Readonly<Record<DrawingType, readonly [Form, ...Form[]]>> = {
	chalet: [{ draw: alpineFarmhouse }, { draw: lodge }, { draw: glassChalet }],
	villa: [
		{ draw: modernVilla },
		{ draw: mediterraneanVilla, regions: ["south"] },
		{ draw: classicalVilla, regions: ["north", "south", "alps"] },
	],
	farmhouse: [
		{ draw: halfTimbered, regions: ["north", "alps"] },
		{ draw: stoneMas, regions: ["south"] },
		{ draw: dutchBarn, regions: ["north"] },
		{ draw: longFarm },
	],
	bungalow: [{ draw: hippedBungalow }, { draw: flatBungalow }, { draw: leanBungalow }],
	apartment: [
		{ draw: townHouse },
		{ draw: seasideBlock, regions: ["north", "south"] },
		{ draw: alpineResidence, regions: ["alps"] },
	],
	houseboat: [{ draw: barge }, { draw: floatingHouse }, { draw: narrowboat }],
	castle: [{ draw: waterCastle }, { draw: keep }],
	glampingTent: [{ draw: bellTent }, { draw: safariTent }, { draw: domeTent }],
	mansion: [{ draw: porticoMansion }, { draw: manoir }],
	penthouse: [{ draw: flatTop }, { draw: mansardTop }],
	holidayHome: [
		{ draw: cottage, regions: ["north", "alps"] },
		{ draw: aFrame, regions: ["north", "alps"] },
		{ draw: duneHouse, regions: ["north"] },
		{ draw: rowHouse, regions: ["north"] },
		{ draw: stoneCottage, regions: ["south"] },
		{ draw: villageHouse, regions: ["south", "alps"] },
	],
	detached: [{ draw: gabledHouse }, { draw: shutteredHouse }, { draw: courtHouse, regions: ["south"] }],
};

/** Indexes of the forms that a type of house has in a region. */
export function formsIn(type: DrawingType, region: Region): readonly number[] {
	return FORMS[type].flatMap(({ regions }, index) => (regions?.includes(region) === false ? [] : [index]));
}

/**
 * The house of a canvas, around its doorstep. Form and colours are those that the address names; without, they come
 * from the random source.
 */
export function house(canvas: Canvas, random: Random): Svg {
	const forms = FORMS[canvas.type];
	if (canvas.form === undefined || canvas.palette === undefined) return oneOf(random, forms).draw(canvas, random);
	const form = forms[canvas.form % forms.length] ?? forms[0];
	return form.draw(canvas, paletteRandom(canvas.palette, `${canvas.type}|${canvas.form}`));
}

/** A source whose first two numbers, by which forms choose walls and roofs, differ between any two palettes. */
function paletteRandom(palette: number, seed: string): Random {
	const rest = randomFrom(`${seed}|${palette}`);
	const second = (palette * 3 + Math.floor(palette / 2)) % PALETTES;
	const first = [palette, second].map((step) => (step + 0.5) / PALETTES);
	return () => first.shift() ?? rest();
}

import type { DrawingType } from "#site/drawing-address.ts";
import type { Canvas } from "../canvas.ts";
import type { Random } from "../random.ts";
import type { Svg } from "../shapes.ts";
import { apartment } from "./apartment.ts";
import { bungalow } from "./bungalow.ts";
import { castle } from "./castle.ts";
import { chalet } from "./chalet.ts";
import { detached } from "./detached.ts";
import { farmhouse } from "./farmhouse.ts";
import { glampingTent } from "./glamping-tent.ts";
import { holidayHome } from "./holiday-home.ts";
import { houseboat } from "./houseboat.ts";
import { mansion } from "./mansion.ts";
import { penthouse } from "./penthouse.ts";
import { villa } from "./villa.ts";

const HOUSES: Readonly<Record<DrawingType, (canvas: Canvas, random: Random) => Svg>> = {
	chalet,
	villa,
	farmhouse,
	bungalow,
	apartment,
	houseboat,
	castle,
	glampingTent,
	mansion,
	penthouse,
	holidayHome,
	detached,
};

/** The house of a type, around its doorstep; its shape and colours come from the random source. */
export function house(canvas: Canvas, random: Random): Svg {
	return HOUSES[canvas.type](canvas, random);
}

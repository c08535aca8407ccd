import type { Canvas } from "../canvas.ts";
import { darker, lighter } from "../colours.ts";
import { chimney, longHouse, stones } from "../house-parts.ts";
import { door, pane } from "../openings.ts";
import { oneOf, type Random } from "../random.ts";
import { rect, type Svg, times } from "../shapes.ts";
import { balconyAt } from "./balcony.ts";
import { climber, potted } from "./details.ts";

const PLASTERS = ["#F3DDB8", "#E9B892", "#F6EDDC", "#D9A98A", "#E6CF9C", "#D8DCCB"] as const;
const TILES = ["#BF6A45", "#A9694A", "#C97F52"] as const;
const SHUTTERS = ["#5B8A83", "#3F6A78", "#7B8F5B", "#7F8FB0", "#8A4A3E"] as const;

/** Small and of field stone, under a low roof of tiles, a stair of stone along its side. */
export function stoneCottage(canvas: Canvas, random: Random): Svg {
	const wall = oneOf(random, ["#DCCBAA", "#CDBB9B", "#E8DABF", "#C7B08A", "#D9C0A0", "#BFB4A0"]);
	const roof = oneOf(random, TILES);
	const shutter = oneOf(random, SHUTTERS);
	const stone = darker(canvas.tint(wall), 0.14);
	const main = longHouse(canvas, -190, 300, 214, 60, {
		wall,
		roof,
		hip: 10,
		art:
			stones(random, { x: -186, y: -206, width: 292, height: 200 }, 40, stone) +
			[-158, -62, 34].map((x) => pane(canvas, x, -186, 42, 58, { shutter })).join("") +
			pane(canvas, -160, -92, 46, 58, { shutter, box: "#E0655A" }) +
			door(canvas, -50, 0, 58, 94, shutter, true) +
			balconyAt(canvas, -84, -122, 172, "#38424A"),
	});
	const low = longHouse(canvas, 100, 190, 128, 40, {
		wall: lighter(wall, 0.12),
		roof,
		hip: 8,
		art: pane(canvas, 132, -96, 88, 96, { arch: true, bars: [2, 2], sill: false, frame: shutter }),
	});
	const stair = times(6, (i) => rect(-290 + i * 17, -14 - i * 14, 102 - i * 17, 14, darker(stone, 0.04 * i)));
	return (
		chimney(canvas, 40, -262, 40, wall) +
		low +
		stair +
		main +
		climber(canvas, 100, 150, 14, "#D4577E") +
		potted(canvas, 36, 22)
	);
}

/** Tall and plastered, with shutters at every window and a band of stone at each floor. */
export function villageHouse(canvas: Canvas, random: Random): Svg {
	const wall = oneOf(random, PLASTERS);
	const roof = oneOf(random, TILES);
	const shutter = oneOf(random, SHUTTERS);
	const band = canvas.tint("#FBF3E2");
	const art =
		rect(-210, -116, 420, 6, band) +
		rect(-210, -222, 420, 6, band) +
		[-176, -76, 34, 134].map((x) => pane(canvas, x, -202, 42, 66, { shutter, bars: [2, 3] })).join("") +
		[-176, -76, 34, 134].map((x) => pane(canvas, x, -296, 42, 58, { shutter, bars: [2, 2] })).join("") +
		[-176, 118].map((x) => pane(canvas, x, -94, 50, 66, { shutter, box: "#E9A23F" })).join("") +
		door(canvas, -34, 0, 64, 96, shutter, true) +
		balconyAt(canvas, -96, -132, 192, "#38424A");
	return (
		chimney(canvas, 90, -372, 46, wall) +
		longHouse(canvas, -210, 420, 316, 64, { wall, roof, hip: 34, art }) +
		climber(canvas, -206, 190, 12) +
		potted(canvas, -70, 22) +
		potted(canvas, 66, 22)
	);
}

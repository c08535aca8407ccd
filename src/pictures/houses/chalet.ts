import type { Canvas } from "../canvas.ts";
import { darker } from "../colours.ts";
import { chimney, gable, longHouse, siding, stones } from "../house-parts.ts";
import { door, pane } from "../openings.ts";
import { oneOf, type Random } from "../random.ts";
import { group, polygon, rect, type Svg, times } from "../shapes.ts";
import { balconyAt } from "./balcony.ts";
import { flowerRow, plinth, potted, woodpile } from "./details.ts";

const WOODS = ["#9A6240", "#B47B4C", "#7C4E36", "#8C6A50", "#C79A66", "#5E4A40"] as const;
const ROOFS = ["#6B4A3C", "#5E5B58", "#7F4E3C"] as const;
const BLOOMS = ["#D9503F", "#E58A4E", "#E7B24A"] as const;
const FRAME = "#F7E9D0";

/** Gable front on a stone ground floor, with a balcony over its whole width. */
export function alpineFarmhouse(canvas: Canvas, random: Random): Svg {
	const wood = oneOf(random, WOODS);
	const bloom = oneOf(random, BLOOMS);
	const dark = canvas.tint(darker(wood, 0.35));
	const plinth = { x: -236, y: -74, width: 392, height: 70 };
	const groundFloor =
		rect(-240, -78, 400, 78, canvas.tint("#EFE3D0")) +
		stones(random, plinth, 9, canvas.tint("#CDBBA2"), [26, 12]) +
		pane(canvas, -205, -60, 62, 46, { frame: FRAME }) +
		door(canvas, -72, 0, 52, 70, "#3F6A5E") +
		pane(canvas, 28, -60, 86, 46, { bars: [3, 1], frame: FRAME });
	const upperFloor =
		pane(canvas, -200, -186, 52, 62, { shutter: "#49705F", frame: FRAME }) +
		pane(canvas, -78, -194, 78, 78, { bars: [2, 1], frame: FRAME }) +
		pane(canvas, 66, -186, 52, 62, { shutter: "#49705F", frame: FRAME }) +
		balconyAt(canvas, -262, -80, 444, darker(wood, 0.35), flowerRow(canvas, -262, -124, 444, bloom), 40);
	const attic = pane(canvas, -70, -286, 60, 52, { frame: FRAME });
	const posts = times(2, (i) => rect(-246 + i * 404, -205, 9, 128, dark));
	return (
		chimney(canvas, 150, -250, 76, "#B9A58C") +
		gable(canvas, -240, 400, 205, 122, 130, {
			wall: wood,
			roof: oneOf(random, ROOFS),
			over: 64,
			planks: 13,
			trim: darker(wood, 0.3),
			thick: 16,
			art: groundFloor + upperFloor + attic + posts,
			sideArt:
				pane(canvas, 186, -170, 42, 54, { frame: FRAME }) +
				pane(canvas, 252, -170, 24, 54, { frame: FRAME, bars: [1, 2] }),
		}) +
		woodpile(canvas, 184, 100)
	);
}

/** Long log house under a heavy roof, with a gabled middle. */
export function lodge(canvas: Canvas, random: Random): Svg {
	const wood = oneOf(random, WOODS);
	const roof = oneOf(random, ROOFS);
	const bloom = oneOf(random, BLOOMS);
	const windows = [-252, -168, 190].map((x) => pane(canvas, x, -138, 50, 60, { frame: FRAME, box: bloom })).join("");
	const wing = longHouse(canvas, -290, 580, 176, 104, { wall: wood, roof, planks: 15, hip: 34, art: windows });
	const plinth = rect(-290, -40, 580, 40, canvas.tint("#C9BCA8"));
	const middle = gable(canvas, -96, 220, 196, 112, 0, {
		wall: wood,
		roof,
		over: 40,
		planks: 15,
		trim: darker(wood, 0.3),
		thick: 15,
		art:
			rect(-96, -40, 220, 40, canvas.tint("#C9BCA8")) +
			pane(canvas, -58, -186, 144, 76, { bars: [4, 1], frame: FRAME }) +
			balconyAt(canvas, -108, -82, 244, darker(wood, 0.35), flowerRow(canvas, -108, -116, 244, bloom), 30) +
			door(canvas, -14, 0, 56, 76, "#5B3B2A") +
			pane(canvas, -20, -264, 68, 46, { bars: [3, 1], frame: FRAME }),
	});
	const pebbles = stones(random, { x: -286, y: -38, width: 572, height: 34 }, 26, canvas.tint("#A99C88"), [24, 11]);
	return (
		chimney(canvas, -190, -262, 60, "#A79C8C") +
		wing +
		plinth +
		middle +
		pebbles +
		door(canvas, -14, 0, 56, 76, "#5B3B2A") +
		potted(canvas, -62, 22) +
		potted(canvas, 92, 22) +
		woodpile(canvas, 206, 84)
	);
}

/** Steep gable, glass from the deck to the ridge, dark wood on the side. */
export function glassChalet(canvas: Canvas, random: Random): Svg {
	const wood = oneOf(random, ["#6E4A38", "#B98A5C", "#4F4A48", "#A87650", "#8A8078", "#C9A070"] as const);
	const frame = "#3C4448";
	const glass =
		pane(canvas, -148, -112, 226, 106, { frame, bars: [4, 1], sill: false }) +
		group(
			pane(canvas, -148, -286, 226, 160, { frame, bars: [4, 2], sill: false }),
			canvas.clip(
				polygon(
					[
						[-148, -126],
						[-148, -206],
						[-35, -288],
						[78, -206],
						[78, -126],
					],
					"#000",
				),
			),
		);
	const side = times(3, (i) => pane(canvas, 138 + i * 66, -136, 34, 96, { frame, bars: [1, 2], sill: false }));
	const balcony = balconyAt(canvas, -190, -112, 310, "#4A5458", "", 34);
	return (
		chimney(canvas, 196, -270, 70, "#4A5054") +
		gable(canvas, -175, 280, 190, 128, 250, {
			wall: wood,
			roof: "#4F5A5E",
			over: 30,
			planks: 12,
			vertical: true,
			trim: darker(wood, 0.35),
			thick: 18,
			art: glass + balcony,
			sideArt: siding(105, -190, 250, 190, canvas.tint(darker(wood, 0.4)), 12, true) + side,
		}) +
		plinth(canvas, -200, 560)
	);
}

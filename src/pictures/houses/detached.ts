import type { Canvas } from "../canvas.ts";
import { darker, lighter } from "../colours.ts";
import { chimney, gable, longHouse } from "../house-parts.ts";
import { door, dormer, pane } from "../openings.ts";
import { cycle, oneOf, type Random } from "../random.ts";
import { oval, polygon, rect, type Svg, times } from "../shapes.ts";
import { balconyAt } from "./balcony.ts";

/** Two wings, the one with its gable to the front. */
export function gabledHouse(canvas: Canvas, random: Random): Svg {
	const wall = oneOf(random, ["#F6ECDA", "#C98962", "#E7D3B5", "#B9CBC4", "#E0B060", "#A8624A"]);
	const roof = oneOf(random, ["#8A4A3E", "#4E5A62", "#A8634A"]);
	const sh = oneOf(random, ["#2F6467", "#6F8B5A", "#C9653B", "#3F5E7C"]);
	return (
		chimney(canvas, 160, -310, 60) +
		longHouse(canvas, -40, 330, 176, 132, {
			wall,
			roof,
			hip: 16,
			art:
				times(2, (i) => pane(canvas, 66 + i * 112, -142, 54, 62, { shutter: sh })) +
				dormer(canvas, 120, -206, 70, wall, roof),
		}) +
		gable(canvas, -270, 250, 210, 118, 0, {
			wall: lighter(wall, 0.2),
			roof,
			over: 22,
			trim: "#FFF9EE",
			thick: 12,
			art:
				pane(canvas, -214, -188, 50, 60, { shutter: sh }) +
				pane(canvas, -106, -188, 50, 60, { shutter: sh }) +
				pane(canvas, -228, -100, 166, 84, { bars: [4, 2], box: "#E0655A" }) +
				oval(-145, -262, 17, 17, canvas.tint("#FFF9EE")) +
				oval(-145, -262, 12, 12, canvas.lit ? "#FFD27A" : "#4B6A72"),
		}) +
		balconyAt(canvas, 46, -80, 214, "#FFF9EE") +
		door(canvas, 2, 0, 52, 92, sh) +
		polygon(
			[
				[-14, -112],
				[70, -112],
				[84, -92],
				[-28, -92],
			],
			canvas.tint(canvas.snow ? "#F6FAFC" : roof),
		) +
		(canvas.snow
			? ""
			: times(22, (i) =>
					oval(
						286 + Math.sin(i * 2) * 12,
						-i * 7,
						14,
						10,
						canvas.tint(i % 4 ? cycle(canvas.land.leaf, i) : canvas.land.bloom[0]),
					),
				))
	);
}

/** Square and sober under a hipped roof, the door in its middle. */
export function shutteredHouse(canvas: Canvas, random: Random): Svg {
	const wall = oneOf(random, ["#EFE3CC", "#C7765A", "#DDE3DC", "#E9C48C", "#B9A08C", "#A9BCC8"]);
	const roof = oneOf(random, ["#5A4A44", "#8A4A3E", "#4A5660"]);
	const leaf = oneOf(random, ["#2F5E58", "#7A3B34", "#3F5E7C", "#6F7C55"]);
	const art =
		[-196, -104, 62, 154].map((x) => pane(canvas, x, -216, 44, 66, { shutter: leaf, bars: [2, 3] })).join("") +
		pane(canvas, -24, -216, 48, 66, { bars: [2, 3] }) +
		[-190, -100, 62, 150].map((x) => pane(canvas, x, -104, 50, 70, { frame: "#FFF9EE", bars: [2, 2] })).join("") +
		door(canvas, -30, 0, 60, 98, leaf) +
		balconyAt(canvas, -92, -136, 184, "#FFF9EE");
	return (
		chimney(canvas, -120, -312, 56) +
		chimney(canvas, 96, -312, 56) +
		longHouse(canvas, -236, 472, 250, 96, { wall, roof, hip: 110, art }) +
		[-150, 40].map((x) => dormer(canvas, x, -268, 56, wall, roof)).join("") +
		rect(-244, -14, 488, 14, darker(canvas.tint(wall), 0.2))
	);
}

/** Low and white around a court, with a tower over its door. */
export function courtHouse(canvas: Canvas, random: Random): Svg {
	const wall = oneOf(random, ["#FBF5EA", "#F1CFA6", "#E9B892", "#F3E6C4", "#DDC3A0", "#E6E2D6"]);
	const roof = oneOf(random, ["#BF6A45", "#AD5B3E", "#C97F52"]);
	const leaf = oneOf(random, ["#3F6A78", "#5B8A83", "#7B8F5B", "#8A4A3E"]);
	const wing = (x: number, width: number) =>
		longHouse(canvas, x, width, 132, 44, {
			wall,
			roof,
			hip: 12,
			art: times(2, (i) => pane(canvas, x + 30 + i * (width / 2), -98, 48, 62, { shutter: leaf, box: "#E0655A" })),
		});
	const tower = longHouse(canvas, -76, 180, 262, 56, {
		wall: lighter(wall, 0.2),
		roof,
		hip: 44,
		art:
			pane(canvas, -46, -232, 44, 70, { arch: true, bars: [2, 2] }) +
			pane(canvas, 34, -232, 44, 70, { arch: true, bars: [2, 2] }) +
			door(canvas, -16, 0, 60, 100, leaf, true) +
			balconyAt(canvas, -70, -150, 168, "#38424A"),
	});
	return wing(-306, 240) + wing(96, 230) + tower + chimney(canvas, 210, -172, 40, wall);
}

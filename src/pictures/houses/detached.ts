import type { Canvas } from "../canvas.ts";
import { lighter } from "../colours.ts";
import { chimney, gable, longHouse } from "../house-parts.ts";
import { door, dormer, pane } from "../openings.ts";
import { cycle, oneOf, type Random } from "../random.ts";
import { oval, polygon, type Svg, times } from "../shapes.ts";

export function detached(canvas: Canvas, random: Random): Svg {
	const wall = oneOf(random, ["#F6ECDA", "#C98962", "#E7D3B5", "#CFD9D3"]);
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

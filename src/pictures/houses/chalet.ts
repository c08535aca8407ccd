import type { Canvas } from "../canvas.ts";
import { darker } from "../colours.ts";
import { chimney, gable } from "../house-parts.ts";
import { door, pane, rail } from "../openings.ts";
import { oneOf, type Random } from "../random.ts";
import { oval, rect, type Svg, times } from "../shapes.ts";

export function chalet(canvas: Canvas, random: Random): Svg {
	const wood = oneOf(random, ["#9A6240", "#B47B4C", "#7C4E36", "#8C6A50"]);
	const red = oneOf(random, ["#D9503F", "#E58A4E", "#E7B24A"]);
	const dark = canvas.tint(darker(wood, 0.35));
	const w = 400;
	const h = 205;
	const frame = "#F7E9D0";
	const art =
		rect(-240, -78, w, 78, canvas.tint("#EFE3D0")) +
		times(9, (_i) =>
			rect(-232 + random() * 370, -66 + random() * 54, 26, 12, canvas.tint("#CDBBA2"), 'rx="4" opacity=".7"'),
		) +
		pane(canvas, -205, -60, 62, 46, { frame }) +
		door(canvas, -72, 0, 52, 70, "#3F6A5E") +
		pane(canvas, 28, -60, 86, 46, { bars: [3, 1], frame }) +
		pane(canvas, -200, -186, 52, 62, { shutter: "#49705F", frame }) +
		pane(canvas, -78, -194, 78, 78, { bars: [2, 1], frame }) +
		pane(canvas, 66, -186, 52, 62, { shutter: "#49705F", frame }) +
		rail(-262, -80, 444, 40, dark, 15) +
		times(canvas.snow ? 0 : 34, (i) =>
			oval(-252 + i * 12.6, -124 - (i % 2) * 5, 8, 7, canvas.tint(i % 3 ? red : canvas.land.leaf[0])),
		) +
		(canvas.snow ? rect(-262, -128, 444, 9, "#FBFDFE", 'rx="4"') : "") +
		pane(canvas, -70, -286, 60, 52, { frame }) +
		rail(-104, -226, 128, 24, dark, 11) +
		times(2, (i) => rect(-246 + i * 404, -205, 9, 128, dark));
	return (
		chimney(canvas, 150, -250, 76, "#B9A58C") +
		gable(canvas, -240, w, h, 122, 130, {
			wall: wood,
			roof: oneOf(random, ["#6B4A3C", "#5E5B58", "#7F4E3C"]),
			over: 64,
			planks: 13,
			trim: darker(wood, 0.3),
			thick: 16,
			art,
			sideArt: pane(canvas, 186, -170, 42, 54, { frame }) + pane(canvas, 252, -170, 24, 54, { frame, bars: [1, 2] }),
		}) +
		times(5, (i) => rect(186, -52 + i * 9, 92, 8, canvas.tint(i % 2 ? "#A9794F" : "#94663F"), 'rx="3"'))
	);
}

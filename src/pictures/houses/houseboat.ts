import type { Canvas } from "../canvas.ts";
import { darker, lighter, mix } from "../colours.ts";
import { siding } from "../house-parts.ts";
import { door, pane, rail } from "../openings.ts";
import { shrub } from "../plants.ts";
import { oneOf, type Random } from "../random.ts";
import { group, line, oval, path, rect, type Svg, times } from "../shapes.ts";

export function houseboat(canvas: Canvas, random: Random): Svg {
	const hull = oneOf(random, ["#22525C", "#8E3B34", "#2B4770", "#3C4A44"]);
	const cab = oneOf(random, ["#F3E6CF", "#D9A45C", "#E9EDE4", "#B9663F"]);
	const boatArt =
		line("M-120 -176L-120 -226", canvas.tint("#6D4A3D"), 6) +
		rect(-250, -150, 450, 100, canvas.tint(cab)) +
		siding(-250, -150, 450, 100, darker(canvas.tint(cab), 0.25), 14, true) +
		times(3, (i) => pane(canvas, -224 + i * 104, -130, 70, 54, { bars: [2, 1] })) +
		door(canvas, 112, -50, 48, 88, hull) +
		rect(-274, -164, 498, 16, canvas.tint(canvas.snow ? "#FAFCFD" : "#4C565A"), 'rx="5"') +
		rect(-150, -222, 210, 58, canvas.tint(darker(cab, 0.06))) +
		pane(canvas, -130, -210, 170, 36, { bars: [4, 1], sill: false }) +
		rect(-166, -234, 244, 13, canvas.tint(canvas.snow ? "#FAFCFD" : "#5C676A"), 'rx="4"') +
		times(canvas.snow ? 0 : 8, (i) => shrub(canvas, random, 98 + i * 14, -166, 24)) +
		rail(200, -50, 120, 42, canvas.tint("#F3E6CF"), 20) +
		path(
			"M-318 -54L352 -54Q346 6 300 22L-276 22Q-316 10 -318 -54Z",
			canvas.gradient([canvas.tint(hull), darker(canvas.tint(hull), 0.25)]),
		) +
		rect(-312, -46, 658, 7, canvas.tint("#F3E6CF")) +
		times(
			5,
			(i) =>
				oval(-230 + i * 96, -12, 13, 13, canvas.tint("#E9D9B8")) +
				oval(-230 + i * 96, -12, 9, 9, canvas.lit ? "#FFD27A" : mix(canvas.sky[0], "#24434F", 0.5)),
		) +
		times(
			3,
			(i) =>
				oval(-300 + i * 24, -62, 14, 12, canvas.tint(canvas.land.leaf[0])) +
				oval(-296 + i * 24, -70, 7, 6, canvas.tint(canvas.land.bloom[0])),
		);
	return (
		group(boatArt, 'transform="translate(0 40) scale(1 -.5)" opacity=".3"') +
		boatArt +
		times(8, (i) =>
			rect(
				-330 + i * 84 + random() * 30,
				26 + (i % 4) * 14,
				80,
				3,
				lighter(canvas.sky[1], 0.5),
				'rx="2" opacity=".55"',
			),
		)
	);
}

import type { Canvas } from "../canvas.ts";
import { darker } from "../colours.ts";
import { chimney, gable, siding } from "../house-parts.ts";
import { door, pane, rail } from "../openings.ts";
import { cycle, oneOf, type Random } from "../random.ts";
import { group, line, oval, type Point, polygon, rect, type Svg, times } from "../shapes.ts";

export function holidayHome(canvas: Canvas, random: Random): Svg {
	if (random() < 0.4) {
		// A-frame
		const wood = canvas.tint(oneOf(random, ["#B47B4C", "#3E4B4C", "#8C5A3E"]));
		const roof = canvas.tint(canvas.snow ? "#F3F8FB" : oneOf(random, ["#3F4A50", "#5D4538"]));
		const tri = (t: number, y: number): Point[] => [
			[-210 * t, y],
			[0, y - 390 * t],
			[210 * t, y],
		];
		return (
			polygon(
				[
					[0, -400],
					[150, -400],
					[372, 0],
					[222, 0],
				],
				canvas.gradient([roof, darker(roof, 0.24)]),
			) +
			polygon(tri(1, 0), wood) +
			group(siding(-210, -390, 420, 390, darker(wood, 0.35), 13, true), canvas.clip(polygon(tri(1, 0), "#000"))) +
			group(
				pane(canvas, -130, -330, 260, 200, { bars: [4, 2], frame: "#F7EBD5", sill: false }),
				canvas.clip(
					polygon(
						[
							[-122, -136],
							[0, -338],
							[122, -136],
						],
						"#000",
					),
				),
			) +
			rail(-136, -112, 272, 36, canvas.tint("#F1DFC2"), 14) +
			pane(canvas, -128, -96, 78, 96, { bars: [1, 1], sill: false }) +
			door(canvas, -24, 0, 52, 90, "#C9653B") +
			pane(canvas, 62, -80, 62, 56, {}) +
			line("M-236 8L0 -404L236 8", roof, 18, 'stroke-linecap="butt"') +
			(canvas.snow ? line("M-236 0L0 -414L236 0", "#FFFFFF", 7) : "") +
			rect(-270, 0, 600, 12, canvas.tint("#B98E62")) +
			rect(-270, 12, 600, 9, canvas.tint("#7D5A3C"))
		);
	}
	const wall = oneOf(random, ["#A8443A", "#3F6A78", "#E3B25A", "#5F7F6A", "#EFE6D6", "#44525A"]);
	const frame = "#FFF9EE";
	const roof = oneOf(random, ["#3F4A50", "#6B4A42", "#8A4A3E"]);
	return (
		chimney(canvas, 120, -252, 70) +
		gable(canvas, -220, 250, 160, 132, 260, {
			wall,
			roof,
			planks: 13,
			vertical: random() < 0.5,
			over: 24,
			trim: "#FFF9EE",
			thick: 11,
			art:
				pane(canvas, -184, -130, 60, 70, { frame, box: "#F0B43F" }) +
				pane(canvas, -66, -130, 60, 70, { frame, box: "#F0B43F" }) +
				pane(canvas, -122, -228, 54, 58, { frame }),
			sideArt:
				times(2, (i) => pane(canvas, 62 + i * 142, -132, 62, 66, { frame, box: "#F0B43F" })) +
				door(canvas, 144, -2, 46, 92, "#F0E0C0"),
		}) +
		polygon(
			[
				[118, -106],
				[214, -106],
				[232, -82],
				[100, -82],
			],
			canvas.tint(canvas.snow ? "#F6FAFC" : roof),
		) +
		times(2, (i) => rect(106 + i * 112, -84, 7, 84, canvas.tint(frame))) +
		rect(-250, 0, 560, 11, canvas.tint("#C3A27A")) +
		times(3, (i) =>
			group(
				rect(-238 + i * 28, -18, 18, 18, canvas.tint("#B9663F")) +
					oval(-229 + i * 28, -26, 14, 13, canvas.tint(cycle(canvas.land.leaf, i))),
			),
		)
	);
}

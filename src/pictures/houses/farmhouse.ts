import type { Canvas } from "../canvas.ts";
import { darker } from "../colours.ts";
import { chimney, longHouse } from "../house-parts.ts";
import { door, dormer, pane } from "../openings.ts";
import { cycle, oneOf, type Random } from "../random.ts";
import { curve, line, oval, polygon, rect, type Svg, times } from "../shapes.ts";

export function farmhouse(canvas: Canvas, random: Random): Svg {
	const kind = Math.floor(random() * 3);
	const walls = cycle(
		[
			["#B96B4F", "#C98962"],
			["#D8C6A6", "#C7B596"],
			["#F7EEDD", "#F3E2C6"],
		],
		kind,
	);
	const wall = oneOf(random, walls);
	const roof = kind === 2 ? "#A5553D" : oneOf(random, ["#B08B56", "#7E4A3B", "#5F6367"]);
	const sh = oneOf(random, ["#2F5E58", "#6F8B5A", "#3F5E7C", "#9A4A3A"]);
	const beam = canvas.tint("#5B3B2A");
	const frame =
		kind < 2
			? times(26, () =>
					rect(
						-290 + random() * 540,
						-140 + random() * 128,
						26,
						10,
						darker(canvas.tint(wall), 0.12),
						'rx="3" opacity=".5"',
					),
				)
			: times(8, (i) => rect(-296 + i * 78, -160, 8, 160, beam)) +
				rect(-296, -86, 556, 8, beam) +
				rect(-296, -160, 556, 8, beam) +
				times(4, (i) => line(curve`M${-288 + i * 156} -84L${-222 + i * 156} -4`, beam, 7));
	const art =
		frame +
		times(2, (i) =>
			pane(canvas, -262 + i * 104, -132 + (kind === 2 ? -12 : 0), 46, 54, {
				shutter: kind === 2 ? "" : sh,
				box: "#D9503F",
			}),
		) +
		door(canvas, -52, 0, 54, 84, sh) +
		pane(canvas, 34, -132, 46, 54, { shutter: kind === 2 ? "" : sh, box: "#D9503F" }) +
		pane(canvas, 130, -118, 96, 118, { arch: true, bars: [3, 2], sill: false, frame: sh }) +
		pane(canvas, -262, -56, 46, 38, {}) +
		(kind === 2 || canvas.snow
			? ""
			: times(26, (i) => oval(92 + Math.sin(i * 2.1) * 15, -i * 6, 13, 9, canvas.tint(cycle(canvas.land.leaf, i)))));
	return (
		rect(260, -104, 150, 104, canvas.tint(darker(wall, 0.12))) +
		polygon(
			[
				[246, -100],
				[280, -166],
				[404, -166],
				[428, -100],
			],
			canvas.tint(canvas.snow ? "#EEF4F8" : darker(roof, 0.06)),
		) +
		rect(300, -74, 72, 74, canvas.tint(sh)) +
		line("M300 0L372 -74M300 -74L372 0", canvas.tint("#F5EBDB"), 4) +
		chimney(canvas, -190, -268, 40) +
		chimney(canvas, 120, -268, 30) +
		longHouse(canvas, -296, 556, 160, 128, {
			wall,
			roof,
			hip: 76,
			art: art + times(2, (i) => dormer(canvas, -170 + i * 200, -190, 62, wall, roof)),
		})
	);
}

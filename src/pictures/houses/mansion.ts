import type { Canvas } from "../canvas.ts";
import { darker, lighter } from "../colours.ts";
import { chimney, longHouse } from "../house-parts.ts";
import { door, dormer, pane } from "../openings.ts";
import { cycle, oneOf, type Random } from "../random.ts";
import { oval, polygon, rect, type Svg, times } from "../shapes.ts";

export function mansion(canvas: Canvas, random: Random): Svg {
	const wall = oneOf(random, ["#F2E4CC", "#E9C7A8", "#D6DCCF", "#E7E4DC"]);
	const roof = oneOf(random, ["#4E5A62", "#6B4A42", "#3F5A57"]);
	const white = canvas.tint("#FFF9EE");
	const box = canvas.land.bloom[0];
	return (
		chimney(canvas, -190, -352, 50) +
		chimney(canvas, 160, -352, 50) +
		longHouse(canvas, -280, 560, 246, 104, {
			wall,
			roof,
			hip: 96,
			art:
				rect(-288, -250, 576, 10, white) +
				rect(-284, -128, 568, 6, white) +
				times(6, (i) => pane(canvas, -248 + i * 90 + (i > 2 ? 6 : 0), -222, 42, 70, { bars: [2, 3] })) +
				times(4, (i) => pane(canvas, cycle([-248, -158, 116, 206], i), -104, 42, 78, { bars: [2, 3], box })) +
				times(4, (i) => dormer(canvas, -210 + i * 124, -264, 46, wall, roof)),
		}) +
		rect(-86, -128, 172, 12, white) +
		polygon(
			[
				[-100, -128],
				[0, -186],
				[100, -128],
			],
			white,
		) +
		polygon(
			[
				[-74, -136],
				[0, -176],
				[74, -136],
			],
			canvas.tint(wall),
		) +
		door(canvas, -30, 0, 60, 100, "#2F4B52") +
		times(4, (i) =>
			rect(
				cycle([-82, -50, 38, 70], i),
				-118,
				12,
				118,
				canvas.gradient([lighter(white, 0.2), darker(white, 0.18)], "right"),
			),
		) +
		times(3, (i) => rect(-98 - i * 12, i * 8, 196 + i * 24, 8, darker(white, 0.06 + i * 0.05))) +
		times(4, (i) => {
			const x = cycle([-258, -160, 160, 258], i);
			return (
				oval(x, -28, 26, 30, canvas.tint(canvas.land.dark)) +
				oval(x + canvas.light * 7, -34, 15, 18, lighter(canvas.tint(canvas.land.dark), 0.16)) +
				(canvas.snow ? oval(x, -50, 20, 9, "#F6FAFC") : "")
			);
		})
	);
}

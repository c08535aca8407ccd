import type { Canvas } from "../canvas.ts";
import { chimney, roofing, siding } from "../house-parts.ts";
import { door, pane } from "../openings.ts";
import { oneOf, type Random } from "../random.ts";
import { group, oval, rect, type Svg, times } from "../shapes.ts";

export function bungalow(canvas: Canvas, random: Random): Svg {
	const wall = oneOf(random, ["#EADBC5", "#C8D3CB", "#D9B08C", "#F3EBDD"]);
	const roof = oneOf(random, ["#4F5A5E", "#7A4B3D", "#3F5A57"]);
	const post = canvas.tint("#8A5F3C");
	return (
		chimney(canvas, 140, -180, 56) +
		rect(-300, -128, 590, 128, canvas.tint(wall)) +
		rect(-300, -128, 150, 128, canvas.tint("#A8764C")) +
		siding(-300, -128, 150, 128, canvas.tint("#6F4A30"), 12, true) +
		pane(canvas, -262, -98, 78, 58, { frame: "#3C4448", bars: [2, 1] }) +
		pane(canvas, -122, -112, 200, 112, { bars: [3, 1], frame: "#3C4448", sill: false }) +
		door(canvas, 108, 0, 52, 92, oneOf(random, ["#C9653B", "#2F6467", "#E0A63F"])) +
		pane(canvas, 190, -100, 74, 60, { frame: "#3C4448", box: "#E9A23F", bars: [2, 1] }) +
		roofing(
			canvas,
			[
				[-230, -204],
				[200, -204],
				[344, -122],
				[-356, -122],
			],
			roof,
		) +
		times(3, (i) => rect(-150 + i * 128, -122, 8, 124, post)) +
		rect(-344, 0, 680, 12, canvas.tint("#B98E62")) +
		rect(-344, 12, 680, 8, canvas.tint("#7D5A3C")) +
		times(2, (i) =>
			group(
				rect(-330 + i * 640, -34, 30, 34, canvas.tint("#C4653D"), 'rx="4"') +
					oval(-315 + i * 640, -52, 27, 27, canvas.tint(canvas.land.dark)),
			),
		)
	);
}

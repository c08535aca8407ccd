import type { Canvas } from "../canvas.ts";
import { longHouse } from "../house-parts.ts";
import { dormer, pane, rail } from "../openings.ts";
import { cycle, oneOf, type Random } from "../random.ts";
import { oval, polygon, rect, type Svg, times } from "../shapes.ts";

export function apartment(canvas: Canvas, random: Random): Svg {
	const wall = oneOf(random, ["#EBC9A3", "#E7B7A0", "#D7DCCB", "#F2E3C9", "#BFD0D3"]);
	const sh = oneOf(random, ["#3F6A78", "#5B7F5E", "#7A4B3D"]);
	const iron = canvas.tint("#38424A");
	const floors = 4;
	const art = times(floors, (f) =>
		times(5, (i) => {
			const x = -222 + i * 98;
			const y = -118 - f * 92;
			return i % 2
				? pane(canvas, x, y - 4, 44, 72, { bars: [2, 1], sill: false, shutter: sh }) +
						rail(x - 28, y + 74, 100, 32, iron, 9) +
						(canvas.snow
							? rect(x - 30, y + 38, 104, 6, "#FBFDFE", 'rx="3"')
							: times(9, (j) =>
									oval(
										x - 22 + j * 11.5,
										y + 38,
										7,
										6,
										canvas.tint(
											j % 3 ? cycle(["#E0655A", "#F0B43F", "#D477A0", "#FFFFFF"], f + i) : canvas.land.leaf[0],
										),
									),
								))
				: pane(canvas, x + 4, y, 36, 58, { shutter: sh, box: f % 2 ? "#E0655A" : "" });
		}),
	);
	return longHouse(canvas, -250, 500, 452, 62, {
		wall,
		roof: "#8C4E3D",
		hip: 46,
		art:
			rect(-250, -92, 500, 92, canvas.tint("#E9DFCE")) +
			art +
			times(3, (i) => dormer(canvas, -150 + i * 130, -464, 46, "#F3E6D0", "#8C4E3D")) +
			times(4, (i) => pane(canvas, -222 + i * 128, -76, 62, 76, { arch: true, bars: [2, 1], sill: false })) +
			times(2, (i) =>
				polygon(
					[
						[-232 + i * 384, -78],
						[-150 + i * 384, -78],
						[-142 + i * 384, -56],
						[-240 + i * 384, -56],
					],
					canvas.tint(i ? "#2F6467" : "#C9653B"),
				),
			) +
			rect(-258, -96, 516, 8, canvas.tint("#FBF4E6")),
	});
}

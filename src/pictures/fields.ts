import type { Canvas } from "./canvas.ts";
import { type Colour, darker } from "./colours.ts";
import { oneOf, type Random } from "./random.ts";
import { below, group, type Height, oval, path, polygon, rect, type Svg, times } from "./shapes.ts";

export function cropRows(canvas: Canvas, fn: Height, vx: number, c: Colour, count = 26): Svg {
	return group(
		times(count, (i) => {
			const a = (i - count / 2) * 92;
			return polygon(
				[
					[vx + a * 0.16, fn(vx) - 20],
					[vx + a * 1.5 - 11, 820],
					[vx + a * 1.5 + 20, 820],
				],
				c,
			);
		}),
		canvas.clip(path(below(fn), "#000")),
	);
}

export function hamlet(canvas: Canvas, random: Random, x: number, y: number, s: number, depth: number): Svg {
	const wall = ["#F4E7D3", "#EBD3B4", "#E2BFA0", "#F7F1E6"];
	const roof = canvas.snow ? "#EDF3F6" : oneOf(random, ["#B4593C", "#9C4A3A", "#7B5A50"]);
	const house = (hx: number, hy: number, w: number, h: number) => {
		const c = canvas.tint(oneOf(random, wall), depth);
		return (
			rect(hx, hy - h, w, h, c) +
			rect(hx + w * 0.62, hy - h, w * 0.38, h, darker(c, 0.14)) +
			polygon(
				[
					[hx - 3, hy - h],
					[hx + w * 0.3, hy - h - w * 0.36],
					[hx + w * 0.78, hy - h - w * 0.36],
					[hx + w + 3, hy - h],
				],
				canvas.tint(roof, depth),
			) +
			times(2, (i) =>
				rect(
					hx + w * (0.14 + i * 0.26),
					hy - h * 0.72,
					w * 0.11,
					h * 0.26,
					canvas.lit ? "#FFD78A" : canvas.tint("#54707A", depth),
				),
			)
		);
	};
	const tower =
		rect(x - s * 0.09, y - s * 1.25, s * 0.18, s * 1.25, canvas.tint("#F3E6D0", depth)) +
		rect(x + s * 0.02, y - s * 1.25, s * 0.07, s * 1.25, canvas.tint("#CDB99D", depth)) +
		polygon(
			[
				[x - s * 0.12, y - s * 1.25],
				[x, y - s * 1.85],
				[x + s * 0.12, y - s * 1.25],
			],
			canvas.tint("#5F6B70", depth),
		) +
		oval(x - s * 0.02, y - s * 1.05, s * 0.035, s * 0.05, canvas.lit ? "#FFD78A" : canvas.tint("#54707A", depth));
	return (
		times(4, (i) =>
			house(x + (i - 2.2) * s * 0.46 + random() * 10, y - s * 0.12, s * 0.42, s * (0.42 + random() * 0.25)),
		) +
		tower +
		times(5, (i) =>
			house(
				x + (i - 2.6) * s * 0.5 + random() * 12,
				y + s * 0.12 * random(),
				s * (0.4 + random() * 0.12),
				s * (0.32 + random() * 0.2),
			),
		)
	);
}

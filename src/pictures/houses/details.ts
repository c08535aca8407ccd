import type { Canvas } from "../canvas.ts";
import { type Colour, darker } from "../colours.ts";
import { cycle } from "../random.ts";
import { line, oval, polygon, rect, type Svg, times } from "../shapes.ts";

/** What stands around houses and grows on them. */

/** White where snow lies, else the colour. */
export function underSnow(canvas: Canvas, colour: Colour): Colour {
	return canvas.tint(canvas.snow ? "#F6FAFC" : colour);
}

/** A climbing plant up a wall; bare in winter. */
export function climber(canvas: Canvas, x: number, height: number, spread = 18, bloom?: Colour): Svg {
	if (canvas.snow) return "";
	return times(height / 6, (i) => {
		const leaf = bloom && i % 3 ? bloom : cycle(canvas.land.leaf, i);
		return oval(x + Math.sin(i * 1.9) * spread, -i * 6, 14, 10, canvas.tint(leaf));
	});
}

/** Flowers along a railing or a wall; snow in winter. */
export function flowerRow(canvas: Canvas, x: number, y: number, width: number, bloom: Colour): Svg {
	if (canvas.snow) return rect(x, y - 4, width, 8, canvas.tint("#FBFDFE"), 'rx="4"');
	return times(width / 12, (i) =>
		oval(x + 6 + i * 12, y - (i % 2) * 5, 8, 7, canvas.tint(i % 3 ? bloom : canvas.land.leaf[0])),
	);
}

/** A clipped shrub in a pot. */
export function potted(canvas: Canvas, x: number, size = 26, pot: Colour = "#B9663F"): Svg {
	const green = canvas.tint(canvas.land.dark);
	return (
		rect(x - size * 0.5, -size, size, size, canvas.tint(pot), 'rx="3"') +
		oval(x, -size * 1.6, size * 0.85, size * 0.8, green) +
		(canvas.snow ? oval(x, -size * 2.2, size * 0.6, size * 0.24, canvas.tint("#F7FAFC")) : "")
	);
}

/** The ledge of boards that a light house stands on; who sits outside sits on a terrace. */
export function plinth(canvas: Canvas, x: number, width: number): Svg {
	return rect(x, 0, width, 6, canvas.tint("#B98E62")) + rect(x, 6, width, 5, canvas.tint("#7D5A3C"));
}

/** A striped awning over a window or a shop. */
export function awning(canvas: Canvas, x: number, y: number, width: number, colour: Colour): Svg {
	const cloth = canvas.tint(colour);
	const stripes = times(width / 26, (i) =>
		polygon(
			[
				[x + i * 26, y],
				[x + i * 26 + 13, y],
				[x + i * 26 + 10, y + 22],
				[x + i * 26 - 5, y + 22],
			],
			canvas.tint("#FFF9EE"),
			'opacity=".75"',
		),
	);
	const outline: readonly [number, number][] = [
		[x, y],
		[x + width, y],
		[x + width + 8, y + 22],
		[x - 8, y + 22],
	];
	return polygon(outline, cloth) + stripes + rect(x - 8, y + 20, width + 16, 4, darker(cloth, 0.2));
}

/** Steps up to a door, the lowest the widest. */
export function steps(canvas: Canvas, x: number, width: number, count = 3): Svg {
	return times(count, (i) =>
		rect(x - width / 2 - i * 12, i * 8, width + i * 24, 8, darker(canvas.tint("#EFE6D6"), 0.06 + i * 0.05)),
	);
}

/** Logs piled against a wall. */
export function woodpile(canvas: Canvas, x: number, width: number): Svg {
	return times(3, (row) =>
		times(width / 18 - row, (i) => {
			const [left, y] = [x + 9 + i * 18 + row * 9, -9 - row * 16];
			return oval(left, y, 9, 9, canvas.tint("#8A5F3C")) + oval(left, y, 6, 6, canvas.tint("#D9B07C"));
		}),
	);
}

/** A string of lamps between two posts. */
export function lampString(canvas: Canvas, from: number, to: number, y: number): Svg {
	const width = to - from;
	const sag = (share: number) => y + 52 * (1 - (2 * share - 1) ** 2);
	const wire = times(20, (i) => `L${(from + ((i + 1) / 20) * width).toFixed(1)} ${sag((i + 1) / 20).toFixed(1)}`);
	const lamps = times(13, (i) => {
		const share = (i + 0.5) / 13;
		const [x, top] = [from + share * width, sag(share) + 9];
		return (canvas.lit ? canvas.glow(x, top, 26) : "") + oval(x, top, 5.5, 7, canvas.lit ? "#FFE6A8" : "#FFF6DC");
	});
	return line(`M${from} ${y}${wire}`, canvas.tint("#4A4038"), 2) + lamps;
}

import type { Canvas } from "../canvas.ts";
import { type Colour, darker } from "../colours.ts";
import { marked } from "../marked.ts";
import { rail } from "../openings.ts";
import { rect, type Svg } from "../shapes.ts";

/** A balcony of a form, where the home has one: a slab at `y` and a railing before it, and what `more` hangs on it; else nothing. */
export function balconyAt(
	canvas: Canvas,
	x: number,
	y: number,
	width: number,
	colour: Colour,
	more: Svg = "",
	height = 36,
): Svg {
	if (!canvas.has("balcony")) return "";
	const tone = canvas.tint(colour);
	return marked(
		"balcony",
		rect(x, y, width, 8, darker(tone, 0.14)) +
			rect(x + 6, y + 8, width - 12, 10, "#1B2440", 'opacity=".18"') +
			rail(x, y, width, height, tone, 13) +
			more,
	);
}

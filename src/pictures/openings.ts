import type { Canvas } from "./canvas.ts";
import { type Colour, darker, mix } from "./colours.ts";
import { curve, line, oval, path, polygon, rect, type Svg, times } from "./shapes.ts";

/** Windows, doors and what belongs to them. */

export interface PaneLook {
	readonly frame?: Colour;
	readonly arch?: boolean;
	/** Panes across and down. */
	readonly bars?: readonly [number, number];
	readonly shutter?: Colour;
	/** Flowers of the box below it. */
	readonly box?: Colour;
	readonly sill?: boolean;
	/** Nobody is in. */
	readonly dark?: boolean;
}

/** A window; warm light behind it when lamps are on. */
export function pane(canvas: Canvas, x: number, y: number, width: number, height: number, look: PaneLook = {}): Svg {
	const frame = canvas.tint(look.frame ?? "#FBF4E6");
	const edge = Math.max(2.5, width * 0.06);
	const lit = canvas.lit && !look.dark;
	const glass = lit
		? canvas.gradient(["#FFE9B4", "#FBC264", "#EE9A45"])
		: canvas.gradient([mix(canvas.sky[1], "#3F6470", 0.35), mix(canvas.sky[0], "#24434F", 0.62)]);
	const [across, down] = look.bars ?? [2, 2];
	const bars =
		times(across - 1, (i) => rect(x + (width * (i + 1)) / across - edge * 0.25, y, edge * 0.5, height, frame)) +
		times(down - 1, (i) => rect(x, y + (height * (i + 1)) / down - edge * 0.25, width, edge * 0.5, frame));
	const shape = (margin: number, fill: string) =>
		look.arch
			? path(archOf(x, y, width, height, margin), fill)
			: rect(x - margin, y - margin, width + 2 * margin, height + 2 * margin, fill);
	const sill = rect(x - edge * 1.6, y + height + edge * 0.4, width + edge * 3.2, edge * 0.9, darker(frame, 0.12));
	return (
		(lit ? canvas.glow(x + width / 2, y + height / 2, width * 1.5, height * 1.25) : "") +
		(look.shutter ? shutters(canvas, x, y, width, height, edge, look.shutter) : "") +
		shape(edge, frame) +
		shape(0, glass) +
		(lit ? lampLit(x, y, width, height, look.arch) : reflection(x, y, width, height, look.arch)) +
		bars +
		(look.sill === false ? "" : sill) +
		(look.box ? flowerBox(canvas, x, y + height, width, edge, look.box) : "")
	);
}

function archOf(x: number, y: number, width: number, height: number, margin: number): string {
	const radius = width / 2 + margin;
	const [left, right, bottom, spring] = [x - margin, x + width + margin, y + height + margin, y + width / 2];
	return curve`M${left} ${bottom}V${spring}A${radius} ${radius} 0 0 1 ${right} ${spring}V${bottom}Z`;
}

function shutters(
	canvas: Canvas,
	x: number,
	y: number,
	width: number,
	height: number,
	edge: number,
	shutter: Colour,
): Svg {
	const colour = canvas.tint(shutter);
	const leaf = width * 0.46;
	return [x - leaf - edge, x + width + edge]
		.map(
			(left) =>
				rect(left, y - edge, leaf, height + 2 * edge, colour) +
				times(5, (i) =>
					rect(left + leaf * 0.14, y + height * (0.08 + i * 0.18), leaf * 0.72, height * 0.09, darker(colour, 0.16)),
				),
		)
		.join("");
}

function flowerBox(canvas: Canvas, x: number, bottom: number, width: number, edge: number, bloom: Colour): Svg {
	const count = canvas.snow ? 4 : 9;
	const step = (width + edge * 2) / (count - 1);
	const flowers = times(count, (i) => {
		const colour = canvas.snow ? "#F2F7FA" : i % 3 ? bloom : canvas.land.leaf[0];
		return oval(x - edge + i * step, bottom + edge - (i % 2) * 3, edge * 1.5, edge * 1.2, canvas.tint(colour));
	});
	return rect(x - edge * 2, bottom + edge, width + edge * 4, edge * 2.2, canvas.tint("#7A5138")) + flowers;
}

function lampLit(x: number, y: number, width: number, height: number, arch = false): Svg {
	const dim = rect(x, y, width, height * 0.13, "#D9853C", 'opacity=".35"');
	if (width <= 30 || arch) return dim;
	const curtain = curve`M${x} ${y}h${width * 0.2}q${-width * 0.02} ${height * 0.6} ${-width * 0.2} ${height}Z`;
	return dim + path(curtain, "#FFF4D6", 'opacity=".5"');
}

function reflection(x: number, y: number, width: number, height: number, arch = false): Svg {
	return polygon(
		[
			[x + width * 0.12, y + height * 0.98],
			[x + width * 0.55, y + height * (arch ? 0.3 : 0.02)],
			[x + width * 0.8, y + height * (arch ? 0.4 : 0.02)],
			[x + width * 0.36, y + height * 0.98],
		],
		"#FFFFFF",
		'opacity=".2"',
	);
}

/** A door whose lower left corner is (x, y); a lamp beside it is on when it is dark. */
export function door(
	canvas: Canvas,
	x: number,
	y: number,
	width: number,
	height: number,
	leaf: Colour,
	arch = false,
): Svg {
	const colour = canvas.tint(leaf);
	const outline = arch ? archOf(x, y - height, width, height, 0) : curve`M${x} ${y}v${-height}h${width}v${height}Z`;
	const glass = canvas.lit ? "#FFD98F" : mix(canvas.sky[1], "#3F6470", 0.4);
	const boards = times(4, (i) =>
		rect(x + width * (0.2 + i * 0.2), y - height * 0.8, 1.4, height * 0.8, darker(colour, 0.2)),
	);
	const panels =
		rect(x + width * 0.2, y - height * 0.86, width * 0.6, height * 0.28, glass) +
		rect(x + width * 0.2, y - height * 0.48, width * 0.6, height * 0.36, darker(colour, 0.12));
	const lamp =
		canvas.glow(x - width * 0.34, y - height * 0.76, 34) +
		rect(x - width * 0.4, y - height * 0.82, 6, 10, "#FFE2A0", 'rx="2"');
	return (
		line(outline, canvas.tint("#FBF4E6"), width * 0.13) +
		path(outline, colour) +
		(arch ? boards : panels) +
		oval(x + width * 0.82, y - height * 0.45, width * 0.05, width * 0.05, "#E9C37A") +
		rect(x - width * 0.2, y - 4, width * 1.4, 6, canvas.tint("#CFC3B0")) +
		(canvas.lit ? lamp : "")
	);
}

/** A dormer that stands on the roof at `y`. */
export function dormer(canvas: Canvas, x: number, y: number, width: number, wall: Colour, roof: Colour): Svg {
	return (
		rect(x, y - width * 0.8, width, width * 0.8, canvas.tint(wall)) +
		pane(canvas, x + width * 0.22, y - width * 0.66, width * 0.56, width * 0.52, { sill: false }) +
		polygon(
			[
				[x - width * 0.18, y - width * 0.76],
				[x + width / 2, y - width * 1.35],
				[x + width * 1.18, y - width * 0.76],
			],
			canvas.tint(canvas.snow ? "#F6FAFC" : darker(roof, 0.12)),
		)
	);
}

/** A railing that stands on `y`. */
export function rail(x: number, y: number, width: number, height: number, colour: Colour, step = 12): Svg {
	return (
		rect(x, y - height, width, 5, colour) +
		rect(x, y - 5, width, 6, colour) +
		times(width / step, (i) => rect(x + i * step + step * 0.3, y - height, step * 0.36, height, colour))
	);
}

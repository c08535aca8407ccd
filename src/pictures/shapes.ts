import type { Random } from "./random.ts";

/** SVG as text: shapes are strings, and a picture is their sum in painting order. Lengths are in drawing units. */

export type Svg = string;
export type Point = readonly [x: number, y: number];
/** A line over the whole width: the height at each x. */
export type Height = (x: number) => number;

export const WIDTH = 1200;
export const HEIGHT = 800;

/** A tenth of a unit is finer than any picture shows. */
export function round(value: number): number {
	return Number(value.toFixed(1));
}

/** Path data; its numbers are rounded, its line breaks fall away. */
export function curve(texts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
	const data = texts.reduce((written, text, index) => {
		const value = values[index - 1] ?? "";
		return written + (typeof value === "number" ? round(value) : value) + text;
	});
	return data.replace(/\s*\n\s*/g, "");
}

/** A shape drawn `count` times. */
export function times(count: number, draw: (index: number) => Svg): Svg {
	return Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join("");
}

export function rect(x: number, y: number, width: number, height: number, fill: string, extra = ""): Svg {
	const size = `width="${round(width)}" height="${round(height)}"`;
	return `<rect x="${round(x)}" y="${round(y)}" ${size} fill="${fill}" ${extra}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, extra = ""): Svg {
	const size = `rx="${round(rx)}" ry="${round(ry)}"`;
	return `<ellipse cx="${round(x)}" cy="${round(y)}" ${size} fill="${fill}" ${extra}/>`;
}

export function polygon(points: readonly Point[], fill: string, extra = ""): Svg {
	const corners = points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L");
	return `<path d="M${corners}Z" fill="${fill}" ${extra}/>`;
}

export function path(data: string, fill: string, extra = ""): Svg {
	return `<path d="${data}" fill="${fill}" ${extra}/>`;
}

export function line(data: string, colour: string, width: number, extra = ""): Svg {
	const ends = extra.includes("linecap") ? "" : 'stroke-linecap="round" stroke-linejoin="round"';
	return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${Number(width.toFixed(2))}" ${ends} ${extra}/>`;
}

export function group(content: Svg, extra = ""): Svg {
	return `<g ${extra}>${content}</g>`;
}

/** A rolling line around `y`. */
export function wave(random: Random, y: number, swing: number, frequency: number): Height {
	const [first, second, third] = [random() * 9, random() * 9, random() * 9];
	return (x) =>
		y +
		swing *
			(Math.sin(x * frequency + first) * 0.6 +
				Math.sin(x * frequency * 2.3 + second) * 0.28 +
				Math.sin(x * frequency * 5.1 + third) * 0.1);
}

/** Everything below a line over the whole width, as path data. */
export function below(height: Height, bottom = HEIGHT): string {
	let data = `M-20 ${bottom}`;
	for (let x = -20; x <= 1220; x += 20) data += `L${x} ${round(height(x))}`;
	return `${data}L1220 ${bottom}Z`;
}

import type { Drawing, DrawingPart } from "#site/drawing-address.ts";
import { type Colour, LANDS, type Land, LIGHT, mix, SKIES } from "./colours.ts";
import { hash, oneOf, randomFrom } from "./random.ts";
import { oval, type Svg } from "./shapes.ts";

/** A stop of a gradient: its colour, or its colour and opacity. */
type Stop = Colour | readonly [Colour, number];

/** What one drawing is made with: its light, its land, and the definitions that its shapes refer to. */
export interface Canvas extends Drawing {
	/** Starts the name of every definition, so that several drawings can stand in one page. */
	readonly id: string;
	readonly sky: readonly [Colour, Colour, Colour];
	readonly land: Land;
	readonly snow: boolean;
	/** Level land of the north: dunes for cliffs, low shores for mountains, no trees of the south. */
	readonly north: boolean;
	/** Lamps are on. */
	readonly lit: boolean;
	/** Side from which the light falls: −1 left, 1 right. */
	readonly light: -1 | 1;
	/** True when the home has it; nothing of the kind is drawn else. */
	has(part: DrawingPart): boolean;
	/** The colour in this light; `depth` (0–1) is how far away it is. */
	tint(colour: Colour, depth?: number): Colour;
	/** A fill from top to bottom, or to the right. */
	gradient(stops: readonly Stop[], direction?: "down" | "right"): string;
	/** An attribute that keeps a shape inside another. */
	clip(shape: Svg): string;
	/** Warm light around a lamp. */
	glow(x: number, y: number, rx: number, ry?: number): Svg;
	/** Keeps a definition under a name of its own. */
	define(definition: Svg): void;
	definitions(): Svg;
}

/** An empty canvas; sky and light depend on seed and scenery, so every view of a home shares them. */
export function createCanvas(drawing: Drawing): Canvas {
	const { seed, type, scenery, season, timeOfDay, view, variant } = drawing;
	const random = randomFrom(`${seed}|${scenery}`);
	const sky = oneOf(random, SKIES[timeOfDay]);
	const { shade, strength } = LIGHT[timeOfDay];
	const id = `h${hash([seed, type, scenery, season, timeOfDay, view, variant].join("|")).toString(36)}`;
	const definitions: Svg[] = [lampLight(id), sunLight(id)];
	let count = 0;
	const define = (definition: Svg) => {
		definitions.push(definition);
	};
	return {
		...drawing,
		variant: (variant & 1) + (variant & 4 ? 2 : 0),
		north: (variant & 2) > 0,
		id,
		sky,
		land: LANDS[season],
		define,
		has: (part) => drawing.parts?.includes(part) ?? false,
		definitions: () => definitions.join(""),
		snow: season === "winter",
		lit: timeOfDay === "dusk" || timeOfDay === "night",
		light: random() < 0.5 ? -1 : 1,
		tint: (colour, depth = 0) => mix(mix(colour, shade, strength), sky[2], depth),
		gradient: (stops, direction = "down") => {
			const name = `${id}g${count++}`;
			const end = direction === "down" ? 'x2="0" y2="1"' : 'x2="1" y2="0"';
			define(`<linearGradient id="${name}" x1="0" y1="0" ${end}>${stopsOf(stops)}</linearGradient>`);
			return `url(#${name})`;
		},
		clip: (shape) => {
			const name = `${id}c${count++}`;
			define(`<clipPath id="${name}">${shape}</clipPath>`);
			return `clip-path="url(#${name})"`;
		},
		glow: (x, y, rx, ry = rx) => oval(x, y, rx, ry, `url(#${id}w)`),
	};
}

function stopsOf(stops: readonly Stop[]): Svg {
	return stops
		.map((stop, index) => {
			const [colour, opacity] = typeof stop === "string" ? [stop, 1] : stop;
			const offset = ((index / (stops.length - 1)) * 100).toFixed(1);
			return `<stop offset="${offset}%" stop-color="${colour}" stop-opacity="${opacity}"/>`;
		})
		.join("");
}

function lampLight(id: string): Svg {
	return (
		`<radialGradient id="${id}w"><stop offset="0" stop-color="#FFD98F" stop-opacity=".75"/>` +
		'<stop offset=".45" stop-color="#FFC36B" stop-opacity=".28"/>' +
		'<stop offset="1" stop-color="#FFB658" stop-opacity="0"/></radialGradient>'
	);
}

function sunLight(id: string): Svg {
	return (
		`<radialGradient id="${id}s"><stop offset="0" stop-color="#FFF6DC" stop-opacity=".95"/>` +
		'<stop offset=".3" stop-color="#FFE9B8" stop-opacity=".4"/>' +
		'<stop offset="1" stop-color="#FFE2A8" stop-opacity="0"/></radialGradient>'
	);
}

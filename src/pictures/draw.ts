import type { Drawing, View } from "#site/drawing-address.ts";
import { type Canvas, createCanvas } from "./canvas.ts";
import { exterior } from "./exterior.ts";
import { bathroom } from "./rooms/bathroom.ts";
import { bedroom } from "./rooms/bedroom.ts";
import { living } from "./rooms/living.ts";
import { isMirrored } from "./rooms/room.ts";
import { terrace } from "./rooms/terrace.ts";
import { viewFrom } from "./rooms/view-from.ts";
import { group, HEIGHT, rect, type Svg, WIDTH } from "./shapes.ts";

const VIEWS: Readonly<Record<View, (canvas: Canvas) => Svg>> = {
	exterior,
	living,
	bedroom,
	bathroom,
	terrace,
	view: viewFrom,
};

/** The picture of an address as SVG, 1200 × 800. The same drawing is always the same text. */
export function draw(drawing: Drawing): Svg {
	const canvas = createCanvas(drawing);
	const art = VIEWS[drawing.view](canvas);
	const body = isMirrored(drawing) ? group(art, `transform="translate(${WIDTH} 0) scale(-1 1)"`) : art;
	const definitions = canvas.definitions() + edge(canvas);
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" ` +
		`preserveAspectRatio="xMidYMid slice"><defs>${definitions}</defs>${body}` +
		rect(0, 0, WIDTH, HEIGHT, `url(#${canvas.id}e)`) +
		"</svg>"
	);
}

/** Darker corners. */
function edge(canvas: Canvas): Svg {
	return (
		`<radialGradient id="${canvas.id}e" cx=".5" cy=".45" r=".75">` +
		'<stop offset=".62" stop-color="#1B2440" stop-opacity="0"/>' +
		`<stop offset="1" stop-color="#1B2440" stop-opacity="${canvas.lit ? 0.3 : 0.13}"/></radialGradient>`
	);
}

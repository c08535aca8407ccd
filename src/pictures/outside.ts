import type { DrawingPart } from "#site/drawing-address.ts";
import type { Canvas } from "./canvas.ts";
import { darker, lighter, mix } from "./colours.ts";
import { siding } from "./house-parts.ts";
import { marked } from "./marked.ts";
import { curve, group, line, oval, path, polygon, rect, type Svg, times } from "./shapes.ts";

/** What a home has outside, each drawn only where its canvas has it. Things stand on (0, 0), the middle of their foot. */

type Thing = Exclude<DrawingPart, "balcony" | "fence">;

/** Where a thing stands in the picture. */
export interface Spot {
	readonly x: number;
	readonly y: number;
	readonly scale?: number;
}

const THINGS: Readonly<Record<Thing, (canvas: Canvas) => Svg>> = { pool, sauna, hottub, terrace, charger };

/** The things that have a spot and that the home has, in the order of the spots. */
export function things(canvas: Canvas, spots: readonly (readonly [Thing, Spot])[]): Svg {
	return spots
		.map(([thing, { x, y, scale = 1 }]) =>
			canvas.has(thing)
				? marked(thing, group(THINGS[thing](canvas), curve`transform="translate(${x} ${y}) scale(${String(scale)})"`))
				: "",
		)
		.join("");
}

/** A basin with a rim of stone and steps and a ladder, seen from the front. */
function pool(canvas: Canvas): Svg {
	const rim = canvas.tint(canvas.snow ? "#F6FAFC" : "#F5EBDB");
	const outline = "M-158 -22H158L186 22H-186Z";
	const water = canvas.gradient([mix(canvas.sky[1], "#4FC3CF", 0.6), "#2A8FA6"]);
	const gleams = times(7, (i) => rect(-132 + i * 40, -10 + ((i * 11) % 24), 30, 2.4, "#FFFFFF", 'rx="1" opacity=".6"'));
	const ladder = [132, 152].map((x) => line(`M${x} 4V-34Q${x} -44 ${x + 9} -42`, canvas.tint("#C9D2D4"), 4)).join("");
	return (
		path("M-172 -30H172L206 30H-206Z", rim) +
		path(outline, water) +
		path("M-158 -22H158L162 -15H-162Z", "#1B5F72", 'opacity=".4"') +
		gleams +
		ladder +
		(canvas.lit ? canvas.glow(0, 0, 190, 42) : "") +
		path("M-206 30H206V36H-206Z", darker(rim, 0.18))
	);
}

/** A hut of wood with a window of glass and a smoking pipe. */
function sauna(canvas: Canvas): Svg {
	const wood = canvas.tint("#A8764C");
	const smoke = times(4, (i) =>
		oval(52 - canvas.light * i * 7, -128 - i * 17, 7 + i * 4, 6 + i * 3, "#FFF8EC", `opacity="${0.5 - i * 0.1}"`),
	);
	const outline: readonly (readonly [number, number])[] = [
		[-68, 0],
		[-68, -74],
		[0, -116],
		[68, -74],
		[68, 0],
	];
	return (
		oval(0, 4, 86, 9, "#1B2440", 'opacity=".2"') +
		rect(46, -128, 11, 46, canvas.tint("#3E4448")) +
		smoke +
		polygon(outline, canvas.gradient([lighter(wood, 0.12), darker(wood, 0.1)])) +
		siding(-68, -72, 136, 72, darker(wood, 0.3), 11) +
		line("M-80 -66L0 -117L80 -66", canvas.tint(canvas.snow ? "#FBFDFE" : "#5E4636"), 12) +
		rect(-50, -62, 34, 62, canvas.tint("#5E4030")) +
		oval(-22, -30, 2.6, 2.6, canvas.tint("#E9C37A")) +
		(canvas.lit ? canvas.glow(26, -38, 52) : "") +
		rect(0, -60, 52, 36, canvas.lit ? "#FFD27A" : canvas.tint("#F0B45E"), 'rx="3"') +
		rect(24.5, -60, 3, 36, darker(wood, 0.2)) +
		line("M8 -28q6 -10 0 -20M40 -28q6 -10 0 -20", "#FFF3DC", 3, 'opacity=".7"')
	);
}

/** A round tub of staves, steaming. */
function hottub(canvas: Canvas): Svg {
	const wood = canvas.tint("#9A6A44");
	const staves = times(9, (i) => line(`M${-52 + i * 13} -46V-4`, darker(wood, 0.3), 1.6));
	const steam = [-30, -4, 24]
		.map((x, i) => line(curve`M${x} -66q${9 - i * 3} -16 0 -30t4 -26`, "#FFFFFF", 5, 'opacity=".5"'))
		.join("");
	return (
		oval(0, 3, 70, 8, "#1B2440", 'opacity=".2"') +
		path("M-62 -52L-56 -2Q0 10 56 -2L62 -52Z", canvas.gradient([wood, darker(wood, 0.2)])) +
		staves +
		line("M-60 -36Q0 -24 60 -36M-57 -12Q0 0 57 -12", canvas.tint("#4A4038"), 3) +
		oval(0, -52, 62, 14, lighter(wood, 0.24)) +
		oval(0, -52, 53, 10, canvas.gradient(["#9AD8DC", "#2F9CB0"])) +
		steam +
		rect(66, -18, 26, 18, darker(wood, 0.1)) +
		(canvas.lit ? canvas.glow(0, -54, 80, 34) : "")
	);
}

/** Paving with a table, two chairs and a parasol; without the parasol under snow. */
function terrace(canvas: Canvas): Svg {
	const wood = canvas.tint("#8A5F3C");
	const stone = canvas.tint(canvas.snow ? "#E6EEF2" : "#D9C8A8");
	const cloth = canvas.tint(
		["#D98A32", "#2F6467", "#C1562F", "#54765F", "#E3B25A", "#3F5E7C"][canvas.palette ?? 0] ?? "#D98A32",
	);
	const joints = times(6, (i) => line(curve`M${-96 + i * 38} -10L${-130 + i * 52} 22`, darker(stone, 0.16), 1.6));
	const chair = (x: number, flip: number) =>
		group(
			line("M-13 -2V-30M13 -2V-30M-14 -30H14M-14 -30Q-20 -52 -15 -66", wood, 5) +
				rect(-15, -34, 30, 6, cloth, 'rx="3"'),
			`transform="translate(${x} 12) scale(${flip} 1)"`,
		);
	const parasol = canvas.snow
		? ""
		: line("M0 6V-142", darker(wood, 0.1), 5) +
			path("M-88 -104Q-52 -152 0 -154Q52 -152 88 -104Q44 -116 0 -104Q-44 -116 -88 -104Z", cloth) +
			path("M0 -154Q34 -150 34 -110Q16 -112 0 -104Q-16 -112 -34 -110Q-34 -150 0 -154Z", lighter(cloth, 0.4));
	return (
		path("M-112 -12H112L150 24H-150Z", stone) +
		path("M-150 24H150V29H-150Z", darker(stone, 0.2)) +
		joints +
		parasol +
		chair(-62, 1) +
		chair(62, -1) +
		line("M-24 14L-18 -34M24 14L18 -34", wood, 5) +
		oval(0, -38, 50, 8, lighter(wood, 0.3)) +
		oval(-10, -46, 8, 8, canvas.tint("#E9A23F")) +
		rect(10, -58, 9, 18, canvas.tint("#2F5A57"), 'rx="3"') +
		(canvas.lit ? canvas.glow(4, -54, 70, 46) : "")
	);
}

/** A post with a lamp that is green, and its cable. */
function charger(canvas: Canvas): Svg {
	const steel = canvas.tint("#F3F1EA");
	return (
		oval(0, 3, 26, 5, "#1B2440", 'opacity=".2"') +
		rect(-11, -74, 22, 74, canvas.tint("#3C4A50"), 'rx="4"') +
		rect(-17, -98, 34, 44, steel, 'rx="7"') +
		path("M3 -94L-8 -74H-1L-4 -60L8 -80H1Z", "#2FA36B") +
		oval(0, -50, 3, 3, "#6FE3A5") +
		line("M12 -66C34 -62 34 -22 22 -16Q12 -12 14 -34", canvas.tint("#2B3236"), 4) +
		canvas.glow(0, -78, canvas.lit ? 46 : 1)
	);
}

/** The fence around a garden, on both sides of a house that stands between the two. */
export function gardenFence(canvas: Canvas, from: number, to: number, y: number): Svg {
	if (!canvas.has("fence")) return "";
	const white = canvas.scenery === "sea" || canvas.scenery === "lake" || canvas.scenery === "village";
	const colour = canvas.tint(white ? "#FBF6EA" : "#A67C52");
	const side = (x: number, width: number) => {
		const pickets = times(width / 17, (i) => {
			const left = x + i * 17;
			return path(curve`M${left} ${y}V${y - 50}L${left + 5} ${y - 58}L${left + 10} ${y - 50}V${y}Z`, colour);
		});
		const bars = [16, 42].map((up) => rect(x, y - up, width, 5, darker(colour, 0.1))).join("");
		return rect(x, y - 1, width, 4, "#1B2440", 'opacity=".14"') + bars + pickets;
	};
	return marked("fence", side(-10, from + 10) + side(to, 1210 - to));
}

/** The things of a home that lies on the roof of another, whose roof is at `y` from −340 to 340. */
export function onRoof(canvas: Canvas, y: number): Svg {
	return things(canvas, [
		["sauna", { x: -276, y: y + 2, scale: 0.9 }],
		["terrace", { x: 200, y: y - 6, scale: 0.72 }],
		["hottub", { x: -156, y: y + 2, scale: 0.9 }],
		["pool", { x: 20, y: y + 2, scale: 0.6 }],
		["charger", { x: 330, y }],
	]);
}

import type { Drawing, DrawingType } from "#site/drawing-address.ts";
import type { Canvas } from "../canvas.ts";
import { type Colour, darker, lighter, mix, ROOMS, type RoomColours } from "../colours.ts";
import { siding } from "../house-parts.ts";
import { hash, oneOf, type Random, randomFrom } from "../random.ts";
import { scenery } from "../scenery.ts";
import { curve, group, line, oval, path, polygon, rect, type Svg, times } from "../shapes.ts";

/** A room of a home: its colours and windows follow the type of the house, its furniture the seed. */

export type WindowStyle = "grid" | "wide" | "arch" | "tall" | "port" | "tent" | "french";

export interface Room {
	readonly random: Random;
	/** The colour as lamps show it, or as it is by day. */
	dim(colour: Colour): Colour;
	readonly wall: Colour;
	readonly shade: Colour;
	readonly floor: Colour;
	readonly wood: Colour;
	readonly textile: Colour;
	readonly pale: Colour;
	readonly accent: Colour;
	readonly style: WindowStyle;
	/** Walls of planks. */
	readonly woody: boolean;
}

const WINDOWS: Partial<Record<DrawingType, WindowStyle>> = {
	penthouse: "wide",
	villa: "wide",
	castle: "arch",
	mansion: "tall",
	houseboat: "port",
	glampingTent: "tent",
	bungalow: "wide",
	apartment: "french",
};

/** Panes across and down. */
const PANES: Readonly<Record<WindowStyle, readonly [number, number]>> = {
	grid: [2, 2],
	wide: [3, 1],
	arch: [2, 3],
	tall: [2, 4],
	port: [1, 1],
	tent: [1, 1],
	french: [2, 3],
};

/** Inside views are mirrored for half of the homes. */
export function isMirrored({ seed, view, variant }: Drawing): boolean {
	return ["living", "bedroom", "bathroom"].includes(view) && (hash(seed + view) + variant) % 2 === 1;
}

/** The room of a canvas; what its windows show is defined once and used by each. */
export function createRoom(canvas: Canvas): Room {
	const { seed, type, view, variant } = canvas;
	const pick = randomFrom(`${seed}room${variant}`);
	const woody = type === "chalet" || (type === "holidayHome" && pick() < 0.5);
	const [night, lampShare] = canvas.timeOfDay === "night" ? ["#3A2A3A", 0.3] : ["#5A3646", 0.2];
	const dim = (colour: Colour) => (canvas.lit ? mix(colour, night as Colour, lampShare as number) : colour);
	const [wall, shade, floor, wood, textile, pale, accent] = coloursOf(type, woody, oneOf(pick, ROOMS));
	canvas.define(group(scenery(canvas, 470), `id="${canvas.id}v"`));
	return {
		random: randomFrom([seed, type, view, variant].join("|")),
		dim,
		woody,
		style: WINDOWS[type] ?? "grid",
		wall: dim(wall),
		shade: dim(shade),
		floor: dim(floor),
		wood: dim(wood),
		textile: dim(textile),
		pale: dim(pale),
		accent: dim(accent),
	};
}

function coloursOf(type: DrawingType, woody: boolean, set: RoomColours): RoomColours {
	const [, , , , textile, pale, accent] = set;
	if (woody) return ["#D2A878", "#BC8F5E", "#A37448", "#6E472E", textile, pale, accent];
	if (type === "castle") return ["#DDD3C3", "#C4B7A2", "#8C6A4C", "#5B3B2A", "#7A2F3A", "#EAD9B8", "#2F5A57"];
	if (type === "glampingTent") return ["#F3E7D0", "#DFCDAC", "#B98E62", "#7A5138", textile, pale, accent];
	return set;
}

/** The home's own scenery, as every window shows it. */
export function outlook(canvas: Canvas, transform: string): Svg {
	return `<use href="#${canvas.id}v" transform="${transform}"/>`;
}

/** A window that looks out on the home's own scenery. */
export function windowTo(
	canvas: Canvas,
	room: Room,
	x: number,
	y: number,
	width: number,
	height: number,
	style: WindowStyle = room.style,
): Svg {
	const edge = style === "wide" ? 7 : 12;
	const frame = room.dim(style === "wide" ? "#3F484C" : room.woody ? "#7B5235" : "#FFF9EE");
	const shape = (margin: number, fill: Colour) => windowShape(style, x, y, width, height, margin, fill);
	const [across, down] = style === "grid" && width > 420 ? [4, 2] : PANES[style];
	const bars =
		times(across - 1, (i) => rect(x + (width * (i + 1)) / across - edge * 0.3, y, edge * 0.6, height, frame)) +
		times(down - 1, (i) => rect(x, y + (height * (i + 1)) / down - edge * 0.22, width, edge * 0.44, frame));
	const gleam = polygon(
		[
			[x + width * 0.06, y + height],
			[x + width * 0.3, y],
			[x + width * 0.42, y],
			[x + width * 0.18, y + height],
		],
		"#FFFFFF",
		'opacity=".1"',
	);
	const sill =
		rect(x - edge - 10, y + height + edge, width + 2 * edge + 20, 12, lighter(room.wood, 0.2)) +
		rect(x - edge - 4, y + height + edge + 12, width + 2 * edge + 8, 5, "#1B2440", 'opacity=".14"');
	return (
		shape(edge + 6, darker(room.wall, 0.12)) +
		shape(edge, frame) +
		group(sceneryIn(canvas, x, y, width, height) + gleam + bars, canvas.clip(shape(0, frame))) +
		(style === "port" || style === "tent" ? "" : sill)
	);
}

function sceneryIn(canvas: Canvas, x: number, y: number, width: number, height: number): Svg {
	const zoom = Number((Math.max(width / 1200, height / 620) * 1.02).toFixed(4));
	const left = x + width / 2 - 600 * zoom;
	const top = y + height / 2 - 390 * zoom;
	// What the window shows stays the right way round in a mirrored room.
	const [from, side] = isMirrored(canvas) ? [left + 1200 * zoom, -1] : [left, 1];
	return outlook(canvas, curve`translate(${from} ${top}) scale(${String(side * zoom)} ${String(zoom)})`);
}

function windowShape(
	style: WindowStyle,
	x: number,
	y: number,
	width: number,
	height: number,
	margin: number,
	fill: Colour,
): Svg {
	const [left, right, bottom, middle] = [x - margin, x + width + margin, y + height + margin, x + width / 2];
	if (style === "port") return oval(middle, y + height / 2, width / 2 + margin, height / 2 + margin, fill);
	if (style === "arch") {
		const spring = y + width * 0.42;
		const [rx, ry] = [width / 2 + margin, width * 0.42 + margin];
		return path(curve`M${left} ${bottom}V${spring}A${rx} ${ry} 0 0 1 ${right} ${spring}V${bottom}Z`, fill);
	}
	if (style === "tent") {
		const [side, top] = [y + height * 0.35, y - margin * 2];
		const [first, second] = [x + width * 0.3, x + width * 0.7];
		const sides = curve`M${left} ${bottom}Q${first} ${side} ${middle} ${top}Q${second} ${side} ${right} ${bottom}Z`;
		return path(sides, fill);
	}
	return rect(left, y - margin, width + 2 * margin, height + 2 * margin, fill);
}

/** Walls, floor and what the type of house adds; the floor starts at `floorY`. */
export function shell(canvas: Canvas, room: Room, floorY = 575): Svg {
	const { wall, shade, floor, random } = room;
	const boards =
		times(15, (i) => {
			const x = -700 + i * 185;
			return line(curve`M${600 + (x - 600) * 0.42} ${floorY}L${x} 810`, darker(floor, 0.2), 2, 'opacity=".5"');
		}) +
		times(12, () => {
			const y = floorY + 12 + random() * 200;
			return rect(random() * 1200, y, 60 + random() * 90, 1.6, darker(floor, 0.22), 'opacity=".4"');
		});
	const skirting =
		rect(-10, floorY - 14, 1220, 15, lighter(wall, 0.3)) + rect(-10, floorY, 1220, 7, "#1B2440", 'opacity=".12"');
	return (
		rect(-10, -10, 1220, floorY + 12, canvas.gradient([shade, wall, lighter(wall, 0.12)])) +
		rect(-10, floorY, 1220, 240, canvas.gradient([darker(floor, 0.1), floor, lighter(floor, 0.1)])) +
		boards +
		wallOf(canvas, room, floorY) +
		(["farmhouse", "chalet"].includes(canvas.type) ? beams(room) : "") +
		(canvas.type === "glampingTent" ? "" : skirting)
	);
}

function wallOf(canvas: Canvas, room: Room, floorY: number): Svg {
	const { wall, shade, random } = room;
	if (room.woody) return siding(-10, -10, 1220, floorY, darker(wall, 0.24), 38);
	switch (canvas.type) {
		case "castle":
			return times(70, () =>
				rect(
					random() * 1180,
					random() * (floorY - 30),
					54,
					20,
					random() < 0.5 ? shade : lighter(wall, 0.2),
					'rx="5" opacity=".5"',
				),
			);
		case "mansion":
		case "apartment":
			return (
				times(5, (i) => line(`M${30 + i * 236} ${floorY - 150}h200v120h-200Z`, shade, 3)) +
				rect(-10, floorY - 172, 1220, 6, shade)
			);
		case "houseboat":
			return siding(-10, -10, 1220, floorY, darker(wall, 0.14), 60, true);
		case "glampingTent":
			return times(9, (i) =>
				polygon(
					[
						[600, -120],
						[-260 + i * 200, floorY],
						[-160 + i * 200, floorY],
					],
					shade,
					'opacity=".55"',
				),
			);
		default:
			return "";
	}
}

function beams({ wood }: Room): Svg {
	return (
		rect(-10, 18, 1220, 30, wood) +
		rect(-10, 48, 1220, 8, "#1B2440", 'opacity=".14"') +
		times(6, (i) => rect(70 + i * 210, -10, 34, 42, darker(wood, 0.2)))
	);
}

/** Sunlight on the floor below a window. */
export function sunbeam(canvas: Canvas, x: number, width: number, floorY: number): Svg {
	if (canvas.lit) return "";
	const lean = -canvas.light * 150;
	return polygon(
		[
			[x + 20, floorY + 8],
			[x + width - 10, floorY + 8],
			[x + width + lean + 30, 800],
			[x + lean - 10, 800],
		],
		"#FFF3CF",
		'opacity=".3"',
	);
}

/** Lamplight in the whole room. */
export function warmth(canvas: Canvas, x: number, y: number): Svg {
	return canvas.lit ? canvas.glow(x, y, 620, 460) : "";
}

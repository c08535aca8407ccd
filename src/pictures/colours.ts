import type { Season, TimeOfDay } from "#site/drawing-address.ts";

/** A colour as `#rrggbb`. */
export type Colour = string;

/** Sky from the top to the horizon; a home's seed chooses one of its time of day. */
export const SKIES: Readonly<Record<TimeOfDay, readonly (readonly [Colour, Colour, Colour])[]>> = {
	morning: [
		["#8FBFD0", "#CFE2DA", "#FBE2C0"],
		["#A4C3DA", "#E3DCDD", "#FCD6B8"],
		["#94C8C8", "#DAE8D6", "#FFEBC2"],
	],
	day: [
		["#6BA9C2", "#ADD2D8", "#F0F0DE"],
		["#7DB8CE", "#BFDFE0", "#F6F0DA"],
		["#5B9DB8", "#9FCBD4", "#E6EEE2"],
	],
	dusk: [
		["#34406F", "#A5658A", "#F6A765"],
		["#2E4A6B", "#8E7FA0", "#F5BE8C"],
		["#4B4370", "#BE747C", "#F8C07C"],
		["#235068", "#7FA09A", "#F8CC8C"],
	],
	night: [
		["#0E1B36", "#25375E", "#68739B"],
		["#0C2338", "#1F4A5E", "#6C93A0"],
	],
};

/** What the light does to every colour: the shade that is mixed in, and how much of it (0–1). */
export const LIGHT: Readonly<Record<TimeOfDay, { readonly shade: Colour; readonly strength: number }>> = {
	morning: { shade: "#FFDFB4", strength: 0.1 },
	day: { shade: "#FFF6DC", strength: 0.03 },
	dusk: { shade: "#40336A", strength: 0.32 },
	night: { shade: "#101E3C", strength: 0.56 },
};

/** The land of a season, from far to near, with its leaves and flowers. */
export interface Land {
	readonly far: Colour;
	readonly mid: Colour;
	readonly near: Colour;
	readonly dark: Colour;
	readonly leaf: readonly [Colour, Colour, Colour, ...Colour[]];
	readonly bloom: readonly [Colour, ...Colour[]];
}

export const LANDS: Readonly<Record<Season, Land>> = {
	spring: {
		far: "#7FA99B",
		mid: "#A6BF7A",
		near: "#82A862",
		dark: "#3C6E4B",
		leaf: ["#5E9A4F", "#86B45A", "#A9C96B", "#EFB4C2"],
		bloom: ["#F7C9D4", "#FFE08A", "#FFFFFF"],
	},
	summer: {
		far: "#6F9C93",
		mid: "#A9B570",
		near: "#7A9858",
		dark: "#2F6049",
		leaf: ["#3C7350", "#568B4C", "#7FA354"],
		bloom: ["#EC7A52", "#F5C652", "#C8A4E2"],
	},
	autumn: {
		far: "#8E948C",
		mid: "#CBAA60",
		near: "#AC914E",
		dark: "#535C40",
		leaf: ["#B9562B", "#D98A32", "#E3B04A", "#8A7A3E"],
		bloom: ["#C9572E", "#E3B04A", "#8A3B34"],
	},
	winter: {
		far: "#93AEBE",
		mid: "#DDE8EF",
		near: "#F3F7F9",
		dark: "#315650",
		leaf: ["#8C8479", "#A79E92", "#766D64"],
		bloom: ["#FFFFFF"],
	},
};

/** Colours of a room: wall, its shade, floor, wood, textile, pale textile, accent. */
export type RoomColours = readonly [Colour, Colour, Colour, Colour, Colour, Colour, Colour];

export const ROOMS: readonly RoomColours[] = [
	["#F0E7D9", "#DDD0BC", "#C39C6E", "#8A5F3C", "#2F6467", "#F1DDB8", "#C1562F"],
	["#DFE7E0", "#C6D3CA", "#B98E62", "#7B5437", "#C4653D", "#F0DDBB", "#2F5A57"],
	["#F3E2D0", "#E2C9AF", "#A97D55", "#6D482E", "#54765F", "#F4E6CF", "#9A4658"],
	["#D9E3E8", "#BFCED7", "#C9A87F", "#8C6744", "#D3873F", "#F6EBD8", "#2B5069"],
	["#EBDCDC", "#D6C0C2", "#B58C68", "#76503C", "#6A4B6E", "#F3D9C6", "#35695F"],
	["#E9E4CF", "#D3CCAE", "#A88660", "#6A4C36", "#3F5E7C", "#F3E9D2", "#D9933C"],
];

/** Two colours mixed; `share` (0–1) is that of the second. */
export function mix(first: Colour, second: Colour, share: number): Colour {
	const target = channels(second);
	const mixed = channels(first).map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * share));
	return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

export function lighter(colour: Colour, share = 0.2): Colour {
	return mix(colour, "#FFF3DC", share);
}

export function darker(colour: Colour, share = 0.2): Colour {
	return mix(colour, "#1B2440", share);
}

function channels(colour: Colour): readonly number[] {
	return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

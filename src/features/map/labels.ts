import type { MapItem } from "./map-items.ts";
import type { MapLabel, MapPlace } from "./map-types.ts";
import { type Camera, projection, worldPoint } from "./mercator.ts";
import { clusterSize } from "./pin-layout.ts";

/** From which zoom to which (Google's scale) names of a kind stand on the map. */
const ZOOMS = {
	country: [2.9, 6.6],
	region: [6.2, 9.8],
	placename: [8.6, 22],
	town: [5, 22],
	water: [5, 22],
	peak: [6, 22],
} as const;
/** Which win where two would touch, the first ones first. */
const KINDS = ["country", "placename", "town", "region", "water", "peak"] as const;

/** About the size of a name in CSS pixels, with air around it. */
const LETTER = 7.4;
const LINE = 26;
const AIR = 18;
const MOST = 60;
/** A name whose spot is taken stands below or above it. */
const SHIFTS = [0, 40, -40] as const;

/** About the size of items on the map, with air: a pin above its point, dots and clusters around it. */
const PIN = { half: 46, above: 46, below: 2 } as const;
const DOT = { half: 11, above: 11, below: 11 } as const;
/** A spot with its name below it. */
const SPOT = { above: 14, below: 50 } as const;

interface Box {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

/** A name and how many pixels below its point it stands. */
export interface PlacedLabel {
	readonly label: MapLabel;
	readonly shift: number;
}

/**
 * The names for a camera: those of its zoom, the heavier first, without any two that touch, and clear of pins,
 * clusters and the spot that the map is of, whose name is said once; but for countries, which are too few to give way.
 */
export function chosenLabels(
	labels: readonly MapLabel[],
	items: readonly MapItem[],
	camera: Camera,
	spot: MapPlace | null = null,
): readonly PlacedLabel[] {
	const project = projection(camera);
	const inView = ({ left, right, top, bottom }: Box) =>
		right > 0 && left < camera.width && bottom > 0 && top < camera.height;
	const pins = items
		.map((item): Box => {
			const { x, y } = project(item.world);
			const { half, above, below } = roomOf(item);
			return { left: x - half, right: x + half, top: y - item.lift - above, bottom: y - item.lift + below };
		})
		.filter(inView);
	if (spot) {
		const { x, y } = project(worldPoint(spot));
		const half = widthOf(spot.name) / 2;
		pins.push({ left: x - half, right: x + half, top: y - SPOT.above, bottom: y + SPOT.below });
	}
	const names: Box[] = [];
	const chosen: PlacedLabel[] = [];
	const wanted = labels
		.filter(({ kind, from = 0 }) => camera.zoom >= Math.max(from, ZOOMS[kind][0]) && camera.zoom < ZOOMS[kind][1])
		.sort(
			(one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || (other.weight ?? 0) - (one.weight ?? 0),
		);
	for (const label of wanted) {
		if (chosen.length === MOST) break;
		// A place of ours and the town of the basemap may be one.
		if (label.name === spot?.name || chosen.some((other) => other.label.name === label.name)) continue;
		const { x, y } = project(worldPoint(label));
		const half = widthOf(label.name) / 2;
		const isCountry = label.kind === "country";
		for (const shift of isCountry ? [0] : SHIFTS) {
			const box = { left: x - half, right: x + half, top: y + shift - LINE / 2, bottom: y + shift + LINE / 2 };
			if (!inView(box) || names.some((other) => touches(box, other))) continue;
			if (!isCountry && pins.some((pin) => touches(box, pin))) continue;
			names.push(box);
			chosen.push({ label, shift });
			break;
		}
	}
	return chosen;
}

/** About the width of a name, with air. */
const widthOf = (name: string) => name.length * LETTER + AIR;

function roomOf(item: MapItem): { readonly half: number; readonly above: number; readonly below: number } {
	if (item.kind === "pin") return item.isDot ? DOT : PIN;
	const half = clusterSize(item.cluster.count) / 2 + 9;
	return { half, above: half, below: half };
}

function touches(one: Box, other: Box): boolean {
	return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

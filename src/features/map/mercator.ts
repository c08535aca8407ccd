import type { Point } from "#domain/geo/public-point.ts";

/**
 * The flat map of the web (spherical Mercator, north up), on which both map engines draw: what lies where on the
 * screen follows from the camera alone. Zoom is Google's scale: the world is 256 pixels wide at zoom 0.
 */

export interface Bounds {
	readonly south: number;
	readonly west: number;
	readonly north: number;
	readonly east: number;
}

/** What the map shows: its middle, Google's zoom (may be fractional) and its size in CSS pixels. */
export interface Camera {
	readonly center: Point;
	readonly zoom: number;
	readonly width: number;
	readonly height: number;
}

/** Position in a world that is 1 wide and 1 high, from its north-west corner. */
export interface WorldPoint {
	readonly x: number;
	readonly y: number;
}

/**
 * Free room around a box that is fitted, in CSS pixels: above more, since pins stand up from their point, and at the
 * right, where the map's controls lie.
 */
export interface Padding {
	readonly top: number;
	readonly left: number;
	readonly right: number;
	readonly bottom: number;
}

const TILE_PIXELS = 256;
/** Where the flat map ends. */
const MAX_LATITUDE = 85.051129;
/** A box that is one point would be fitted without end. */
const CLOSEST_FIT = 13;
const FIT_PADDING: Padding = { top: 72, left: 48, right: 88, bottom: 32 };
export const MIN_ZOOM = 2;
export const MAX_ZOOM = 18;

/** Box that holds all of Europe: the map of a search without place or hits. */
export const EUROPE: Bounds = { south: 34, west: -25, north: 72, east: 45 };

export function worldPoint({ lat, lng }: Point): WorldPoint {
	const sin = Math.sin((Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat)) * Math.PI) / 180);
	return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI) };
}

export function pointAt({ x, y }: WorldPoint): Point {
	return { lat: (360 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI))) / Math.PI - 90, lng: (x - 0.5) * 360 };
}

/** Width of the whole world in CSS pixels. */
export function worldPixels(zoom: number): number {
	return TILE_PIXELS * 2 ** zoom;
}

/** From the world to the screen: CSS pixels from the map's left upper corner. */
export function projection({ center, zoom, width, height }: Camera): (at: WorldPoint) => WorldPoint {
	const scale = worldPixels(zoom);
	const middle = worldPoint(center);
	return ({ x, y }) => ({ x: (x - middle.x) * scale + width / 2, y: (y - middle.y) * scale + height / 2 });
}

/** The box that a camera shows. */
export function boundsOf({ center, zoom, width, height }: Camera): Bounds {
	const scale = worldPixels(zoom);
	const { x, y } = worldPoint(center);
	const northWest = pointAt({ x: x - width / 2 / scale, y: Math.max(0, y - height / 2 / scale) });
	const southEast = pointAt({ x: x + width / 2 / scale, y: Math.min(1, y + height / 2 / scale) });
	return {
		south: southEast.lat,
		west: Math.max(-180, northWest.lng),
		north: northWest.lat,
		east: Math.min(180, southEast.lng),
	};
}

/** The closest look at a whole box. */
export function cameraFor(
	bounds: Bounds,
	size: { readonly width: number; readonly height: number },
	padding: Padding = FIT_PADDING,
	closest = CLOSEST_FIT,
): Camera {
	const from = worldPoint({ lat: bounds.north, lng: bounds.west });
	const to = worldPoint({ lat: bounds.south, lng: bounds.east });
	// On a small map the box matters more than its room.
	const padded = size.width > 2 * (padding.left + padding.right) && size.height > 3 * (padding.top + padding.bottom);
	const { top, left, right, bottom } = padded ? padding : { top: 0, left: 0, right: 0, bottom: 0 };
	const wide = Math.max(1, size.width - left - right);
	const high = Math.max(1, size.height - top - bottom);
	const scale = Math.min(wide / Math.max(1e-12, to.x - from.x), high / Math.max(1e-12, to.y - from.y));
	const zoom = Math.max(MIN_ZOOM, Math.min(closest, Math.log2(scale / TILE_PIXELS)));
	// The middle of the box stands in the middle of what the padding leaves.
	const pixels = worldPixels(zoom);
	const center = pointAt({
		x: (from.x + to.x) / 2 + (right - left) / 2 / pixels,
		y: (from.y + to.y) / 2 + (bottom - top) / 2 / pixels,
	});
	return { center, zoom, width: size.width, height: size.height };
}

export function isWithin({ lat, lng }: Point, { south, west, north, east }: Bounds): boolean {
	return lat >= south && lat <= north && lng >= west && lng <= east;
}

export function sameBounds(one: Bounds | null, other: Bounds | null): boolean {
	if (one === null || other === null) return one === other;
	return (["south", "west", "north", "east"] as const).every((side) => one[side] === other[side]);
}

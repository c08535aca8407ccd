import type { Bounds } from "./query.ts";

export const EARTH_METRES = 6_371_000;
const RADIANS = Math.PI / 180;

/** Great-circle distance in whole metres (haversine): finer differences are rounding, not distance. */
export function distanceMetres(lat: number, lng: number, toLat: number, toLng: number): number {
	const half = Math.sin(((toLat - lat) * RADIANS) / 2) ** 2;
	const across = Math.sin(((toLng - lng) * RADIANS) / 2) ** 2;
	const chord = half + Math.cos(lat * RADIANS) * Math.cos(toLat * RADIANS) * across;
	return Math.floor(2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(chord))) + 0.5);
}

/** True inside a box, edges included; a box whose west lies east of its east crosses the date line. */
export function inBounds(bounds: Bounds, lat: number, lng: number): boolean {
	if (lat < bounds.south || lat > bounds.north) return false;
	return bounds.west <= bounds.east
		? lng >= bounds.west && lng <= bounds.east
		: lng >= bounds.west || lng <= bounds.east;
}

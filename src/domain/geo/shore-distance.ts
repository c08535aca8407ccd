import type { Point } from "./public-point.ts";

/** Farther than this a distance is of no use to a guest and counts as unknown. */
const MAX_KM = 50;
const KM_PER_DEGREE = 111.32;
const CELL_DEGREES = 0.25;

/** A position as GeoJSON has it: longitude, latitude. */
export type Position = readonly number[];
type Segment = readonly [number, number, number, number];

/** Line segments in a grid of cells; a look-up touches only the cells within reach. */
class SegmentGrid {
	readonly #cells = new Map<number, Segment[]>();

	addLine(line: readonly Position[]): void {
		for (let index = 1; index < line.length; index++) {
			const [fromLng = 0, fromLat = 0] = line[index - 1] ?? [];
			const [toLng = 0, toLat = 0] = line[index] ?? [];
			this.#add([fromLng, fromLat, toLng, toLat]);
		}
	}

	#add(segment: Segment): void {
		const [fromLng, fromLat, toLng, toLat] = segment;
		for (let y = cell(Math.min(fromLat, toLat)); y <= cell(Math.max(fromLat, toLat)); y++) {
			for (let x = cell(Math.min(fromLng, toLng)); x <= cell(Math.max(fromLng, toLng)); x++) {
				const present = this.#cells.get(cellKey(x, y));
				if (present) present.push(segment);
				else this.#cells.set(cellKey(x, y), [segment]);
			}
		}
	}

	/** Kilometres to the nearest segment; null beyond MAX_KM. Rings of cells are searched outwards. */
	nearest(point: Point): number | null {
		const lngScale = Math.max(0.01, Math.cos((point.lat * Math.PI) / 180));
		// What one more ring is farther away at least: the narrower side of a cell.
		const kmPerRing = CELL_DEGREES * KM_PER_DEGREE * lngScale;
		const [x, y] = [cell(point.lng), cell(point.lat)];
		let best = Number.POSITIVE_INFINITY;
		for (let ring = 0; (ring - 1) * kmPerRing <= Math.min(best, MAX_KM); ring++) {
			for (let dy = -ring; dy <= ring; dy++) {
				const step = Math.abs(dy) === ring ? 1 : 2 * ring;
				for (let dx = -ring; dx <= ring; dx += Math.max(1, step)) {
					for (const segment of this.#cells.get(cellKey(x + dx, y + dy)) ?? []) {
						best = Math.min(best, kmToSegment(point, segment, lngScale));
					}
				}
			}
		}
		return best <= MAX_KM ? best : null;
	}
}

function cell(degrees: number): number {
	return Math.floor(degrees / CELL_DEGREES);
}

function cellKey(x: number, y: number): number {
	return y * 100_000 + x;
}

/** On a plane that touches the earth at the point; exact to metres within 50 km. */
function kmToSegment(point: Point, [fromLng, fromLat, toLng, toLat]: Segment, lngScale: number): number {
	const ax = (fromLng - point.lng) * KM_PER_DEGREE * lngScale;
	const ay = (fromLat - point.lat) * KM_PER_DEGREE;
	const dx = (toLng - fromLng) * KM_PER_DEGREE * lngScale;
	const dy = (toLat - fromLat) * KM_PER_DEGREE;
	const length = dx * dx + dy * dy;
	const share = length === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / length));
	return Math.hypot(ax + share * dx, ay + share * dy);
}

/** Distance to the sea. */
export class Coast {
	readonly #grid = new SegmentGrid();

	add(line: readonly Position[]): void {
		this.#grid.addLine(line);
	}

	/** Kilometres to the nearest coast; null beyond 50. */
	kmFrom(point: Point): number | null {
		return this.#grid.nearest(point);
	}
}

interface Lake {
	readonly rings: readonly (readonly Position[])[];
	readonly west: number;
	readonly east: number;
	readonly south: number;
	readonly north: number;
}

/** Distance to lakes. */
export class Lakes {
	readonly #grid = new SegmentGrid();
	readonly #lakes: Lake[] = [];

	/** Adds a polygon: its outline, then its islands. */
	add(rings: readonly (readonly Position[])[]): void {
		const [west, east, south, north] = boundsOf(rings[0] ?? []);
		this.#lakes.push({ rings, west, east, south, north });
		for (const ring of rings) this.#grid.addLine(ring);
	}

	/** Kilometres to the nearest shore, 0 on the water; null beyond 50. */
	kmFrom(point: Point): number | null {
		return this.#lakes.some((lake) => isInside(lake, point)) ? 0 : this.#grid.nearest(point);
	}
}

function boundsOf(ring: readonly Position[]): [number, number, number, number] {
	let [west, east, south, north] = [180, -180, 90, -90];
	for (const [lng = 0, lat = 0] of ring) {
		west = Math.min(west, lng);
		east = Math.max(east, lng);
		south = Math.min(south, lat);
		north = Math.max(north, lat);
	}
	return [west, east, south, north];
}

function isInside(lake: Lake, { lat, lng }: Point): boolean {
	if (lng < lake.west || lng > lake.east || lat < lake.south || lat > lake.north) return false;
	let inside = false;
	for (const ring of lake.rings) {
		for (let index = 0, before = ring.length - 1; index < ring.length; before = index++) {
			const [ax = 0, ay = 0] = ring[index] ?? [];
			const [bx = 0, by = 0] = ring[before] ?? [];
			if (ay > lat !== by > lat && lng < ((bx - ax) * (lat - ay)) / (by - ay) + ax) inside = !inside;
		}
	}
	return inside;
}

const EARTH_RADIUS_KM = 6371;

/** Great-circle kilometres to the nearest of some points; null beyond 50. */
export function kmToNearest(point: Point, points: readonly Point[]): number | null {
	let best = Number.POSITIVE_INFINITY;
	const reach = MAX_KM / 110;
	for (const other of points) {
		if (Math.abs(other.lat - point.lat) <= reach) best = Math.min(best, greatCircleKm(point, other));
	}
	return best <= MAX_KM ? best : null;
}

function greatCircleKm(a: Point, b: Point): number {
	const radians = Math.PI / 180;
	const halfLat = Math.sin(((b.lat - a.lat) * radians) / 2);
	const halfLng = Math.sin(((b.lng - a.lng) * radians) / 2);
	const chord = halfLat * halfLat + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * halfLng * halfLng;
	return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

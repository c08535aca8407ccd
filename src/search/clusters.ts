import { type ClusterLevel, ClusterLevels, clusterColor, itemPoint } from "#domain/geo/cluster-levels.ts";
import type { Point } from "#domain/geo/public-point.ts";
import type { Bounds, MapPoint } from "./query.ts";

/** A home that stands alone at the zoom asked for. */
export interface Marker extends Point {
	readonly accoId: string;
	readonly stayCents: number | null;
}

/** Two homes or more that lie too close for pins of their own at the requested zoom. */
export interface Cluster extends Point {
	readonly count: number;
	/** Box of its homes. */
	readonly bounds: Bounds;
	readonly color: "red" | "blue";
	/** One of its homes is among those that were asked to be marked. */
	readonly isMarked?: true;
}

export interface MapAnswer {
	readonly markers: readonly Marker[];
	readonly clusters: readonly Cluster[];
}

const NONE: ReadonlySet<string> = new Set();

/** The pins and clusters of one result, at any zoom. */
export class ResultMap {
	readonly #points: readonly MapPoint[];
	readonly #levels: ClusterLevels;
	/** Boxes worked out before, by level and item. */
	readonly #boxes = new Map<ClusterLevel, Map<number, Bounds>>();

	constructor(points: readonly MapPoint[]) {
		this.#points = points;
		this.#levels = new ClusterLevels(points);
	}

	/** Places kept in memory, 20 bytes each, beside the points themselves. */
	get keptItems(): number {
		return this.#levels.keptItems;
	}

	/**
	 * What stands on the map at a zoom (Google's scale, may be fractional), and within a viewport if one is given
	 * (west > east: it crosses the date line). Clusters are those of the whole world, and so is the mean that
	 * colours them: moving the map at one zoom changes neither (specification §9).
	 *
	 * @param marked homes whose clusters say that they hold one
	 */
	answer(zoom: number, viewport: Bounds | null = null, marked: ReadonlySet<string> = NONE): MapAnswer {
		const level = this.#levels.at(zoom);
		const mean = level.length === 0 ? 0 : this.#points.length / level.length;
		const markers: Marker[] = [];
		const clusters: Cluster[] = [];
		for (let item = 0; item < level.length; item++) {
			const count = level.sizes[item] ?? 0;
			const home = count === 1 ? this.#points[level.firsts[item] ?? -1] : undefined;
			const at = home ?? itemPoint(level, item);
			if (viewport && !isWithin(at, viewport)) continue;
			if (home) {
				const { accoId, lat, lng, grandCents: stayCents } = home;
				markers.push({ accoId, lat, lng, stayCents });
			} else {
				const { lat, lng } = at;
				const cluster: Cluster = {
					lat,
					lng,
					count,
					bounds: this.#boxOf(item, level),
					color: clusterColor(count, mean),
				};
				clusters.push(marked.size > 0 && this.#holds(item, level, marked) ? { ...cluster, isMarked: true } : cluster);
			}
		}
		return { markers, clusters };
	}

	#holds(item: number, level: ClusterLevel, marked: ReadonlySet<string>): boolean {
		let isHeld = false;
		this.#levels.members(level, item, (number) => {
			isHeld ||= marked.has((this.#points[number] as MapPoint).accoId);
		});
		return isHeld;
	}

	#boxOf(item: number, level: ClusterLevel): Bounds {
		const known = this.#boxes.get(level) ?? new Map<number, Bounds>();
		this.#boxes.set(level, known);
		const box = known.get(item) ?? this.#measured(item, level);
		known.set(item, box);
		return box;
	}

	#measured(item: number, level: ClusterLevel): Bounds {
		const box = { south: 90, west: 180, north: -90, east: -180 };
		this.#levels.members(level, item, (number) => {
			const { lat, lng } = this.#points[number] as MapPoint;
			if (lat < box.south) box.south = lat;
			if (lat > box.north) box.north = lat;
			if (lng < box.west) box.west = lng;
			if (lng > box.east) box.east = lng;
		});
		return box;
	}
}

export function isWithin({ lat, lng }: Point, { south, west, north, east }: Bounds): boolean {
	if (lat < south || lat > north) return false;
	return west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
}

const MAX_RESULTS = 64;
/** About 60 MB. */
const MAX_ITEMS = 3_000_000;

/**
 * Maps of the latest results, so that moving and zooming on one result costs next to nothing. A key must name the
 * result and the version of the data (the query without page, sort and viewport, and the engine's version).
 */
export class ResultMaps {
	/** In the order of their last use. */
	readonly #maps = new Map<string, ResultMap>();
	readonly #maxResults: number;
	readonly #maxItems: number;

	constructor(limits: { readonly maxResults?: number; readonly maxItems?: number } = {}) {
		this.#maxResults = limits.maxResults ?? MAX_RESULTS;
		this.#maxItems = limits.maxItems ?? MAX_ITEMS;
	}

	get size(): number {
		return this.#maps.size;
	}

	/** The cached map of a result, so that its points need not be loaded. */
	find(key: string): ResultMap | undefined {
		const map = this.#maps.get(key);
		if (!map) return undefined;
		this.#maps.delete(key);
		this.#maps.set(key, map);
		return map;
	}

	/** The answer for a result; its points are loaded only when it is not cached. */
	answer(key: string, points: () => readonly MapPoint[], ...look: Parameters<ResultMap["answer"]>): MapAnswer {
		const map = this.#maps.get(key) ?? new ResultMap(points());
		const answer = map.answer(...look);
		this.#maps.delete(key);
		this.#maps.set(key, map);
		this.#evict();
		return answer;
	}

	/** Drops the least recently used results until both bounds hold; the latest stays, whatever its size. */
	#evict(): void {
		let items = 0;
		let results = 0;
		for (const [key, map] of [...this.#maps].reverse()) {
			items += map.keptItems;
			results++;
			if (results > 1 && (results > this.#maxResults || items > this.#maxItems)) this.#maps.delete(key);
		}
	}
}

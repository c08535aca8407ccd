import type { Point } from "./public-point.ts";

/**
 * Clusters of points, zoom by zoom. Answers what `supercluster` with radius 60 and maximum zoom 16 answers for
 * the same points (a test holds the two together), in a fraction of its time: a hash grid takes the place of a
 * tree a level, and members hang in one chain, so that the box of a cluster costs its members alone.
 *
 * Zoom is Google's scale throughout: there the world is 256 pixels wide at zoom 0.
 */

/** Radius in the units that 512 of make a tile, and the highest zoom with clusters (specification §9). */
export const CLUSTER_RADIUS = 60;
export const CLUSTER_MAX_ZOOM = 16;
const TILE_UNITS = 512;

/** A cluster larger than this and than the mean of all stands out (specification §9). */
const LARGE_CLUSTER = 10;

/** Mercator coordinates are whole numbers from −WORLD / 2 to WORLD / 2. */
const WORLD = 2 ** 30;
const HALF = WORLD / 2;
const TABLE_LOAD = 2;

/** The items of the map at one zoom: numbers 0 … length − 1, each a point or a cluster. */
export interface ClusterLevel {
	readonly length: number;
	/** Points an item holds; 1: the point itself. */
	readonly sizes: Int32Array;
	/** Number of an item's first point; the others follow in `ClusterLevels.members`. */
	readonly firsts: Int32Array;
	readonly xs: Int32Array;
	readonly ys: Int32Array;
}

interface BuiltLevel extends ClusterLevel {
	/** Last point of each item's chain. */
	readonly lasts: Int32Array;
}

/** How a cluster is painted: the specification's two colours by its name. */
export function clusterColor(count: number, mean: number): "red" | "blue" {
	return count > Math.max(LARGE_CLUSTER, mean) ? "red" : "blue";
}

/** Levels of one set of points, worked out from the highest zoom down to the lowest asked for, and kept. */
export class ClusterLevels {
	readonly #levels = new Map<number, BuiltLevel>();
	/** The point that follows a point in its cluster. Clusters are joined end to end, so every level can read it. */
	readonly #chain: Int32Array;
	#lowest = CLUSTER_MAX_ZOOM + 1;

	constructor(points: readonly Point[]) {
		this.#chain = new Int32Array(points.length).fill(-1);
		this.#levels.set(this.#lowest, singles(points));
	}

	/** Items that all kept levels hold together, as a measure of memory (20 bytes each). */
	get keptItems(): number {
		let items = 0;
		for (const level of new Set(this.#levels.values())) items += level.length;
		return items;
	}

	/** The items of the map at a zoom, which may be fractional: it is rounded as in the original. */
	at(zoom: number): ClusterLevel {
		const wanted = Math.max(0, Math.min(Math.round(zoom), CLUSTER_MAX_ZOOM + 1));
		let level = this.#kept(Math.max(wanted, this.#lowest));
		while (this.#lowest > wanted) {
			this.#lowest--;
			level = joined(level, this.#lowest, this.#chain);
			this.#levels.set(this.#lowest, level);
		}
		return level;
	}

	/** Calls back with the number of every point of an item. */
	members(level: ClusterLevel, item: number, visit: (point: number) => void): void {
		let point = level.firsts[item] ?? -1;
		for (let left = level.sizes[item] ?? 0; left > 0; left--) {
			visit(point);
			point = this.#chain[point] ?? -1;
		}
	}

	#kept(zoom: number): BuiltLevel {
		const level = this.#levels.get(zoom);
		if (!level) throw new Error(`no clusters were built for zoom ${zoom}`);
		return level;
	}
}

/** Where an item of a level lies: the mean of its points on the map. */
export function itemPoint(level: ClusterLevel, item: number): Point {
	const x = (level.xs[item] ?? 0) / WORLD;
	const y = (level.ys[item] ?? 0) / WORLD;
	return { lat: (360 * Math.atan(Math.exp(-y * 2 * Math.PI))) / Math.PI - 90, lng: x * 360 };
}

function singles(points: readonly Point[]): BuiltLevel {
	const { length } = points;
	const xs = new Int32Array(length);
	const ys = new Int32Array(length);
	const firsts = new Int32Array(length);
	points.forEach(({ lat, lng }, index) => {
		xs[index] = (lng / 360 + 0.5 - 0.5) * WORLD;
		const sin = Math.sin((lat * Math.PI) / 180);
		const y = 0.5 - (0.25 * Math.log((1 + sin) / (1 - sin))) / Math.PI;
		// Beyond 85° the map ends.
		ys[index] = (Math.max(0, Math.min(1, y)) - 0.5) * WORLD;
		firsts[index] = index;
	});
	return { length, xs, ys, sizes: new Int32Array(length).fill(1), firsts, lasts: firsts };
}

/** One zoom further out: each item not yet taken takes all others within the radius. */
function joined(level: BuiltLevel, zoom: number, chain: Int32Array): BuiltLevel {
	const { length, xs, ys, sizes, firsts, lasts } = level;
	const radius = (CLUSTER_RADIUS / (TILE_UNITS * 2 ** zoom)) * WORLD;
	const grid = new Grid(level, radius);
	const near = new Int32Array(length);
	const taken = new Uint8Array(length);
	const out = {
		xs: new Int32Array(length),
		ys: new Int32Array(length),
		sizes: new Int32Array(length),
		firsts: new Int32Array(length),
		lasts: new Int32Array(length),
	};
	let written = 0;
	for (let item = 0; item < length; item++) {
		if (taken[item] === 1) continue;
		taken[item] = 1;
		const found = grid.within(item, near, taken);
		let size = sizes[item] as number;
		let last = lasts[item] as number;
		out.firsts[written] = firsts[item] as number;
		if (found === 0) {
			out.xs[written] = xs[item] as number;
			out.ys[written] = ys[item] as number;
		} else {
			let sumX = (xs[item] as number) * size;
			let sumY = (ys[item] as number) * size;
			for (let index = 0; index < found; index++) {
				const other = near[index] as number;
				const otherSize = sizes[other] as number;
				taken[other] = 1;
				sumX += (xs[other] as number) * otherSize;
				sumY += (ys[other] as number) * otherSize;
				size += otherSize;
				chain[last] = firsts[other] as number;
				last = lasts[other] as number;
			}
			out.xs[written] = sumX / size;
			out.ys[written] = sumY / size;
		}
		out.sizes[written] = size;
		out.lasts[written] = last;
		written++;
	}
	// Nothing joined: the level above serves this zoom too.
	if (written === length) return level;
	return {
		length: written,
		xs: out.xs.slice(0, written),
		ys: out.ys.slice(0, written),
		sizes: out.sizes.slice(0, written),
		firsts: out.firsts.slice(0, written),
		lasts: out.lasts.slice(0, written),
	};
}

/** Items in cells two radii wide, hashed: all items within a radius are in one of four cells. */
class Grid {
	readonly #xs: Int32Array;
	readonly #ys: Int32Array;
	readonly #perCell: number;
	readonly #limit: number;
	readonly #mask: number;
	/** First item of a cell's list, and the item after an item; −1 ends a list. */
	readonly #heads: Int32Array;
	readonly #nexts: Int32Array;

	constructor({ xs, ys, length }: ClusterLevel, radius: number) {
		this.#xs = xs;
		this.#ys = ys;
		// A little wider, so that rounding never hides an item that lies just a radius away.
		this.#perCell = 1 / (2 * radius + 2);
		this.#limit = radius * radius;
		this.#mask = 2 ** Math.ceil(Math.log2(Math.max(2, length * TABLE_LOAD))) - 1;
		this.#heads = new Int32Array(this.#mask + 1).fill(-1);
		this.#nexts = new Int32Array(length);
		for (let item = 0; item < length; item++) {
			const column = Math.floor(((xs[item] as number) + HALF) * this.#perCell);
			const row = Math.floor(((ys[item] as number) + HALF) * this.#perCell);
			const slot = this.#slot(column, row);
			this.#nexts[item] = this.#heads[slot] as number;
			this.#heads[slot] = item;
		}
	}

	/** Writes the items within the radius of one that are not taken to `found`; answers how many. */
	within(item: number, found: Int32Array, taken: Uint8Array): number {
		const x = this.#xs[item] as number;
		const y = this.#ys[item] as number;
		const cellX = (x + HALF) * this.#perCell;
		const cellY = (y + HALF) * this.#perCell;
		const column = Math.floor(cellX);
		const row = Math.floor(cellY);
		const besideX = cellX - column < 0.5 ? column - 1 : column + 1;
		const besideY = cellY - row < 0.5 ? row - 1 : row + 1;
		const one = this.#slot(column, row);
		const two = this.#slot(besideX, row);
		const three = this.#slot(column, besideY);
		const four = this.#slot(besideX, besideY);
		let count = this.#collect(one, x, y, found, 0, taken);
		// Cells may share a slot by chance: it must be read once.
		if (two !== one) count = this.#collect(two, x, y, found, count, taken);
		if (three !== one && three !== two) count = this.#collect(three, x, y, found, count, taken);
		if (four !== one && four !== two && four !== three) count = this.#collect(four, x, y, found, count, taken);
		return count;
	}

	#collect(slot: number, x: number, y: number, found: Int32Array, from: number, taken: Uint8Array): number {
		let count = from;
		for (let other = this.#heads[slot] as number; other !== -1; other = this.#nexts[other] as number) {
			if (taken[other] === 1) continue;
			const dx = (this.#xs[other] as number) - x;
			const dy = (this.#ys[other] as number) - y;
			if (dx * dx + dy * dy <= this.#limit) found[count++] = other;
		}
		return count;
	}

	#slot(column: number, row: number): number {
		const mixed = Math.imul(row, 0x9e3779b1);
		// Neighbours in a row are neighbours in the table, which a processor reads together.
		return ((mixed ^ (mixed >>> 15)) + column) & this.#mask;
	}
}

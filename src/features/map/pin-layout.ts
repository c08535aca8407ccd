import type { ClusterItem, MapItem, PinItem } from "./map-items.ts";
import type { MapCluster, MapMarker } from "./map-types.ts";
import { type Bounds, worldPixels } from "./mercator.ts";

/**
 * Room for what lies over the map. The search's clusters keep 60 pixels between the points of their homes at a whole
 * zoom; badges and prices are larger than that and maps stand between whole zooms, so some give way on the screen.
 */

/** Pixels that stay free around pins and clusters (visual.md, results). */
export const GAP = 8;
/** Radius of a home's dot. */
const DOT_RADIUS = 8;
/** A pin's body stands so far above its point, on its tip. */
export const PIN_TIP = 6;
export const PIN_HEIGHT = 36;
/** From this zoom on nothing merges: the search makes no clusters there, and a visitor can come no closer. */
const NO_MERGE_FROM = 17;

/** Side of a cluster's badge in CSS pixels, by its number of homes. */
export function clusterSize(count: number): 44 | 50 | 62 {
	if (count <= 5) return 44;
	return count <= 10 ? 50 : 62;
}

/** Width of a price pin in CSS pixels, a little more than its lettering takes. */
export function pinWidth(text: string, isLiked: boolean): number {
	let width = 28 + (isLiked ? 17 : 0);
	for (const sign of text) width += /\d/.test(sign) ? 9.2 : /[€$£]/.test(sign) ? 9.6 : 4.8;
	return Math.max(44, Math.ceil(width));
}

interface Body {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

interface Circle {
	readonly x: number;
	readonly y: number;
	readonly radius: number;
}

/**
 * Items with room for each at a zoom (Google's scale): pins in the order given, which is their rank. A pin that would
 * come within `GAP` of another one or of a cluster becomes a dot; a dot that would be covered, and a cluster that would
 * touch a larger one, merges into it. The homes that all items stand for are as many as before.
 *
 * @param widthOf CSS pixels of a marker's price pin
 */
export function laidOut(
	items: readonly MapItem[],
	zoom: number,
	widthOf: (marker: MapMarker) => number,
): readonly MapItem[] {
	const scale = worldPixels(zoom);
	const merges = zoom < NO_MERGE_FROM;
	let pins = items.filter((item) => item.kind === "pin");
	let clusters = items.filter((item) => item.kind === "cluster");
	for (;;) {
		if (merges) clusters = mergedClusters(clusters, scale);
		const pass = placedPins(pins, clusters, scale, merges, widthOf);
		if (pass.merged.size === 0) return inOrder(items, [...pass.pins, ...clusters]);
		pins = pins.filter(({ key }) => !pass.gone.has(key));
		clusters = [...clusters.filter(({ key }) => !pass.merged.has(key)), ...pass.merged.values()];
	}
}

/** What was laid out, in the order in which it came; clusters that pins made come last. */
function inOrder(before: readonly MapItem[], after: readonly MapItem[]): readonly MapItem[] {
	const at = new Map(before.map(({ key }, index) => [key, index]));
	const rank = (item: MapItem) => at.get(item.kind === "cluster" ? (item.heart ?? item.key) : item.key) ?? at.size;
	return [...after].sort((one, other) => rank(one) - rank(other));
}

/** Clusters with room between them: the smaller of two that would touch goes into the larger, where that one stands. */
function mergedClusters(clusters: readonly ClusterItem[], scale: number): ClusterItem[] {
	const pending = [...clusters].sort((one, other) => other.cluster.count - one.cluster.count);
	const placed: ClusterItem[] = [];
	for (let next = pending.shift(); next; next = pending.shift()) {
		const circle = circleOf(next, scale);
		const at = placed.findIndex((other) => apart(circle, circleOf(other, scale)) < GAP);
		const neighbour = placed[at];
		if (!neighbour) placed.push(next);
		else {
			placed.splice(at, 1);
			// With more homes it may be larger than before, and touch another one.
			pending.unshift(joined(neighbour, [next]));
		}
	}
	return placed;
}

interface Pass {
	readonly pins: readonly PinItem[];
	/** Clusters that took in pins, by the key of the cluster before. */
	readonly merged: ReadonlyMap<string, ClusterItem>;
	/** Keys of the pins that they took in. */
	readonly gone: ReadonlySet<string>;
}

function placedPins(
	pins: readonly PinItem[],
	clusters: readonly ClusterItem[],
	scale: number,
	merges: boolean,
	widthOf: (marker: MapMarker) => number,
): Pass {
	const circles = clusters.map((cluster) => ({ cluster, ...circleOf(cluster, scale) }));
	const bodies: (Body & { readonly pin: PinItem })[] = [];
	const dots: (Circle & { readonly pin: PinItem })[] = [];
	const taken = new Map<string, { readonly into: ClusterItem | PinItem; readonly pins: PinItem[] }>();
	const placed: PinItem[] = [];
	for (const pin of pins) {
		const dot = { x: pin.world.x * scale, y: pin.world.y * scale - pin.lift, radius: DOT_RADIUS, pin };
		const half = widthOf(pin.marker) / 2;
		const body = { left: dot.x - half, right: dot.x + half, top: dot.y - PIN_TIP - PIN_HEIGHT, bottom: dot.y, pin };
		const hasRoom =
			bodies.every((other) => between(body, other) >= GAP) &&
			circles.every((circle) => away(circle, body) >= GAP) &&
			dots.every((other) => away(other, body) >= GAP);
		if (hasRoom) {
			bodies.push(body);
			placed.push({ ...pin, isDot: false });
			continue;
		}
		const host = merges
			? (circles.find((circle) => apart(circle, dot) < 0)?.cluster ??
				bodies.find((other) => away(dot, other) < 0)?.pin ??
				dots.find((other) => apart(other, dot) < 0)?.pin)
			: undefined;
		if (host) {
			const guests = taken.get(host.key) ?? { into: host, pins: [] };
			guests.pins.push(pin);
			taken.set(host.key, guests);
			continue;
		}
		dots.push(dot);
		placed.push({ ...pin, isDot: true });
	}
	const merged = new Map<string, ClusterItem>();
	const gone = new Set<string>();
	for (const [key, { into, pins: guests }] of taken) {
		for (const guest of guests) gone.add(guest.key);
		if (into.kind === "pin") gone.add(key);
		merged.set(key, joined(into, guests));
	}
	return { pins: placed, merged, gone };
}

/** One cluster of an item and its neighbours, where the item stands. */
function joined(into: MapItem, others: readonly MapItem[]): ClusterItem {
	const all = [into, ...others];
	const count = all.reduce((sum, item) => sum + homesOf(item), 0);
	const mark = all.map((item) => (item.kind === "cluster" ? item.cluster.mark : item.marker.mark)).find(Boolean);
	const { lat, lng } = into.kind === "cluster" ? into.cluster : into.marker;
	const heart = into.kind === "cluster" ? (into.heart ?? into.key) : into.key;
	// The mean that colours clusters is that of the search's own: none becomes large by lying close to another.
	const color: MapCluster["color"] = all.some((item) => item.kind === "cluster" && item.cluster.color === "red")
		? "red"
		: "blue";
	return {
		key: `${heart}+${count}`,
		heart,
		kind: "cluster",
		world: into.world,
		lift: 0,
		cluster: { lat, lng, count, bounds: all.map(boundsOf).reduce(union), color, ...(mark ? { mark } : {}) },
	};
}

/** Homes that an item stands for: a pin drawn beside the cluster that holds it for none. */
export function homesOf(item: MapItem): number {
	if (item.kind === "cluster") return item.cluster.count;
	return item.isBeside ? 0 : 1;
}

function boundsOf(item: MapItem): Bounds {
	if (item.kind === "cluster") return item.cluster.bounds;
	const { lat, lng } = item.marker;
	return { south: lat, west: lng, north: lat, east: lng };
}

function union(one: Bounds, other: Bounds): Bounds {
	return {
		south: Math.min(one.south, other.south),
		west: Math.min(one.west, other.west),
		north: Math.max(one.north, other.north),
		east: Math.max(one.east, other.east),
	};
}

function circleOf({ world, cluster }: ClusterItem, scale: number): Circle {
	return { x: world.x * scale, y: world.y * scale, radius: clusterSize(cluster.count) / 2 };
}

/** Pixels between two circles; negative where they overlap. */
function apart(one: Circle, other: Circle): number {
	return Math.hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius;
}

/** Pixels between a circle and a body. */
function away({ x, y, radius }: Circle, body: Body): number {
	const dx = Math.max(body.left - x, 0, x - body.right);
	const dy = Math.max(body.top - y, 0, y - body.bottom);
	return Math.hypot(dx, dy) - radius;
}

/** Pixels between two bodies. */
function between(one: Body, other: Body): number {
	const dx = Math.max(one.left - other.right, other.left - one.right, 0);
	const dy = Math.max(one.top - other.bottom, other.top - one.bottom, 0);
	return Math.hypot(dx, dy);
}

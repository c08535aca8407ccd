/** Cutting of polygons and lines at the sides of a box, in degrees; positions are [longitude, latitude]. */

export type Position = readonly [number, number];

export interface Box {
	readonly west: number;
	readonly south: number;
	readonly east: number;
	readonly north: number;
}

interface Side {
	inside(at: Position): boolean;
	/** Where the way between two positions crosses the side. */
	crossing(from: Position, to: Position): Position;
}

function sidesOf({ west, south, east, north }: Box): readonly Side[] {
	const column = (lng: number) => (from: Position, to: Position) =>
		[lng, from[1] + ((to[1] - from[1]) * (lng - from[0])) / (to[0] - from[0])] as const;
	const row = (lat: number) => (from: Position, to: Position) =>
		[from[0] + ((to[0] - from[0]) * (lat - from[1])) / (to[1] - from[1]), lat] as const;
	return [
		{ inside: ([lng]) => lng >= west, crossing: column(west) },
		{ inside: ([lng]) => lng <= east, crossing: column(east) },
		{ inside: ([, lat]) => lat >= south, crossing: row(south) },
		{ inside: ([, lat]) => lat <= north, crossing: row(north) },
	];
}

/**
 * The parts of a polygon within a box, each with its shore first and its inland seas after it; rings are closed.
 * Shores that leave the box are joined along its sides, never across the sea, so that nothing is drawn there.
 */
export function clipPolygon(polygon: readonly (readonly Position[])[], box: Box): Position[][][] {
	const whole: Position[][] = [];
	const parts: Position[][] = [];
	polygon.forEach((ring, index) => {
		// Land lies to the right of the way: shores run clockwise, inland seas the other way.
		const turned = area(ring) > 0 === (index === 0) ? [...ring].reverse() : [...ring];
		if (turned.every((at) => contains(box, at))) whole.push(turned);
		else parts.push(...clipLine(startedOutside(turned, box), box));
	});
	const shores = [...whole.filter((ring) => area(ring) < 0), ...joinedAlong(box, parts)];
	const seas = whole.filter((ring) => area(ring) > 0);
	const corner: Position = [box.west, box.south];
	// No shore at all crosses the box: it is all land or all sea.
	if (parts.length === 0 && polygon[0] && isInside(polygon[0], corner)) shores.push(outline(box));
	return shores.map((shore) => [shore, ...seas.filter((sea) => sea[0] && isInside(shore, sea[0]))]);
}

/** Closes the parts of rings along the sides of the box, clockwise from where one leaves to where the next enters. */
function joinedAlong(box: Box, parts: readonly Position[][]): Position[][] {
	const open = new Set(parts);
	const rings: Position[][] = [];
	for (const first of parts) {
		if (!open.delete(first)) continue;
		const ring = [...first];
		for (;;) {
			const from = clockwise(box, ring.at(-1) as Position);
			const way = (part: Position[]) => (clockwise(box, part[0] as Position) - from + 4) % 4;
			const next = [first, ...open].reduce((best, part) => (way(part) < way(best) ? part : best));
			for (const [at, corner] of cornersFrom(box, from)) if (at < way(next)) ring.push(corner);
			if (next === first) break;
			open.delete(next);
			ring.push(...next);
		}
		rings.push([...ring, ring[0] as Position]);
	}
	return rings;
}

/** Where a point on the side of a box lies on the way around it, 0 to 4 clockwise from the north-west. */
function clockwise({ west, south, east, north }: Box, [lng, lat]: Position): number {
	if (lat >= north) return (lng - west) / (east - west);
	if (lng >= east) return 1 + (north - lat) / (north - south);
	if (lat <= south) return 2 + (east - lng) / (east - west);
	return (3 + (lat - south) / (north - south)) % 4;
}

/** The corners that come after a place on the way around, with how far they are, the nearest first. */
function cornersFrom({ west, south, east, north }: Box, from: number): (readonly [number, Position])[] {
	const corners: Position[] = [
		[west, north],
		[east, north],
		[east, south],
		[west, south],
	];
	return corners
		.map((corner, index) => [(index - from + 4) % 4, corner] as const)
		.filter(([way]) => way > 0)
		.sort(([one], [other]) => one - other);
}

function outline({ west, south, east, north }: Box): Position[] {
	return [
		[west, north],
		[east, north],
		[east, south],
		[west, south],
		[west, north],
	];
}

function contains({ west, south, east, north }: Box, [lng, lat]: Position): boolean {
	return lng >= west && lng <= east && lat >= south && lat <= north;
}

/** A closed ring that begins outside the box, so that no part of it within is cut in two. */
function startedOutside(ring: readonly Position[], box: Box): Position[] {
	const start = ring.findIndex((at) => !contains(box, at));
	return [...ring.slice(start), ...ring.slice(1, start + 1)];
}

/** Signed area; negative for a ring that runs clockwise. */
function area(ring: readonly Position[]): number {
	return ring.reduce((sum, [x, y], index) => {
		const [nextX, nextY] = ring[index + 1] ?? (ring[0] as Position);
		return sum + x * nextY - nextX * y;
	}, 0);
}

function isInside(ring: readonly Position[], [lng, lat]: Position): boolean {
	let inside = false;
	ring.forEach(([x2, y2], index) => {
		const [x1, y1] = ring[index - 1] ?? [x2, y2];
		if (y1 > lat !== y2 > lat && lng < x1 + ((x2 - x1) * (lat - y1)) / (y2 - y1)) inside = !inside;
	});
	return inside;
}

/**
 * A closed ring with longitudes that run on over the date line (…, 179, 181, …) instead of springing back, so that
 * it can be cut; a ring around a pole is closed over the pole.
 */
export function unrolled(ring: readonly Position[]): Position[] {
	const run: Position[] = [];
	let turn = 0;
	ring.forEach(([lng, lat], index) => {
		const before = ring[index - 1];
		if (before) turn -= Math.round((lng - before[0]) / 360) * 360;
		run.push([lng + turn, lat]);
	});
	const [first, last] = [run[0], run.at(-1)];
	if (first && last && Math.abs(last[0] - first[0]) > 180) {
		const pole = first[1] < 0 ? -90 : 90;
		run.push([last[0], pole], [first[0], pole], first);
	}
	return run;
}

/** The parts of a line within a box. */
export function clipLine(line: readonly Position[], box: Box): Position[][] {
	let parts: Position[][] = [[...line]];
	for (const { inside, crossing } of sidesOf(box)) {
		const kept: Position[][] = [];
		for (const part of parts) {
			let open: Position[] | null = null;
			part.forEach((at, index) => {
				const before = part[index - 1];
				if (before && inside(at) !== inside(before)) {
					const cut = crossing(before, at);
					if (inside(at)) {
						open = [cut];
						kept.push(open);
					} else open?.push(cut);
				}
				if (!inside(at)) {
					open = null;
					return;
				}
				if (!open) {
					open = [];
					kept.push(open);
				}
				open.push(at);
			});
		}
		parts = kept;
	}
	return parts.filter((part) => part.length > 1);
}

/** Positions rounded to some decimals, without those that fall on the one before. */
export function rounded(positions: readonly Position[], decimals: number): Position[] {
	const scale = 10 ** decimals;
	const kept: Position[] = [];
	for (const [lng, lat] of positions) {
		const at: Position = [Math.round(lng * scale) / scale, Math.round(lat * scale) / scale];
		const last = kept.at(-1);
		if (last?.[0] !== at[0] || last[1] !== at[1]) kept.push(at);
	}
	return kept;
}

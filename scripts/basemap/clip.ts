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

/** The part of a closed ring within a box, closed (Sutherland and Hodgman); empty when it lies outside. */
export function clipRing(ring: readonly Position[], box: Box): Position[] {
	let points = ring.slice(0, -1);
	for (const { inside, crossing } of sidesOf(box)) {
		const kept: Position[] = [];
		points.forEach((at, index) => {
			const before = points.at(index - 1) as Position;
			if (inside(at) !== inside(before)) kept.push(crossing(before, at));
			if (inside(at)) kept.push(at);
		});
		points = kept;
	}
	const first = points[0];
	return first ? [...points, first] : [];
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

/** A point on the earth in degrees. */
export interface Point {
	readonly lat: number;
	readonly lng: number;
}

const METRES_PER_DEGREE = 111_320;
const MIN_METRES = 100;
/** One less than what is allowed: rounding moves the point too. */
const MAX_METRES = 299;

/** A number in [0, 1) for a text: always the same, and not to be guessed by who does not know its secret. */
export type Scatter = (text: string) => number;

/**
 * The point shown to the public for a home whose owner wants only its area known: 100 to 300 metres from the
 * true one, always the same for the same home, so that repeated imports never average it away.
 */
export function publicPoint(accoId: string, point: Point, scatter: Scatter): Point {
	const angle = scatter(`${accoId}:angle`) * 2 * Math.PI;
	const metres = MIN_METRES + scatter(`${accoId}:distance`) * (MAX_METRES - MIN_METRES);
	const lat = point.lat + (Math.cos(angle) * metres) / METRES_PER_DEGREE;
	// Near the poles a degree of longitude has no length; no home lies there.
	const width = METRES_PER_DEGREE * Math.max(0.01, Math.cos((point.lat * Math.PI) / 180));
	const lng = point.lng + (Math.sin(angle) * metres) / width;
	return { lat: round(Math.max(-90, Math.min(90, lat))), lng: round(Math.max(-180, Math.min(180, lng))) };
}

function round(degrees: number): number {
	return Math.round(degrees * 1e5) / 1e5;
}

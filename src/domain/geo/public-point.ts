/** A point on the earth in degrees. */
export interface Point {
	readonly lat: number;
	readonly lng: number;
}

const METRES_PER_DEGREE = 111_320;
const MIN_METRES = 100;
const MAX_METRES = 300;

/**
 * The point shown to the public for a home whose owner wants only its area known: 100 to 300 metres from the
 * true one, always the same for the same home, so that repeated imports never average it away.
 */
export function publicPoint(accoId: string, point: Point): Point {
	const angle = fraction(`${accoId}:angle`) * 2 * Math.PI;
	const metres = MIN_METRES + fraction(`${accoId}:distance`) * (MAX_METRES - MIN_METRES);
	const lat = point.lat + (Math.cos(angle) * metres) / METRES_PER_DEGREE;
	// Near the poles a degree of longitude has no length; no home lies there.
	const width = METRES_PER_DEGREE * Math.max(0.01, Math.cos((point.lat * Math.PI) / 180));
	const lng = point.lng + (Math.sin(angle) * metres) / width;
	return { lat: round(Math.max(-90, Math.min(90, lat))), lng: round(Math.max(-180, Math.min(180, lng))) };
}

function round(degrees: number): number {
	return Math.round(degrees * 1e5) / 1e5;
}

/** A number in [0, 1) that depends on nothing but the text (FNV-1a with a final mix). */
function fraction(text: string): number {
	let hash = 0x811c9dc5;
	for (let index = 0; index < text.length; index++) {
		hash ^= text.charCodeAt(index);
		hash = Math.imul(hash, 0x01000193);
	}
	hash ^= hash >>> 16;
	hash = Math.imul(hash, 0x85ebca6b);
	hash ^= hash >>> 13;
	hash = Math.imul(hash, 0xc2b2ae35);
	hash ^= hash >>> 16;
	return (hash >>> 0) / 2 ** 32;
}

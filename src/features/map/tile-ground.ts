/** The ground under the streets of a tile: what lies below it, drawn for far looks, must not be seen between them. */

/** The layer that tiles get beside their own. */
export const GROUND = "ground";

const EXTENT = 4096;
/** Over the sides of a tile, or hairlines show between two; at most as far as the engine cuts. */
const OVER = 64;

interface Tile {
	readonly z: number;
	readonly x: number;
	readonly y: number;
}

/** West, south, east and north in degrees. */
type Bounds = readonly [number, number, number, number];

/**
 * A vector tile with one more layer, a rectangle of ground, as far as the tiles say everything. Layers of a tile follow
 * each other, so one more is put behind them (Mapbox Vector Tile 2.1). Nothing is read of what is there.
 */
export function withGround(tile: ArrayBuffer, at: Tile, bounds: Bounds | null): ArrayBuffer {
	const ground = groundOf(at, bounds);
	if (!ground) return tile;
	const layer = encoded(ground);
	const whole = new Uint8Array(tile.byteLength + layer.length);
	whole.set(new Uint8Array(tile));
	whole.set(layer, tile.byteLength);
	return whole.buffer;
}

interface Rectangle {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** The part of a tile that lies within the bounds, in its own units; null: none. */
export function groundOf({ z, x, y }: Tile, bounds: Bounds | null): Rectangle | null {
	const whole = { left: -OVER, top: -OVER, right: EXTENT + OVER, bottom: EXTENT + OVER };
	if (!bounds) return whole;
	const [west, south, east, north] = bounds;
	const across = (lng: number) => Math.round(((lng / 360 + 0.5) * 2 ** z - x) * EXTENT);
	const down = (lat: number) => Math.round((mercatorY(lat) * 2 ** z - y) * EXTENT);
	const left = Math.max(whole.left, across(west));
	const top = Math.max(whole.top, down(north));
	const right = Math.min(whole.right, across(east));
	const bottom = Math.min(whole.bottom, down(south));
	return left < right && top < bottom ? { left, top, right, bottom } : null;
}

function mercatorY(lat: number): number {
	const sin = Math.sin((lat * Math.PI) / 180);
	return 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
}

/** The layer as the format has it: version 2, one feature, a polygon of four corners, clockwise. */
function encoded({ left, top, right, bottom }: Rectangle): Uint8Array {
	const width = right - left;
	const move = [command(1, 1), zigzag(left), zigzag(top)];
	const lines = [command(2, 3), zigzag(width), 0, 0, zigzag(bottom - top), zigzag(-width), 0];
	const geometry = bytes(move.concat(lines, command(7, 1)).flatMap(varint));
	const feature = bytes([0x18, 3, 0x22].concat(geometry));
	const name = bytes([...GROUND].map((letter) => letter.charCodeAt(0)));
	const layer = [0x78, 2, 0x0a].concat(name, 0x12, feature, 0x28, varint(EXTENT));
	return Uint8Array.from([0x1a].concat(bytes(layer)));
}

/** Bytes behind their number. */
function bytes(content: readonly number[]): number[] {
	return varint(content.length).concat(content);
}

const command = (id: number, count: number) => id | (count << 3);
const zigzag = (value: number) => (value << 1) ^ (value >> 31);

function varint(value: number): number[] {
	const bytes: number[] = [];
	for (let rest = value; ; rest = Math.floor(rest / 128)) {
		if (rest < 128) return [...bytes, rest];
		bytes.push((rest % 128) | 128);
	}
}

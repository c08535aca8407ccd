/** A PMTiles archive (version 3) small enough to be written here: one vector tile in the Protomaps layout. */

const HEADER_BYTES = 127;
const UNCOMPRESSED = 1;
const GZIP = 2;
const VECTOR = 1;

/** A map of the earth with sea west of Greenwich and land east of it, for any zoom. */
export function westernSea(): Uint8Array {
	const tile = vectorTile("water", [
		[0, 0],
		[2048, 0],
		[2048, 4096],
		[0, 4096],
	]);
	return pmtilesArchive(tile, { metadata: {}, isGzip: false });
}

/** An archive whose one tile is the world's, packed or not. */
export function pmtilesArchive(
	tile: Uint8Array,
	{ metadata: facts, isGzip }: { readonly metadata: object; readonly isGzip: boolean },
): Uint8Array {
	// One entry: tile 0, valid for one tile, of this length, at the start of the tiles.
	const directory = Buffer.from([...varint(1), ...varint(0), ...varint(1), ...varint(tile.length), ...varint(1)]);
	const metadata = Buffer.from(JSON.stringify(facts));
	const header = Buffer.alloc(HEADER_BYTES);
	header.write("PMTiles", 0);
	header.writeUInt8(3, 7);
	const directoryAt = HEADER_BYTES;
	const metadataAt = directoryAt + directory.length;
	const tilesAt = metadataAt + metadata.length;
	const numbers = [
		directoryAt,
		directory.length,
		metadataAt,
		metadata.length,
		tilesAt,
		0,
		tilesAt,
		tile.length,
		1,
		1,
		1,
	];
	numbers.forEach((number, index) => {
		header.writeBigUInt64LE(BigInt(number), 8 + index * 8);
	});
	header.set([1, UNCOMPRESSED, isGzip ? GZIP : UNCOMPRESSED, VECTOR, 0, 0], 96);
	[-180, -85, 180, 85].forEach((degrees, index) => {
		header.writeInt32LE(degrees * 1e7, 102 + index * 4);
	});
	return Buffer.concat([header, directory, metadata, tile]);
}

/** A Mapbox vector tile with one polygon in one layer; corners in units of 4096 to a tile. */
export function vectorTile(layer: string, corners: readonly (readonly [number, number])[]): Buffer {
	const commands = corners.flatMap(([x, y], index) => {
		const [fromX, fromY] = corners[index - 1] ?? [0, 0];
		const step = [zigzag(x - fromX), zigzag(y - fromY)];
		if (index === 0) return [command(1, 1), ...step];
		return index === 1 ? [command(2, corners.length - 1), ...step] : step;
	});
	const geometry = Buffer.from([...commands, command(7, 1)].flatMap(varint));
	const feature = Buffer.from([0x18, 3, 0x22, ...varint(geometry.length), ...geometry]);
	const name = Buffer.from(layer);
	const body = [
		0x0a,
		...varint(name.length),
		...name,
		0x12,
		...varint(feature.length),
		...feature,
		0x28,
		...varint(4096),
		0x78,
		2,
	];
	return Buffer.from([0x1a, ...varint(body.length), ...body]);
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

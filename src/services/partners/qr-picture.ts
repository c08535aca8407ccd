import { crc32, deflateSync } from "node:zlib";
import { encode } from "uqr";

/** A QR code (ISO/IEC 18004) of an address, with the quiet zone that readers need. */

const QUIET = 4;

/** Rows of modules, true where dark. */
function modulesOf(text: string): readonly (readonly boolean[])[] {
	return encode(text, { border: QUIET, ecc: "M" }).data;
}

/** As one path, and how many modules wide it is. */
export function qrPath(text: string): { readonly path: string; readonly side: number } {
	const rows = modulesOf(text);
	const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
	return { path, side: rows.length };
}

/** As a file to print in any size. */
export function qrSvg(text: string): string {
	const { path, side } = qrPath(text);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>\n`;
}

/** Pixels of a module in the PNG. */
const SCALE = 12;

/** As a PNG of one bit a pixel (ISO/IEC 15948). */
export function qrPng(text: string): Buffer {
	const rows = modulesOf(text);
	const width = rows.length * SCALE;
	const stride = Math.ceil(width / 8);
	const lines = rows.map((row) => {
		// The filter of the line, then eight pixels a byte; white is 1.
		const line = Buffer.alloc(stride + 1);
		for (let x = 0; x < width; x++) {
			if (!row[Math.floor(x / SCALE)]) line[1 + (x >> 3)] = (line[1 + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
		}
		return Buffer.concat(Array.from({ length: SCALE }, () => line));
	});
	const head = Buffer.alloc(13);
	head.writeUInt32BE(width, 0);
	head.writeUInt32BE(width, 4);
	head[8] = 1;
	return Buffer.concat([
		Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
		chunk("IHDR", head),
		chunk("IDAT", deflateSync(Buffer.concat(lines))),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

function chunk(name: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
	const size = Buffer.alloc(4);
	size.writeUInt32BE(data.length);
	const sum = Buffer.alloc(4);
	sum.writeUInt32BE(crc32(body));
	return Buffer.concat([size, body, sum]);
}

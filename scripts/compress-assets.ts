import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Smaller files are not worth a header. */
const SMALLEST = 400;

/**
 * Lays `.br` and `.gz` beside each text file of a folder, as small as they get: no visitor waits for a compression,
 * and each gets less than one made in passing.
 */
export function compressAssets(folder: string): void {
	for (const name of readdirSync(folder)) {
		if (!/\.(js|css|svg|json)$/.test(name)) continue;
		const text = readFileSync(join(folder, name));
		if (text.length < SMALLEST) continue;
		const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
		writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text, { params }));
		writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
	}
}

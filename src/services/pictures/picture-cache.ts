import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Pictures on disk within a bound of bytes; the one whose last use is the longest ago goes first. */
export interface PictureCache {
	/** Bytes kept. */
	readonly bytes: number;
	get(key: string): Promise<Buffer | null>;
	/** Whether a picture is kept, without using it. */
	has(key: string): boolean;
	put(key: string, picture: Buffer): Promise<void>;
}

/** The time of last use is written down at most this often, so that a restart knows it roughly. */
const TOUCH_MS = 3_600_000;

interface Entry {
	readonly bytes: number;
	touched: number;
}

/** Opens the cache in a folder, with what earlier runs left there. */
export async function openPictureCache(folder: string, maxBytes: number): Promise<PictureCache> {
	await mkdir(folder, { recursive: true });
	// A map keeps the order of insertion; every use inserts anew, so the oldest use comes first.
	const entries = await readEntries(folder);
	let total = [...entries.values()].reduce((sum, entry) => sum + entry.bytes, 0);

	const forget = (name: string) => {
		total -= entries.get(name)?.bytes ?? 0;
		entries.delete(name);
	};
	const keepWithin = async () => {
		for (const name of entries.keys()) {
			if (total <= maxBytes) return;
			forget(name);
			await rm(join(folder, name), { force: true });
		}
	};
	await keepWithin();

	return {
		get bytes() {
			return total;
		},
		has: (key) => entries.has(nameOf(key)),
		get: async (key) => {
			const name = nameOf(key);
			const entry = entries.get(name);
			if (!entry) return null;
			try {
				const picture = await readFile(join(folder, name));
				const now = Date.now();
				if (now - entry.touched > TOUCH_MS) {
					entry.touched = now;
					await utimes(join(folder, name), now / 1000, now / 1000);
				}
				// Another picture may have taken its place meanwhile.
				if (entries.delete(name)) entries.set(name, entry);
				return picture;
			} catch {
				forget(name);
				return null;
			}
		},
		put: async (key, picture) => {
			const name = nameOf(key);
			if (picture.length > maxBytes) return;
			// Written beside and renamed: a reader never sees half a picture, a crash leaves none.
			const draft = join(folder, `${name}.${randomUUID()}.new`);
			await writeFile(draft, picture);
			await rename(draft, join(folder, name));
			forget(name);
			entries.set(name, { bytes: picture.length, touched: Date.now() });
			total += picture.length;
			await keepWithin();
		},
	};
}

function nameOf(key: string): string {
	return createHash("sha256").update(key).digest("hex").slice(0, 40);
}

/** What earlier runs left, the oldest use first; drafts of a run that was cut off are removed. */
async function readEntries(folder: string): Promise<Map<string, Entry>> {
	const found: (readonly [string, Entry])[] = [];
	for (const name of await readdir(folder)) {
		const path = join(folder, name);
		if (name.endsWith(".new")) await rm(path, { force: true });
		else {
			const { size, mtimeMs } = await stat(path);
			found.push([name, { bytes: size, touched: mtimeMs }]);
		}
	}
	return new Map(found.sort(([, first], [, second]) => first.touched - second.touched));
}

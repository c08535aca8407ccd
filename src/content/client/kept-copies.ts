import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ContentLog } from "../stories/log.ts";

/** The last good answer to each question, in memory and, for a service elsewhere, in files that outlive the process. */
export interface KeptCopies {
	get(key: string): Promise<Kept | null>;
	/** Keeps an answer; null is kept in memory alone, and takes the file away. */
	set(key: string, kept: Kept): void;
	/** Waits until files are written. */
	settled(): Promise<void>;
}

export interface Kept {
	/** Version of the content that the answer is from. */
	readonly cv: number;
	readonly value: unknown;
}

/** More questions than a site has; the longest unasked falls out of memory. */
const MOST_IN_MEMORY = 2000;
const MOST_FILES = 10_000;

/** `folder` null: memory alone. `origin` keeps the copies of different services apart. */
export function openKeptCopies(folder: string | null, origin: string, log: ContentLog): KeptCopies {
	const memory = new Map<string, Kept>();
	let writing: Promise<unknown> = Promise.resolve();
	let files: number | null = null;

	const pathOf = (key: string) =>
		join(folder ?? "", `${createHash("sha256").update(`${origin} ${key}`).digest("hex").slice(0, 40)}.json`);

	function remember(key: string, kept: Kept): void {
		memory.delete(key);
		memory.set(key, kept);
		if (memory.size > MOST_IN_MEMORY) {
			const [oldest] = memory.keys();
			if (oldest !== undefined) memory.delete(oldest);
		}
	}

	async function write(key: string, kept: Kept): Promise<void> {
		if (folder === null) return;
		const path = pathOf(key);
		if (kept.value === null) return rm(path, { force: true });
		await mkdir(folder, { recursive: true });
		files ??= (await readdir(folder)).length;
		if (!existsSync(path)) {
			if (files >= MOST_FILES) return;
			files += 1;
		}
		// Beside first: a crash must not leave half a copy.
		const beside = `${path}.${randomUUID()}.tmp`;
		await writeFile(beside, JSON.stringify({ key, ...kept }));
		await rename(beside, path);
	}

	return {
		get: async (key) => {
			const known = memory.get(key);
			if (known) {
				remember(key, known);
				return known;
			}
			if (folder === null) return null;
			try {
				const read = JSON.parse(await readFile(pathOf(key), "utf8")) as Kept & { key: string };
				if (read.key !== key || typeof read.cv !== "number") return null;
				const kept = { cv: read.cv, value: read.value };
				remember(key, kept);
				return kept;
			} catch {
				// None yet, or not readable: as if there were none.
				return null;
			}
		},
		set: (key, kept) => {
			remember(key, kept);
			writing = writing
				.then(() => write(key, kept))
				.catch((error: unknown) => log.warn({ error: String(error) }, "a copy of content cannot be written"));
		},
		settled: () => writing.then(() => {}),
	};
}

import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Files that were made or fetched, kept in a folder within a bound of bytes; those not asked for the longest go first.
 * Every process has its own: nothing is lost when it is emptied.
 */
export class KeptFiles {
	readonly #folder: string;
	readonly #maxBytes: number;
	/** Name → size and last use, the least used first. */
	readonly #known = new Map<string, { bytes: number; usedAt: number }>();
	#bytes = 0;

	constructor(folder: string, maxBytes: number) {
		this.#folder = folder;
		this.#maxBytes = maxBytes;
		mkdirSync(folder, { recursive: true });
		const files = readdirSync(folder)
			// Partial files of a killed process are not counted.
			.filter((name) => !name.endsWith(".part"))
			.map((name) => ({ name, stat: statSync(join(folder, name)) }))
			.sort((a, b) => a.stat.mtimeMs - b.stat.mtimeMs);
		for (const { name, stat } of files) this.#remember(name, stat.size, stat.mtimeMs);
	}

	/** Bytes that are kept. */
	get bytes(): number {
		return this.#bytes;
	}

	has(name: string): boolean {
		return this.#known.has(name);
	}

	/** The file of a name; null when it is not kept. */
	async read(name: string): Promise<Buffer | null> {
		const entry = this.#known.get(name);
		if (!entry) return null;
		try {
			const body = await readFile(join(this.#folder, name));
			this.#touch(name, entry);
			return body;
		} catch {
			// The folder was emptied from outside.
			this.#drop(name);
			return null;
		}
	}

	/** Keeps a file; whole or not at all, since others may read meanwhile. */
	async write(name: string, body: Buffer): Promise<void> {
		const part = join(this.#folder, `${name}.${randomUUID()}.part`);
		try {
			if (!existsSync(this.#folder)) mkdirSync(this.#folder, { recursive: true });
			await writeFile(part, body);
			await rename(part, join(this.#folder, name));
		} catch {
			// A full disk makes answers slow, not impossible.
			await rm(part, { force: true });
			return;
		}
		this.#drop(name);
		this.#remember(name, body.length, Date.now());
		await this.#evict();
	}

	#remember(name: string, bytes: number, usedAt: number): void {
		this.#known.set(name, { bytes, usedAt });
		this.#bytes += bytes;
	}

	#drop(name: string): void {
		this.#bytes -= this.#known.get(name)?.bytes ?? 0;
		this.#known.delete(name);
	}

	/** Moves a file to the end of the line; the file's time follows at most once an hour. */
	#touch(name: string, entry: { bytes: number; usedAt: number }): void {
		const now = Date.now();
		this.#known.delete(name);
		this.#known.set(name, { bytes: entry.bytes, usedAt: now });
		if (now - entry.usedAt > 3_600_000) utimes(join(this.#folder, name), now / 1_000, now / 1_000).catch(() => {});
	}

	async #evict(): Promise<void> {
		for (const name of this.#known.keys()) {
			if (this.#bytes <= this.#maxBytes) return;
			this.#drop(name);
			await rm(join(this.#folder, name), { force: true });
		}
	}
}

import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { DayNumber } from "#domain/time/civil-date.ts";
import type { IndexImage } from "#search/memory/index-image.ts";
import { type Page, pageBytes } from "#search/memory/page.ts";
import type { Terms } from "#search/memory/terms-register.ts";
import type { Db } from "../../connection/client.ts";
import { KEEP_LOG_MS } from "../change-log.ts";
import type { CopyPosition } from "../feed-loop.ts";
import { codeMark } from "./code-mark.ts";
import { checksumOf, pageOf, pageParts } from "./page-file.ts";

/**
 * The memory engine's index in a folder, so that the next start reads it from there and only what changed since from
 * the database. A page is a file, written once; `index.json` names the pages that belong together and is put in place
 * when all of them are whole. It counts only before the very database it was made of, and under the code that made it.
 */

interface PageFile {
	readonly file: string;
	readonly bytes: number;
	readonly checksum: number;
}

interface IndexFile {
	readonly code: string;
	readonly database: string;
	/** The row of `kept_index`. */
	readonly id: string;
	readonly position: CopyPosition;
	readonly baseDay: DayNumber;
	readonly day: DayNumber;
	readonly terms: Terms;
	readonly pages: readonly PageFile[];
}

const INDEX = "index.json";
/** Files that nobody names may be those of another process that is about to name them: so long does no writing last. */
const UNNAMED_MS = 20 * 60 * 1000;
/** What is left of the disk for all else in the folder around: a tenth of it, or so much. */
const ROOM_BYTES = 1e9;
/** Pages read at once. */
const READERS = 4;
/** Rows of `kept_index` older than any file that is still of use. */
const OLD_ROWS = sql`now() - interval '2 days'`;

export interface KeptIndex {
	/** What the folder holds, if it is of this database and this code; else null. Rejects on files that are damaged. */
	read(): Promise<{ readonly image: IndexImage; readonly position: CopyPosition } | null>;
	/** Milliseconds since this process or another one put an index in the folder; null: there is none. */
	age(): Promise<number | null>;
	/**
	 * Puts an index in place of the one before; pages that the folder has are not written again. Rejects when aborted, or
	 * when too little of the disk would be left: then nothing of this writing stays.
	 */
	write(image: IndexImage, position: CopyPosition, signal?: AbortSignal): Promise<void>;
}

export function openKeptIndex(db: Db, folder: string): KeptIndex {
	/** Pages whose file stands in the folder. */
	const files = new WeakMap<Page, PageFile>();
	/** Pages of the index that this process has read or put in place last. */
	let named: ReadonlySet<string> = new Set();
	// At the start: the files may be another version's by the time something is kept.
	const code = codeMark();

	const fileOf = async (page: Page, begun: string[]): Promise<PageFile> => {
		const known = files.get(page);
		if (known && (await sizeOf(join(folder, known.file))) === known.bytes) return known;
		const parts = pageParts(page);
		const made = {
			file: `${randomUUID()}.page`,
			bytes: parts.reduce((sum, part) => sum + part.length, 0),
			checksum: checksumOf(parts),
		};
		begun.push(made.file);
		await writeWhole(join(folder, made.file), parts, made.bytes);
		files.set(page, made);
		return made;
	};

	const pageIn = async (entry: PageFile): Promise<Page> => {
		const bytes = await readWhole(join(folder, entry.file), entry.bytes);
		if (checksumOf([new Uint8Array(bytes)]) !== entry.checksum) throw new Error(`${entry.file} is damaged`);
		const page = pageOf(bytes);
		files.set(page, entry);
		return page;
	};

	return {
		read: async () => {
			const text = await readFile(join(folder, INDEX), "utf8").catch(() => null);
			if (text === null) return null;
			const { pages: entries, position, ...kept } = JSON.parse(text) as IndexFile;
			if (kept.code !== code || kept.database !== (await databaseMark(db)) || !(await isKnown(db, kept.id)))
				return null;
			const pages: Page[] = new Array(entries.length);
			let next = 0;
			const reader = async () => {
				for (let at = next++; at < entries.length; at = next++) pages[at] = await pageIn(entries[at] as PageFile);
			};
			await Promise.all(Array.from({ length: READERS }, reader));
			named = new Set(entries.map(({ file }) => file));
			return { image: { pages, baseDay: kept.baseDay, day: kept.day, terms: kept.terms }, position };
		},
		age: () =>
			stat(join(folder, INDEX)).then(
				({ mtimeMs }) => Date.now() - mtimeMs,
				() => null,
			),
		write: async ({ pages, ...rest }, position, signal) => {
			await mkdir(folder, { recursive: true });
			const begun: string[] = [];
			const entries: PageFile[] = [];
			try {
				const fresh = pages.filter((page) => !files.has(page));
				await checkRoom(
					folder,
					fresh.reduce((sum, page) => sum + pageBytes(page), 0),
				);
				for (const page of pages) {
					signal?.throwIfAborted();
					entries.push(await fileOf(page, begun));
				}
				const id = randomUUID();
				const index: IndexFile = { code, database: await databaseMark(db), id, position, ...rest, pages: entries };
				// The row first: whoever finds it has a database that is at least as new as the index.
				await sql`INSERT INTO kept_index (id) VALUES (${id})`.execute(db);
				await sql`DELETE FROM kept_index WHERE at < ${OLD_ROWS}`.execute(db);
				const part = `${id}.part`;
				begun.push(part);
				await writeFile(join(folder, part), JSON.stringify(index));
				await rename(join(folder, part), join(folder, INDEX));
			} catch (error) {
				await remove(folder, begun).catch(() => {});
				await sweep(folder).catch(() => {});
				throw error;
			}
			const now = new Set(entries.map(({ file }) => file));
			const gone = [...named].filter((file) => !now.has(file));
			named = now;
			await remove(folder, gone);
			await sweep(folder);
		},
	};
}

/** Which database it is, of all that there may be: a copy on another server has another. */
async function databaseMark(db: Db): Promise<string> {
	const { rows } = await sql<{ mark: string }>`
		SELECT concat_ws(' ', system_identifier, (SELECT oid FROM pg_database WHERE datname = current_database())) AS mark
		FROM pg_control_system()`.execute(db);
	return rows[0]?.mark ?? "";
}

/** Whether the database knows an index, and its log still holds all that came after it. */
async function isKnown(db: Db, id: string): Promise<boolean> {
	const { rows } = await sql`SELECT FROM kept_index WHERE id = ${id}
		AND at > now() - make_interval(secs => ${KEEP_LOG_MS / 2 / 1000})`.execute(db);
	return rows.length > 0;
}

async function sizeOf(path: string): Promise<number | null> {
	return stat(path).then(
		({ size }) => size,
		() => null,
	);
}

async function writeWhole(path: string, parts: readonly Uint8Array[], bytes: number): Promise<void> {
	const file = await open(path, "w", 0o600);
	try {
		const { bytesWritten } = await file.writev(parts);
		if (bytesWritten !== bytes) throw new Error(`${path} could not be written whole`);
	} finally {
		await file.close();
	}
}

async function readWhole(path: string, bytes: number): Promise<ArrayBuffer> {
	const whole = new ArrayBuffer(bytes);
	const file = await open(path);
	try {
		for (let at = 0; at < bytes; ) {
			const { bytesRead } = await file.read(new Uint8Array(whole, at), 0, bytes - at, at);
			if (bytesRead === 0) throw new Error(`${path} is shorter than it was`);
			at += bytesRead;
		}
	} finally {
		await file.close();
	}
	return whole;
}

/** Throws where the disk would be as good as full with so many bytes more. */
async function checkRoom(folder: string, bytes: number): Promise<void> {
	const { bavail, blocks, bsize } = await statfs(folder);
	if (!leavesRoom({ free: bavail * bsize, size: blocks * bsize }, bytes)) {
		throw new Error(`${folder} has no room for ${bytes} bytes more`);
	}
}

/** Whether so many bytes more leave enough of a disk. */
export function leavesRoom(disk: { readonly free: number; readonly size: number }, bytes: number): boolean {
	return bytes === 0 || disk.free - bytes >= Math.min(disk.size / 10, ROOM_BYTES);
}

async function remove(folder: string, names: Iterable<string>): Promise<void> {
	for (const name of names) await rm(join(folder, name), { force: true });
}

/** Removes what the index in place does not name, once it is old. */
async function sweep(folder: string): Promise<void> {
	const before = Date.now() - UNNAMED_MS;
	const text = await readFile(join(folder, INDEX), "utf8").catch(() => '{"pages":[]}');
	const named = new Set((JSON.parse(text) as IndexFile).pages.map(({ file }) => file));
	for (const name of await readdir(folder)) {
		if (name === INDEX || named.has(name)) continue;
		const changed = await stat(join(folder, name)).then(
			({ mtimeMs }) => mtimeMs,
			() => null,
		);
		if (changed !== null && changed < before) await remove(folder, [name]);
	}
}

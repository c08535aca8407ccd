import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { DayNumber } from "#domain/time/civil-date.ts";
import type { IndexImage } from "#search/memory/index-image.ts";
import type { Page } from "#search/memory/page.ts";
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
/** Files that nobody names may be those of another process that is about to name them. */
const UNNAMED_MS = 60 * 60 * 1000;
/** Pages read at once. */
const READERS = 4;
/** Rows of `kept_index` older than any file that is still of use. */
const OLD_ROWS = sql`now() - interval '2 days'`;

export interface KeptIndex {
	/** What the folder holds, if it is of this database and this code; else null. Rejects on files that are damaged. */
	read(): Promise<{ readonly image: IndexImage; readonly position: CopyPosition } | null>;
	/** Milliseconds since this process or another one put an index in the folder; null: there is none. */
	age(): Promise<number | null>;
	/** Puts an index in place of the one before; pages that the folder has are not written again. Rejects when aborted. */
	write(image: IndexImage, position: CopyPosition, signal?: AbortSignal): Promise<void>;
}

export function openKeptIndex(db: Db, folder: string): KeptIndex {
	/** Pages whose file stands in the folder. */
	const files = new WeakMap<Page, PageFile>();
	// At the start: the files may be another version's by the time something is kept.
	const code = codeMark();

	const fileOf = async (page: Page): Promise<PageFile> => {
		const known = files.get(page);
		if (known && (await sizeOf(join(folder, known.file))) === known.bytes) return known;
		const parts = pageParts(page);
		const made = {
			file: `${randomUUID()}.page`,
			bytes: parts.reduce((sum, part) => sum + part.length, 0),
			checksum: checksumOf(parts),
		};
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
			return { image: { pages, baseDay: kept.baseDay, day: kept.day, terms: kept.terms }, position };
		},
		age: () =>
			stat(join(folder, INDEX)).then(
				({ mtimeMs }) => Date.now() - mtimeMs,
				() => null,
			),
		write: async ({ pages, ...rest }, position, signal) => {
			await mkdir(folder, { recursive: true });
			const entries: PageFile[] = [];
			for (const page of pages) {
				signal?.throwIfAborted();
				entries.push(await fileOf(page));
			}
			const id = randomUUID();
			const index: IndexFile = { code, database: await databaseMark(db), id, position, ...rest, pages: entries };
			// The row first: whoever finds it has a database that is at least as new as the index.
			await sql`INSERT INTO kept_index (id) VALUES (${id})`.execute(db);
			await sql`DELETE FROM kept_index WHERE at < ${OLD_ROWS}`.execute(db);
			const part = join(folder, `${id}.part`);
			await writeFile(part, JSON.stringify(index));
			await rename(part, join(folder, INDEX));
			await sweep(folder, new Set(entries.map(({ file }) => file)));
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

/** Removes what no index names any more. */
async function sweep(folder: string, named: ReadonlySet<string>): Promise<void> {
	const before = Date.now() - UNNAMED_MS;
	for (const name of await readdir(folder)) {
		if (name === INDEX || named.has(name)) continue;
		const path = join(folder, name);
		const changed = await stat(path).then(
			({ mtimeMs }) => mtimeMs,
			() => null,
		);
		if (changed !== null && changed < before) await rm(path, { force: true });
	}
}

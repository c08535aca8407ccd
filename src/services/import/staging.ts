import { setImmediate } from "node:timers/promises";
import type { Db } from "#db/connection/client.ts";
import { isSqlError, type SqlError } from "#db/connection/transact.ts";
import { hasFeedLines, type KnownLine, listKnownLines, type StageRow, stageRows } from "#db/import/stage.ts";
import type { LineFault } from "#domain/feed/parse-line.ts";
import type { ImportIssue } from "./import-types.ts";
import { lineHash } from "./line-hash.ts";

/** Rows and characters that are held before they are written; bounds memory whatever the size of a feed. */
const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 4_000_000;
/** Different warnings that are counted one by one; feeds with more are broken in some other way. */
const MAX_WARNINGS = 1000;

/** Types of lines that are known again when they come unchanged; codes, people and places are read each time. */
export const HASHED_TYPES: ReadonlySet<string> = new Set(["accommodation", "rates", "reviews", "occupancy"]);

/** A row whose hash is still to be made where it is absent. */
type WaitingRow = Omit<StageRow, "hash"> & { readonly hash?: string | null | undefined };

/** The first pass: takes lines in, counts them, and keeps what may be applied in the database. */
export class Staging {
	/** Lines but the first of each file, empty ones not counted. */
	lines = 0;
	failed = 0;
	warnings = 0;
	readonly #db: Db;
	readonly #run: number;
	readonly #files: readonly string[];
	readonly #onIssue: (issueDocuments: ImportIssue) => void;
	readonly #warned = new Set<string>();
	#rows: WaitingRow[] = [];
	#characters = 0;
	#replaced = 0;
	#anyKnown: boolean | null = null;

	/** @param files names of the feed's files, by their numbers */
	constructor(db: Db, run: number, files: readonly string[], onIssue: (issueDocuments: ImportIssue) => void) {
		this.#db = db;
		this.#run = run;
		this.#files = files;
		this.#onIssue = onIssue;
	}

	/**
	 * Takes a thing of the feed in. `hash`: of its line; null where the line must be read again each time, absent where
	 * the thing is no line of its own.
	 */
	async add(
		type: string,
		key: string,
		at: { fileNo: number; line: number },
		doc: object | null,
		hash?: string | null,
	): Promise<void> {
		await this.#take({ type, key, fileNo: at.fileNo, lineNo: at.line, doc: JSON.stringify(doc), hash, known: false });
	}

	/** Takes a line in that the database holds already: nothing of it will be written. */
	async addKnown(line: KnownLine, at: { fileNo: number; line: number }): Promise<void> {
		const { type, key, facts: doc, hash } = line;
		await this.#take({ type, key, fileNo: at.fileNo, lineNo: at.line, doc, hash, known: true });
	}

	/** Those of the lines, by their hashes, that the database holds as they are. */
	async knownOf(hashes: readonly string[]): Promise<ReadonlyMap<string, KnownLine>> {
		this.#anyKnown ??= await hasFeedLines(this.#db);
		if (!this.#anyKnown || hashes.length === 0) return new Map();
		return new Map((await listKnownLines(this.#db, hashes)).map((line) => [line.hash, line]));
	}

	async #take(row: WaitingRow): Promise<void> {
		this.#rows.push(row);
		this.#characters += row.doc.length;
		if (this.#rows.length >= BATCH_ROWS || this.#characters >= BATCH_CHARACTERS) await this.flush();
	}

	async flush(): Promise<void> {
		const rows = this.#rows;
		this.#rows = [];
		this.#characters = 0;
		if (rows.length === 0) return;
		this.#replaced += await this.#store(await this.#withHashes(rows));
		// Requests of the same process are answered between two batches.
		await setImmediate();
	}

	/**
	 * Stores a batch; answers how many earlier rows it replaced. Where the database cannot hold the text of one, each half
	 * is stored by itself until that one is found: its line fails, and no other with it.
	 */
	async #store(rows: readonly StageRow[]): Promise<number> {
		try {
			return await stageRows(this.#db, this.#run, rows);
		} catch (error) {
			// Class 22: data.
			if (!isSqlError(error) || !error.code.startsWith("22")) throw error;
			const [row] = rows;
			if (row && rows.length === 1) return this.#refuse(row, error);
			const middle = Math.ceil(rows.length / 2);
			return (await this.#store(rows.slice(0, middle))) + (await this.#store(rows.slice(middle)));
		}
	}

	/** A home whose line fails is mentioned all the same. */
	async #refuse(row: StageRow, { message }: SqlError): Promise<number> {
		const expected = `text that can be stored; that of ${row.key} cannot (${message})`;
		this.fail(this.#files[row.fileNo] ?? "", row.lineNo, [{ field: "", expected }]);
		if (row.type !== "accommodation") return 0;
		return stageRows(this.#db, this.#run, [{ ...row, type: "mentioned", doc: "null", hash: null, known: false }]);
	}

	/** Things that are no lines are known by what they became. */
	async #withHashes(rows: readonly WaitingRow[]): Promise<readonly StageRow[]> {
		const made = new Map(rows.filter(({ hash }) => hash === undefined).map((row) => [row, hashOfThing(row)]));
		const known = await this.knownOf([...made.values()].filter((hash) => hash !== null));
		return rows.map((row) => {
			const hash = row.hash ?? made.get(row) ?? null;
			const same = made.has(row) && hash !== null ? known.get(hash) : undefined;
			return same ? { ...row, hash, doc: same.facts, known: true } : { ...row, hash };
		});
	}

	/** Reports a failing line with everything that is wrong with it; it counts once. */
	fail(file: string, line: number, faults: readonly LineFault[]): void {
		this.failed++;
		for (const { field, expected } of faults) this.#onIssue({ severity: "error", file, line, field, expected });
	}

	/** Warns once of each field. */
	warnUnknown(file: string, line: number, field: string): void {
		this.warn(file, line, field, "no such field; it is ignored");
	}

	warn(file: string, line: number | null, field: string, expected: string): void {
		const key = `${field}: ${expected}`;
		if (this.#warned.has(key) || this.#warned.size >= MAX_WARNINGS) return;
		this.#warned.add(key);
		this.warnings++;
		this.#onIssue({ severity: "warning", file, line, field, expected });
	}

	/** Lines that a later line about the same thing replaced. */
	get replaced(): number {
		return this.#replaced;
	}

	/** More than 5 % failing rejects the whole feed; exactly 5 % passes. */
	get tooManyFailed(): boolean {
		return this.failed * 20 > this.lines;
	}
}

function hashOfThing({ type, key, doc }: WaitingRow): string | null {
	return HASHED_TYPES.has(type) ? lineHash(`${type} ${key} ${doc}`) : null;
}

import { setImmediate } from "node:timers/promises";
import type { Db } from "#db/connection/client.ts";
import { type StageRow, stageRows } from "#db/import/stage.ts";
import type { LineFault } from "#domain/feed/parse-line.ts";
import type { ImportIssue } from "./import-types.ts";

/** Rows and characters that are held before they are written; bounds memory whatever the size of a feed. */
const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 4_000_000;
/** Different warnings that are counted one by one; feeds with more are broken in some other way. */
const MAX_WARNINGS = 1000;

/** The first pass: takes lines in, counts them, and keeps what may be applied in the database. */
export class Staging {
	/** Lines but the first of each file, empty ones not counted. */
	lines = 0;
	failed = 0;
	warnings = 0;
	readonly #db: Db;
	readonly #run: number;
	readonly #onIssue: (issueDocuments: ImportIssue) => void;
	readonly #warned = new Set<string>();
	#rows: StageRow[] = [];
	#characters = 0;
	#replaced = 0;

	constructor(db: Db, run: number, onIssue: (issueDocuments: ImportIssue) => void) {
		this.#db = db;
		this.#run = run;
		this.#onIssue = onIssue;
	}

	async add(type: string, key: string, at: { fileNo: number; line: number }, doc: object | null): Promise<void> {
		const text = JSON.stringify(doc);
		this.#rows.push({ type, key, fileNo: at.fileNo, lineNo: at.line, doc: text });
		this.#characters += text.length;
		if (this.#rows.length >= BATCH_ROWS || this.#characters >= BATCH_CHARACTERS) await this.flush();
	}

	async flush(): Promise<void> {
		const rows = this.#rows;
		this.#rows = [];
		this.#characters = 0;
		if (rows.length === 0) return;
		this.#replaced += await stageRows(this.#db, this.#run, rows);
		// Requests of the same process are answered between two batches.
		await setImmediate();
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

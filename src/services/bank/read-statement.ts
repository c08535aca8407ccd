import { fail, ok, type Result } from "#domain/result.ts";
import { readBankCsv } from "./read-bank-csv.ts";
import { readCamt } from "./read-camt.ts";
import { type Statement, StatementError, type StatementFailure } from "./statement.ts";

/** A file of the bank at most. */
export const STATEMENT_BYTES = 8 * 1024 * 1024;

/** Reads a file of the bank: camt.053, or a CSV. Nothing is taken of a file that cannot be read whole. */
export function readStatement(bytes: Uint8Array): Result<Statement, StatementFailure> {
	const text = textOf(bytes).trim();
	if (text === "") return fail({ code: "EMPTY" });
	try {
		const statement = text.startsWith("<") ? readCamt(text) : readBankCsv(text);
		return statement.credits.length + statement.leftOut > 0 ? ok(statement) : fail({ code: "EMPTY" });
	} catch (error) {
		if (error instanceof StatementError) return fail(error.failure);
		throw error;
	}
}

/** Banks write UTF-8, or what Windows writes in the west of Europe; a file that says its own alphabet is read by it. */
function textOf(bytes: Uint8Array): string {
	const head = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
	const [, named] = /<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(head) ?? [];
	const isBigEndian = bytes[0] === 0xfe && bytes[1] === 0xff;
	if (isBigEndian || (bytes[0] === 0xff && bytes[1] === 0xfe)) {
		return new TextDecoder(isBigEndian ? "utf-16be" : "utf-16le").decode(bytes);
	}
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder(
			named && /^(iso-8859-1|iso-8859-15|windows-1252)$/i.test(named) ? named : "windows-1252",
		).decode(bytes);
	}
}

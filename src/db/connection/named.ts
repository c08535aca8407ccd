import { MOST_PREPARED, Uses } from "./uses.ts";

/**
 * Statements of transactions that keep their plan on each connection: PostgreSQL parses and plans a statement for each
 * call, and of a booking's two dozen that is a fifth of its work. Outside transactions nothing is named: what lists ask
 * is planned by its values.
 */

const BEGINS = /^\s*(?:begin|start\s+transaction)\b/i;
const ENDS = /^\s*(?:commit|rollback)\s*;?\s*$/i;

/** The names of a process; each of its connections prepares what it meets. */
export class StatementNames {
	readonly #names = new Map<string, string>();
	readonly #uses = new Uses();
	#turn = 0;
	#isOff = false;

	/** The name of a statement; null: it goes as it is, because it is new, or because enough others have names. */
	of(text: string): string | null {
		if (this.#isOff) return null;
		const known = this.#names.get(text);
		if (known) return known;
		if (this.#names.size >= MOST_PREPARED || !this.#uses.isEnough(text)) return null;
		const name = `halcyon_${this.#turn}_${this.#names.size}`;
		this.#names.set(text, name);
		return name;
	}

	/** Hears of a failure: after a migration all are prepared anew, and behind a pooler none is any more. */
	failed(error: unknown): void {
		if (hasChangedShape(error)) {
			this.#names.clear();
			this.#turn++;
		}
		if (isUnknownName(error)) this.#isOff = true;
	}
}

type Run = (...values: unknown[]) => unknown;

/** A connection's `query` with names for what comes again within its transactions. */
export function naming(run: Run, names: StatementNames): Run {
	let isInside = false;
	return (...given) => {
		const [text, values, callback] = given;
		if (typeof text !== "string") return run(...given);
		if (BEGINS.test(text)) isInside = true;
		else if (ENDS.test(text)) isInside = false;
		// A text without values may be several.
		const isOne = Array.isArray(values) && values.length > 0 && callback === undefined;
		const name = isInside && isOne ? names.of(text) : null;
		if (name === null) return run(...given);
		const answer = run({ name, text, values });
		if (answer instanceof Promise) answer.catch((error: unknown) => names.failed(error));
		return answer;
	};
}

/**
 * A plan that was kept fits no more: a table has other columns than before, or the connection is another's. Nothing
 * was run; the transaction is over, and may be tried again.
 */
export function isStalePlan(error: unknown): boolean {
	return hasChangedShape(error) || isUnknownName(error);
}

/** A table that a prepared statement names has other columns than before: it was not run. */
export function hasChangedShape(error: unknown): boolean {
	return codeOf(error) === "0A000" && error instanceof Error && /cached plan/.test(error.message);
}

/** Invalid or duplicate name of a prepared statement: a pooler gives each transaction another connection. */
function isUnknownName(error: unknown): boolean {
	return codeOf(error) === "26000" || codeOf(error) === "42P05";
}

function codeOf(error: unknown): unknown {
	return error instanceof Error && "code" in error ? error.code : null;
}

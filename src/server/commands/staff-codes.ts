import { findCode, listCodes } from "#db/bookings/code-desk.ts";
import { CODE_FIELDS, type CodeField, type CodeTerms, readCodeTerms } from "#domain/pricing/code-terms.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { addCode, changeCode, endDiscountCode } from "#services/booking/change-codes.ts";
import { tryCode } from "#services/quotes/try-code.ts";
import { tableOf } from "./command.ts";
import type { StaffCommand } from "./staff-call.ts";

/** Discount codes, from a terminal: the same use cases as the office's page of them. */

export const CODE_USAGE = `  code list                          discount codes with their uses
  code add CODE FIELD=VALUE…         makes one: codeKind=percent codeValue=7,5 bookUntil=2027-01-31 countries=AT,DE …
  code change CODE FIELD=VALUE…      new terms, all of them, for a code that nobody has used
  code end CODE                      nobody can book with it from today on
  code try CODE HOME ARRIVAL DEPARTURE [ADULTS]   what it gives on a stay`;

const MOST = 1000;

/** `codeKind=percent` … as the fields of the terms; what is not said is empty. */
function termsOf(words: readonly string[]): Result<CodeTerms, string> {
	const typed = Object.fromEntries(CODE_FIELDS.map((name) => [name, ""])) as Record<CodeField, string>;
	for (const word of words) {
		const [, name = "", value = ""] = /^(\w+)=(.*)$/s.exec(word) ?? [];
		const field = CODE_FIELDS.find((known) => known === name);
		if (!field) return fail(`VALIDATION ${word}`);
		typed[field] = value;
	}
	const terms = readCodeTerms(typed);
	return terms.ok ? terms : fail(terms.error.map(({ path, code }) => `${path} ${code}`).join(", "));
}

const ACTS: Readonly<Record<string, StaffCommand>> = {
	list: async ({ app }) => {
		const rows = await listCodes(app.db, { text: "", after: "" }, MOST);
		const lines = rows.map((row) => [
			row.code,
			row.kind === "percent" ? `${(row.bp ?? 0) / 100} %` : `${(row.cents ?? 0) / 100} EUR`,
			`${row.uses}${row.max_uses === null ? "" : `/${row.max_uses}`}`,
			`${row.book_from ?? ""}–${row.book_until ?? ""}`,
		]);
		return ok(lines.length > 0 ? tableOf(lines) : "no codes");
	},
	add: async ({ app, by, rest: [code = "", ...words] }) => {
		const terms = termsOf(words);
		return terms.ok ? addCode(app, code, terms.value, by) : terms;
	},
	change: async ({ app, by, rest: [typed = "", ...words] }) => {
		const terms = termsOf(words);
		const row = await findCode(app.db, typed);
		if (!terms.ok || !row) return terms.ok ? fail("NOT_FOUND") : terms;
		const { code, version } = row;
		const changed = await changeCode(app, { code, version, terms: terms.value }, by);
		return changed.ok ? ok(code) : changed;
	},
	end: async ({ app, by, rest: [typed = ""] }) => {
		const row = await findCode(app.db, typed);
		if (!row) return fail("NOT_FOUND");
		const ended = await endDiscountCode(app, { code: row.code, version: row.version }, by);
		return ended.ok ? ok(row.code) : ended;
	},
	try: async ({ app, rest: [code = "", accoId = "", arrival = "", departure = "", adults = "2"] }) => {
		const stay = { accoId, arrival, departure, adults: Number(adults), children: 0, babies: 0, pets: 0 };
		const tried = await tryCode(app, stay, code);
		return tried.ok ? tried : fail(tried.error.code);
	},
};

export const CODE_COMMANDS: Readonly<Record<string, StaffCommand>> = {
	code: async (call) => {
		const [name = "", ...rest] = call.rest;
		const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
		return act ? act({ ...call, rest }) : fail("VALIDATION");
	},
};

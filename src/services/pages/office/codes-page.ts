import { listHomeTitles } from "#db/accommodations/home-desk.ts";
import { findCode, listCodes, listCodeUses } from "#db/bookings/code-desk.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import type { CodeField, CodeTerms } from "#domain/pricing/code-terms.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { officeBooking, officeHref } from "#site/office.ts";
import { type CodesQuery, codesHref, readCodesQuery } from "#site/office-codes.ts";
import type { OfficeQuery } from "#site/office-query.ts";
import { newRecord, recordHref } from "#site/office-records.ts";
import {
	type CodeLine,
	type DiscountPage,
	type DiscountsPage,
	HOMES_SHOWN,
	type OpenCode,
} from "#site/views/office-codes-view.ts";
import type { App } from "../../app.ts";
import { termsOf } from "../../booking/change-codes.ts";
import { tryCode } from "../../quotes/try-code.ts";
import { type RecordRequest, recordView } from "./record-view.ts";

/** Discount codes: what each gives, how often it was used, and what it would give on a stay. */

const LINES_A_PAGE = 50;
const USES_SHOWN = 20;

type CodesApp = Pick<App, "db" | "clock" | "viewer">;

export async function discountsPage(app: CodesApp, requested: OfficeQuery, language: Language): Promise<DiscountsPage> {
	const query = readCodesQuery(requested);
	const today = isoOf(app.clock.today());
	const found = await listCodes(app.db, { text: query.q, after: query.after }, LINES_A_PAGE + 1);
	const rows = found.slice(0, LINES_A_PAGE);
	const last = rows.at(-1);
	const lines = rows.map((row) => lineOf(row, today));
	const shown = lines.flatMap(({ terms }) => terms.accoIds.slice(0, HOMES_SHOWN));
	return {
		name: "discounts",
		q: query.q,
		lines,
		more: found.length > rows.length && last ? codesHref({ q: query.q, after: last.code }) : null,
		newHref: officeHref(newRecord("codes")),
		homeNames: await namesOf(app, shown, language),
	};
}

async function namesOf({ db }: Pick<App, "db">, accoIds: readonly string[], language: Language) {
	const titles = await listHomeTitles(db, [...new Set(accoIds)]);
	return Object.fromEntries([...titles].map(([id, title]) => [id, completeLocalized(title)[language]]));
}

/** One code; null: there is none of this name. */
export async function discountPage(
	app: CodesApp,
	request: RecordRequest,
	{ name, query }: { readonly name: string; readonly query: OfficeQuery },
	language: Language,
): Promise<DiscountPage | null> {
	const today = isoOf(app.clock.today());
	const code = await openCode(app, { ...readCodesQuery(query), code: name }, today, language);
	if (!code) return null;
	return {
		name: "discount",
		record: recordView({ desk: "codes", code: code.code, called: code.code }, request, [
			{ name: "change-code", right: "codes.change", isPossible: code.isOpen },
			{ name: "end-code", right: "codes.change", isPossible: !code.isEnded },
		]),
		code,
		homeNames: await namesOf(app, code.terms.accoIds, language),
	};
}

type CodeRow = Awaited<ReturnType<typeof listCodes>>[number];

function lineOf(row: CodeRow, today: string): CodeLine {
	return {
		code: row.code,
		href: recordHref("codes", row.code),
		terms: termsOf(row),
		uses: row.uses,
		state: stateOf(row, today),
		isOfStaff: row.of_staff,
	};
}

/** Staff are told what the quote would say today. */
function stateOf(row: CodeRow, today: string): CodeLine["state"] {
	if (row.book_until !== null && row.book_until < today) return "over";
	if (row.book_from !== null && row.book_from > today) return "early";
	return row.max_uses !== null && row.uses >= row.max_uses ? "used-up" : "valid";
}

async function openCode(
	app: CodesApp,
	{ code, stay }: CodesQuery,
	today: string,
	language: Language,
): Promise<OpenCode | null> {
	const row = await findCode(app.db, code);
	if (!row) return null;
	const uses = await listCodeUses(app.db, row.code, USES_SHOWN);
	return {
		...lineOf(row, today),
		version: row.version,
		isOpen: row.uses === 0 && row.ended_at === null,
		isEnded: row.ended_at !== null,
		typed: typedOf(termsOf(row)),
		usedBy: uses.map((use) => ({
			no: use.booking_no,
			href: officeHref(officeBooking(use.booking_no)),
			state: use.state,
			arrival: use.arrival,
			departure: use.departure,
		})),
		stay,
		trial: stay.home === "" ? null : await trialOf(app, row.code, stay, language),
	};
}

async function trialOf(
	app: CodesApp,
	code: string,
	{ home, arrival, departure, adults }: CodesQuery["stay"],
	language: Language,
): Promise<OpenCode["trial"]> {
	const stay = { accoId: home, arrival, departure, adults, children: 0, babies: 0, pets: 0 };
	const tried = await tryCode(app, stay, code);
	if (!tried.ok) return { unpriced: translator(language)(`problem.${tried.error.code}`) };
	const { refused } = tried.value;
	return { ...tried.value, refused: refused && translator(language)(`code.${refused}`, { code }) };
}

/** Terms as people type them; sums as parts of a hundred, whatever the language. */
function typedOf(terms: CodeTerms): Readonly<Record<CodeField, string>> {
	const sum = (cents: number | null) => (cents === null ? "" : (cents / 100).toFixed(2).replace(/\.00$/, ""));
	const { value } = terms;
	return {
		codeKind: value.kind,
		codeValue: sum(value.kind === "percent" ? value.bp : value.cents),
		maxReduction: sum(terms.maxCents),
		minRent: terms.minRentCents === 0 ? "" : sum(terms.minRentCents),
		bookFrom: terms.bookFrom ?? "",
		bookUntil: terms.bookUntil ?? "",
		stayFrom: terms.stayFrom ?? "",
		stayUntil: terms.stayUntil ?? "",
		maxUses: terms.maxUses === null ? "" : String(terms.maxUses),
		perGuest: terms.perGuest === null ? "" : String(terms.perGuest),
		homes: terms.accoIds.join(" "),
		countries: terms.countries.join(" "),
	};
}

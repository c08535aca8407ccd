import { isAccoId } from "../accommodation/acco-id.ts";
import { isCountryCode } from "../countries.ts";
import { type Cents, parseCents } from "../money.ts";
import { fail, ok, type Result } from "../result.ts";
import { parseIsoDate } from "../time/civil-date.ts";
import type { FieldCode, FieldError } from "../validation.ts";
import type { CodeValue } from "./discount-code.ts";

/** The terms of a discount code as staff write them. Days are ISO days, both included. */
export interface CodeTerms {
	readonly value: CodeValue;
	readonly maxCents: Cents | null;
	readonly minRentCents: Cents;
	readonly bookFrom: string | null;
	readonly bookUntil: string | null;
	readonly stayFrom: string | null;
	readonly stayUntil: string | null;
	readonly maxUses: number | null;
	readonly perGuest: number | null;
	/** Empty: everywhere. */
	readonly accoIds: readonly string[];
	readonly countries: readonly string[];
}

/** Fields of the terms, by the names that forms and commands give them. */
export const CODE_FIELDS = [
	"codeKind",
	"codeValue",
	"maxReduction",
	"minRent",
	"bookFrom",
	"bookUntil",
	"stayFrom",
	"stayUntil",
	"maxUses",
	"perGuest",
	"homes",
	"countries",
] as const;
export type CodeField = (typeof CODE_FIELDS)[number];

/** A code takes half of a rent at most: more is a price by hand, which needs a second person. */
const MOST_BP = 5_000;
/** A sum may be this much without a least rent that is twice as much. */
const SUM_ALONE_CENTS = 25_000;
const MOST_USES = 1_000_000;
const MOST_HOMES = 200;

/**
 * Terms out of texts as people type them: `7,5` percent, `€ 50`, `a12 a13`, `AT, DE`. A code takes half of a rent at
 * most, or a sum of up to € 250.
 */
export function readCodeTerms(typed: Readonly<Record<CodeField, string>>): Result<CodeTerms, readonly FieldError[]> {
	const errors: FieldError[] = [];
	const wrong = (path: CodeField, code: FieldCode) => {
		errors.push({ path, code });
		return null;
	};
	const said = (name: CodeField) => typed[name].trim();
	const sum = (name: CodeField) => {
		const cents = said(name) === "" ? null : parseCents(said(name).replace(/%$/, ""));
		return said(name) !== "" && cents === null ? wrong(name, "INVALID_FORMAT") : cents;
	};
	const count = (name: CodeField) => {
		if (said(name) === "") return null;
		if (!/^\d{1,9}$/.test(said(name))) return wrong(name, "INVALID_FORMAT");
		const number = Number(said(name));
		return number < 1 || number > MOST_USES ? wrong(name, "OUT_OF_RANGE") : number;
	};
	const day = (name: CodeField) => {
		if (said(name) === "") return null;
		return parseIsoDate(said(name)) === null ? wrong(name, "INVALID_FORMAT") : said(name);
	};
	const list = (text: string) => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

	const isPercent = said("codeKind") === "percent";
	if (!isPercent && said("codeKind") !== "amount")
		wrong("codeKind", said("codeKind") === "" ? "REQUIRED" : "INVALID_CHOICE");
	const value = said("codeValue") === "" ? wrong("codeValue", "REQUIRED") : sum("codeValue");
	const minRentCents = sum("minRent") ?? 0;
	const most = isPercent ? MOST_BP : Math.max(SUM_ALONE_CENTS, Math.floor(minRentCents / 2));
	if (value !== null && (value < 1 || value > most)) wrong("codeValue", "OUT_OF_RANGE");
	const accoIds = list(said("homes").toLowerCase());
	if (accoIds.length > MOST_HOMES || !accoIds.every(isAccoId)) wrong("homes", "INVALID_FORMAT");
	const countries = list(said("countries").toUpperCase());
	if (!countries.every(isCountryCode)) wrong("countries", "INVALID_COUNTRY");
	const [bookFrom, bookUntil, stayFrom, stayUntil] = [
		day("bookFrom"),
		day("bookUntil"),
		day("stayFrom"),
		day("stayUntil"),
	];
	if (bookFrom !== null && bookUntil !== null && bookUntil < bookFrom) wrong("bookUntil", "OUT_OF_RANGE");
	if (stayFrom !== null && stayUntil !== null && stayUntil <= stayFrom) wrong("stayUntil", "OUT_OF_RANGE");
	const terms: CodeTerms = {
		value: isPercent ? { kind: "percent", bp: value ?? 0 } : { kind: "amount", cents: value ?? 0 },
		maxCents: sum("maxReduction"),
		minRentCents,
		bookFrom,
		bookUntil,
		stayFrom,
		stayUntil,
		maxUses: count("maxUses"),
		perGuest: count("perGuest"),
		accoIds,
		countries,
	};
	return errors.length > 0 ? fail(errors) : ok(terms);
}

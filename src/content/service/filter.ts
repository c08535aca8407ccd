import { LANGUAGES, type Language } from "#domain/language.ts";
import { flattenOnly } from "../stories/languages.ts";
import { ServiceError } from "./errors.ts";

/** `filter_query` of the stories list: conditions over content fields. */

/** One condition: a field's path, an operator, its values as they came. */
export interface Condition {
	readonly field: string;
	readonly operator: Operator;
	readonly value: string;
}

/** Conditions that must all hold, and one group of which any must. */
export interface Filter {
	readonly all: readonly Condition[];
	readonly any: readonly Condition[];
}

const OPERATORS = [
	"is",
	"in",
	"not_in",
	"like",
	"not_like",
	"any_in_array",
	"in_array",
	"all_in_array",
	"gt_date",
	"lt_date",
	"gt_int",
	"lt_int",
	"gt_float",
	"lt_float",
] as const;
export type Operator =
	| "is"
	| "in"
	| "not_in"
	| "like"
	| "not_like"
	| "any_in_array"
	| "in_array"
	| "all_in_array"
	| "gt_date"
	| "lt_date"
	| "gt_int"
	| "lt_int"
	| "gt_float"
	| "lt_float";

const SIMPLE = /^filter_query\[([^[\]]+)\]\[(\w+)\]$/;
const EITHER = /^filter_query\[__or\]\[\d*\]\[([^[\]]+)\]\[(\w+)\]$/;

/** Reads the conditions out of a query; an operator that there is not is refused. */
export function readFilter(params: URLSearchParams): Filter {
	const all: Condition[] = [];
	const any: Condition[] = [];
	for (const [key, value] of params) {
		if (!key.startsWith("filter_query")) continue;
		const either = EITHER.exec(key);
		const [, field, operator] = either ?? SIMPLE.exec(key) ?? [];
		if (field === undefined || !isOperator(operator)) {
			throw new ServiceError(422, { error: `Parameter(s) ${key} not allowed` });
		}
		(either ? any : all).push({ field, operator, value });
	}
	return { all, any };
}

function isOperator(word: string | undefined): word is Operator {
	return (OPERATORS as readonly (string | undefined)[]).includes(word);
}

/** A story's content to filter by: in the default language, and as stored for `field__i18n__xx`. */
export interface Filtered {
	readonly content: unknown;
	readonly stored: unknown;
}

export function passes(filter: Filter, story: Filtered): boolean {
	return (
		filter.all.every((condition) => holds(condition, story)) &&
		(filter.any.length === 0 || filter.any.some((condition) => holds(condition, story)))
	);
}

function holds({ field, operator, value }: Condition, story: Filtered): boolean {
	const [plain, language] = splitSuffix(field);
	const found = valueAt(language ? flattenOnly(story.stored, language) : story.content, plain);
	const expected = value.split(",").map((part) => part.trim());
	switch (operator) {
		case "is":
			return expected.every((word) => is(found, word));
		case "in":
			return expected.includes(textOf(found));
		case "not_in":
			return !expected.includes(textOf(found));
		case "like":
			return expected.some((pattern) => matches(textOf(found), pattern));
		case "not_like":
			return !expected.some((pattern) => matches(textOf(found), pattern));
		case "any_in_array":
		case "in_array":
			return listOf(found).some((item) => expected.includes(item));
		case "all_in_array": {
			const items = listOf(found);
			return expected.every((item) => items.includes(item));
		}
		case "gt_date":
		case "lt_date":
			return compare(operator, dateOf(found), dateOf(value));
		case "gt_int":
		case "lt_int":
			return compare(operator, integerOf(found), integerOf(value));
		case "gt_float":
		case "lt_float":
			return compare(operator, numberOf(found), numberOf(value));
	}
}

function compare(operator: Operator, found: number | null, expected: number | null): boolean {
	if (found === null || expected === null) return false;
	return operator.startsWith("gt") ? found > expected : found < expected;
}

function is(found: unknown, word: string): boolean {
	const empty = found === undefined || found === null || found === "";
	const emptyArray = Array.isArray(found) && found.length === 0;
	switch (word) {
		case "empty":
			return empty;
		case "not_empty":
			return !empty;
		case "empty_array":
			return emptyArray;
		case "not_empty_array":
			return Array.isArray(found) && found.length > 0;
		case "true":
			return found === true || found === "true";
		case "false":
			return found === false || found === "false";
		case "null":
			return found === undefined || found === null;
		case "not_null":
			return found !== undefined && found !== null;
		default:
			throw new ServiceError(422, { error: `filter_query: is does not know ${word.slice(0, 40)}` });
	}
}

/** `title__i18n__de` is the German title alone; a code's dash stands as an underscore. */
function splitSuffix(field: string): [string, Language | null] {
	const [plain = "", code] = field.split("__i18n__");
	const language = LANGUAGES.find((language) => language === code?.replaceAll("_", "-"));
	return [plain, language ?? null];
}

/** The value at a dotted path; numbers count list items. */
export function valueAt(value: unknown, path: string): unknown {
	return path.split(".").reduce<unknown>((inside, key) => {
		if (typeof inside !== "object" || inside === null || !Object.hasOwn(inside, key)) return undefined;
		return (inside as Record<string, unknown>)[key];
	}, value);
}

function textOf(value: unknown): string {
	return value === undefined || value === null || typeof value === "object" ? "" : String(value);
}

function listOf(value: unknown): string[] {
	if (Array.isArray(value)) return value.map(textOf);
	return value === undefined || value === null || value === "" ? [] : [textOf(value)];
}

/** `*` stands for any text; letters match in either case. */
function matches(text: string, pattern: string): boolean {
	const parts = pattern.toLowerCase().split("*");
	const hay = text.toLowerCase();
	if (parts.length === 1) return hay === parts[0];
	const [first = "", ...rest] = parts;
	const last = rest.pop() ?? "";
	if (!hay.startsWith(first)) return false;
	let at = first.length;
	// By hand, as a pattern of many stars must not cost more than its length times the text's.
	for (const part of rest) {
		const found = hay.indexOf(part, at);
		if (found < 0) return false;
		at = found + part.length;
	}
	return hay.length - last.length >= at && hay.endsWith(last);
}

/** `YYYY-MM-DD HH:MM`, a day alone, or an ISO instant; without a zone it is UTC. Milliseconds. */
function dateOf(value: unknown): number | null {
	const text = textOf(value).trim().replace(" ", "T");
	if (text === "") return null;
	const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) || !text.includes("T") ? text : `${text}Z`;
	const time = Date.parse(zoned);
	return Number.isNaN(time) ? null : time;
}

function numberOf(value: unknown): number | null {
	const text = textOf(value).trim();
	const number = Number(text);
	return text === "" || !Number.isFinite(number) ? null : number;
}

function integerOf(value: unknown): number | null {
	const number = numberOf(value);
	return number === null ? null : Math.trunc(number);
}

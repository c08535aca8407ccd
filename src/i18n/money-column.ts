import type { Language } from "#domain/language.ts";
import type { Cents } from "#domain/money.ts";
import { formatMoney, formatMoneyExact } from "./format.ts";

/** Sums that stand in one column: all with decimals as soon as one has cents, else none. */
export function formatMoneyColumn(column: readonly Cents[], language: Language): readonly string[] {
	const format = column.some((cents) => cents % 100 !== 0) ? formatMoneyExact : formatMoney;
	return column.map((cents) => format(cents, language));
}

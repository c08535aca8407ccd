import type { Translate } from "#i18n/translate.ts";

/** What is due first where an option is booked later: its day is counted from that booking, and not known yet. */
export function dueAfterOption(t: Translate, count: number): string {
	return t("booking.dueAfterOption", { step: count === 2 ? "first" : "other" });
}

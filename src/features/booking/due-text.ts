import type { Translate } from "#i18n/translate.ts";

/** By when a payment is due (`date` in words); where there are two, with its name. */
export function dueText(t: Translate, date: string, index: number, count: number): string {
	return count === 2
		? t("booking.partDue", { step: index === 0 ? "first" : "other", date })
		: t("booking.dueOn", { date });
}

/** What is due first where an option is booked later: its day is counted from that booking, and not known yet. */
export function dueAfterOption(t: Translate, count: number): string {
	return t("booking.dueAfterOption", { step: count === 2 ? "first" : "other" });
}

import type { Translate } from "#i18n/translate.ts";

/** By when a payment is due (`date` in words); where there are two, with its name. */
export function dueText(t: Translate, date: string, index: number, count: number): string {
	return count === 2
		? t("booking.partDue", { step: index === 0 ? "first" : "other", date })
		: t("booking.dueOn", { date });
}

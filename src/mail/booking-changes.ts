import type { BookingFacts } from "#domain/booking/facts.ts";
import { guestName } from "#domain/booking/guest-form.ts";
import type { Language } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { formatMoney } from "#i18n/format.ts";
import type { MailRow } from "./layout.ts";
import { addressLine, companyRows, partyRow, stayRows } from "./mail-parts.ts";

/** What became different between two states of a booking, a row each: what holds now, and what it was. */
export function changeRows(before: BookingFacts, after: BookingFacts, language: Language): readonly MailRow[] {
	const t = translator(language);
	const none = t("bookingMail.change_none");
	const [old, now] = [rowsOf(before, language), rowsOf(after, language)];
	return [...new Set([...old.keys(), ...now.keys()])].flatMap((label) => {
		const [gone, came] = [old.get(label) || none, now.get(label) || none];
		return gone === came ? [] : [{ label, value: t("bookingMail.change_was", { now: came, before: gone }) }];
	});
}

/** Everything of a booking that can change, by its label. */
function rowsOf(facts: BookingFacts, language: Language): ReadonlyMap<string, string> {
	const { guest } = facts;
	const t = translator(language);
	const rows: readonly MailRow[] = [
		...stayRows(facts, language),
		partyRow(facts, language),
		{ label: t("mail.total"), value: formatMoney(facts.grandCents, language) },
		{ label: t("mail.deposit"), value: formatMoney(facts.depositCents, language) },
		{ label: t("bookingMail.guest_name"), value: guestName(guest) },
		...companyRows(facts, t("bookingMail.guest_company")),
		{ label: t("bookingMail.guest_email"), value: guest.email },
		{ label: t("bookingMail.guest_telephone"), value: guest.telE164 },
		{ label: t("bookingMail.guest_address"), value: addressLine(facts, language) },
	];
	return new Map(rows.map(({ label, value }) => [label, value]));
}

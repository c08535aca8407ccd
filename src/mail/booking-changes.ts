import type { BookingFacts } from "#domain/booking/facts.ts";
import type { Language } from "#domain/language.ts";
import { formatMoney } from "#i18n/format.ts";
import { BOOKING_MAIL_TEXTS } from "#i18n/mail/booking/texts.ts";
import { MAIL_TEXTS } from "#i18n/mail/texts.ts";
import type { MailRow } from "./layout.ts";
import { companyRows, partyRow, stayRows } from "./mail-parts.ts";

/** What became different between two states of a booking, a row each: what holds now, and what it was. */
export function changeRows(before: BookingFacts, after: BookingFacts, language: Language): readonly MailRow[] {
	const { was, none } = BOOKING_MAIL_TEXTS[language].change;
	const [old, now] = [rowsOf(before, language), rowsOf(after, language)];
	return [...new Set([...old.keys(), ...now.keys()])].flatMap((label) => {
		const [gone, came] = [old.get(label) || none, now.get(label) || none];
		return gone === came ? [] : [{ label, value: was(came, gone) }];
	});
}

/** Everything of a booking that can change, by its label. */
function rowsOf(facts: BookingFacts, language: Language): ReadonlyMap<string, string> {
	const { guest } = facts;
	const { facts: words } = MAIL_TEXTS[language];
	const labels = BOOKING_MAIL_TEXTS[language].guest;
	const rows: readonly MailRow[] = [
		...stayRows(facts, language),
		partyRow(facts, language),
		{ label: words.total, value: formatMoney(facts.grandCents, language) },
		{ label: words.deposit, value: formatMoney(facts.depositCents, language) },
		{ label: labels.name, value: `${guest.firstname} ${guest.lastname}` },
		...companyRows(facts, labels.company),
		{ label: labels.email, value: guest.email },
		{ label: labels.telephone, value: guest.telE164 },
		{
			label: labels.address,
			value: `${guest.address}, ${guest.postalCode} ${guest.placename}, ${guest.countryCode}`,
		},
	];
	return new Map(rows.map(({ label, value }) => [label, value]));
}

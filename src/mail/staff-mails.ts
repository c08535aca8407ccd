import type { BookingFacts } from "#domain/booking/facts.ts";
import type { Language } from "#domain/language.ts";
import type { Cents } from "#domain/money.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { formatDate, formatInstant, formatMoney } from "#i18n/format.ts";
import { STAFF_MAIL_TEXTS as TEXTS } from "#i18n/mail/staff.ts";
import { MAIL_TEXTS } from "#i18n/mail/texts.ts";
import { fittingSubject, type MailPart, type MailRow, type RenderedMail, renderMail } from "./layout.ts";
import { agreedRows, depositPart, heldRow, homeTitle, paymentPart, stayRows } from "./mail-parts.ts";

/** Mails to the office, about a booking or a mail that needs somebody. */

/** The language in which the office works. */
export const OFFICE_LANGUAGE: Language = "nl";

interface Linked {
	/** Where the button leads; absolute. */
	readonly url: string;
}

export interface StaffMailExtras {
	readonly office_copy: Linked;
	/** `hours` since the request; `until`: when the request lapses. */
	readonly staff_application_alarm: Linked & { readonly hours: number; readonly until: Date };
	readonly staff_overdue: Linked & {
		readonly days: number;
		readonly openCents: Cents;
		readonly dueOn: DayNumber;
	};
	/** What became of money that came after the booking had run out. */
	readonly staff_late_payment: Linked & {
		readonly receivedCents: Cents;
		readonly outcome: keyof typeof TEXTS.latePayment.outcomes;
	};
	readonly staff_refund_due: Linked & { readonly cents: Cents; readonly by: DayNumber };
}
export type StaffMailKind = keyof StaffMailExtras;

interface Content {
	readonly subject: (home: string) => string;
	readonly title: string;
	readonly lead: string | null;
	readonly rows: readonly MailRow[];
	readonly parts?: readonly MailPart[];
	readonly button: string;
}

/** A mail to the office about a booking, with the guest's data. */
export function staffMail<Kind extends StaffMailKind>(
	kind: Kind,
	facts: BookingFacts,
	extras: StaffMailExtras[Kind],
): Promise<RenderedMail> {
	const { url }: Linked = extras;
	return rendered(CONTENTS[kind](facts, extras), homeTitle(facts, OFFICE_LANGUAGE), url);
}

/** A mail that was given up. `reason` is the server's code and number, never its text, which repeats addresses. */
export function mailFailedMail(failed: {
	readonly kind: string;
	readonly bookingNo: string | null;
	readonly reason: string;
	readonly attempts: number;
	readonly url: string;
}): Promise<RenderedMail> {
	const { mailFailed: words } = TEXTS;
	const { bookingNo, kind } = failed;
	return rendered(
		{
			subject: () => words.subject(kind, bookingNo === null ? "" : `: ${bookingNo}`),
			title: words.title,
			lead: words.lead,
			button: words.button,
			rows: [
				{ label: words.kind, value: kind },
				...(bookingNo === null ? [] : [{ label: words.bookingNo, value: bookingNo }]),
				{ label: words.reason, value: failed.reason },
				{ label: words.attempts, value: String(failed.attempts) },
			],
		},
		"",
		failed.url,
	);
}

function rendered(content: Content, home: string, url: string): Promise<RenderedMail> {
	const { footer, labelled } = MAIL_TEXTS[OFFICE_LANGUAGE];
	return renderMail({
		language: OFFICE_LANGUAGE,
		subject: fittingSubject(home, content.subject),
		title: content.title,
		greeting: null,
		lead: content.lead,
		picture: null,
		rows: content.rows,
		parts: content.parts ?? [],
		button: { label: content.button, url },
		footer,
		labelled,
	});
}

const money = (cents: Cents) => formatMoney(cents, OFFICE_LANGUAGE);
const day = (day: DayNumber) => formatDate(day, OFFICE_LANGUAGE);

const CONTENTS: {
	readonly [Kind in StaffMailKind]: (facts: BookingFacts, extras: StaffMailExtras[Kind]) => Content;
} = {
	office_copy: (facts) => {
		const type = TEXTS.types[facts.type];
		const { expiresAt } = facts;
		return {
			subject: (home) => TEXTS.copy.subject(type, facts.bookingNo, home),
			title: `${type} ${facts.bookingNo}`,
			lead: null,
			rows: [
				...guestRows(facts),
				...agreedRows(facts, OFFICE_LANGUAGE),
				...(facts.type === "Option" && expiresAt ? [heldRow(expiresAt, OFFICE_LANGUAGE)] : []),
			],
			parts: [
				// Options and requests have nothing to pay yet.
				...(facts.type === "Booking" ? paymentPart(facts, null, OFFICE_LANGUAGE, { how: false }) : []),
				...depositPart(facts, OFFICE_LANGUAGE),
			],
			button: TEXTS.copy.button,
		};
	},
	staff_application_alarm: (facts, { hours, until }) => ({
		subject: (home) => TEXTS.applicationAlarm.subject(facts.bookingNo, home),
		title: TEXTS.applicationAlarm.title(hours),
		lead: TEXTS.applicationAlarm.lead(formatInstant(until, OFFICE_LANGUAGE)),
		rows: [...guestRows(facts), ...agreedRows(facts, OFFICE_LANGUAGE)],
		button: TEXTS.applicationAlarm.button,
	}),
	staff_overdue: (facts, { days, openCents, dueOn }) => ({
		subject: (home) => TEXTS.overdue.subject(facts.bookingNo, home),
		title: TEXTS.overdue.title(days),
		lead: TEXTS.overdue.lead,
		rows: [
			...guestRows(facts),
			...stayRows(facts, OFFICE_LANGUAGE),
			{ label: TEXTS.overdue.dueOn, value: day(dueOn) },
			{ label: TEXTS.overdue.sum, value: money(openCents), strong: true },
		],
		button: TEXTS.overdue.button,
	}),
	staff_late_payment: (facts, { receivedCents, outcome }) => ({
		subject: (home) => TEXTS.latePayment.subject(facts.bookingNo, home),
		title: TEXTS.latePayment.title,
		lead: TEXTS.latePayment.outcomes[outcome],
		rows: [
			...guestRows(facts),
			...stayRows(facts, OFFICE_LANGUAGE),
			{ label: TEXTS.latePayment.sum, value: money(receivedCents), strong: true },
		],
		button: TEXTS.latePayment.button,
	}),
	staff_refund_due: (facts, { cents, by }) => ({
		subject: (home) => TEXTS.refundDue.subject(facts.bookingNo, home),
		title: TEXTS.refundDue.title(money(cents)),
		lead: TEXTS.refundDue.lead(day(by)),
		rows: [
			...guestRows(facts),
			...stayRows(facts, OFFICE_LANGUAGE),
			{ label: TEXTS.refundDue.by, value: day(by) },
			{ label: TEXTS.refundDue.sum, value: money(cents), strong: true },
		],
		button: TEXTS.refundDue.button,
	}),
};

function guestRows({ guest, lang }: BookingFacts): readonly MailRow[] {
	return [
		{ label: TEXTS.guest, value: `${guest.firstname} ${guest.lastname}` },
		...(guest.companyName ? [{ label: TEXTS.company, value: guest.companyName }] : []),
		...(guest.vatNumber ? [{ label: TEXTS.vatNumber, value: guest.vatNumber }] : []),
		{ label: TEXTS.email, value: guest.email },
		{ label: TEXTS.telephone, value: guest.telE164 },
		{ label: TEXTS.address, value: `${guest.address}, ${guest.postalCode} ${guest.placename}, ${guest.countryCode}` },
		{ label: TEXTS.language, value: lang },
	];
}

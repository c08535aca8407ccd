import { APPLICATION_ANSWER_HOURS } from "#domain/booking/claim.ts";
import type { BookingFacts } from "#domain/booking/facts.ts";
import { guestName } from "#domain/booking/guest-form.ts";
import type { Language } from "#domain/language.ts";
import type { LedgerFault } from "#domain/ledger/account.ts";
import type { Cents } from "#domain/money.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { type TranslateAll, translator } from "#i18n/catalogues.server.ts";
import { languageName } from "#i18n/countries.ts";
import { formatColon, formatDate, formatInstant, formatMoney } from "#i18n/format.ts";
import { fittingSubject, type MailPart, type MailRow, type RenderedMail, renderMail } from "./layout.ts";
import { addressLine, agreedRows, depositPart, heldRow, homeTitle, paymentPart, stayRows } from "./mail-parts.ts";

/** Mails to the office, about a booking or a mail that needs attention. */

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
		readonly outcome: "confirmed" | "refund" | "waiting";
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
	language: Language,
): Promise<RenderedMail> {
	const { url }: Linked = extras;
	return rendered(CONTENTS[kind](facts, extras, inLanguage(language)), homeTitle(facts, language), url, language);
}

/** A mail that was given up. `reason` is the server's code and number, never its text, which repeats addresses. */
export function mailFailedMail(
	failed: {
		/** Its subject. */
		readonly mail: string;
		readonly bookingNo: string | null;
		readonly reason: string;
		readonly attempts: number;
		readonly url: string;
	},
	language: Language,
): Promise<RenderedMail> {
	const { bookingNo, mail } = failed;
	const t = translator(language);
	const about = bookingNo === null ? "" : formatColon(language) + bookingNo;
	return rendered(
		{
			subject: () => t("officeMail.mailFailed_subject", { about }),
			title: t("officeMail.mailFailed_title"),
			lead: t("officeMail.mailFailed_lead"),
			button: t("officeMail.mailFailed_button"),
			rows: [
				{ label: t("officeMail.mailFailed_mail"), value: mail },
				...(bookingNo === null ? [] : [{ label: t("officeMail.mailFailed_bookingNo"), value: bookingNo }]),
				{ label: t("officeMail.mailFailed_reason"), value: failed.reason },
				{ label: t("officeMail.mailFailed_attempts"), value: String(failed.attempts) },
			],
		},
		"",
		failed.url,
		language,
	);
}

/** Where an organisation is paid has changed; of accounts the last four signs. */
export function payoutDetailsMail(
	changed: {
		readonly name: string;
		readonly code: string;
		readonly before: string | null;
		readonly after: string;
		readonly url: string;
	},
	language: Language,
): Promise<RenderedMail> {
	const { name, code, before, after, url } = changed;
	const t = translator(language);
	return rendered(
		{
			subject: (cut) => t("officeMail.payoutChanged_subject", { name: cut }),
			title: t("officeMail.payoutChanged_title"),
			lead: t("officeMail.payoutChanged_lead"),
			button: t("officeMail.payoutChanged_button"),
			rows: [
				{ label: t("officeMail.payoutChanged_name"), value: `${name} (${code})` },
				...(before === null
					? []
					: [
							{
								label: t("officeMail.payoutChanged_before"),
								value: t("officeMail.payoutChanged_end", { end: before }),
							},
						]),
				{ label: t("officeMail.payoutChanged_after"), value: t("officeMail.payoutChanged_end", { end: after }) },
			],
		},
		name,
		url,
		language,
	);
}

/** What does not hold in the ledger. */
export function ledgerAlarmMail(
	alarm: {
		/** `about`: the one that it is, where it is one. */
		readonly faults: readonly { readonly what: LedgerFault; readonly count: number; readonly about?: string }[];
		readonly url: string;
	},
	language: Language,
): Promise<RenderedMail> {
	const t = translator(language);
	return rendered(
		{
			subject: () => t("officeMail.ledgerAlarm_subject"),
			title: t("officeMail.ledgerAlarm_title"),
			lead: t("officeMail.ledgerAlarm_lead"),
			button: t("officeMail.ledgerAlarm_button"),
			rows: alarm.faults.map(({ what, count, about }) => ({
				label: t(`officeMail.ledgerAlarm_${what}`),
				value: about ?? String(count),
			})),
		},
		"",
		alarm.url,
		language,
	);
}

function rendered(content: Content, home: string, url: string, language: Language): Promise<RenderedMail> {
	return renderMail({
		language,
		subject: fittingSubject(home, content.subject),
		title: content.title,
		greeting: null,
		lead: content.lead,
		picture: null,
		rows: content.rows,
		parts: content.parts ?? [],
		button: { label: content.button, url },
		isForOffice: true,
	});
}

/** What contents are written with. */
interface InLanguage {
	readonly language: Language;
	readonly t: TranslateAll;
	readonly money: (cents: Cents) => string;
	readonly day: (day: DayNumber) => string;
}

function inLanguage(language: Language): InLanguage {
	return {
		language,
		t: translator(language),
		money: (cents) => formatMoney(cents, language),
		day: (day) => formatDate(day, language),
	};
}

/** States of what is booked, whatever it was before. */
const BOOKED: readonly BookingFacts["state"][] = ["pending_payment", "confirmed", "completed"];

const CONTENTS: {
	readonly [Kind in StaffMailKind]: (facts: BookingFacts, extras: StaffMailExtras[Kind], said: InLanguage) => Content;
} = {
	office_copy: (facts, _, { t, language }) => {
		// What was an option or a request is a booking once it is booked.
		const kind = BOOKED.includes(facts.state) ? "Booking" : facts.type;
		const type = t(`officeMail.type_${kind}`);
		const { expiresAt } = facts;
		return {
			subject: (home) => t("officeMail.copy_subject", { type, bookingNo: facts.bookingNo, home }),
			title: `${type} ${facts.bookingNo}`,
			lead: null,
			rows: [
				...guestRows(facts, language),
				...agreedRows(facts, language),
				...(kind === "Option" && expiresAt ? [heldRow(expiresAt, language)] : []),
			],
			parts: [
				// Options and requests have nothing to pay yet.
				...(kind === "Booking" ? paymentPart(facts, null, language, { how: false }) : []),
				...depositPart(facts, language, "officeMail.depositHint"),
			],
			button: t("officeMail.copy_button"),
		};
	},
	staff_application_alarm: (facts, { hours, until }, { t, language }) => ({
		subject: (home) => t("officeMail.applicationAlarm_subject", { bookingNo: facts.bookingNo, home }),
		title: t("officeMail.applicationAlarm_title", { hours }),
		lead: t("officeMail.applicationAlarm_lead", {
			hours: APPLICATION_ANSWER_HOURS,
			until: formatInstant(until, language, "long"),
		}),
		rows: [...guestRows(facts, language), ...agreedRows(facts, language)],
		button: t("officeMail.applicationAlarm_button"),
	}),
	staff_overdue: (facts, { days, openCents, dueOn }, { t, language, money, day }) => ({
		subject: (home) => t("officeMail.overdue_subject", { bookingNo: facts.bookingNo, home }),
		title: t("officeMail.overdue_title", { days }),
		lead: t("officeMail.overdue_lead"),
		rows: [
			...guestRows(facts, language),
			...stayRows(facts, language),
			{ label: t("officeMail.overdue_dueOn"), value: day(dueOn) },
			{ label: t("officeMail.overdue_sum"), value: money(openCents), strong: true },
		],
		button: t("officeMail.overdue_button"),
	}),
	staff_late_payment: (facts, { receivedCents, outcome }, { t, language, money }) => ({
		subject: (home) => t("officeMail.latePayment_subject", { bookingNo: facts.bookingNo, home }),
		title: t("officeMail.latePayment_title"),
		lead: t(`officeMail.latePayment_${outcome}`),
		rows: [
			...guestRows(facts, language),
			...stayRows(facts, language),
			{ label: t("officeMail.latePayment_sum"), value: money(receivedCents), strong: true },
		],
		button: t("officeMail.latePayment_button"),
	}),
	staff_refund_due: (facts, { cents, by }, { t, language, money, day }) => ({
		subject: (home) => t("officeMail.refundDue_subject", { bookingNo: facts.bookingNo, home }),
		title: t("officeMail.refundDue_title", { sum: money(cents) }),
		lead: t("officeMail.refundDue_lead", { by: formatDate(by, language, "long") }),
		rows: [
			...guestRows(facts, language),
			...stayRows(facts, language),
			{ label: t("officeMail.refundDue_by"), value: day(by) },
			{ label: t("officeMail.refundDue_sum"), value: money(cents), strong: true },
		],
		button: t("officeMail.refundDue_button"),
	}),
};

function guestRows(facts: BookingFacts, language: Language): readonly MailRow[] {
	const { guest, lang } = facts;
	const t = translator(language);
	const address = addressLine(facts, language);
	return [
		{ label: t("officeMail.guest"), value: guestName(guest) },
		...(guest.companyName ? [{ label: t("officeMail.company"), value: guest.companyName }] : []),
		...(guest.vatNumber ? [{ label: t("officeMail.vatNumber"), value: guest.vatNumber }] : []),
		{ label: t("officeMail.email"), value: guest.email },
		...(guest.telE164 ? [{ label: t("officeMail.telephone"), value: guest.telE164 }] : []),
		...(address ? [{ label: t("officeMail.address"), value: address }] : []),
		{ label: t("officeMail.language"), value: languageName(lang, language) },
	];
}

import { APPLICATION_ANSWER_HOURS } from "#domain/booking/claim.ts";
import type { BookingFacts } from "#domain/booking/facts.ts";
import { openParts } from "#domain/booking/open-instalments.ts";
import { OVERDUE_STAFF_DAYS, TRAVEL_INFORMATION_DAYS } from "#domain/booking/timers.ts";
import type { Language } from "#domain/language.ts";
import type { Cents } from "#domain/money.ts";
import type { BookingType } from "#domain/pricing/allowed-types.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { type TranslateAll, translator } from "#i18n/catalogues.server.ts";
import { formatDate, formatInstant, formatMoney } from "#i18n/format.ts";
import { formatMoneyColumn } from "#i18n/money-column.ts";
import { changeRows } from "./booking-changes.ts";
import type { BookingMailExtras, GuestMailKind, MailLinks, PayWay } from "./booking-extras.ts";
import { fittingSubject, type MailPart, type MailRow, type RenderedMail, renderMail } from "./layout.ts";
import {
	bankPart,
	cancellationPart,
	companyRows,
	depositPart,
	heldRow,
	homeTitle,
	offersPart,
	onSiteLines,
	partyRow,
	paymentPart,
	priceRows,
	stayRows,
} from "./mail-parts.ts";

/** The mails that a guest receives in the life of a booking. */

/** Mail kinds of a new booking, by its type; the outbox holds one of each a booking. */
export const GUEST_MAIL_KINDS = {
	Booking: "confirmation",
	Option: "option",
	Application: "application",
} as const satisfies Record<BookingType, GuestMailKind>;

/** What one kind says beyond greeting, title and lead. */
interface Content {
	/** Where it is not that of its kind. */
	readonly subject?: "bookingMail.travel_information_subjectPart" | "bookingMail.option_subjectProve";
	readonly title: string;
	readonly lead: string;
	readonly rows: readonly MailRow[];
	readonly parts?: readonly MailPart[];
	/** Where the button leads, and its words where they are not the kind's own. */
	readonly url: string;
	readonly button?: string;
}

interface Context {
	readonly facts: BookingFacts;
	readonly language: Language;
	readonly t: TranslateAll;
	/** Its title in the language. */
	readonly home: string;
	readonly money: (cents: Cents) => string;
	readonly day: (day: DayNumber) => string;
	readonly instant: (instant: Date) => string;
}

/**
 * A mail to the guest of a booking, rendered from the stored booking.
 *
 * @param extras what this kind contains beyond the booking; all addresses absolute
 * @param language the guest's, as a rule `facts.lang`
 */
export function bookingMail<Kind extends GuestMailKind>(
	kind: Kind,
	facts: BookingFacts,
	extras: BookingMailExtras[Kind],
	language: Language,
): Promise<RenderedMail> {
	const t = translator(language);
	const home = homeTitle(facts, language);
	const content = CONTENTS[kind](
		{
			facts,
			language,
			t,
			home,
			money: (cents) => formatMoney(cents, language),
			day: (day) => formatDate(day, language, "long"),
			instant: (instant) => formatInstant(instant, language, "long"),
		},
		extras,
	);
	const name: GuestMailKind = kind;
	const { bookingNo } = facts;
	const { picture }: MailLinks = extras;
	return renderMail({
		language,
		subject: fittingSubject(home, (cut) =>
			t(content.subject ?? `bookingMail.${name}_subject`, { home: cut, bookingNo }),
		),
		title: content.title,
		greeting: facts.guest.firstname
			? t("mail.greeting", { firstname: facts.guest.firstname })
			: t("mail.greetingPlain"),
		lead: content.lead,
		picture: picture ? { src: picture, alt: home } : null,
		rows: content.rows,
		parts: content.parts ?? [],
		button: { label: content.button ?? t(`bookingMail.${name}_button`), url: content.url },
	});
}

const CONTENTS: {
	readonly [Kind in GuestMailKind]: (context: Context, extras: BookingMailExtras[Kind]) => Content;
} = {
	application: (c, { bookingUrl, until }) => ({
		...agreed(c),
		title: c.t("bookingMail.application_title", { home: c.home }),
		lead: c.t("bookingMail.application_lead", { hours: APPLICATION_ANSWER_HOURS, until: c.instant(until) }),
		url: bookingUrl,
	}),
	application_accepted: (c, { bookingUrl, until }) => ({
		...onHold(c, until),
		title: c.t("bookingMail.application_accepted_title", { home: c.home }),
		lead: c.t("bookingMail.application_accepted_lead", { until: c.instant(until) }),
		url: bookingUrl,
	}),
	application_declined: (c, { reason, offers, searchUrl }) => {
		const why =
			"code" in reason
				? c.t(`bookingMail.decline_${reason.code}`)
				: c.t("bookingMail.decline_ownerWrites", { sentence: reason.sentence });
		return {
			title: c.t("bookingMail.application_declined_title", { home: c.home }),
			lead: c.t("bookingMail.application_declined_lead"),
			rows: stayRowsOf(c),
			parts: [{ heading: c.t("bookingMail.decline_heading"), lines: [why] }, ...offersPart(offers, c.language)],
			url: searchUrl,
		};
	},
	application_expired: (c, { offers, searchUrl }) => ({
		title: c.t("bookingMail.application_expired_title", { home: c.home }),
		lead: c.t("bookingMail.application_expired_lead"),
		rows: stayRowsOf(c),
		parts: offersPart(offers, c.language),
		url: searchUrl,
	}),
	option: (c, { bookingUrl, until, prove }) => ({
		...onHold(c, until, prove !== null),
		title: c.t(prove ? "bookingMail.option_titleProve" : "bookingMail.option_title", { home: c.home }),
		lead: prove
			? c.t("bookingMail.option_leadProve", { by: c.instant(prove.by), until: c.instant(until) })
			: c.t("bookingMail.option_lead", { until: c.instant(until) }),
		...(prove
			? { subject: "bookingMail.option_subjectProve" as const, button: c.t("bookingMail.option_proveButton") }
			: {}),
		url: prove?.url ?? bookingUrl,
	}),
	option_reminder: (c, { bookingUrl, until }) => ({
		...onHold(c, until),
		title: c.t("bookingMail.option_reminder_title", { home: c.home }),
		lead: c.t("bookingMail.option_reminder_lead", { until: c.instant(until) }),
		url: bookingUrl,
	}),
	option_expired: (c, { homeUrl }) => ({
		title: c.t("bookingMail.option_expired_title", { home: c.home }),
		lead: c.t("bookingMail.option_expired_lead"),
		rows: stayRowsOf(c),
		url: homeUrl,
	}),
	option_cancelled: (c, { homeUrl }) => ({
		title: c.t("bookingMail.option_cancelled_title", { home: c.home }),
		lead: c.t("bookingMail.option_cancelled_lead"),
		rows: stayRowsOf(c),
		url: homeUrl,
	}),
	payment_not_completed: (c, { resumeUrl, heldUntil }) => ({
		title: c.t("bookingMail.payment_not_completed_title", { home: c.home }),
		lead: heldUntil
			? c.t("bookingMail.payment_not_completed_leadHeld", { until: c.instant(heldUntil) })
			: c.t("bookingMail.payment_not_completed_lead"),
		rows: [...agreed(c).rows, ...(heldUntil ? [heldRow(heldUntil, c.language)] : [])],
		url: resumeUrl,
	}),
	confirmation: (c, { bookingUrl, bank, payUrl }) => {
		const [next] = openParts(c.facts);
		return {
			title: c.t("bookingMail.confirmation_title", { home: c.home }),
			lead: c.t(next ? "bookingMail.confirmation_lead" : "bookingMail.confirmation_leadPaid"),
			rows: agreed(c).rows,
			parts: [
				...paymentPart(c.facts, bank, c.language, { how: bank !== null || payUrl === null }),
				...depositPart(c.facts, c.language),
				cancellationPart(c.facts, c.language),
			],
			...(payUrl && next ? { url: payUrl, button: payButton(c, next.cents) } : { url: bookingUrl }),
		};
	},
	payment_received: (c, { bookingUrl, receivedCents, receivedOn, isHold }) => {
		const { facts, language } = c;
		const open = openParts(facts);
		const left = open.reduce((sum, { cents }) => sum + cents, 0);
		const [received = "", rest = ""] = formatMoneyColumn([receivedCents, left], language);
		return {
			title: c.t("bookingMail.payment_received_title", { sum: c.money(receivedCents) }),
			lead: receivedLead(c, { receivedOn, isHold }),
			rows: [
				...stayRows(facts, language),
				{ label: c.t("bookingMail.pay_received"), value: received },
				{ label: c.t("bookingMail.pay_left"), value: rest, strong: true },
			],
			// What is due by when counts from the booking on.
			parts:
				open.length > 1 && !heldUntil(facts) ? paymentPart(facts, null, language, { how: false, isReceipt: true }) : [],
			url: bookingUrl,
		};
	},
	payment_taken_back: (c, { bookingUrl, cents }) => {
		const { facts, language } = c;
		const open = openParts(facts);
		const [next] = open;
		const until = heldUntil(facts);
		const rest = next
			? until
				? c.t("bookingMail.payment_taken_back_held", { sum: c.money(next.cents), until: c.instant(until) })
				: c.t(open.length > 1 ? "bookingMail.payment_taken_back_next" : "bookingMail.payment_taken_back_rest", {
						sum: c.money(next.cents),
						date: c.day(next.dueOn),
					})
			: c.t("bookingMail.payment_taken_back_nothing");
		return {
			title: c.t("bookingMail.payment_taken_back_title"),
			lead: `${c.t("bookingMail.payment_taken_back_lead", { sum: c.money(cents) })} ${rest}`,
			rows: stayRows(facts, language),
			parts: open.length > 1 && !until ? paymentPart(facts, null, language, { how: false }) : [],
			url: bookingUrl,
		};
	},
	payment_reminder: (c, extras) => ({
		...payment(c, extras),
		title: c.t("bookingMail.payment_reminder_title", due(c, extras)),
		lead: c.t("bookingMail.payment_reminder_lead", { home: c.home }),
	}),
	payment_due: (c, extras) => ({
		...payment(c, extras),
		title: c.t("bookingMail.payment_due_title", due(c, extras)),
		lead: c.t("bookingMail.payment_due_lead"),
	}),
	payment_overdue_1: (c, extras) => ({
		...payment(c, extras, "mail.payment_wasDue"),
		title: c.t("bookingMail.payment_overdue_1_title", due(c, extras)),
		lead: c.t("bookingMail.payment_overdue_1_lead", due(c, extras)) + lapsing(c, extras),
	}),
	payment_overdue_5: (c, extras) => ({
		...payment(c, extras, "mail.payment_wasDue"),
		title: c.t("bookingMail.payment_overdue_5_title", due(c, extras)),
		lead: `${c.t("bookingMail.payment_overdue_5_lead", due(c, extras))}${lapsing(c, extras) || staying(c, extras)}`,
	}),
	travel_information: (c, { bookingUrl, address, key, isKeyForeign, contact, directionsUrl }) => {
		const onSite = onSiteLines(c.facts, c.language);
		const { checkinFrom, checkoutUntil } = c.facts.home;
		const hasWay = address.length > 0 && key.length > 0;
		const keyLines = isKeyForeign ? [c.t("guest.ownersLanguage"), ...key] : key;
		const isWhole = hasWay && checkinFrom !== null && checkoutUntil !== null;
		return {
			...(hasWay ? {} : { subject: "bookingMail.travel_information_subjectPart" as const }),
			title: c.t("bookingMail.travel_information_title", { home: c.home }),
			lead: c.t(isWhole ? "bookingMail.travel_information_lead" : "bookingMail.travel_information_leadPart"),
			rows: stayRowsOf(c),
			parts: [
				...(address.length > 0 || directionsUrl
					? [
							{
								heading: c.t("bookingMail.travel_address"),
								lines: address,
								links: directionsUrl ? [{ label: c.t("bookingMail.travel_directions"), url: directionsUrl }] : [],
							},
						]
					: []),
				...(key.length > 0 ? [{ heading: c.t("bookingMail.travel_key"), lines: keyLines }] : []),
				...(contact
					? [{ heading: c.t("bookingMail.travel_contact"), lines: [`${contact.name}, ${contact.telephone}`] }]
					: []),
				...(onSite.length > 0 ? [{ heading: c.t("bookingMail.travel_onSite"), lines: onSite }] : []),
				...depositPart(c.facts, c.language),
			],
			url: bookingUrl,
		};
	},
	change: (c, { bookingUrl, before }) => {
		const { facts, language, t } = c;
		return {
			title: c.t("bookingMail.change_title", { home: c.home }),
			lead: c.t("bookingMail.change_lead"),
			rows: [{ label: t("mail.bookingNo"), value: facts.bookingNo }, ...changeRows(before, facts, language)],
			parts: [
				{
					heading: t("bookingMail.change_rest"),
					// The number stands above.
					lines: agreed(c)
						.rows.slice(1)
						.map(({ label, value }) => t("mail.labelled", { label, value })),
				},
				...paymentPart(facts, null, language, { how: false }),
			],
			url: bookingUrl,
		};
	},
	cancellation: (c, { bookingUrl, sums, bank }) => {
		const { t } = c;
		const { refundBy, owedBy } = sums;
		const isEven = sums.creditsBackCents === 0 && refundBy === null && owedBy === null;
		let lead = t(isEven ? "bookingMail.cancellation_leadEven" : "bookingMail.cancellation_lead");
		if (refundBy !== null) lead = t("bookingMail.cancellation_leadRefund", { by: c.day(refundBy) });
		if (owedBy !== null) {
			lead = t("bookingMail.cancellation_leadOwed", { sum: c.money(sums.owedCents), by: c.day(owedBy) });
		}
		return {
			title: c.t("bookingMail.cancellation_title", { home: c.home }),
			lead,
			rows: [
				...stayRows(c.facts, c.language),
				...sumRows(c, [
					[t("bookingMail.refund_paid"), sums.paidCents],
					[t("bookingMail.refund_creditsUsed"), sums.creditsUsedCents],
					[t("bookingMail.refund_fee"), sums.feeCents, "always"],
					[
						t(sums.owedCents > 0 ? "bookingMail.refund_insuranceDue" : "bookingMail.refund_insuranceKept"),
						sums.insuranceCents,
					],
					[t("bookingMail.refund_money"), sums.moneyBackCents, "strong"],
					[t("bookingMail.refund_credits"), sums.creditsBackCents, "strong"],
					[t("bookingMail.refund_owed"), sums.owedCents, "strong"],
				]),
			],
			parts: [
				...(owedBy === null ? [] : [bankPart(c.facts, bank, c.language)]),
				...creditsHint(c, sums.creditsBackCents),
			],
			url: bookingUrl,
		};
	},
	cancelled_by_host: (c, { offers, searchUrl, creditsBackCents, refund }) => {
		const { t } = c;
		return {
			title: c.t("bookingMail.cancelled_by_host_title", { home: c.home }),
			lead:
				refund === null
					? t("bookingMail.cancelled_by_host_lead")
					: t("bookingMail.cancelled_by_host_leadRefund", { by: c.day(refund.by) }),
			rows: [
				...stayRows(c.facts, c.language),
				...sumRows(c, [
					[t("bookingMail.refund_money"), refund?.cents ?? 0, "strong"],
					[t("bookingMail.refund_credits"), creditsBackCents, "strong"],
				]),
			],
			parts: [...creditsHint(c, creditsBackCents), ...offersPart(offers, c.language)],
			url: searchUrl,
		};
	},
	lapsed_unpaid: (c, { homeUrl, moneyBackCents, creditsBackCents }) => ({
		title: c.t("bookingMail.lapsed_unpaid_title", { home: c.home }),
		lead: c.t(
			moneyBackCents + creditsBackCents > 0 ? "bookingMail.lapsed_unpaid_leadPart" : "bookingMail.lapsed_unpaid_lead",
		),
		rows: [
			...stayRows(c.facts, c.language),
			...sumRows(c, [
				[c.t("bookingMail.refund_money"), moneyBackCents, "strong"],
				[c.t("bookingMail.refund_credits"), creditsBackCents, "strong"],
			]),
		],
		parts: creditsHint(c, creditsBackCents),
		url: homeUrl,
	}),
	written_mail: (c, { bookingUrl, words }) => {
		const [lead = "", ...lines] = words.split(/\n+/);
		return {
			title: c.t("bookingMail.written_mail_title"),
			lead,
			rows: stayRows(c.facts, c.language),
			parts: lines.length > 0 ? [{ heading: null, lines }] : [],
			url: bookingUrl,
		};
	},
	refund_sent: (c, { bookingUrl, cents, account }) => ({
		title: c.t("bookingMail.refund_sent_title", { sum: c.money(cents) }),
		lead: account ? c.t("bookingMail.refund_sent_leadAccount", { account }) : c.t("bookingMail.refund_sent_lead"),
		rows: [
			...stayRows(c.facts, c.language),
			{ label: c.t("bookingMail.refund_money"), value: c.money(cents), strong: true },
		],
		url: bookingUrl,
	}),
	late_payment_refunded: (c, { homeUrl, receivedCents, refundBy }) => ({
		title: c.t("bookingMail.late_payment_refunded_title", { home: c.home }),
		lead: c.t("bookingMail.late_payment_refunded_lead", { sum: c.money(receivedCents), by: c.day(refundBy) }),
		rows: [
			...stayRows(c.facts, c.language),
			{ label: c.t("bookingMail.refund_money"), value: c.money(receivedCents), strong: true },
		],
		url: homeUrl,
	}),
	insurance: (c, extras) => {
		const { t } = c;
		const { withdrawUntil } = extras;
		return {
			title: c.t("bookingMail.insurance_title"),
			lead: c.t("bookingMail.insurance_lead", { home: c.home }),
			rows: [
				...stayRows(c.facts, c.language),
				{ label: t("bookingMail.insurance_policyNo"), value: extras.policyNo },
				{ label: t("bookingMail.insurance_insurer"), value: extras.insurer },
				{ label: t("bookingMail.insurance_coverFrom"), value: formatDate(extras.coverFrom, c.language) },
				{ label: t("bookingMail.insurance_premium"), value: c.money(extras.premiumCents), strong: true },
			],
			parts: [
				{
					heading: t("bookingMail.insurance_documents"),
					lines: [],
					links: [
						{ label: t("bookingMail.insurance_conditions"), url: extras.conditionsUrl },
						{ label: t("bookingMail.insurance_ipid"), url: extras.ipidUrl },
					],
				},
				{
					heading: t("bookingMail.insurance_withdrawal"),
					lines: [
						withdrawUntil === null
							? t("bookingMail.insurance_noWithdrawal")
							: t("bookingMail.insurance_withdraw", { until: c.day(withdrawUntil) }),
					],
				},
			],
			url: extras.bookingUrl,
		};
	},
	review: (c, { reviewUrl }) => ({
		title: c.t("bookingMail.review_title", { home: c.home }),
		lead: c.t("bookingMail.review_lead"),
		rows: stayRows(c.facts, c.language),
		url: reviewUrl,
	}),
};

/** Stay and party, without sums. */
function stayRowsOf({ facts, language }: Context): readonly MailRow[] {
	return [...stayRows(facts, language), partyRow(facts, language)];
}

function agreed(c: Context) {
	const { facts, language, t } = c;
	return {
		rows: [...stayRowsOf(c), ...companyRows(facts, t("bookingMail.guest_company")), ...priceRows(facts, language)],
		parts: [...depositPart(facts, language), cancellationPart(facts, language)],
	};
}

/** Everything of an option: what was agreed, and until when it holds, once it is proved where it must be. */
/** What comes of money that came in. */
function receivedLead(
	c: Context,
	{ receivedOn, isHold }: Pick<BookingMailExtras["payment_received"], "receivedOn" | "isHold">,
): string {
	const { facts } = c;
	const open = openParts(facts);
	const [next] = open;
	// Nothing is booked before all of the first instalment is here, and a free hold not before its guest agrees.
	const until = heldUntil(facts);
	if (until && isHold) return c.t("bookingMail.payment_received_leadHold", { until: c.instant(until) });
	if (!next) {
		const isSoon = facts.stay.arrival - receivedOn <= TRAVEL_INFORMATION_DAYS;
		return c.t(isSoon ? "bookingMail.payment_received_leadSoon" : "bookingMail.payment_received_lead");
	}
	const sum = c.money(next.cents);
	if (until) return c.t("bookingMail.payment_received_leadHeld", { sum, until: c.instant(until) });
	const message = open.length > 1 ? "bookingMail.payment_received_leadNext" : "bookingMail.payment_received_leadRest";
	return c.t(message, { sum, date: c.day(next.dueOn) });
}

/** Until when the nights of a booking are held that is not booked yet; null: it is. */
function heldUntil({ state, expiresAt }: Context["facts"]): Date | null {
	return state === "option" || state === "pending_payment" ? expiresAt : null;
}

function onHold(c: Context, until: Date, isUnproved = false) {
	const { rows, parts } = agreed(c);
	return { rows: [...rows, heldRow(until, c.language, isUnproved)], parts };
}

type Requested = BookingMailExtras["payment_due"];

function due(c: Context, { instalment }: Requested) {
	return { sum: c.money(instalment.cents), date: c.day(instalment.dueOn) };
}

/** That it stays booked, and for how long: nothing of it where the stay comes before that. */
function staying(c: Context, { instalment }: Requested): string {
	const isBefore = instalment.dueOn + OVERDUE_STAFF_DAYS < c.facts.stay.arrival;
	return isBefore ? ` ${c.t("bookingMail.payment_stays")}` : "";
}

/** That the booking lapses without the payment; empty where it does not. */
function lapsing(c: Context, { lastDay }: { readonly lastDay: DayNumber | null }): string {
	return lastDay === null ? "" : ` ${c.t("bookingMail.payment_lapses", { date: c.day(lastDay) })}`;
}

/** One instalment: what it is, and how it is paid. */
function payment(
	c: Context,
	extras: Requested,
	dueOn: "mail.payment_dueOn" | "mail.payment_wasDue" = "mail.payment_dueOn",
) {
	const { facts, language, t } = c;
	const { bank, payUrl, instalment, bookingUrl }: PayWay & Requested = extras;
	const rows = [
		...stayRows(facts, language),
		{
			label: t("mail.payment_atOnce"),
			value: `${c.money(instalment.cents)}, ${t(dueOn, { date: c.day(instalment.dueOn) })}`,
			strong: true,
		},
	];
	const byBank = bank !== null || payUrl === null;
	return {
		rows,
		parts: byBank ? [bankPart(facts, bank, language)] : [],
		...(payUrl ? { url: payUrl, button: payButton(c, instalment.cents) } : { url: bookingUrl }),
	};
}

/** Words of the button that pays online. */
function payButton(c: Context, cents: Cents): string {
	return c.t("bookingMail.pay_button", { sum: c.money(cents) });
}

/** Sums in one column; those of 0 are left out unless they are always shown. */
function sumRows(
	c: Context,
	sums: readonly (readonly [label: string, cents: Cents, how?: "always" | "strong"])[],
): readonly MailRow[] {
	const shown = sums.filter(([, cents, how]) => cents !== 0 || how === "always");
	const column = formatMoneyColumn(
		shown.map(([, cents]) => cents),
		c.language,
	);
	return shown.map(([label, , how], index) => ({ label, value: column[index] ?? "", strong: how === "strong" }));
}

function creditsHint({ t }: Context, cents: Cents): readonly MailPart[] {
	return cents > 0 ? [{ heading: t("bookingMail.refund_heading"), lines: [t("bookingMail.refund_creditsHint")] }] : [];
}

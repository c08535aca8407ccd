import type { BookingFacts } from "#domain/booking/facts.ts";
import { openInstalments } from "#domain/booking/open-instalments.ts";
import type { Language } from "#domain/language.ts";
import type { Cents } from "#domain/money.ts";
import type { BookingType } from "#domain/pricing/allowed-types.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { formatDate, formatInstant, formatMoney, formatMoneyColumn } from "#i18n/format.ts";
import type { BookingMailTexts, GuestMailKind, SentenceFacts } from "#i18n/mail/booking/shape.ts";
import { BOOKING_MAIL_TEXTS } from "#i18n/mail/booking/texts.ts";
import type { MailTexts } from "#i18n/mail/shape.ts";
import { MAIL_TEXTS } from "#i18n/mail/texts.ts";
import { changeRows } from "./booking-changes.ts";
import type { BookingMailExtras, MailLinks, PayWay } from "./booking-extras.ts";
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
interface Content<Kind extends GuestMailKind> {
	readonly says: SentenceFacts[Kind];
	readonly rows: readonly MailRow[];
	readonly parts?: readonly MailPart[];
	/** Where the button leads, and its words where they are not the kind's own. */
	readonly url: string;
	readonly button?: string;
}

interface Context {
	readonly facts: BookingFacts;
	readonly language: Language;
	readonly words: MailTexts;
	readonly texts: BookingMailTexts;
	readonly money: (cents: Cents) => string;
	readonly day: (day: DayNumber) => string;
	readonly instant: (instant: Date) => string;
}

/**
 * A mail to the guest of a booking, rendered from the stored booking.
 *
 * @param extras what this kind tells beyond the booking; all addresses absolute
 * @param language the guest's, as a rule `facts.lang`
 */
export function bookingMail<Kind extends GuestMailKind>(
	kind: Kind,
	facts: BookingFacts,
	extras: BookingMailExtras[Kind],
	language: Language,
): Promise<RenderedMail> {
	const [words, texts] = [MAIL_TEXTS[language], BOOKING_MAIL_TEXTS[language]];
	const content = CONTENTS[kind](
		{
			facts,
			language,
			words,
			texts,
			money: (cents) => formatMoney(cents, language),
			day: (day) => formatDate(day, language),
			instant: (instant) => formatInstant(instant, language),
		},
		extras,
	);
	const sentences = texts.kinds[kind];
	const home = homeTitle(facts, language);
	const said = { ...content.says, home, bookingNo: facts.bookingNo };
	const { picture }: MailLinks = extras;
	return renderMail({
		language,
		subject: fittingSubject(home, (name) => sentences.subject({ ...said, home: name })),
		title: sentences.title(said),
		greeting: words.greeting(facts.guest.firstname),
		lead: sentences.lead(said),
		picture: picture ? { src: picture, alt: home } : null,
		rows: content.rows,
		parts: content.parts ?? [],
		button: { label: content.button ?? sentences.button, url: content.url },
		footer: words.footer,
		labelled: words.labelled,
	});
}

const CONTENTS: {
	readonly [Kind in GuestMailKind]: (context: Context, extras: BookingMailExtras[Kind]) => Content<Kind>;
} = {
	application: (c, { bookingUrl, until }) => ({
		...agreed(c),
		says: { until: c.instant(until) },
		url: bookingUrl,
	}),
	application_accepted: (c, { bookingUrl, until }) => ({ ...held(c, until), url: bookingUrl }),
	application_declined: (c, { reason, offers, searchUrl }) => {
		const { heading, reasons, ownerWrites } = c.texts.decline;
		const why = "code" in reason ? reasons[reason.code] : ownerWrites(reason.sentence);
		return {
			says: {},
			rows: asked(c),
			parts: [{ heading, lines: [why] }, ...offersPart(offers, c.language)],
			url: searchUrl,
		};
	},
	application_expired: (c, { offers, searchUrl }) => ({
		says: {},
		rows: asked(c),
		parts: offersPart(offers, c.language),
		url: searchUrl,
	}),
	option: (c, { bookingUrl, until }) => ({ ...held(c, until), url: bookingUrl }),
	option_reminder: (c, { bookingUrl, until }) => ({ ...held(c, until), url: bookingUrl }),
	option_expired: (c, { homeUrl }) => ({ says: {}, rows: asked(c), url: homeUrl }),
	option_cancelled: (c, { homeUrl }) => ({ says: {}, rows: asked(c), url: homeUrl }),
	payment_not_completed: (c, { resumeUrl, heldUntil }) => ({
		says: { until: heldUntil && c.instant(heldUntil) },
		rows: [...agreed(c).rows, ...(heldUntil ? [heldRow(heldUntil, c.language)] : [])],
		url: resumeUrl,
	}),
	confirmation: (c, { bookingUrl, bank, payUrl }) => {
		const [next] = openInstalments(c.facts.instalments, c.facts.paidCents);
		return {
			says: {},
			rows: agreed(c).rows,
			parts: [
				...paymentPart(c.facts, bank, c.language, { how: bank !== null || payUrl === null }),
				...depositPart(c.facts, c.language),
				cancellationPart(c.facts, c.language),
			],
			...(payUrl && next ? { url: payUrl, button: c.texts.pay.button(c.money(next.cents)) } : { url: bookingUrl }),
		};
	},
	payment_received: (c, { bookingUrl, receivedCents, receivedOn }) => {
		const { facts, language, texts } = c;
		const open = openInstalments(facts.instalments, facts.paidCents);
		const [next] = open;
		const left = open.reduce((sum, { cents }) => sum + cents, 0);
		const [received = "", rest = ""] = formatMoneyColumn([receivedCents, left], language);
		return {
			says: {
				sum: c.money(receivedCents),
				rest: next ? { sum: c.money(next.cents), date: c.day(next.dueOn) } : null,
				soon: facts.stay.arrival - receivedOn <= TRAVEL_INFORMATION_DAYS,
			},
			rows: [
				...stayRows(facts, language),
				{ label: texts.pay.received, value: received },
				{ label: texts.pay.left, value: rest, strong: true },
			],
			parts: open.length > 1 ? paymentPart(facts, null, language, { how: false }) : [],
			url: bookingUrl,
		};
	},
	payment_reminder: (c, extras) => ({ ...payment(c, extras), says: due(c, extras) }),
	payment_due: (c, extras) => ({ ...payment(c, extras), says: due(c, extras) }),
	payment_overdue_1: (c, extras) => ({ ...payment(c, extras), says: due(c, extras) }),
	payment_overdue_5: (c, extras) => ({ ...payment(c, extras), says: due(c, extras) }),
	travel_information: (c, { bookingUrl, address, key, contact, directionsUrl }) => {
		const { travel } = c.texts;
		const onSite = onSiteLines(c.facts, c.language);
		return {
			says: {},
			rows: asked(c),
			parts: [
				{
					heading: travel.address,
					lines: address,
					links: directionsUrl ? [{ label: travel.directions, url: directionsUrl }] : [],
				},
				{ heading: travel.key, lines: key },
				...(contact ? [{ heading: travel.contact, lines: [`${contact.name}, ${contact.telephone}`] }] : []),
				...(onSite.length > 0 ? [{ heading: travel.onSite, lines: onSite }] : []),
				...depositPart(c.facts, c.language),
			],
			url: bookingUrl,
		};
	},
	change: (c, { bookingUrl, before }) => {
		const { facts, language, texts, words } = c;
		return {
			says: {},
			rows: [{ label: words.facts.bookingNo, value: facts.bookingNo }, ...changeRows(before, facts, language)],
			parts: [
				{
					heading: texts.change.rest,
					// The number stands above.
					lines: agreed(c)
						.rows.slice(1)
						.map(({ label, value }) => words.labelled(label, value)),
				},
				...paymentPart(facts, null, language, { how: false }),
			],
			url: bookingUrl,
		};
	},
	cancellation: (c, { bookingUrl, sums }) => {
		const { refund } = c.texts;
		return {
			says: { by: sums.refundBy === null ? null : c.day(sums.refundBy) },
			rows: [
				...stayRows(c.facts, c.language),
				...sumRows(c, [
					[refund.paid, sums.paidCents],
					[refund.creditsUsed, sums.creditsUsedCents],
					[refund.fee, sums.feeCents, "always"],
					[refund.insuranceKept, sums.insuranceCents],
					[refund.money, sums.moneyBackCents, "strong"],
					[refund.credits, sums.creditsBackCents, "strong"],
					[refund.owed, sums.owedCents, "strong"],
				]),
			],
			parts: creditsHint(c, sums.creditsBackCents),
			url: bookingUrl,
		};
	},
	cancelled_by_host: (c, { offers, searchUrl, moneyBackCents, creditsBackCents, refundBy }) => {
		const { refund } = c.texts;
		return {
			says: { by: refundBy === null ? null : c.day(refundBy) },
			rows: [
				...stayRows(c.facts, c.language),
				...sumRows(c, [
					[refund.money, moneyBackCents, "strong"],
					[refund.credits, creditsBackCents, "strong"],
				]),
			],
			parts: [...creditsHint(c, creditsBackCents), ...offersPart(offers, c.language)],
			url: searchUrl,
		};
	},
	refund_sent: (c, { bookingUrl, cents, account }) => ({
		says: { sum: c.money(cents), account },
		rows: [...stayRows(c.facts, c.language), { label: c.texts.refund.money, value: c.money(cents), strong: true }],
		url: bookingUrl,
	}),
	late_payment_refunded: (c, { homeUrl, receivedCents, refundBy }) => ({
		says: { sum: c.money(receivedCents), by: c.day(refundBy) },
		rows: [
			...stayRows(c.facts, c.language),
			{ label: c.texts.refund.money, value: c.money(receivedCents), strong: true },
		],
		url: homeUrl,
	}),
	insurance: (c, extras) => {
		const { insurance } = c.texts;
		const { withdrawUntil } = extras;
		return {
			says: {},
			rows: [
				...stayRows(c.facts, c.language),
				{ label: insurance.policyNo, value: extras.policyNo },
				{ label: insurance.insurer, value: extras.insurer },
				{ label: insurance.coverFrom, value: c.day(extras.coverFrom) },
				{ label: insurance.premium, value: c.money(extras.premiumCents), strong: true },
			],
			parts: [
				{
					heading: insurance.documents,
					lines: [],
					links: [
						{ label: insurance.conditions, url: extras.conditionsUrl },
						{ label: insurance.ipid, url: extras.ipidUrl },
					],
				},
				{
					heading: insurance.withdrawal,
					lines: [insurance.withdraw(withdrawUntil === null ? null : c.day(withdrawUntil))],
				},
			],
			url: extras.bookingUrl,
		};
	},
	review: (c, { reviewUrl }) => ({ says: {}, rows: stayRows(c.facts, c.language), url: reviewUrl }),
};

/** Days before arrival from which a guest who has paid is told address and key (domain §6). */
const TRAVEL_INFORMATION_DAYS = 14;

/** Stay and party, without sums. */
function asked({ facts, language }: Context): readonly MailRow[] {
	return [...stayRows(facts, language), partyRow(facts, language)];
}

function agreed(c: Context) {
	const { facts, language, texts } = c;
	return {
		rows: [...asked(c), ...companyRows(facts, texts.guest.company), ...priceRows(facts, language)],
		parts: [...depositPart(facts, language), cancellationPart(facts, language)],
	};
}

/** Everything of an option: what was agreed, and until when it holds. */
function held(c: Context, until: Date) {
	const { rows, parts } = agreed(c);
	return { says: { until: c.instant(until) }, rows: [...rows, heldRow(until, c.language)], parts };
}

type Asked = BookingMailExtras["payment_due"];

function due(c: Context, { instalment }: Asked) {
	return { sum: c.money(instalment.cents), date: c.day(instalment.dueOn) };
}

/** One instalment: what it is, and how it is paid. */
function payment(c: Context, extras: Asked) {
	const { facts, language, words, texts } = c;
	const { bank, payUrl, instalment, bookingUrl }: PayWay & Asked = extras;
	const rows = [
		...stayRows(facts, language),
		{
			label: words.payment.atOnce,
			value: `${c.money(instalment.cents)}, ${words.payment.dueOn(c.day(instalment.dueOn))}`,
			strong: true,
		},
	];
	const byBank = bank !== null || payUrl === null;
	return {
		rows,
		parts: byBank ? [bankPart(facts, bank, language)] : [],
		...(payUrl ? { url: payUrl, button: texts.pay.button(c.money(instalment.cents)) } : { url: bookingUrl }),
	};
}

/** Sums in one column; those of 0 are left out unless they are always told. */
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

function creditsHint({ texts }: Context, cents: Cents): readonly MailPart[] {
	return cents > 0 ? [{ heading: texts.refund.heading, lines: [texts.refund.creditsHint] }] : [];
}

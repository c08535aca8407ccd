import type { CancellationPolicy } from "#domain/booking/cancellation.ts";
import type { Guest } from "#domain/booking/guest-form.ts";
import type { PayPlace } from "#domain/home/rates.ts";
import type { Language } from "#domain/language.ts";
import type { BookingType } from "#domain/pricing/allowed-types.ts";
import type { Quote } from "#domain/pricing/price.ts";
import { formatDate, formatInstant, formatMoney, formatMoneyColumn, formatPercent } from "#i18n/format.ts";
import { type GuestMailTexts, MAIL_TEXTS, type MailTexts } from "#i18n/mail/texts.ts";
import { lineLabel } from "#i18n/price-lines.ts";
import { type MailBody, type MailRow, type RenderedMail, renderMail } from "./layout.ts";

/** The mails that a new booking sends: to the guest, and a copy for the office. */

export interface BookingMailFacts {
	readonly bookingNo: string;
	readonly type: BookingType;
	readonly guest: Guest;
	/** Title and place in the language of the mail. */
	readonly home: {
		readonly title: string;
		readonly placename: string;
		readonly country: string;
		readonly picture: string | null;
		readonly checkinFrom: string | null;
		readonly checkoutUntil: string | null;
	};
	readonly quote: Quote;
	readonly cancellation: CancellationPolicy;
	/** When a waiting booking runs out. */
	readonly expiresAt: Date | null;
	/** Absolute address of the button. */
	readonly url: string;
}

/** Mail kinds of a new booking, by its type; the outbox holds one of each a booking. */
export const GUEST_MAIL_KINDS = {
	Booking: "confirmation",
	Option: "option",
	Application: "application",
} as const satisfies Record<BookingType, keyof MailTexts>;

/** What the guest receives. */
export function guestBookingMail(facts: BookingMailFacts, language: Language): Promise<RenderedMail> {
	const texts = MAIL_TEXTS[language];
	const own: GuestMailTexts = texts[GUEST_MAIL_KINDS[facts.type]];
	const { bookingNo, home, expiresAt } = facts;
	const until = expiresAt ? formatInstant(expiresAt, language) : "";
	return renderMail({
		language,
		subject: own.subject({ home: home.title, bookingNo }),
		title: own.title({ home: home.title }),
		greeting: texts.greeting(facts.guest.firstname),
		lead: own.lead({ until }),
		picture: home.picture ? { src: home.picture, alt: home.title } : null,
		rows: factRows(facts, language),
		parts: [...paymentPart(facts, language), ...depositPart(facts, language), cancellationPart(facts, language)],
		button: { label: own.button, url: facts.url },
		footer: texts.footer,
		labelled: texts.labelled,
	});
}

/** What the office receives, with the guest's data. */
export function officeBookingMail(facts: BookingMailFacts, language: Language): Promise<RenderedMail> {
	const { office, footer, labelled } = MAIL_TEXTS[language];
	const { guest, home, bookingNo } = facts;
	const type = office.types[facts.type];
	const guestRows: MailRow[] = [
		{ label: office.guest, value: `${guest.firstname} ${guest.lastname}` },
		...(guest.companyName ? [{ label: office.company, value: guest.companyName }] : []),
		{ label: office.email, value: guest.email },
		{ label: office.telephone, value: guest.telE164 },
		{
			label: office.address,
			value: `${guest.address}, ${guest.postalCode} ${guest.placename}, ${guest.countryCode}`,
		},
	];
	return renderMail({
		language,
		subject: office.subject({ type, home: home.title, bookingNo }),
		title: `${type} ${bookingNo}`,
		greeting: null,
		lead: null,
		picture: null,
		rows: [...guestRows, ...factRows(facts, language)],
		parts: [...paymentPart(facts, language), ...depositPart(facts, language)],
		button: { label: office.button, url: facts.url },
		...{ footer, labelled },
	});
}

function factRows(facts: BookingMailFacts, language: Language): readonly MailRow[] {
	const { facts: words } = MAIL_TEXTS[language];
	const { home, quote, expiresAt } = facts;
	const { arrival, departure } = quote.stay;
	const timed = (day: number, time: string | null) => [formatDate(day, language), time].filter(Boolean).join(", ");
	return [
		{ label: words.bookingNo, value: facts.bookingNo },
		{ label: words.home, value: `${home.title}, ${home.placename}` },
		{
			label: words.arrival,
			value: timed(arrival, home.checkinFrom && words.arrivalFrom(home.checkinFrom)),
		},
		{
			label: words.departure,
			value: `${timed(departure, home.checkoutUntil && words.departureUntil(home.checkoutUntil))} (${words.nights(quote.nights)})`,
		},
		{ label: words.guests, value: words.party(quote.party) },
		...priceRows(facts, language),
		...(facts.type === "Option" && expiresAt
			? [{ label: words.heldUntil, value: formatInstant(expiresAt, language) }]
			: []),
	];
}

function priceRows({ quote, home }: BookingMailFacts, language: Language): readonly MailRow[] {
	const { facts: words } = MAIL_TEXTS[language];
	const column = [...quote.lines.map((line) => line.amountCents), quote.totalCents, quote.grandCents];
	const sums = formatMoneyColumn(column, language);
	const [total = "", grand = ""] = sums.slice(-2);
	const paidAt = (place: PayPlace) =>
		quote.lines.flatMap((line, index) => {
			if (line.pay !== place) return [];
			const label = line.code === "rent" ? words.nights(quote.nights) : lineLabel(line.code, language, home.country);
			return { label: place === "onsite" ? `${label} (${words.onSite})` : label, value: sums[index] ?? "" };
		});
	const onSite = paidAt("onsite");
	return [
		...paidAt("invoice"),
		...(onSite.length > 0 ? [{ label: words.invoiceTotal, value: total }, ...onSite] : []),
		{ label: words.total, value: grand, strong: true },
	];
}

/** Dates and sums of payment; options and requests have nothing to pay yet. */
function paymentPart({ type, quote, bookingNo }: BookingMailFacts, language: Language): MailBody["parts"] {
	const { payment, labelled } = MAIL_TEXTS[language];
	if (type !== "Booking" || quote.instalments.length === 0) return [];
	const sums = formatMoneyColumn(
		quote.instalments.map((instalment) => instalment.cents),
		language,
	);
	const only = quote.instalments.length === 1;
	const lines = quote.instalments.map(({ dueOn }, index) => {
		const word = only ? payment.atOnce : index === 0 ? payment.first : payment.balance;
		return labelled(word, `${sums[index]}, ${payment.dueOn(formatDate(dueOn, language))}`);
	});
	return [{ heading: payment.heading, lines: [...lines, payment.transfer(bookingNo)] }];
}

/** The refundable deposit stands apart from every price. */
function depositPart({ quote }: BookingMailFacts, language: Language): MailBody["parts"] {
	const { facts: words } = MAIL_TEXTS[language];
	if (quote.depositCents === 0) return [];
	return [{ heading: words.deposit, lines: [`${formatMoney(quote.depositCents, language)}. ${words.depositHint}`] }];
}

function cancellationPart({ cancellation }: BookingMailFacts, language: Language): MailBody["parts"][number] {
	const { cancellation: words } = MAIL_TEXTS[language];
	const steps = cancellation.map(({ moreThanDays, feeBp }) => {
		const percent = formatPercent(feeBp, language);
		return moreThanDays === null ? words.later(percent) : words.moreThan(moreThanDays, percent);
	});
	return { heading: words.heading, lines: [...steps, words.noWithdrawal] };
}

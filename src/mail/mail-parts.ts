import type { BookingFacts } from "#domain/booking/facts.ts";
import { openInstalments } from "#domain/booking/open-instalments.ts";
import type { PayPlace } from "#domain/home/rates.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import {
	formatDate,
	formatDateRange,
	formatInstant,
	formatMoney,
	formatMoneyColumn,
	formatPercent,
} from "#i18n/format.ts";
import { BOOKING_MAIL_TEXTS } from "#i18n/mail/booking/texts.ts";
import { MAIL_TEXTS } from "#i18n/mail/texts.ts";
import { lineLabel } from "#i18n/price-lines.ts";
import type { BankDetails, MailOffer } from "./booking-extras.ts";
import type { MailPart, MailRow } from "./layout.ts";

/** Rows and parts that mails of a booking are made of. */

/** The home's title in a language, or in the best that it has. */
export function homeTitle({ home }: BookingFacts, language: Language): string {
	return completeLocalized(home.title)[language];
}

/** Number, home, arrival and departure. */
export function stayRows(facts: BookingFacts, language: Language): readonly MailRow[] {
	const { facts: words } = MAIL_TEXTS[language];
	const { home, stay, nights } = facts;
	const timed = (day: number, time: string | null) => [formatDate(day, language), time].filter(Boolean).join(", ");
	const place = [homeTitle(facts, language), completeLocalized(home.placename)[language]].filter(Boolean).join(", ");
	return [
		{ label: words.bookingNo, value: facts.bookingNo },
		{ label: words.home, value: place },
		{ label: words.arrival, value: timed(stay.arrival, home.checkinFrom && words.arrivalFrom(home.checkinFrom)) },
		{
			label: words.departure,
			value: `${timed(stay.departure, home.checkoutUntil && words.departureUntil(home.checkoutUntil))} (${words.nights(nights)})`,
		},
	];
}

export function partyRow({ party }: BookingFacts, language: Language): MailRow {
	const { facts: words } = MAIL_TEXTS[language];
	return { label: words.guests, value: words.party(party) };
}

/** The company of a business booking, with its VAT number. */
export function companyRows({ guest }: BookingFacts, label: string): readonly MailRow[] {
	return guest.companyName ? [{ label, value: [guest.companyName, guest.vatNumber].filter(Boolean).join(", ") }] : [];
}

/** Every line of the price, the whole, and what credit pays of it. */
export function priceRows(facts: BookingFacts, language: Language): readonly MailRow[] {
	const { facts: words } = MAIL_TEXTS[language];
	const { credits } = BOOKING_MAIL_TEXTS[language];
	const { lines, totalCents, grandCents, creditsCents, dueCents } = facts;
	const tail = [totalCents, grandCents, -creditsCents, dueCents];
	const sums = formatMoneyColumn([...lines.map((line) => line.amountCents), ...tail], language);
	const [total = "", grand = "", used = "", due = ""] = sums.slice(-tail.length);
	const paidAt = (place: PayPlace) =>
		lines.flatMap((line, index) => {
			if (line.pay !== place) return [];
			const label = lineWords(facts, line.code, language);
			return { label: place === "onsite" ? `${label} (${words.onSite})` : label, value: sums[index] ?? "" };
		});
	const onSite = paidAt("onsite");
	return [
		...paidAt("invoice"),
		...(onSite.length > 0 ? [{ label: words.invoiceTotal, value: total }, ...onSite] : []),
		{ label: words.total, value: grand, strong: true },
		...(creditsCents > 0
			? [
					{ label: credits.used, value: used },
					{ label: credits.due, value: due, strong: true },
				]
			: []),
	];
}

function lineWords(facts: BookingFacts, code: string, language: Language): string {
	return code === "rent"
		? MAIL_TEXTS[language].facts.nights(facts.nights)
		: lineLabel(code, language, facts.home.country);
}

/** How long the days are held. */
export function heldRow(until: Date, language: Language): MailRow {
	return { label: MAIL_TEXTS[language].facts.heldUntil, value: formatInstant(until, language) };
}

/** Stay, party and price: all that was agreed. */
export function agreedRows(facts: BookingFacts, language: Language): readonly MailRow[] {
	return [...stayRows(facts, language), partyRow(facts, language), ...priceRows(facts, language)];
}

/** What is still to be paid, when and how. */
export function paymentPart(
	facts: BookingFacts,
	bank: BankDetails | null,
	language: Language,
	note: { readonly how: boolean } = { how: true },
): readonly MailPart[] {
	const { payment, labelled } = MAIL_TEXTS[language];
	const open = openInstalments(facts.instalments, facts.paidCents);
	if (open.length === 0) return [];
	const sums = formatMoneyColumn(
		open.map((instalment) => instalment.cents),
		language,
	);
	const last = facts.instalments.at(-1)?.dueOn;
	const only = facts.instalments.length === 1;
	const lines = open.map(({ dueOn }, index) => {
		// Both may be due on the same day.
		const word = only ? payment.atOnce : dueOn === last && index === open.length - 1 ? payment.balance : payment.first;
		return labelled(word, `${sums[index]}, ${payment.dueOn(formatDate(dueOn, language))}`);
	});
	if (!note.how) return [{ heading: payment.heading, lines }];
	if (!bank) return [{ heading: payment.heading, lines: [...lines, payment.transfer(facts.bookingNo)] }];
	return [{ heading: payment.heading, lines }, bankPart(facts, bank, language)];
}

/** The account to pay to with the reference, or where the account is found. */
export function bankPart(facts: BookingFacts, bank: BankDetails | null, language: Language): MailPart {
	const { payment, labelled } = MAIL_TEXTS[language];
	const { pay } = BOOKING_MAIL_TEXTS[language];
	if (!bank) return { heading: pay.bank, lines: [payment.transfer(facts.bookingNo)] };
	const lines = [
		labelled(pay.holder, bank.holder),
		labelled(pay.iban, groupedIban(bank.iban)),
		labelled(pay.bic, bank.bic),
		labelled(pay.reference, facts.bookingNo),
	];
	return { heading: pay.bank, lines };
}

/** Groups of four, as banks print it. */
function groupedIban(iban: string): string {
	return (iban.replace(/\s/g, "").match(/.{1,4}/g) ?? []).join(" ");
}

/** The refundable deposit stands apart from every price. */
export function depositPart({ depositCents }: BookingFacts, language: Language): readonly MailPart[] {
	const { facts: words } = MAIL_TEXTS[language];
	if (depositCents === 0) return [];
	return [{ heading: words.deposit, lines: [`${formatMoney(depositCents, language)}. ${words.depositHint}`] }];
}

/** What is paid at the home, line by line. */
export function onSiteLines(facts: BookingFacts, language: Language): readonly string[] {
	const { labelled } = MAIL_TEXTS[language];
	const onSite = facts.lines.filter((line) => line.pay === "onsite");
	const sums = formatMoneyColumn(
		onSite.map((line) => line.amountCents),
		language,
	);
	return onSite.map((line, index) => labelled(lineWords(facts, line.code, language), sums[index] ?? ""));
}

export function cancellationPart({ cancellation }: BookingFacts, language: Language): MailPart {
	const { cancellation: words } = MAIL_TEXTS[language];
	const steps = cancellation.map(({ moreThanDays, feeBp }) => {
		const percent = formatPercent(feeBp, language);
		return moreThanDays === null ? words.later(percent) : words.moreThan(moreThanDays, percent);
	});
	return { heading: words.heading, lines: [...steps, words.noWithdrawal] };
}

/** Homes shown in one mail. */
const MOST_OFFERS = 3;

/** Other homes, each a link that says what, when and how much. */
export function offersPart(offers: readonly MailOffer[], language: Language): readonly MailPart[] {
	if (offers.length === 0) return [];
	const { heading, offer } = BOOKING_MAIL_TEXTS[language].offers;
	const links = offers.slice(0, MOST_OFFERS).map(({ title, placename, stay, grandCents, url }) => ({
		label: offer({
			home: [title, placename].filter(Boolean).join(", "),
			days: formatDateRange(stay.arrival, stay.departure, language),
			price: formatMoney(grandCents, language),
		}),
		url,
	}));
	return [{ heading, lines: [], links }];
}

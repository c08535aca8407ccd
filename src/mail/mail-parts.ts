import type { PayPlace } from "#domain/accommodation/rates.ts";
import type { BookingFacts } from "#domain/booking/facts.ts";
import { openParts } from "#domain/booking/open-instalments.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { dueTogether } from "#domain/pricing/due-together.ts";
import { type TranslateAll, translator } from "#i18n/catalogues.server.ts";
import { countryName } from "#i18n/countries.ts";
import { formatClock, formatDate, formatDateRange, formatInstant, formatMoney, formatPercent } from "#i18n/format.ts";
import { formatMoneyColumn } from "#i18n/money-column.ts";
import { partyText } from "#i18n/party-text.ts";
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
	const t = translator(language);
	const { home, stay, nights } = facts;
	const timed = (day: number, time: string | null) => [formatDate(day, language), time].filter(Boolean).join(", ");
	const place = [homeTitle(facts, language), completeLocalized(home.placename)[language]].filter(Boolean).join(", ");
	return [
		{ label: t("mail.bookingNo"), value: facts.bookingNo },
		{ label: t("mail.home"), value: place },
		{
			label: t("mail.arrival"),
			value: timed(
				stay.arrival,
				home.checkinFrom && t("mail.arrivalFrom", { time: formatClock(home.checkinFrom, language) }),
			),
		},
		{
			label: t("mail.departure"),
			value: `${timed(stay.departure, home.checkoutUntil && t("mail.departureUntil", { time: formatClock(home.checkoutUntil, language) }))} (${t("counts.nights", { count: nights })})`,
		},
	];
}

export function partyRow({ party }: BookingFacts, language: Language): MailRow {
	const t = translator(language);
	return { label: t("mail.guests"), value: partyText(party, language) };
}

/** The company of a business booking, with its VAT number. */
export function companyRows({ guest }: BookingFacts, label: string): readonly MailRow[] {
	return guest.companyName ? [{ label, value: [guest.companyName, guest.vatNumber].filter(Boolean).join(", ") }] : [];
}

/** Where the guest lives, in one line; what is not known is left out. */
export function addressLine({ guest }: BookingFacts, language: Language): string {
	const town = [guest.postalCode, guest.placename].filter(Boolean).join(" ");
	const country = guest.countryCode && countryName(guest.countryCode, language);
	return [guest.address, town, country].filter(Boolean).join(", ");
}

/** Every line of the price, the whole, and what credit pays of it. */
export function priceRows(facts: BookingFacts, language: Language): readonly MailRow[] {
	const t = translator(language);
	const { lines, totalCents, grandCents, creditsCents, dueCents } = facts;
	const tail = [totalCents, grandCents, -creditsCents, dueCents];
	const sums = formatMoneyColumn([...lines.map((line) => line.amountCents), ...tail], language);
	const [total = "", grand = "", used = "", due = ""] = sums.slice(-tail.length);
	const paidAt = (place: PayPlace) =>
		lines.flatMap((line, index) => {
			if (line.pay !== place) return [];
			const label = lineWords(facts, line.code, language);
			return { label: place === "onsite" ? `${label} (${t("mail.onSite")})` : label, value: sums[index] ?? "" };
		});
	const onSite = paidAt("onsite");
	return [
		...paidAt("invoice"),
		...(onSite.length > 0 ? [{ label: t("mail.invoiceTotal"), value: total }, ...onSite] : []),
		{ label: t("mail.total"), value: grand, strong: true },
		...(creditsCents > 0
			? [
					{ label: t("bookingMail.credits_used"), value: used },
					{ label: t("bookingMail.credits_due"), value: due, strong: true },
				]
			: []),
	];
}

function lineWords(facts: BookingFacts, code: string, language: Language): string {
	return code === "rent"
		? translator(language)("counts.nights", { count: facts.nights })
		: lineLabel(code, language, facts.home.country);
}

/** How long the days are held; unproved, they are from the moment at which the mailbox is. */
export function heldRow(until: Date, language: Language, isUnproved = false): MailRow {
	const label = translator(language)(isUnproved ? "mail.heldOnceProved" : "mail.heldUntil");
	return { label, value: formatInstant(until, language) };
}

/** Stay, party and price: all that was agreed. */
export function agreedRows(facts: BookingFacts, language: Language): readonly MailRow[] {
	return [...stayRows(facts, language), partyRow(facts, language), ...priceRows(facts, language)];
}

/** What is still to be paid, when and how, and what has come in; the mail about a payment says the latter elsewhere. */
export function paymentPart(
	facts: BookingFacts,
	bank: BankDetails | null,
	language: Language,
	note: { readonly how: boolean; readonly isReceipt?: boolean } = { how: true },
): readonly MailPart[] {
	const t = translator(language);
	const labelled = (label: string, value: string) => t("mail.labelled", { label, value });
	const open = openParts(facts);
	if (open.length === 0) return [];
	const sums = formatMoneyColumn(
		open.map((instalment) => instalment.cents),
		language,
	);
	const last = facts.instalments.at(-1)?.dueOn;
	const only = facts.instalments.length === 1 || (facts.paidCents === 0 && dueTogether(facts.instalments).length === 1);
	const lines = open.map(({ dueOn }, index) => {
		const word = only
			? t("mail.payment_atOnce")
			: dueOn === last && index === open.length - 1
				? t("mail.payment_balance")
				: t("mail.payment_first");
		return labelled(word, `${sums[index]}, ${t("mail.payment_dueOn", { date: formatDate(dueOn, language, "long") })}`);
	});
	if (facts.paidCents > 0 && !note.isReceipt) {
		lines.unshift(labelled(t("bookingMail.pay_received"), formatMoney(facts.paidCents, language)));
	}
	if (!note.how) return [{ heading: t("mail.payment_heading"), lines }];
	if (!bank)
		return [
			{
				heading: t("mail.payment_heading"),
				lines: [...lines, t("mail.payment_transfer")],
			},
		];
	return [{ heading: t("mail.payment_heading"), lines }, bankPart(facts, bank, language)];
}

/** The account to pay to with the reference, or where the account is found. */
export function bankPart(facts: BookingFacts, bank: BankDetails | null, language: Language): MailPart {
	const t = translator(language);
	const labelled = (label: string, value: string) => t("mail.labelled", { label, value });
	if (!bank) return { heading: t("mail.payment_heading"), lines: [t("mail.payment_transfer")] };
	const lines = [
		labelled(t("bookingMail.pay_holder"), bank.holder),
		labelled(t("bookingMail.pay_iban"), groupedIban(bank.iban)),
		labelled(t("bookingMail.pay_bic"), bank.bic),
		labelled(t("bookingMail.pay_reference"), facts.bookingNo),
	];
	return { heading: t("bookingMail.pay_bank"), lines };
}

/** Groups of four, as banks print it. */
function groupedIban(iban: string): string {
	return (iban.replace(/\s/g, "").match(/.{1,4}/g) ?? []).join(" ");
}

/** The refundable deposit stands apart from every price. */
export function depositPart(
	{ depositCents }: BookingFacts,
	language: Language,
	hint: "mail.depositHint" | "officeMail.depositHint" = "mail.depositHint",
): readonly MailPart[] {
	const t = translator(language);
	if (depositCents === 0) return [];
	return [{ heading: t("mail.deposit"), lines: [`${formatMoney(depositCents, language)}. ${t(hint)}`] }];
}

/** What is paid at the home, line by line; with a label for it also the deposit. */
export function onSiteLines(facts: BookingFacts, language: Language, depositLabel?: string): readonly string[] {
	const t = translator(language);
	const onSite = facts.lines.filter((line) => line.pay === "onsite");
	const lines = [
		...onSite.map(({ code, amountCents: cents }) => ({ label: lineWords(facts, code, language), cents })),
		...(depositLabel && facts.depositCents > 0 ? [{ label: depositLabel, cents: facts.depositCents }] : []),
	];
	const sums = formatMoneyColumn(
		lines.map(({ cents }) => cents),
		language,
	);
	return lines.map(({ label }, index) => t("mail.labelled", { label, value: sums[index] ?? "" }));
}

/** What cancelling costs, in the bands and words of the home's page; and what the shares are of. */
export function cancellationPart({ cancellation }: BookingFacts, language: Language): MailPart {
	const t = translator(language);
	const steps = cancellation.map(({ moreThanDays, feeBp }, index) => {
		const before = cancellation[index - 1]?.moreThanDays ?? null;
		return t("mail.labelled", {
			label: bandText(t, before, moreThanDays),
			value: t("home.cancelFee", { percent: formatPercent(feeBp, language) }),
		});
	});
	return {
		heading: t("mail.cancellation_heading"),
		lines: [...steps, t("mail.cancellation_priceOfStay"), t("mail.cancellation_noWithdrawal")],
	};
}

/** Days before arrival, from the most to the least; null: without that end. */
function bandText(t: TranslateAll, from: number | null, moreThanDays: number | null): string {
	if (moreThanDays === null) return from === null ? t("home.cancelAnyDay") : t("home.cancelDaysLast", { days: from });
	return from === null
		? t("home.cancelDaysFirst", { days: moreThanDays })
		: t("home.cancelDays", { from, to: moreThanDays + 1 });
}

/** Homes shown in one mail. */
const MOST_OFFERS = 3;

/** Other homes, each a link that says what, when and how much. */
export function offersPart(offers: readonly MailOffer[], language: Language): readonly MailPart[] {
	if (offers.length === 0) return [];
	const t = translator(language);
	const links = offers.slice(0, MOST_OFFERS).map(({ title, placename, stay, grandCents, url }) => ({
		label: t("bookingMail.offers_offer", {
			home: [title, placename].filter(Boolean).join(", "),
			days: formatDateRange(stay.arrival, stay.departure, language),
			price: formatMoney(grandCents, language),
		}),
		url,
	}));
	return [{ heading: t("bookingMail.offers_heading"), lines: [], links }];
}

import { cancellationWindows, isInsuranceLine, isTouristTax, sumOf, travelSumOf } from "#domain/booking/travel-sum.ts";
import { civilDayAt, dayOf, isoOf } from "#domain/time/civil-date.ts";
import { formatPercent } from "#i18n/format.ts";
import type { ConfirmationContent } from "./content.ts";
import { heading, type Paper, type Part, paragraph, when } from "./parts.ts";
import {
	bookingLink,
	depositPart,
	footOf,
	onSiteCents,
	partiesColumns,
	paymentParts,
	priceTable,
	stayRows,
	type Writing,
} from "./shared-parts.ts";
import { onInvoice } from "./sums.ts";

/** The confirmation: what was agreed with whom, what it costs, and what the law wants said (domain §6). */
export function confirmationPaper(writing: Writing<ConfirmationContent>): Paper {
	const { content, texts, home, dayOfInstant } = writing;
	const { words, price } = texts;
	return {
		title: texts.titles.confirmation(content.number),
		lead: texts.leads.confirmation(home),
		foot: footOf(writing),
		parts: [
			{
				type: "facts",
				rows: [
					[words.bookingNo, content.booking.bookingNo],
					[words.issued, dayOfInstant(content.issuedAt)],
					...(content.version > 1 ? ([[words.version, String(content.version)]] as const) : []),
				],
			},
			heading(words.stayHeading),
			{ type: "facts", rows: stayRows(writing) },
			heading(price.heading),
			priceTable(writing),
			...depositPart(writing),
			...paymentParts(writing),
			...cancellationParts(writing),
			...insuranceParts(writing),
			heading(texts.parties.heading),
			partiesColumns(writing, [texts.parties.guest, texts.parties.seller]),
			...roleParts(writing),
			...closingParts(writing),
			...bookingLink(writing),
		],
	};
}

/** Who lets the home, and whether consumer law holds towards them. */
function roleParts({ content, texts: { parties } }: Writing<ConfirmationContent>): readonly Part[] {
	const { seller, sellerRole, owner } = content;
	if (sellerRole === "landlord") return [paragraph(parties.landlord(seller.name))];
	return [
		paragraph(parties.agent(seller.name, owner?.name ?? "")),
		...when(owner, paragraph(owner?.trader ? parties.ownerTrader : parties.ownerPrivate)),
	];
}

/** What cancelling costs on which days of the calendar. */
function cancellationParts(writing: Writing<ConfirmationContent>): readonly Part[] {
	const { content, lang, texts, money, day } = writing;
	const { cancellation } = texts;
	const { booking } = content;
	const travelCents = travelSumOf(booking.lines);
	const windows = cancellationWindows(booking.cancellation, {
		arrival: dayOf(booking.stay.arrival),
		today: civilDayAt(new Date(booking.bookedAt)),
		travelCents,
	});
	const said = (from: number | null, through: number | null) => {
		if (through === null) return cancellation.after(day(isoOf(from ?? civilDayAt(new Date(booking.bookedAt)))));
		if (from === null) return cancellation.through(day(isoOf(through)));
		return cancellation.between(day(isoOf(from)), day(isoOf(through)));
	};
	return [
		heading(cancellation.heading),
		paragraph(cancellation.intro(money(travelCents))),
		{
			type: "table",
			head: [cancellation.when, cancellation.share, cancellation.cost],
			widths: [0.56, 0.24, 0.2],
			numbersFrom: 1,
			rows: windows.map(({ from, through, feeBp, feeCents }) => ({
				cells: [said(from, through), formatPercent(feeBp, lang), money(feeCents)],
			})),
		},
		paragraph(
			[
				...(booking.lines.some((line) => onInvoice(line) && isTouristTax(line)) ? [cancellation.taxBack] : []),
				...(booking.lines.some(isInsuranceLine) ? [cancellation.insuranceKept] : []),
				...(onSiteCents(writing) > 0 ? [cancellation.onSiteFalls] : []),
				cancellation.noWithdrawal,
			].join(" "),
		),
	];
}

function insuranceParts({ content, texts: { legal }, money }: Writing<ConfirmationContent>): readonly Part[] {
	const cents = sumOf(content.booking.lines, isInsuranceLine);
	return when(cents > 0, heading(legal.insuranceHeading), paragraph(legal.insurance(money(cents))));
}

/** Complaints, guarantee, terms. */
function closingParts({ content, texts: { legal } }: Writing<ConfirmationContent>): readonly Part[] {
	const { seller, guarantee, booking } = content;
	return [
		heading(legal.complaintsHeading),
		paragraph(legal.complaints({ telephone: seller.telephone ?? "", email: seller.email })),
		paragraph(legal.complaintsCourt),
		...when(guarantee, heading(legal.guaranteeHeading), paragraph(legal.guarantee(seller.name, guarantee ?? ""))),
		heading(legal.termsHeading),
		paragraph(legal.terms(booking.termsVersion)),
	];
}

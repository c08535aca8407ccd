import { cancellationWindows, isInsuranceLine, isTouristTax, sumOf, travelSumOf } from "#domain/booking/travel-sum.ts";
import { civilDayAt, dayOf, isoOf } from "#domain/time/civil-date.ts";
import { formatPercent } from "#i18n/format.ts";
import type { ConfirmationContent } from "./content.ts";
import { type DocumentLayout, heading, type Part, paragraph, when } from "./parts.ts";
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

/** The confirmation: what was agreed with whom, what it costs, and what the law wants said (docs/guides/mails-and-papers.md#documents). */
export function confirmationLayout(writing: Writing<ConfirmationContent>): DocumentLayout {
	const { content, t, home, dayOfInstant } = writing;
	return {
		title: t("paper.title_confirmation"),
		lead: t("paper.lead_confirmation", { home }),
		foot: footOf(writing),
		parts: [
			{
				type: "facts",
				rows: [
					[t("paper.bookingNo"), content.booking.bookingNo],
					[t("paper.issued"), dayOfInstant(content.issuedAt)],
					...(content.version > 1 ? ([[t("paper.version"), String(content.version)]] as const) : []),
				],
			},
			heading(t("paper.stayHeading")),
			{ type: "facts", rows: stayRows(writing) },
			heading(t("paper.price_heading")),
			priceTable(writing),
			...depositPart(writing),
			...paymentParts(writing),
			...cancellationParts(writing),
			...insuranceParts(writing),
			heading(t("paper.parties_heading")),
			partiesColumns(writing, [
				t("paper.parties_guest"),
				t(content.sellerRole === "landlord" ? "paper.parties_seller" : "paper.parties_agentHeading"),
			]),
			...roleParts(writing),
			...closingParts(writing),
			...bookingLink(writing),
		],
	};
}

/** Who lets the home, and whether consumer law holds towards them. */
function roleParts({ content, t }: Writing<ConfirmationContent>): readonly Part[] {
	const { seller, sellerRole, owner } = content;
	if (sellerRole === "landlord") return [paragraph(t("paper.parties_landlord", { seller: seller.name }))];
	return [
		paragraph(
			owner?.name
				? t("paper.parties_agentOf", { seller: seller.name, owner: owner.name })
				: t("paper.parties_agent", { seller: seller.name }),
		),
		paragraph(t(`paper.parties_owner${owner?.trader == null ? "Unknown" : owner.trader ? "Trader" : "Private"}`)),
	];
}

/** What cancelling costs on which days of the calendar. */
function cancellationParts(writing: Writing<ConfirmationContent>): readonly Part[] {
	const { content, lang, t, money, day } = writing;
	const { booking } = content;
	const travelCents = travelSumOf(booking.lines);
	const windows = cancellationWindows(booking.cancellation, {
		arrival: dayOf(booking.stay.arrival),
		today: civilDayAt(new Date(booking.bookedAt)),
		travelCents,
	});
	const said = (from: number | null, through: number | null) => {
		if (through === null)
			return t("paper.cancellation_after", { date: day(isoOf(from ?? civilDayAt(new Date(booking.bookedAt)))) });
		if (from === null) return t("paper.cancellation_through", { date: day(isoOf(through)) });
		return t("paper.cancellation_between", { from: day(isoOf(from)), through: day(isoOf(through)) });
	};
	return [
		heading(t("paper.cancellation_heading")),
		paragraph(t("paper.cancellation_intro", { sum: money(travelCents) })),
		{
			type: "table",
			head: [t("paper.cancellation_when"), t("paper.cancellation_share"), t("paper.cancellation_cost")],
			widths: [0.56, 0.24, 0.2],
			numbersFrom: 1,
			rows: windows.map(({ from, through, feeBp, feeCents }) => ({
				cells: [said(from, through), formatPercent(feeBp, lang), money(feeCents)],
			})),
		},
		paragraph(
			[
				...(booking.lines.some((line) => onInvoice(line) && isTouristTax(line))
					? [t("paper.cancellation_taxBack")]
					: []),
				...(booking.lines.some(isInsuranceLine) ? [t("paper.cancellation_insuranceKept")] : []),
				...(onSiteCents(writing) > 0 ? [t("paper.cancellation_onSiteFalls")] : []),
				t("paper.cancellation_noWithdrawal"),
			].join(" "),
		),
	];
}

function insuranceParts({ content, t, money }: Writing<ConfirmationContent>): readonly Part[] {
	const cents = sumOf(content.booking.lines, isInsuranceLine);
	const { insurer } = content;
	const contract = insurer === undefined ? [] : [t("paper.legal_insurer", { insurer })];
	return when(
		cents > 0,
		heading(t("paper.legal_insuranceHeading")),
		paragraph([t("paper.legal_insurance", { sum: money(cents) }), ...contract].join(" ")),
	);
}

/** Complaints, guarantee, terms. */
function closingParts({ content, t }: Writing<ConfirmationContent>): readonly Part[] {
	const { seller, guarantee, booking } = content;
	const { telephone, email } = seller;
	return [
		heading(t("paper.legal_complaintsHeading")),
		paragraph(
			telephone ? t("paper.legal_complaintsByPhone", { telephone, email }) : t("paper.legal_complaints", { email }),
		),
		paragraph(t("paper.legal_complaintsCourt")),
		paragraph(t("paper.legal_complaintsBodies")),
		...when(
			guarantee,
			heading(t("paper.legal_guaranteeHeading")),
			paragraph(t("paper.legal_guarantee", { seller: seller.name, scheme: guarantee ?? "" })),
		),
		heading(t("paper.legal_termsHeading")),
		paragraph(t("paper.legal_terms", { version: booking.termsVersion })),
	];
}

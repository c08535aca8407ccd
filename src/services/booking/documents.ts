import { getAccommodation } from "#db/accommodations/accommodations.ts";
import type { BookingRow } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import { countIssued, findLatestInvoice, insertDocuments, type NewDocument } from "#db/documents/documents.ts";
import { findAgencyRow } from "#db/partners/agency-desk.ts";
import { findOwnerOf } from "#db/partners/owner-desk.ts";
import type { BookingFacts } from "#domain/booking/facts.ts";
import type { DocumentKind } from "#domain/booking/process.ts";
import type { Settlement } from "#domain/booking/settlement.ts";
import { completeLocalized, writtenIn } from "#domain/language.ts";
import type { Cents } from "#domain/money.ts";
import { civilDayAt, yearMonthOf } from "#domain/time/civil-date.ts";
import type { MailLinks } from "#mail/booking-extras.ts";
import {
	type BilledTo,
	type CreditNoteContent,
	type DocumentContent,
	documentBooking,
} from "#mail/documents/content.ts";
import { creditSums } from "#mail/documents/sums.ts";
import { randomId } from "../signed-id.ts";
import type { BookingApp } from "./booking-app.ts";
import { bookingUrl } from "./links.ts";

/** The documents that a transition issues, stored in its transaction. Their PDFs are made from what is stored here. */

/** Series of numbers without gaps; all other documents bear the booking's number. */
const SERIES: Partial<Record<DocumentKind, string>> = { invoice: "", credit_note: "C" };

export interface DocumentExtras {
	readonly settlement?: Settlement;
	/** The booking as it was invoiced, when a new invoice takes the old one's place. */
	readonly corrected?: BookingFacts;
	/** By how much the fee of a cancellation was lowered afterwards, and what of it goes back. */
	readonly lowered?: { readonly feeCents: Cents; readonly refundCents: Cents };
	/** Where they are at hand; they are read otherwise. */
	readonly links?: MailLinks;
	/** The booking has no documents yet. */
	readonly isNew?: boolean;
}

/** Issues documents of a booking; answers their keys. A document that lacks what it needs is left out. */
export async function issueDocuments(
	trx: Db,
	app: BookingApp,
	row: BookingRow,
	facts: BookingFacts,
	kinds: readonly DocumentKind[],
	extras: DocumentExtras,
): Promise<readonly number[]> {
	if (kinds.length === 0) return [];
	const issued = extras.isNew ? new Map<string, number>() : await countIssued(trx, row.booking_id);
	const url = extras.links?.bookingUrl ?? (await bookingUrl(trx, app, row));
	const base = { ...extras, bookingUrl: url, owner: await ownerOf(trx, row) };
	const documents: NewDocument[] = [];
	// The few kinds of a transition; what one of them asks no other does.
	for (const kind of kinds) {
		const version = (issued.get(kind) ?? 0) + 1;
		const content = await contentOf(trx, app, row, facts, kind, version, base);
		if (!content) continue;
		const numbered = numberOf(app, row, kind, version);
		// The document of a series gets its number from the commit on (document-file.ts).
		const number = "series" in numbered ? "" : bookingNumber(row, version);
		documents.push({
			publicId: randomId(),
			bookingId: row.booking_id,
			kind,
			version,
			lang: row.lang,
			numbered,
			totalCents: totalOf(content),
			content: { ...content, number },
			issuedAt: app.clock.now(),
		});
	}
	return insertDocuments(trx, documents);
}

/** Invoices are `2027-000123`, credit notes `C2027-000004`, by the civil year; all others bear the booking's number. */
function numberOf(app: BookingApp, row: BookingRow, kind: DocumentKind, version: number): NewDocument["numbered"] {
	const series = SERIES[kind];
	if (series !== undefined) return { series: `${series}${yearMonthOf(civilDayAt(app.clock.now())).year}` };
	return { number: `${bookingNumber(row, version)}-${kind}-${version}` };
}

/** The number of a document without a series. */
function bookingNumber(row: BookingRow, version: number): string {
	return version === 1 ? row.booking_no : `${row.booking_no}-${version}`;
}

function totalOf(content: DocumentContent): number | null {
	if (content.kind === "invoice") return content.booking.totalCents;
	return content.kind === "credit_note" ? creditSums(content).totalCents : null;
}

async function contentOf(
	trx: Db,
	app: BookingApp,
	row: BookingRow,
	facts: BookingFacts,
	kind: DocumentKind,
	version: number,
	{ bookingUrl, owner, ...extras }: DocumentExtras & { readonly bookingUrl: string; readonly owner: NamedOwner | null },
): Promise<DocumentContent | null> {
	const { lang } = row;
	const company = app.company.of(lang);
	const base = {
		lang,
		version,
		number: "",
		issuedAt: app.clock.now().toISOString(),
		booking: documentBooking(facts),
		seller: company,
		bookingUrl,
	};
	// We let homes for their owners; the stay is the owner's supply, ours is the booking fee.
	const agent = { vatRegime: "agent", owner } as const;
	switch (kind) {
		case "confirmation":
			return { ...base, kind, sellerRole: "agent", owner, guarantee: null, insurer: company.insurer };
		case "invoice":
			return { ...base, kind, ...agent, ...(await billedOf(trx, row)) };
		case "credit_note": {
			const invoice = await findLatestInvoice(trx, row.booking_id);
			const credited = creditedBy(extras);
			if (!invoice || !credited) return null;
			return {
				...base,
				kind,
				...agent,
				...(await billedOf(trx, row)),
				...(extras.corrected ? { booking: documentBooking(extras.corrected) } : {}),
				invoice: { number: invoice.number, issuedAt: invoice.issued_at.toISOString() },
				cancelledAt: app.clock.now().toISOString(),
				// Damages for a stay that is given up are no supply.
				feeVatBp: null,
				...credited,
			};
		}
		case "travel_information": {
			const way = await wayOf(trx, row);
			return {
				...base,
				kind,
				address: way.address,
				mapUrl: way.mapUrl,
				wayIn: way.wayIn,
				...(way.wayInLanguage === row.lang ? {} : { isWayInForeign: true }),
				key: null,
				contact: null,
				bring: [],
				rules: [],
			};
		}
		case "option_letter":
		case "application_letter":
			return { ...base, kind };
	}
}

interface NamedOwner {
	readonly name: string;
	/** Null: not known. */
	readonly trader: boolean | null;
}

/** Whose home it is, as documents name the owner; null: nobody is known. */
async function ownerOf(trx: Db, row: BookingRow): Promise<NamedOwner | null> {
	const found = await findOwnerOf(trx, row.acco_id);
	return found && { name: found.name, trader: found.letting === null ? null : found.letting === "trader" };
}

/** An agency that books on invoice owes it itself, so its invoices bear its name. */
async function billedOf(trx: Db, row: BookingRow): Promise<{ readonly billedTo?: BilledTo }> {
	const agency = row.on_invoice && row.agency_code !== null ? await findAgencyRow(trx, row.agency_code) : null;
	if (!agency) return {};
	const { label: name, address, vat_number: vatNumber } = agency;
	return { billedTo: { name, address: address ? [address] : [], vatNumber: vatNumber || null } };
}

type Credited = Pick<
	CreditNoteContent,
	"occasion" | "cancelledBy" | "feeCents" | "feeBp" | "refundMoneyCents" | "refundCreditsCents"
>;

/** What a credit note takes back: a cancelled stay less its fee, an invoice that is replaced, or part of a fee. */
function creditedBy({ settlement, corrected, lowered }: DocumentExtras): Credited | null {
	const nothing = { feeCents: 0, feeBp: null, refundMoneyCents: 0, refundCreditsCents: 0 };
	if (corrected) return { ...nothing, occasion: "change", cancelledBy: "host" };
	if (lowered) {
		const { feeCents, refundCents } = lowered;
		return { ...nothing, occasion: "fee", cancelledBy: "guest", feeCents: -feeCents, refundMoneyCents: refundCents };
	}
	if (!settlement) return null;
	return {
		occasion: "cancellation",
		cancelledBy: settlement.cause === "staff" ? "guest" : settlement.cause,
		feeCents: settlement.feeCents,
		feeBp: settlement.feeBp,
		refundMoneyCents: settlement.refundCents,
		refundCreditsCents: settlement.creditCents,
	};
}

/** Where the home is and how to get in, in the guest's language; only for guests who have paid. */
export async function wayOf(db: Db, row: BookingRow) {
	const home = await getAccommodation(db, row.acco_id);
	const arrivalInfo = completeLocalized(home.arrival_info)[row.lang] || null;
	const { title, placename, region } = row.home;
	const lines = [title, placename, region].map((text) => completeLocalized(text)[row.lang]);
	return {
		address: lines.filter(Boolean),
		wayIn: arrivalInfo,
		wayInLanguage: writtenIn(home.arrival_info, row.lang),
		mapUrl: `https://www.openstreetmap.org/?mlat=${home.lat}&mlon=${home.lng}#map=17/${home.lat}/${home.lng}`,
		// From where is asked there.
		routeUrl: `https://www.openstreetmap.org/directions?to=${home.lat}%2C${home.lng}`,
		point: `${home.lat.toFixed(5)}, ${home.lng.toFixed(5)}`,
	};
}

import type { BookingRow } from "#db/bookings/booking-facts.ts";
import { listBookingsOfGuest } from "#db/bookings/find-bookings.ts";
import { byLanguage, completeLocalized, type Language } from "#domain/language.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { formatClock, formatDate, formatDateRange } from "#i18n/format.ts";
import { partyText } from "#i18n/party-text.ts";
import type { KeptTrip, KeptTrips } from "#site/offline.ts";
import type { DocumentLink } from "#site/views/guest-view.ts";
import type { App } from "../../app.ts";
import { wayOf } from "../../booking/documents.ts";
import type { GuestSession } from "../../guests/session.ts";
import { documentLinks } from "./document-links.ts";

/** Nobody travels to more homes than these at a time; the earliest are kept. */
const MOST_TRIPS = 10;

/** A stay with what is known of it, whatever the language. */
interface Trip {
	readonly row: BookingRow;
	readonly documents: readonly DocumentLink[];
	/** Null: the travel information was not issued yet. */
	readonly travel: Awaited<ReturnType<typeof wayOf>> | null;
}

/**
 * The confirmed stays of a guest that are still to come or going on, as a browser may keep them for the time without a
 * connection: address, times, contacts and the names of documents, in each language, and no sums. Every page of the
 * guest area asks for it.
 */
export async function keptTrips(
	app: Pick<App, "db" | "clock" | "company">,
	{ guestId, publicId }: Pick<GuestSession, "guestId" | "publicId">,
	language: Language,
): Promise<KeptTrips> {
	const today = app.clock.today();
	const rows = (await listBookingsOfGuest(app.db, guestId))
		.filter(({ state, departure }) => state === "confirmed" && dayOf(departure) >= today)
		.sort((a, b) => a.arrival.localeCompare(b.arrival))
		.slice(0, MOST_TRIPS);
	// A document is found by the end of its address, which is the same in every language.
	const at = { guestId: publicId, language };
	const documentsOf = await documentLinks(
		app.db,
		rows.map((row) => row.booking_id),
		at,
	);
	const trips = await Promise.all(
		rows.map(async (row): Promise<Trip> => {
			const documents = documentsOf.get(row.booking_id) ?? [];
			const isIssued = documents.some(({ kind }) => kind === "travel_information");
			return { row, documents, travel: isIssued ? await wayOf(app.db, row) : null };
		}),
	);
	return {
		owner: publicId,
		at: app.clock.now().getTime(),
		trips: byLanguage((language) => trips.map((trip) => inWords(app, trip, language))),
	};
}

function inWords({ company }: Pick<App, "company">, { row, documents, travel }: Trip, language: Language): KeptTrip {
	const t = translator(language);
	const { arrival, departure, home } = row;
	const at = (day: string, time: string | null) => [formatDate(dayOf(day), language), time].filter(Boolean).join(", ");
	const from = home.checkinFrom && t("guest.from", { time: formatClock(home.checkinFrom, language) });
	const until = home.checkoutUntil && t("guest.until", { time: formatClock(home.checkoutUntil, language) });
	const { name, telephone, email } = company.of(language);
	return {
		bookingNo: row.booking_no,
		until: departure,
		title: completeLocalized(home.title)[language],
		placename: completeLocalized(home.placename)[language],
		dates: formatDateRange(dayOf(arrival), dayOf(departure), language, "weekdays"),
		facts: [
			[t("offline.bookingNo"), row.booking_no],
			[t("search.arrival"), at(arrival, from)],
			[t("search.departure"), at(departure, until)],
			[t("guest.party"), partyText(row, language)],
		],
		address: travel?.address ?? [t("offline.addressLater")],
		wayIn: travel?.wayIn ?? null,
		wayInLanguage: travel?.wayInLanguage ?? language,
		mapUrl: travel?.mapUrl ?? null,
		contact: { name, telephone, email },
		documents: documents.map(({ href, kind, number }) => ({ href, name: `${t(`guest.paper_${kind}`)} ${number}` })),
	};
}

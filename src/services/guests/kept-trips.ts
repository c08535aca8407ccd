import { listBookingsOfGuest } from "#db/bookings/find-bookings.ts";
import { byLanguage, LANGUAGES, type Language } from "#domain/language.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { formatDate, formatDateRange } from "#i18n/format.ts";
import { partyText } from "#i18n/party-text.ts";
import type { KeptTrip, KeptTrips } from "#site/offline.ts";
import type { App } from "../app.ts";
import { bookingDetail } from "../pages/guest/booking-detail.ts";
import { type OwnStay, ownStays } from "../pages/guest/stay-cards.ts";
import type { GuestSession } from "./session.ts";

/** Nobody travels to more homes than these at a time; the earliest are kept. */
const MOST_TRIPS = 10;

/**
 * The confirmed stays of a guest that are still to come or going on, as a browser may keep them for the time without a
 * connection: address, times, contacts and the names of documents, in each language, and no sums.
 */
export async function keptTrips(app: App, session: Pick<GuestSession, "guestId" | "publicId">): Promise<KeptTrips> {
	const today = app.clock.today();
	const rows = (await listBookingsOfGuest(app.db, session.guestId))
		.filter(({ state, departure }) => state === "confirmed" && dayOf(departure) >= today)
		.sort((a, b) => a.arrival.localeCompare(b.arrival))
		.slice(0, MOST_TRIPS);
	const trips: Record<Language, readonly KeptTrip[]> = byLanguage(() => []);
	for (const language of LANGUAGES) {
		const stays = await ownStays(app, rows, language);
		trips[language] = await Promise.all(stays.map((stay) => keptTrip(app, stay, language, session.publicId)));
	}
	return { owner: session.publicId, at: app.clock.now().getTime(), trips };
}

async function keptTrip(app: App, stay: OwnStay, language: Language, guestId: string): Promise<KeptTrip> {
	const t = translator(language);
	const { card, party, travel, documents, checkinFrom, checkoutUntil } = await bookingDetail(app, stay, {
		guestId,
		language,
	});
	const at = (day: string, time: string | null) => [formatDate(dayOf(day), language), time].filter(Boolean).join(", ");
	const { name, telephone, email } = app.company.of(language);
	return {
		bookingNo: card.bookingNo,
		until: card.departure,
		title: card.title,
		placename: card.placename,
		dates: formatDateRange(dayOf(card.arrival), dayOf(card.departure), language, "weekdays"),
		facts: [
			[t("offline.bookingNo"), card.bookingNo],
			[t("search.arrival"), at(card.arrival, checkinFrom && t("guest.from", { time: checkinFrom }))],
			[t("search.departure"), at(card.departure, checkoutUntil && t("guest.until", { time: checkoutUntil }))],
			[t("guest.party"), partyText(party, language)],
		],
		address: travel?.address ?? [t("offline.addressLater")],
		wayIn: travel?.wayIn ?? null,
		mapUrl: travel?.mapUrl ?? null,
		contact: { name, telephone, email },
		documents: documents.map(({ href, kind, number }) => ({ href, name: `${t(`guest.paper_${kind}`)} ${number}` })),
	};
}

import { getAccommodation } from "#db/accommodations/accommodations.ts";
import { findReviewOfBooking } from "#db/accommodations/reviews.ts";
import type { BookingRow } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import type { BookingFacts } from "#domain/booking/facts.ts";
import { splitPaid } from "#domain/booking/open-instalments.ts";
import { REFUND_WITHIN_DAYS } from "#domain/booking/timers.ts";
import { DETAIL_NAMES } from "#domain/forms/guest-area-forms.ts";
import { type Language, LIKELY_COUNTRY } from "#domain/language.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import { lineLabel } from "#i18n/price-lines.ts";
import type {
	BookingDetailPage,
	CancelPage,
	ChangePage,
	CompletePage,
	DocumentLink,
	OverviewPage,
} from "#site/views/guest-view.ts";
import type { App } from "../../app.ts";
import { isHold } from "../../booking/agreed.ts";
import { previewCancellation, settledOf } from "../../booking/cancel.ts";
import { wayOf } from "../../booking/documents.ts";
import { tripPath } from "../../booking/links.ts";
import { payableNow } from "../../booking/money.ts";
import { waitsForProof } from "../../booking/waits-for-proof.ts";
import { bankOf } from "../../documents/bank-of.ts";
import { CHANGEABLE_STATES } from "../../guests/change-details.ts";
import { canReview } from "../../guests/write-review.ts";
import { countriesIn } from "../country-choice.ts";
import { timelineOf, travelInformationOn } from "../timeline.ts";
import { documentLinks } from "./document-links.ts";
import type { OwnStay } from "./stay-cards.ts";

/** The page of one booking, and those that change or end it. */

export async function bookingDetail(
	app: Pick<App, "db" | "clock" | "payments" | "company" | "settings">,
	stay: OwnStay,
	at: { readonly guestId: string; readonly language: Language },
): Promise<BookingDetailPage> {
	const { row, facts, card } = stay;
	const today = app.clock.today();
	const live = row.expires_at === null || row.expires_at > app.clock.now();
	const documents = (await documentLinks(app.db, [row.booking_id], at)).get(row.booking_id) ?? [];
	const payable = row.state === "confirmed" || row.state === "completed" || (row.state === "pending_payment" && live);
	const sums = await payableNow(app.db, row, app.clock.now());
	const review = await findReviewOfBooking(app.db, row.booking_id);
	const settlement = row.state === "cancelled" ? await settledOf(app.db, row.booking_id) : null;
	const { guest, home } = facts;
	const bookable = row.state === "option" && live && !(waitsForProof(row) && app.payments === null);
	return {
		name: "booking",
		card,
		version: row.version,
		homeHref: stay.homeHref,
		documents,
		policy: row.cancellation,
		daysBefore: facts.stay.arrival - today,
		checkinFrom: home.checkinFrom,
		checkoutUntil: home.checkoutUntil,
		party: facts.party,
		contact: {
			name: `${guest.firstname} ${guest.lastname}`.trim(),
			email: guest.email,
			telephone: guest.telE164,
			address: [guest.address, `${guest.postalCode} ${guest.placename}`.trim()].filter(Boolean).join(", "),
		},
		timeline: timelineOf(row, facts, { today, travelInformation: travelInformationOn(documents) }),
		tripUrl:
			row.state === "confirmed" && facts.stay.departure >= today
				? app.settings.publicUrl + tripPath(app, row, at.language)
				: null,
		price: priceOf(facts, at.language),
		schedule: payable ? scheduleOf(facts) : [],
		paidCents: facts.paidCents,
		payNow: app.payments !== null && sums.all > 0 ? { nextCents: sums.next, allCents: sums.all } : null,
		bank: sums.all > 0 ? bankOf(app, at.language) : null,
		travel: row.state === "confirmed" ? await travelOf(app.db, row, documents) : null,
		settlement,
		declineReason: row.decline_reason,
		can: {
			book: bookable && !isHold(row),
			complete: bookable && isHold(row),
			release: row.state === "option" && live,
			cancel: row.state === "confirmed",
			// Of a hold all details are given when it is booked.
			change: !isHold(row) && CHANGEABLE_STATES.includes(row.state) && live && facts.stay.arrival >= today,
			keepStay: (row.state === "confirmed" || row.state === "completed") && facts.stay.departure >= today,
			review: review === null && canReview(row, today),
		},
		review,
	};
}

function priceOf(facts: BookingFacts, language: Language): BookingDetailPage["price"] {
	return {
		nights: facts.nights,
		lines: facts.lines.map(({ code, amountCents, pay }) => ({
			code,
			amountCents,
			pay,
			label: lineLabel(code, language, facts.home.country),
		})),
		totalCents: facts.totalCents,
		grandCents: facts.grandCents,
		creditsCents: facts.creditsCents,
		dueCents: facts.dueCents,
		depositCents: facts.depositCents,
	};
}

function scheduleOf(facts: BookingFacts): BookingDetailPage["schedule"] {
	return splitPaid(facts.instalments, facts.paidCents).map(({ dueOn, cents, openCents }) => ({
		dueOn: isoOf(dueOn),
		cents,
		openCents,
	}));
}

/** How to get in is shown once its document was issued: fourteen days before the arrival, after payment. */
async function travelOf(
	db: Db,
	row: BookingRow,
	documents: readonly DocumentLink[],
): Promise<BookingDetailPage["travel"]> {
	return travelInformationOn(documents) === null ? null : wayOf(db, row);
}

/** The reckoning before a cancellation; null unless the booking is confirmed. */
export async function cancelPage(app: Pick<App, "db" | "clock">, stay: OwnStay): Promise<CancelPage | null> {
	const preview = await previewCancellation(app, stay.row.booking_no, "guest");
	if (!preview) return null;
	return {
		name: "cancel",
		card: stay.card,
		version: preview.version,
		settlement: preview.settlement,
		paidCents: stay.facts.paidCents,
		creditsCents: stay.facts.creditsCents,
		policy: stay.row.cancellation,
		refundBy: isoOf(app.clock.today() + REFUND_WITHIN_DAYS),
	};
}

/** The form that books a free hold; null: it is none any more. `known`: who is signed in. */
export function completePage(
	app: Pick<App, "clock">,
	{ row, facts, card }: OwnStay,
	language: Language,
	known: Readonly<Record<string, string>>,
): CompletePage | null {
	if (row.state !== "option" || !isHold(row)) return null;
	return {
		name: "complete",
		card,
		version: row.version,
		// As the booking form begins.
		values: { ...known, countryCode: known.countryCode || LIKELY_COUNTRY[language] },
		countries: countriesIn(language),
		price: priceOf(facts, language),
		policy: row.cancellation,
		daysBefore: facts.stay.arrival - app.clock.today(),
	};
}

/** The form of a booking's details. */
export async function changePage(
	app: Pick<App, "db" | "clock">,
	stay: OwnStay,
	language: Language,
	differenceCents: number | null,
): Promise<ChangePage> {
	const { row } = stay;
	const home = await getAccommodation(app.db, row.acco_id);
	return {
		name: "change",
		card: stay.card,
		version: row.version,
		differenceCents,
		values: {
			...Object.fromEntries(DETAIL_NAMES.map((name) => [name, row.guest[name]])),
			adults: `${row.adults}`,
			children: `${row.children}`,
			babies: `${row.babies}`,
			pets: `${row.pets}`,
		},
		limits: { guests: home.max_guests, babies: home.max_babies, pets: home.max_pets },
		countries: countriesIn(language),
	};
}

/** What a guest sees first: the next stay, what is open, what can still be done. */
export function overviewOf(
	stays: readonly OwnStay[],
	today: number,
	creditCents: number,
	reviewed: ReadonlySet<number>,
	now: Date,
): OverviewPage {
	const coming = stays
		.filter(({ row, facts }) => row.state === "confirmed" && facts.stay.departure >= today)
		.sort((a, b) => a.facts.stay.arrival - b.facts.stay.arrival);
	const [next] = coming;
	const open = stays
		.filter(({ row }) => row.state === "confirmed")
		.flatMap(({ facts, card }) =>
			splitPaid(facts.instalments, facts.paidCents)
				.filter((part) => part.openCents > 0)
				.map((part) => ({
					bookingNo: card.bookingNo,
					title: card.title,
					dueOn: isoOf(part.dueOn),
					cents: part.openCents,
					overdue: part.dueOn < today,
				})),
		)
		.sort((a, b) => a.dueOn.localeCompare(b.dueOn));
	const waits = ["option", "pending_payment", "application"];
	return {
		name: "overview",
		next: next
			? { ...next.card, daysToGo: next.facts.stay.arrival - today, checkinFrom: next.facts.home.checkinFrom }
			: null,
		options: stays
			.filter(({ row }) => waits.includes(row.state) && row.expires_at !== null && row.expires_at > now)
			.map(({ card }) => card),
		open,
		toReview: stays.filter(({ row }) => canReview(row, today) && !reviewed.has(row.booking_id)).map(({ card }) => card),
		creditCents,
	};
}

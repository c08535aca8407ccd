import { createHash } from "node:crypto";
import { takeEvent } from "#db/analytics/raised-events.ts";
import { type BookingRow, findBookingByNumber, linesOf } from "#db/bookings/booking-facts.ts";
import { listRefundsOfBooking, listRefundsOfGuest } from "#db/payments/refunds.ts";
import { parseBookingNumber } from "#domain/booking/booking-number.ts";
import { byLanguage, completeLocalized, type Language, type Localized } from "#domain/language.ts";
import { isInsuranceCode } from "#domain/pricing/house-lines.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { countryName } from "#i18n/countries.ts";
import { eurosOf } from "#site/api/acco.ts";
import type { App } from "../app.ts";
import { isBookingProof } from "../booking/booking-proof.ts";
import type { GuestSession } from "../guests/session.ts";

/**
 * Events that only the server can raise truly: that a booking, an option or a request came about, that money goes
 * back, that somebody signed in. Each is handed out once for good, to the first browser that asks and may know of it.
 */

/** Without what every event says; the browser adds that. */
export interface DueEvent {
	readonly event: ("booking_complete" | "option_complete" | "application_complete") | "refund" | "user_logged_in";
	readonly event_id: string;
	readonly [field: string]: unknown;
}

export interface DueRequest {
	readonly lang: Language;
	/** Of the success screen that asks; null: none. */
	readonly bookingNo: string | null;
	/** What the browser shows of having made it. */
	readonly proof: string | null;
	/** Who is signed in. */
	readonly guest: GuestSession | null;
	/** Agreed to be told apart by advertisers: who booked may be named by hashes. */
	readonly allowsUserData: boolean;
}

/** A refund that is older was heard of, or never will be. */
const REFUND_DAYS = 30;
const DAY_MS = 86_400_000;

type EventApp = Pick<App, "db" | "settings" | "clock">;

/** The events that this browser is the first to ask for. */
export async function dueEvents(app: EventApp, request: DueRequest): Promise<readonly DueEvent[]> {
	const { guest } = request;
	const row = await ownBooking(app, request);
	return [
		...(guest ? await taken(app, "user_logged_in", guest.tokenHash.slice(0, 22), {}) : []),
		...(row ? await completed(app, row, request) : []),
		...(await refunds(app, row, guest)),
	];
}

/** The booking that this browser made for itself. */
async function ownBooking(app: EventApp, { bookingNo: typed, proof }: DueRequest): Promise<BookingRow | null> {
	const bookingNo = typed === null ? null : parseBookingNumber(typed);
	if (!bookingNo || !proof) return null;
	const row = await findBookingByNumber(app.db, bookingNo);
	if (!row || !isBookingProof(app.settings.appSecret, bookingNo, row.public_id, proof)) return null;
	// What staff book for a guest is nobody's visit.
	return row.channel === "web" ? row : null;
}

const COMPLETED: Partial<Record<BookingRow["state"], DueEvent["event"]>> = {
	confirmed: "booking_complete",
	completed: "booking_complete",
	option: "option_complete",
	application: "application_complete",
};

async function completed(app: EventApp, row: BookingRow, { lang, allowsUserData }: DueRequest) {
	// An accepted request is an option to its guest, and was counted as a request.
	const name = row.type === "Application" && row.state === "option" ? undefined : COMPLETED[row.state];
	if (name === undefined) return [];
	const names = placeNames(row);
	const own = names[lang];
	const title = completeLocalized(row.home.title)[lang];
	const value = eurosOf(row.total_cents);
	const lines = await linesOf(app.db, row.booking_id);
	const insurance = lines.filter(({ code }) => isInsuranceCode(code)).reduce((sum, line) => sum + line.amountCents, 0);
	const nights = dayOf(row.departure) - dayOf(row.arrival);
	return taken(app, name, row.booking_no, {
		stay: { arrival: row.arrival, departure: row.departure, nights },
		guests: { adults: row.adults, children: row.children, babies: row.babies, pets: row.pets },
		ecommerce: {
			currency: "EUR",
			transaction_id: row.booking_no,
			value,
			insurance: eurosOf(insurance),
			coupon: row.discount_code,
			credits: eurosOf(row.credits_cents),
			items: [
				{
					item_id: row.acco_id,
					item_name: title,
					country: own.country,
					region: own.region,
					place: own.placename,
					item_category: own.country,
					item_category2: own.region,
					item_category3: own.placename,
					value,
				},
			],
		},
		names,
		...(allowsUserData ? { user_data: hashesOf(row) } : {}),
	});
}

function placeNames({ home }: BookingRow) {
	const region: Localized = completeLocalized(home.region);
	const placename: Localized = completeLocalized(home.placename);
	return byLanguage((language) => ({
		country: countryName(home.country, language),
		region: region[language],
		placename: placename[language],
	}));
}

/** As Google reads them: e-mail address in lower case without spaces, telephone number in E.164; SHA-256, hexadecimal. */
function hashesOf({ guest }: BookingRow) {
	const hash = (text: string) => createHash("sha256").update(text).digest("hex");
	return {
		sha256_email_address: hash(guest.email.trim().toLowerCase()),
		...(guest.telE164 ? { sha256_phone_number: hash(guest.telE164) } : {}),
	};
}

async function refunds(app: EventApp, row: BookingRow | null, guest: GuestSession | null) {
	const since = app.clock.now().getTime() - REFUND_DAYS * DAY_MS;
	const ofGuest = guest ? await listRefundsOfGuest(app.db, guest.guestId) : [];
	const ofBooking = row ? await listRefundsOfBooking(app.db, row.booking_id) : [];
	const found = [
		...ofGuest.filter(({ channel }) => channel === "web"),
		...(row ? ofBooking.map((refund) => ({ ...refund, booking_no: row.booking_no })) : []),
	].filter(({ created_at }) => created_at.getTime() > since);
	const events: DueEvent[] = [];
	for (const refund of found) {
		const ecommerce = { currency: "EUR", transaction_id: refund.booking_no, value: eurosOf(refund.cents) };
		events.push(...(await taken(app, "refund", String(refund.refund_id), { ecommerce })));
	}
	return events;
}

async function taken(
	app: EventApp,
	event: DueEvent["event"],
	subject: string,
	fields: Readonly<Record<string, unknown>>,
): Promise<readonly DueEvent[]> {
	const isFirst = await takeEvent(app.db, event, subject, app.clock.now());
	return isFirst ? [{ event, event_id: `${event}.${subject}`, ...fields }] : [];
}

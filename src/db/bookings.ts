import type { Insertable } from "kysely";
import type { Guest } from "#domain/booking/guest-form.ts";
import type { Language, Localized } from "#domain/language.ts";
import type { Quote, QuoteLine } from "#domain/pricing/price.ts";
import type { Stay } from "#domain/pricing/stay-rules.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import type { BookingRow } from "./booking-facts.ts";
import type { BookingTable } from "./booking-tables.ts";
import type { Db } from "./client.ts";

/**
 * The guest of an e-mail address, made on the first booking. What is stored stays: whoever types another's
 * address does not change that person's data. The row stays locked until the transaction ends.
 */
export async function lockGuest(trx: Db, publicId: string, guest: Guest, lang: Language): Promise<number> {
	const row = await trx
		.insertInto("guest")
		.values({
			public_id: publicId,
			salutation: guest.salutation,
			firstname: guest.firstname,
			lastname: guest.lastname,
			email: guest.email,
			tel_e164: guest.telE164,
			tel_country: guest.telCountry,
			address: guest.address,
			postal_code: guest.postalCode,
			placename: guest.placename,
			country_code: guest.countryCode,
			lang,
			marketing_consent_at: null,
			anonymised_at: null,
		})
		// The update changes nothing; it locks the row, so that one guest's bookings come one after another.
		.onConflict((conflict) => conflict.column("email").doUpdateSet((row) => ({ email: row.ref("guest.email") })))
		.returning("guest_id")
		.executeTakeFirstOrThrow();
	return row.guest_id;
}

/** What a guest holds on option: living ones, and whether there ever was one for this stay. */
export async function optionsOf(
	trx: Db,
	guestId: number,
	accoId: string,
	stay: Stay,
	now: Date,
): Promise<{ live: number; sameStay: boolean }> {
	const rows = await trx
		.selectFrom("booking")
		.select(["acco_id", "arrival", "departure", "state", "expires_at"])
		.where("guest_id", "=", guestId)
		.where("type", "=", "Option")
		.execute();
	const [arrival, departure] = [isoOf(stay.arrival), isoOf(stay.departure)];
	return {
		live: rows.filter((row) => row.state === "option" && row.expires_at && row.expires_at > now).length,
		sameStay: rows.some((row) => row.acco_id === accoId && row.arrival === arrival && row.departure === departure),
	};
}

/** Stores a booking with its lines and instalments; answers its row. */
export async function insertBooking(
	trx: Db,
	booking: Insertable<BookingTable>,
	quote: Quote,
	labelsOf: (line: QuoteLine) => Localized,
): Promise<BookingRow> {
	const row = await trx.insertInto("booking").values(booking).returningAll().executeTakeFirstOrThrow();
	const bookingId = row.booking_id;
	const lines = quote.lines.map((line, seq) => ({
		booking_id: bookingId,
		seq,
		code: line.code,
		label: JSON.stringify(labelsOf(line)),
		quantity: line.quantity,
		unit_cents: line.unitCents,
		amount_cents: line.amountCents,
		pay: line.pay,
	}));
	const instalments = quote.instalments.map(({ dueOn, cents }, seq) => ({
		...{ booking_id: bookingId, seq, due_on: isoOf(dueOn), cents },
	}));
	if (lines.length > 0) await trx.insertInto("booking_line").values(lines).execute();
	if (instalments.length > 0) await trx.insertInto("instalment").values(instalments).execute();
	return row;
}

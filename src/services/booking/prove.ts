import { changeClaim } from "#db/availability/claims.ts";
import type { BookingRow } from "#db/bookings/booking-facts.ts";
import { updateBooking } from "#db/bookings/bookings.ts";
import { lockUnproved, markProved } from "#db/bookings/unproved.ts";
import { transact } from "#db/connection/transact.ts";
import { getGuest } from "#db/guests/guests.ts";
import { optionEnd } from "#domain/booking/claim.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { authSubject } from "../access/auth-log.ts";
import type { From } from "../access/mailed-sign-in.ts";
import type { App } from "../app.ts";
import { logAuth } from "../guests/auth-log.ts";
import { beginSession } from "../guests/session.ts";
import type { BookingApp } from "./booking-app.ts";
import { bookingOfToken } from "./links.ts";
import { takeTransition } from "./transition.ts";
import { waitsForProof } from "./waits-for-proof.ts";

/** A guest shows that a mailbox is theirs: what was booked with it counts as theirs from then on. */

/**
 * Counts a guest's mailbox as proved: options that wait for it hold as long as options do, and nothing else waits.
 * Answers the keys of the bookings that it was not proved for before.
 */
export async function proveMailbox(app: BookingApp & Pick<App, "db">, guestId: number): Promise<readonly number[]> {
	const done = await transact<readonly number[], never>(app.db, async (trx) => {
		const now = app.clock.now();
		const rows = await lockUnproved(trx, guestId);
		await markProved(
			trx,
			rows.map((row) => row.booking_id),
			now,
		);
		// Two at most are options.
		for (const row of rows) {
			const expiresAt = optionEnd(row.created_at);
			if (waitsForProof(row) && row.expires_at && row.expires_at > now) {
				await takeTransition(trx, app, row, { name: "proveOption", actor: "guest", expiresAt });
			} else if (isPaidFromOption(row) && row.option_until < expiresAt) {
				// Its payment has as long as the option (options.ts).
				const until = new Date(Math.max(row.expires_at?.getTime() ?? 0, expiresAt.getTime()));
				await changeClaim(trx, row.booking_id, { kind: "hold", expiresAt: until });
				await updateBooking(trx, row.booking_id, { option_until: expiresAt, expires_at: until });
			}
		}
		return ok(rows.map((row) => row.booking_id));
	});
	return done.ok ? done.value : [];
}

/** An option that its guest is paying for, not one that an owner accepted: that one holds for a day, proved or not. */
function isPaidFromOption(row: BookingRow): row is BookingRow & { readonly option_until: Date } {
	return row.state === "pending_payment" && row.option_until !== null && row.accepted_at === null;
}

/** What became of a link that proves. */
export interface Proved {
	/** The booking as it is then. */
	readonly row: BookingRow;
	readonly guestPublicId: string;
	/** Token of a session of the guest, who has shown that the mailbox is theirs; null: the link had been used before. */
	readonly session: string | null;
}

/**
 * The same by the link of a mail, which signs its guest in as well, once. `GONE`: the link is none of ours. An option
 * that ran out meanwhile is answered as it is.
 */
export async function proveByLink(
	app: BookingApp & Pick<App, "db">,
	token: string,
	from: From,
): Promise<Result<Proved, "GONE">> {
	const row = await bookingOfToken(app, "prove", token);
	if (!row) return fail("GONE");
	const proved = await proveMailbox(app, row.guest_id);
	const { public_id: guestPublicId, email } = await getGuest(app.db, row.guest_id);
	const now = await bookingOfToken(app, "prove", token);
	if (!now) return fail("GONE");
	if (!proved.includes(row.booking_id)) return ok({ row: now, guestPublicId, session: null });
	const session = await app.db.transaction().execute(async (trx) => {
		await logAuth(trx, app, "signed_in", authSubject(app, email), from.clientAddress);
		return beginSession(trx, app, row.guest_id, from.oldCookie);
	});
	return ok({ row: now, guestPublicId, session });
}

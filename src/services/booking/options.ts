import { getAccommodation } from "#db/accommodations/accommodations.ts";
import { type BookingRow, factsOf, linesOf } from "#db/bookings/booking-facts.ts";
import { replaceInstalments } from "#db/bookings/bookings.ts";
import type { Db } from "#db/connection/client.ts";
import { fillGuest } from "#db/guests/guests.ts";
import { PAYMENT_HOLD_MINUTES } from "#domain/booking/claim.ts";
import type { Guest } from "#domain/booking/guest-form.ts";
import type { Actor } from "#domain/booking/process.ts";
import { TERMS_VERSION } from "#domain/booking/terms.ts";
import { optionExtensionLimit } from "#domain/booking/timers.ts";
import { isInsuranceLine, sumOf } from "#domain/booking/travel-sum.ts";
import { type Instalment, instalmentsOf } from "#domain/pricing/instalments.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import type { App } from "../app.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";
import { isHold } from "./agreed.ts";
import { type Aim, type ChangeFailure, changeBooking } from "./change-booking.ts";
import { type CheckoutApp, type CheckoutFailure, openCheckout } from "./checkout.ts";
import { firstIsPaid } from "./money.ts";
import { waitsForProof } from "./waits-for-proof.ts";

/** What becomes of an option: booked, given up, held longer. */

/** Who does it; of staff also from where. */
export interface OptionActor {
	readonly actor: Extract<Actor, "guest" | "agency" | "staff">;
	readonly actorId?: string;
	readonly network?: string;
}

export interface Confirmed {
	readonly row: BookingRow;
	/** Where the guest pays; null without a provider, or when it does not answer now. */
	readonly paymentUrl: string | null;
}

/**
 * Books what an option holds, at its price; a free hold with what its guest gave, who agrees to the terms with it
 * (`INCOMPLETE` without). Without a payment provider it is confirmed and the first instalment due
 * within a week; with one it waits for the payment, its nights kept as long as the option or half an hour. Where nothing
 * is to pay, or the first instalment has come in, there is nothing to wait for: it is confirmed.
 */
export async function confirmOption(
	app: CheckoutApp,
	aim: Aim,
	by: OptionActor,
	given: Guest | null = null,
): Promise<Result<Confirmed, ChangeFailure | CheckoutFailure | "PROVE_FIRST" | "INCOMPLETE">> {
	const now = app.clock.now();
	const changed = await changeBooking<"PROVE_FIRST" | "INCOMPLETE">(app, aim, "confirmOption", async (trx, row) => {
		if (isHold(row) && !given) return fail("INCOMPLETE");
		// Else the half hour of an option whose mailbox nobody has proved would become weeks.
		if (!app.payments && by.actor === "guest" && waitsForProof(row)) return fail("PROVE_FIRST");
		await dueFromNow(trx, app, row);
		const owesFirst = !firstIsPaid(await factsOf(trx, row));
		const agreed = isHold(row) && given ? agreedBy({ ...given, email: row.guest.email }, now) : {};
		if (!app.payments || !owesFirst) {
			const lapses_unpaid = row.channel === "web" && by.actor === "guest" && owesFirst;
			return ok({ name: "confirmOption", ...by, patch: { ...agreed, lapses_unpaid } });
		}
		const until = new Date(Math.max(row.expires_at?.getTime() ?? 0, now.getTime() + PAYMENT_HOLD_MINUTES * 60_000));
		return ok({ name: "payOption", ...by, expiresAt: until, patch: { ...agreed, option_until: row.expires_at } });
	});
	if (!changed.ok) return changed;
	// After the booking's lock is gone: who erases a guest takes the two the other way round.
	if (given) await fillGuest(app.db, changed.value.guest_id, given);
	if (changed.value.state === "confirmed") return ok({ row: changed.value, paymentUrl: null });
	const checkout = await openCheckout(app, changed.value.booking_id);
	return ok({ row: changed.value, paymentUrl: checkout.ok ? checkout.value.paymentUrl : null });
}

/** What a free hold lacks of a booking. */
function agreedBy(guest: Guest, now: Date) {
	return { guest: JSON.stringify(guest), terms_version: TERMS_VERSION, terms_accepted_at: now };
}

/** The price of an option stays as it was; its instalments are due from the day on which it is booked. */
async function dueFromNow(trx: Db, app: Pick<App, "clock">, row: BookingRow): Promise<void> {
	await replaceInstalments(trx, row.booking_id, await instalmentsFromNow(trx, app, row));
}

/** The instalments of a stay that is booked today, at the price that it holds. */
export async function instalmentsFromNow(
	db: Db,
	app: Pick<App, "clock">,
	row: BookingRow,
): Promise<readonly Instalment[]> {
	const lines = await linesOf(db, row.booking_id);
	const insuranceCents = sumOf(lines, isInsuranceLine);
	const home = await getAccommodation(db, row.acco_id);
	return instalmentsOf({
		dueCents: row.due_cents,
		insuranceCents,
		arrival: dayOf(row.arrival),
		today: app.clock.today(),
		balanceDays: home.balance_days,
	});
}

/** Gives an option up: the nights are free at once, and nothing is owed. */
export function cancelOption(
	app: Pick<App, "db" | "settings" | "clock" | "company" | "payments">,
	aim: Aim,
	by: OptionActor,
): Promise<Result<BookingRow, ChangeFailure>> {
	return changeBooking(app, aim, "cancelOption", () => ok({ name: "cancelOption", ...by }));
}

/** Holds an option longer, by staff: until an instant within seven days of its beginning, and before the arrival. */
export function extendOption(
	app: Pick<App, "db" | "settings" | "clock" | "company" | "payments">,
	aim: Aim & { readonly until: Date },
	by: StaffActor,
): Promise<Result<BookingRow, ChangeFailure | "OPTION_TOO_LATE">> {
	return changeBooking(app, aim, "extendOption", (_trx, row) => {
		const longest = Math.min(optionExtensionLimit(row.created_at).getTime(), dayOf(row.arrival) * 86_400_000);
		const sooner = row.expires_at !== null && aim.until <= row.expires_at;
		if (sooner || aim.until.getTime() > longest) return fail("OPTION_TOO_LATE" as const);
		return ok({
			name: "extendOption" as const,
			...trailActor(by),
			expiresAt: aim.until,
			patch: { extended_at: app.clock.now() },
		});
	});
}

/** Minutes that a guest who is still at it gets once (WCAG 2.2.1). */
const EXTENSION_MINUTES = 15;

/** Gives a hold that waits for its payment a quarter of an hour more, once. */
export function extendHold(
	app: Pick<App, "db" | "settings" | "clock" | "company" | "payments">,
	aim: Aim,
): Promise<Result<BookingRow, ChangeFailure>> {
	return changeBooking(app, aim, "extendHold", (_trx, row) => {
		if (row.extended_at || !row.expires_at) return fail("INVALID_TRANSITION" as const);
		return ok({
			name: "extendHold" as const,
			actor: "guest" as const,
			expiresAt: new Date(row.expires_at.getTime() + EXTENSION_MINUTES * 60_000),
			patch: { extended_at: app.clock.now() },
		});
	});
}

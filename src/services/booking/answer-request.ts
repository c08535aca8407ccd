import type { BookingRow } from "#db/bookings/booking-facts.ts";
import type { Actor } from "#domain/booking/process.ts";
import { ACCEPTED_HOURS } from "#domain/booking/timers.ts";
import { ok, type Result } from "#domain/result.ts";
import type { App } from "../app.ts";
import { alternativesOf } from "./alternatives.ts";
import { type Aim, type ChangeFailure, changeBooking } from "./change-booking.ts";

/** The answer of an owner, or of staff, to an application. */

type AnswerApp = Pick<App, "db" | "settings" | "clock" | "company" | "payments">;
export interface AnsweredBy {
	readonly actor: Extract<Actor, "owner" | "staff">;
	readonly actorId?: string;
	readonly network?: string;
}

/**
 * Accepts: the nights are claimed and held for a day, in which the guest books. Are they another's meanwhile, the
 * application is declined by the product itself, so that the guest waits for nothing: NOT_AVAILABLE.
 */
export async function acceptRequest(
	app: AnswerApp,
	aim: Aim,
	by: AnsweredBy,
): Promise<Result<BookingRow, ChangeFailure>> {
	const now = app.clock.now();
	const accepted = await changeBooking(app, aim, "acceptApplication", () =>
		ok({
			name: "acceptApplication" as const,
			...by,
			expiresAt: new Date(now.getTime() + ACCEPTED_HOURS * 3_600_000),
			patch: { accepted_at: now },
		}),
	);
	if (!accepted.ok && accepted.error === "NOT_AVAILABLE") await decline(app, aim, { actor: "system" }, "taken");
	return accepted;
}

/** Declines, with the owner's words or none; the guest gets other stays in the mail. */
export function declineRequest(
	app: AnswerApp,
	aim: Aim,
	by: AnsweredBy,
	reason: string,
): Promise<Result<BookingRow, ChangeFailure>> {
	return decline(app, aim, by, reason);
}

function decline(
	app: AnswerApp,
	aim: Aim,
	by: { readonly actor: "owner" | "staff" | "system"; readonly actorId?: string; readonly network?: string },
	reason: string,
): Promise<Result<BookingRow, ChangeFailure>> {
	return changeBooking(app, aim, "declineApplication", async (trx, row) =>
		ok({
			name: "declineApplication" as const,
			...by,
			reason,
			patch: { decline_reason: reason },
			extras: { alternatives: await alternativesOf(trx, app, row) },
		}),
	);
}

import { type BookingRow, factsOf } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import type { Transition } from "#domain/booking/process.ts";
import type { Settlement } from "#domain/booking/settlement.ts";
import type { Alternative } from "#domain/pricing/alternatives.ts";
import type { BookingApp } from "./booking-app.ts";
import { issueDocuments } from "./documents.ts";
import { notify } from "./notify.ts";

/** Facts for a transition's mails and documents beside the booking. */
export interface AnnounceExtras {
	/** Of a cancellation. */
	readonly settlement?: Settlement;
	/** Stays that are possible instead of one that is not. */
	readonly alternatives?: readonly Alternative[];
}

/** Mails to the guest that take the documents of their transition along. */
const CARRIES_DOCUMENTS: ReadonlySet<string> = new Set([
	"confirmation",
	"option",
	"application",
	"application_accepted",
	"cancellation",
	"cancelled_by_host",
	"lapsed_unpaid",
]);

/** Issues the documents and queues the mails of a transition, in its transaction. `row` is the booking after it. */
export async function announce(
	trx: Db,
	app: BookingApp,
	row: BookingRow,
	transition: Transition,
	extras: AnnounceExtras,
): Promise<void> {
	if (transition.sends.length === 0 && transition.issues.length === 0) return;
	const facts = await factsOf(trx, row);
	const documentIds = await issueDocuments(trx, app, row, facts, transition.issues, extras);
	// The few kinds that the process names, each with another recipient and other facts.
	for (const kind of transition.sends) {
		const documents = CARRIES_DOCUMENTS.has(kind) ? { documentIds } : {};
		await notify(trx, app, row, kind, { ...extras, ...documents, facts });
	}
}

import { type BookingRow, factsOf } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import { type QueuedMail, queueMails } from "#db/mail/outbox.ts";
import type { BookingFacts } from "#domain/booking/facts.ts";
import type { Transition } from "#domain/booking/process.ts";
import type { Settlement } from "#domain/booking/settlement.ts";
import type { Alternative } from "#domain/pricing/alternatives.ts";
import type { BookingApp } from "./booking-app.ts";
import { issueDocuments } from "./documents.ts";
import { mailLinks } from "./links.ts";
import { mailOf } from "./notify.ts";

/** Facts for a transition's mails and documents beside the booking. */
export interface AnnounceExtras {
	/** The booking as `row` and its parts say it, where they are at hand; they are read otherwise. */
	readonly facts?: BookingFacts;
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
	const facts = extras.facts ?? (await factsOf(trx, row));
	// What many of them need is read once; of a booking that has just begun nothing was issued or sent.
	const links = await mailLinks(trx, app, row);
	const isNew = transition.from === null;
	const documentIds = await issueDocuments(trx, app, row, facts, transition.issues, { ...extras, links, isNew });
	const mails: QueuedMail[] = [];
	const first = isNew ? { version: 1 } : {};
	// The few kinds that the process names, each with another recipient and other facts.
	for (const kind of transition.sends) {
		const documents = CARRIES_DOCUMENTS.has(kind) ? { documentIds } : {};
		const mail = await mailOf(trx, app, row, kind, { ...extras, ...documents, ...first, facts, links });
		if (mail) mails.push(mail);
	}
	await queueMails(trx, mails);
}

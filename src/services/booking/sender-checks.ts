import { countUnproved } from "#db/bookings/unproved.ts";
import type { Tx } from "#db/connection/client.ts";
import { getGuest } from "#db/guests/guests.ts";
import type { BookingType } from "#domain/pricing/allowed-types.ts";
import type { App } from "../app.ts";
import type { BookingFailure } from "./booking-answer.ts";
import { type Sender, type SenderLimit, takeOfSender } from "./sender.ts";

/** What whoever sends a booking has to fulfil, in its transaction (docs/guides/bookings-and-payments.md#limits-of-senders). */

/**
 * Bookings by bank transfer that are neither paid nor proved. A family behind one address books for each of its five
 * from five browsers, so a network may have more than a browser.
 */
const UNPROVED_OF_BROWSER = 3;
const UNPROVED_OF_NETWORK = 6;

const LIMIT_OF: Readonly<Record<BookingType, SenderLimit>> = {
	Booking: "bookings",
	Option: "options",
	Application: "applications",
};

/**
 * Whether the guest's mailbox is proved: by a session, or by this browser before. Where no mail can leave nobody can
 * prove anything, and nothing waits for it.
 */
export async function proofOf(
	trx: Tx,
	{ settings, clock }: Pick<App, "settings" | "clock">,
	sender: Sender,
	{ guestId, signedIn }: { readonly guestId: number; readonly signedIn: number | null },
): Promise<{ readonly provedAt: Date | null; readonly mustProve: boolean }> {
	const isProved =
		signedIn === guestId || (sender.proved !== null && (await getGuest(trx, guestId)).public_id === sender.proved);
	return { provedAt: isProved ? clock.now() : null, mustProve: !isProved && settings.smtpUrl !== null };
}

/** Why the sender has to wait; null: nothing stands against it. */
export async function limitOfSender(
	trx: Tx,
	app: Pick<App, "settings" | "clock">,
	sender: Sender,
	request: { readonly type: BookingType; readonly email: string; readonly isUnproved: boolean },
): Promise<BookingFailure | null> {
	const { network, browser } = sender;
	if (request.isUnproved) {
		const ofBrowser = browser === null ? 0 : await countUnproved(trx, { browser });
		const ofNetwork = network === null ? 0 : await countUnproved(trx, { network });
		if (ofBrowser >= UNPROVED_OF_BROWSER || ofNetwork >= UNPROVED_OF_NETWORK) return { code: "PROVE_FIRST" };
	}
	const retryAfter = await takeOfSender(trx, app, LIMIT_OF[request.type], sender, request.email);
	return retryAfter === null ? null : { code: "RATE_LIMITED", retryAfter };
}

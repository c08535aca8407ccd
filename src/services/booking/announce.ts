import type { BookingRow } from "#db/booking-facts.ts";
import type { Db } from "#db/client.ts";
import { queueMail } from "#db/outbox.ts";
import type { BookingFacts } from "#domain/booking/facts.ts";
import type { DocumentKind, Transition } from "#domain/booking/process.ts";
import type { Settlement } from "#domain/booking/settlement.ts";
import type { Alternative } from "#domain/pricing/alternatives.ts";
import { randomId } from "../signed-id.ts";
import type { BookingApp } from "./transition.ts";

export type MailKind = string;
export interface AnnounceExtras {
	readonly settlement?: Settlement;
	readonly alternatives?: readonly Alternative[];
}
export interface NotifyExtras {
	readonly version?: number;
	readonly receivedCents?: number;
	readonly refundCents?: number;
	readonly instalment?: { readonly dueOn: number; readonly cents: number };
	readonly documentIds?: readonly number[];
}
export async function announce(
	trx: Db,
	app: BookingApp,
	row: BookingRow,
	transition: Transition,
	_extras: AnnounceExtras,
) {
	for (const kind of transition.sends) await notify(trx, app, row, kind, { version: row.version });
}
export async function notify(trx: Db, _app: BookingApp, row: BookingRow, kind: MailKind, extras: NotifyExtras = {}) {
	await queueMail(trx, {
		messageId: randomId(),
		bookingId: row.booking_id,
		kind,
		version: extras.version ?? 1,
		lang: row.lang,
		recipient: row.guest.email,
		recipientName: "",
		subject: kind,
		html: kind,
		text: kind,
	});
}
export async function issue(
	_trx: Db,
	_app: BookingApp,
	_row: BookingRow,
	_facts: BookingFacts,
	_kinds: readonly DocumentKind[],
	_extras: AnnounceExtras,
): Promise<readonly number[]> {
	return [];
}

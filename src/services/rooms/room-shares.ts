import { factsOf } from "#db/bookings/booking-facts.ts";
import { findBooking } from "#db/bookings/find-bookings.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { type GroupRoomRow, listCompanions, updateRoom } from "#db/rooms/group-rooms.ts";
import { deleteShares, findShare, insertShares, listShares } from "#db/rooms/room-shares.ts";
import { openInstalments } from "#domain/booking/open-instalments.ts";
import { dueTogether } from "#domain/pricing/due-together.ts";
import type { Instalment } from "#domain/pricing/instalments.ts";
import type { RoomRefusal } from "#domain/rooms/group-room.ts";
import { MOST_PARTS, sharesOf } from "#domain/rooms/shares.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import type { App } from "../app.ts";
import { openSignedId, randomId, signedId } from "../signed-id.ts";

/** Shares of what a room's booking costs: the booker divides what is open, each companion pays by a link of their own. */

type ShareApp = Pick<App, "clock">;

/** What of a confirmed booking can be divided: what is open of the instalments whose date has not passed; else nothing. */
export async function openToDivide(db: Db, app: ShareApp, bookingId: number): Promise<readonly Instalment[]> {
	const row = await findBooking(db, bookingId);
	if (row?.state !== "confirmed") return [];
	const { instalments, paidCents } = await factsOf(db, row);
	return dueTogether(openInstalments(instalments, paidCents).filter(({ dueOn }) => dueOn >= app.clock.today()));
}

/**
 * Divides what is open among companions by the parts that the booker gave each (`parts_7`: those of the companion 7).
 * Shares that are paid stay as they are; the others are made anew.
 */
export async function dividePrice(
	trx: Tx,
	app: ShareApp,
	room: GroupRoomRow,
	companionId: number,
	values: Readonly<Record<string, string>>,
): Promise<RoomRefusal | null> {
	if (room.booking_id === null) return "NOT_BOOKED";
	if (room.booked_by !== companionId) return "NOT_THE_BOOKER";
	const companions = await listCompanions(trx, room.room_id);
	const takers = companions.map(({ companion_id: id }) => ({ companionId: id, parts: partsOf(values[`parts_${id}`]) }));
	if (takers.some(({ parts }) => parts === null)) return "INVALID";
	const open = await openToDivide(trx, app, room.booking_id);
	if (open.length === 0) return "NOTHING_OPEN";
	const taking = takers.flatMap(({ companionId: id, parts }) => (parts ? [{ companionId: id, parts }] : []));
	if (taking.length === 0) return "NOBODY_PAYS";
	const old = await listShares(trx, room.room_id, room.booking_id);
	await deleteShares(
		trx,
		old.flatMap((share) => (share.paid_cents > 0 ? [] : [share.share_id])),
	);
	const bookingId = room.booking_id;
	const shares = sharesOf(open, taking);
	await insertShares(
		trx,
		shares.map((share, at) => ({
			public_id: randomId(),
			room_id: room.room_id,
			companion_id: share.companionId,
			booking_id: bookingId,
			due_on: isoOf(share.dueOn),
			cents: share.cents,
			number: room.shares_numbered + at + 1,
			created_at: app.clock.now(),
		})),
	);
	await updateRoom(trx, room.room_id, { shares_numbered: room.shares_numbered + shares.length });
	return null;
}

/** Parts as a form sends them: nothing or 0 for none, null for what is no count. */
function partsOf(text: string | undefined): number | null {
	if (!text) return 0;
	return /^\d$/.test(text) && Number(text) <= MOST_PARTS ? Number(text) : null;
}

type LinkApp = { readonly settings: Pick<App["settings"], "appSecret"> };

/** Path of the page where a share is paid. */
export function sharePath(app: LinkApp, language: string, share: { readonly public_id: string }): string {
	return `/share/${language}/${signedId(app.settings.appSecret, "room-share", share.public_id)}`;
}

/** The share of a link's token; null for one that was not made here, or of a share that is gone. */
export async function shareOfToken(app: LinkApp & Pick<App, "db">, token: string) {
	const publicId = openSignedId(app.settings.appSecret, "room-share", token);
	return publicId ? findShare(app.db, publicId) : null;
}

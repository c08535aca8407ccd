import { findBookingByNumber } from "#db/bookings/booking-facts.ts";
import { findBooking } from "#db/bookings/find-bookings.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import {
	findRoom,
	type GroupRoomRow,
	holdRoom,
	listCompanions,
	listRoomHomes,
	updateRoom,
} from "#db/rooms/group-rooms.ts";
import { parseBookingNumber } from "#domain/booking/booking-number.ts";
import { ok } from "#domain/result.ts";
import { ROOM_DAYS, type RoomRefusal, roomStateOf } from "#domain/rooms/group-room.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import type { App } from "../app.ts";
import { isBookingProof } from "../booking/booking-proof.ts";
import { cancelOption } from "../booking/options.ts";
import type { RoomApp, RoomSender } from "./change-room.ts";
import { keyHash, roomMoment, tokenHash } from "./room-access.ts";

/** What a group room holds or has booked. */

/** A booking that a companion's browser made from the room stands in it from then on; anything else changes nothing. */
export async function attachBooking(
	app: RoomApp,
	token: string,
	sender: RoomSender,
	booked: { readonly bookingNo: string; readonly proof: string },
): Promise<boolean> {
	const bookingNo = parseBookingNumber(booked.bookingNo);
	const key = sender.key;
	if (!bookingNo || key === null) return false;
	const attached = await transact(app.db, async (trx) => {
		const room = await holdRoom(trx, tokenHash(app, token), roomMoment(app));
		if (!room || room.closed_at || (await isTaken(trx, app, room))) return ok(false);
		const companions = await listCompanions(trx, room.room_id);
		const booker = companions.find((companion) => companion.key_hash === keyHash(app, key));
		if (!booker) return ok(false);
		const row = await findBookingByNumber(trx, bookingNo);
		if (!row || !isBookingProof(app.settings.appSecret, bookingNo, row.public_id, booked.proof)) return ok(false);
		if (!(await listRoomHomes(trx, room.room_id)).includes(row.acco_id)) return ok(false);
		await updateRoom(trx, room.room_id, {
			booking_id: row.booking_id,
			booked_by: booker.companion_id,
			delete_on: isoOf(app.clock.today() + ROOM_DAYS.unused),
		});
		return ok(true);
	});
	return attached.ok && attached.value;
}

/** Whether a room's booking is in force; one that is over makes way for another. */
async function isTaken(trx: Tx, app: RoomApp, room: GroupRoomRow): Promise<boolean> {
	const row = room.booking_id === null ? null : await findBooking(trx, room.booking_id);
	return row !== null && roomStateOf(row, app.clock.now()) !== "over";
}

/** Gives up what a room holds as an option: only the companion whose browser holds it. */
export async function letGo(
	app: RoomApp & Pick<App, "company" | "payments">,
	token: string,
	{ key }: RoomSender,
): Promise<RoomRefusal | "BUSY" | null> {
	const room = await findRoom(app.db, tokenHash(app, token), roomMoment(app));
	if (!room) return "NOT_FOUND";
	if (room.closed_at) return "CLOSED";
	const hash = key === null ? null : keyHash(app, key);
	const self = (await listCompanions(app.db, room.room_id)).find((companion) => companion.key_hash === hash);
	if (!self) return "NOT_A_COMPANION";
	if (room.booked_by !== self.companion_id) return "NOT_THE_BOOKER";
	const row = room.booking_id === null ? null : await findBooking(app.db, room.booking_id);
	if (row?.state !== "option") return "NOT_BOOKED";
	const ended = await cancelOption(app, { bookingNo: row.booking_no, version: row.version }, { actor: "guest" });
	return ended.ok ? null : ended.error === "BUSY" ? "BUSY" : "NOT_BOOKED";
}

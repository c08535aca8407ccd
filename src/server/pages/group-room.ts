import type { Context } from "hono";
import { setCookie } from "hono/cookie";
import type { RoomRefusal } from "#domain/rooms/group-room.ts";
import type { BookingMade } from "#services/booking/booking-answer.ts";
import { changeRoom, makeRoom } from "#services/rooms/change-room.ts";
import { roomCookie } from "#services/rooms/room-access.ts";
import { attachBooking, letGo } from "#services/rooms/room-booking.ts";
import { href } from "#site/href.ts";
import { type FormOutcome, postForm } from "../forms/answer.ts";
import { statusOf } from "../status.ts";

/** Forms of group rooms; each has its act in `do`. What is refused comes back with what was typed. */

/** Longer than a room is kept without use; a booked one lets companions join anew. */
const COOKIE_SECONDS = 180 * 86_400;
/** The token of the address that makes a room. */
const NEW = "new";

export const groupRoomForm = postForm(async (c, { values }) => {
	const { app, context } = c.var;
	const { address } = context;
	if (address?.name !== "groupRoom" || values.do === undefined) return null;
	const { language } = address;
	const token = String(address.params.token);
	const sender = { key: context.cookie(roomCookie(app.settings, token)) ?? null, clientAddress: context.client.ip };
	const refuse = (refused: RoomRefusal | "BUSY"): FormOutcome => ({
		status: statusOf(refused),
		code: refused,
		page: { groupRoom: { values, refused } },
	});
	if (token === NEW) {
		const made = await makeRoom(app, language, values, sender);
		if (!made.ok) return refuse(made.error);
		keepRoomKey(c, made.value.token, made.value.key);
		return { redirect: href("groupRoom", language, { token: made.value.token }) };
	}
	if (values.do === "letGo") {
		const refused = await letGo(app, token, sender);
		return refused ? refuse(refused) : { redirect: href("groupRoom", language, { token }) };
	}
	const changed = await changeRoom(app, token, values, sender);
	if (!changed.ok) return refuse(changed.error);
	if (changed.value.key !== null) keepRoomKey(c, token, changed.value.key);
	const place = /^(?:a\d{1,10}|dates)$/.test(values.back ?? "") ? `#${values.back}` : "";
	return { redirect: href("groupRoom", language, { token }) + place };
});

/** The key of a companion stays in the browser. */
export function keepRoomKey(c: Context, token: string, key: string): void {
	const { settings } = c.var.app;
	setCookie(c, roomCookie(settings, token), key, {
		httpOnly: true,
		sameSite: "Lax",
		path: "/",
		maxAge: COOKIE_SECONDS,
		secure: settings.publicUrl.startsWith("https:"),
	});
}

/** Lets the room whose link led to a booking form know what was booked. */
export async function bookedInRoom(c: Context, token: string | null, { answer, proof }: BookingMade): Promise<void> {
	if (!token) return;
	const { app, context } = c.var;
	const sender = { key: context.cookie(roomCookie(app.settings, token)) ?? null, clientAddress: null };
	await attachBooking(app, token, sender, { bookingNo: answer.bookingNo, proof });
}

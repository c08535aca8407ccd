import type { RoomMoment } from "#db/rooms/group-rooms.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import type { App, Settings } from "../app.ts";
import { hostCookie } from "../host-cookie.ts";
import { signature } from "../signed-id.ts";

/** Who may enter a group room: the link's token and the key of a companion are random, and only their hashes are kept. */

type Secret = { readonly settings: Pick<Settings, "appSecret"> };

/** Longer tokens are no room's. */
const LONGEST = 64;

/** When a room is looked for: one whose time is over is not there. */
export function roomMoment({ clock }: Pick<App, "clock">): RoomMoment {
	return { today: isoOf(clock.today()), now: clock.now() };
}

export function tokenHash({ settings }: Secret, token: string): string {
	return signature(settings.appSecret, "group room", token.slice(0, LONGEST));
}

/** Of the key that a companion's cookie holds. */
export function keyHash({ settings }: Secret, key: string): string {
	return signature(settings.appSecret, "room companion", key.slice(0, LONGEST));
}

/** Name of the httpOnly cookie that knows a companion in this room alone; it says nothing of the token. */
export function roomCookie(settings: Pick<Settings, "publicUrl" | "appSecret">, token: string): string {
	return hostCookie(settings, `room_${signature(settings.appSecret, "room cookie", token.slice(0, LONGEST))}`);
}

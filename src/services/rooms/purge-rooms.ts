import { deleteOverdueRooms } from "#db/rooms/group-rooms.ts";
import type { App } from "../app.ts";
import { roomMoment } from "./room-access.ts";

/** Forgets group rooms whose time is over (docs/guides/people-and-privacy.md#group-rooms). */
export async function purgeRooms(app: Pick<App, "db" | "clock">): Promise<{ readonly rooms: number }> {
	return { rooms: await deleteOverdueRooms(app.db, roomMoment(app)) };
}

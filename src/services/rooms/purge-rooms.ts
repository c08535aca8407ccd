import { deleteOverdueRooms } from "#db/rooms/group-rooms.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import type { App } from "../app.ts";

/** Forgets group rooms whose time is over (docs/guides/people-and-privacy.md#group-rooms). */
export async function purgeRooms(app: Pick<App, "db" | "clock">): Promise<{ readonly rooms: number }> {
	return { rooms: await deleteOverdueRooms(app.db, isoOf(app.clock.today())) };
}

import type { Db } from "./client.ts";

export interface MessageFlags {
	readonly phone_unavailable: boolean;
	/** Bookings are not possible; submits answer BOOKING_UNAVAILABLE. */
	readonly ares_server_down: boolean;
}

/** The two flags behind the banners (specification §7, §8). */
export async function loadMessageFlags(db: Db): Promise<MessageFlags> {
	const rows = await db.selectFrom("message_flag").select(["flag", "raised"]).execute();
	const raised = (flag: string) => rows.some((row) => row.flag === flag && row.raised);
	return { phone_unavailable: raised("phone_unavailable"), ares_server_down: raised("ares_server_down") };
}

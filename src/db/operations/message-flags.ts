import type { Db } from "../connection/client.ts";
import { orLastGood } from "../connection/outage.ts";

export interface MessageFlags {
	readonly phone_unavailable: boolean;
	/** Bookings are not possible; submits answer BOOKING_UNAVAILABLE. */
	readonly ares_server_down: boolean;
}

const kept = new WeakMap<Db, { last?: MessageFlags }>();

/** The flags behind the banners (specification §7, §8); while the database is away as they were, at first none. */
export function loadMessageFlags(db: Db): Promise<MessageFlags> {
	const mine = kept.get(db) ?? { last: { phone_unavailable: false, ares_server_down: false } };
	kept.set(db, mine);
	return orLastGood(mine, () => readFlags(db));
}

async function readFlags(db: Db): Promise<MessageFlags> {
	const rows = await db.selectFrom("message_flag").select(["flag", "raised"]).execute();
	const raised = (flag: string) => rows.some((row) => row.flag === flag && row.raised);
	return { phone_unavailable: raised("phone_unavailable"), ares_server_down: raised("ares_server_down") };
}

/** The flags with since when and by whom. */
export function listMessageFlags(db: Db) {
	return db
		.selectFrom("message_flag as f")
		.leftJoin("staff as s", "s.public_id", "f.set_by")
		.select(["f.flag", "f.raised", "f.set_by", "f.at", "s.name"])
		.orderBy("f.flag")
		.execute();
}

/** Raises a flag or takes it down. */
export async function setMessageFlag(
	trx: Db,
	flag: keyof MessageFlags,
	change: { readonly raised: boolean; readonly by: string; readonly at: Date },
): Promise<void> {
	await trx
		.updateTable("message_flag")
		.set({ raised: change.raised, set_by: change.by, at: change.at })
		.where("flag", "=", flag)
		.execute();
}

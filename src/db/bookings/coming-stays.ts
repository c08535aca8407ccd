import { type DayNumber, isoOf } from "#domain/time/civil-date.ts";
import type { Db } from "../connection/client.ts";

/** Who has a home's nights from a day on: what there is to think of before the home is taken off the site. */

function comingStays(db: Db, accoId: string, today: DayNumber) {
	return db
		.selectFrom("booking as b")
		.where("b.acco_id", "=", accoId)
		.where("b.state", "in", ["pending_payment", "option", "application", "confirmed"])
		.where("b.departure", ">", isoOf(today));
}

/** The first of them, by arrival. */
export function listComingStays(db: Db, accoId: string, today: DayNumber, limit: number) {
	return comingStays(db, accoId, today)
		.select(["b.booking_no", "b.state", "b.arrival", "b.departure", "b.guest"])
		.orderBy("b.arrival")
		.orderBy("b.booking_id")
		.limit(limit)
		.execute();
}

/** How many there are. */
export async function countComingStays(db: Db, accoId: string, today: DayNumber): Promise<number> {
	const { count } = await comingStays(db, accoId, today)
		.select((select) => select.fn.countAll<string>().as("count"))
		.executeTakeFirstOrThrow();
	return Number(count);
}

import { type RawBuilder, sql } from "kysely";
import type { BookingState } from "#domain/booking/process.ts";
import type { Db } from "../connection/client.ts";
import { countUpTo } from "../connection/count-up-to.ts";
import { fewKeys } from "../connection/few-keys.ts";
import type { NextStep } from "../tables/booking-tables.ts";
import { bearsFigure, type Figures, NO_FIGURES, searchText } from "./figures.ts";

/** Bookings as the office lists them: found by anything, filtered, a page at a time in an order that an index has. */

export interface BookingsWanted {
	/** Beginnings of words of number, guest, home or place, as `plainWords` makes them; empty: any. */
	readonly words: readonly string[];
	/** What the same typing means as a figure: it finds as well as the words. */
	readonly figures: Figures;
	/** Empty: any. */
	readonly states: readonly BookingState[];
	readonly step: NextStep | null;
	/** What comes next lies before this instant. */
	readonly nextBefore: Date | null;
	/** First and last day of arrival, ISO. */
	readonly arrivalFrom: string | null;
	readonly arrivalUntil: string | null;
	readonly accoId: string | null;
	/** Only those that wait for a second member of staff. */
	readonly needsSecond: boolean;
	/** Only those that this member of staff looks after. */
	readonly assignedTo: number | null;
	/** Only those written after this instant of the database's clock. */
	readonly touchedAfter: Date | null;
}

/** Asks for nothing in particular. */
export const ANY_BOOKING: BookingsWanted = {
	words: [],
	figures: NO_FIGURES,
	states: [],
	step: null,
	nextBefore: null,
	arrivalFrom: null,
	arrivalUntil: null,
	accoId: null,
	needsSecond: false,
	assignedTo: null,
	touchedAfter: null,
};

/** Words of what was typed, as `booking_words` of the database makes them of what is stored (migration 0024). */
export function plainWords(text: string): readonly string[] {
	const plain = text
		.normalize("NFD")
		.replace(/[\u0300-\u036f]/g, "")
		.toLowerCase()
		.replace(/[^0-9a-z\u00df-\uffff]+/g, " ");
	return plain.split(" ").filter((word) => word !== "");
}

/** What was typed, and what else is asked for. */
interface Conditions {
	readonly typed: RawBuilder<boolean>;
	readonly others: RawBuilder<boolean>;
	readonly all: RawBuilder<boolean>;
}

async function wanted(db: Db, by: BookingsWanted): Promise<Conditions> {
	const typed = (await isTyped(db, by)) ?? sql<boolean>`true`;
	const others = otherwise(by);
	return { typed, others, all: sql<boolean>`${typed} AND ${others}` };
}

/** Null: nothing was typed. */
async function isTyped(db: Db, { words, figures }: BookingsWanted): Promise<RawBuilder<boolean> | null> {
	if (words.length === 0) return null;
	const hasWords = sql<boolean>`booking_words(b.booking_no, b.guest, b.home, b.acco_id)
		@@ to_tsquery('simple', ${searchText(words, figures.telephones)})`;
	const bears = await bearsFigure(db, figures);
	if (bears === null) return hasWords;
	return bears.isMany ? bears.is : sql<boolean>`(${hasWords} OR ${bears.is})`;
}

function otherwise(by: BookingsWanted): RawBuilder<boolean> {
	const { states, step, nextBefore, arrivalFrom, arrivalUntil, accoId, needsSecond, assignedTo, touchedAfter } = by;
	const all = [
		sql<boolean>`true`,
		states.length > 0 && sql<boolean>`b.state IN (${sql.join(states)})`,
		step !== null && sql<boolean>`b.next_step = ${step}`,
		nextBefore !== null && sql<boolean>`b.next_at < ${nextBefore}`,
		arrivalFrom !== null && sql<boolean>`b.arrival >= ${arrivalFrom}`,
		arrivalUntil !== null && sql<boolean>`b.arrival <= ${arrivalUntil}`,
		accoId !== null && sql<boolean>`b.acco_id = ${accoId}`,
		needsSecond && sql<boolean>`b.booking_id IN (SELECT a.booking_id FROM approval a WHERE a.state = 'waiting')`,
		assignedTo !== null && sql<boolean>`b.assigned_to = ${assignedTo}`,
		touchedAfter !== null && sql<boolean>`b.touched_at > ${touchedAfter}`,
	].filter((one) => one !== false);
	return sql.join(all, sql` AND `) as RawBuilder<boolean>;
}

/** So many pages of a list are gone through in its order before all that fits is gathered. */
const WAY = 10;

/** Orders of the list, each with its index: what comes next first, who arrives first, what was made last. */
const ORDERS = {
	next: { columns: ["next_at", "booking_id"], isUpwards: true },
	arrival: { columns: ["arrival", "booking_id"], isUpwards: true },
	newest: { columns: ["booking_id"], isUpwards: false },
} as const;
export type BookingOrder = keyof typeof ORDERS;

/**
 * Where a booking stands in each order, as text: what it is ordered by, as it is at this moment, and its number. An
 * instant is finer than the milliseconds of a Date.
 */
const PLACES: Readonly<Record<BookingOrder, RawBuilder<string>>> = {
	next: sql`to_char(b.next_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || b.booking_no`,
	arrival: sql`b.arrival::text || '_' || b.booking_no`,
	newest: sql`b.booking_no`,
};

/**
 * The place that a page begins after or ends before, as a page of the same order said it: it stays where it was when
 * its booking moves on. Of a number that there is not: the first page.
 */
export type PageFrom = { readonly after: string } | { readonly before: string } | null;

/** Bookings with what their lines in lists say. */
function lines(db: Db) {
	return (
		db
			.selectFrom("booking as b")
			.select(["b.booking_id", "b.booking_no", "b.version", "b.state", "b.type", "b.arrival", "b.departure", "b.home"])
			.select([
				"b.guest",
				"b.channel",
				"b.payee_code",
				"b.grand_cents",
				"b.total_cents",
				"b.due_cents",
				"b.credits_cents",
				"b.next_step",
				"b.next_at",
			])
			.select(["b.created_at", "b.expires_at"])
			// Not as a join: the page's order is found by an index, whatever the planner thinks of joins.
			.select((select) =>
				select
					.selectFrom("staff as s")
					.select("s.name")
					.whereRef("s.staff_id", "=", "b.assigned_to")
					.as("assigned_name"),
			)
	);
}

/** A page of bookings in an order, and whether there are more on either side. */
export async function listBookingsPage(db: Db, by: BookingsWanted, order: BookingOrder, from: PageFrom, limit: number) {
	const { columns: names, isUpwards } = ORDERS[order];
	const edge = from && (await keyOf(db, order, "after" in from ? from.after : from.before));
	const isBackwards = edge !== null && from !== null && "before" in from;
	const upwards = isUpwards !== isBackwards;
	const key = sql.join(names.map((name) => sql.ref(`b.${name}`)));
	const isBeyond = edge && (upwards ? sql<boolean>`(${key}) > (${edge})` : sql<boolean>`(${key}) < (${edge})`);
	const direction = upwards ? "asc" : "desc";
	const pageOf = async (condition: RawBuilder<boolean>) => {
		let page = lines(db)
			.select(PLACES[order].as("place"))
			.where(isBeyond ? sql<boolean>`${condition} AND ${isBeyond}` : condition);
		for (const name of names) page = page.orderBy(sql.ref(`b.${name}`), direction);
		return page.limit(limit + 1).execute();
	};
	const { typed, others, all } = await wanted(db, by);
	const few =
		by.words.length === 0 ? null : await fewKeys(db, sql`SELECT b.booking_id AS key FROM booking b WHERE ${all}`);
	const nextInOrder = sql`
		SELECT b.booking_id FROM booking b WHERE ${others} AND ${isBeyond ?? sql`true`}
		ORDER BY ${sql.join(names.map((name) => sql`${sql.ref(`b.${name}`)} ${sql.raw(direction)}`))} LIMIT ${limit * WAY}`;
	const gathered = () => pageOf(few === null ? all : sql`b.booking_id = ANY (${few}::bigint[])`);
	// The planner takes what is many for few, and would gather and sort it all: the way in order is tried first.
	const isMany = by.words.length > 0 && few === null;
	const onTheWay = isMany ? await pageOf(sql`${typed} AND b.booking_id = ANY (ARRAY(${nextInOrder}))`) : [];
	const found = onTheWay.length > limit ? onTheWay : await gathered();
	const isMore = found.length > limit;
	const rows = found.slice(0, limit);
	return {
		rows: isBackwards ? rows.reverse() : rows,
		isMoreBefore: isBackwards ? isMore : edge !== null,
		isMoreAfter: isBackwards || isMore,
	};
}

/** Keys of all bookings in an order: what a file of them is made of, each once, whatever changes meanwhile. */
export async function listBookingKeys(db: Db, by: BookingsWanted, order: BookingOrder): Promise<readonly number[]> {
	const { columns, isUpwards } = ORDERS[order];
	let keys = db
		.selectFrom("booking as b")
		.select("b.booking_id")
		.where((await wanted(db, by)).all);
	for (const name of columns) keys = keys.orderBy(sql.ref(`b.${name}`), isUpwards ? "asc" : "desc");
	return (await keys.execute()).map((row) => row.booking_id);
}

/** Bookings by their keys, in the order of these. */
export async function listBookingsByKey(db: Db, keys: readonly number[]) {
	if (keys.length === 0) return [];
	const ids = sql<number>`${[...keys]}::bigint[]`;
	return lines(db)
		.where(sql<boolean>`b.booking_id = ANY (${ids})`)
		.orderBy(sql`array_position(${ids}, b.booking_id)`)
		.execute();
}

/** Bookings by their numbers; unknown ones are left out. */
export async function listBookingsByNumber(db: Db, numbers: readonly string[]) {
	if (numbers.length === 0) return [];
	return lines(db).where("b.booking_no", "in", numbers).execute();
}

/** A place in an order as the values of a comparison by row; null where nobody has its number. */
async function keyOf(db: Db, order: BookingOrder, place: string): Promise<RawBuilder<unknown> | null> {
	const [bookingNo = "", at = ""] = place.split("_").reverse();
	const row = await db
		.selectFrom("booking")
		.select("booking_id")
		.where("booking_no", "=", bookingNo)
		.executeTakeFirst();
	if (!row) return null;
	if (order === "newest") return sql`${row.booking_id}::bigint`;
	return order === "next"
		? sql`${at}::timestamptz, ${row.booking_id}::bigint`
		: sql`${at}::date, ${row.booking_id}::bigint`;
}

/** What the database's clock says: what is written from now on is later. */
export async function databaseNow(db: Db): Promise<Date> {
	const { now } = await db.selectNoFrom(sql<Date>`clock_timestamp()`.as("now")).executeTakeFirstOrThrow();
	return now;
}

/** How many there are, counted up to `most`. */
export async function countBookings(db: Db, by: BookingsWanted, most: number): Promise<number> {
	return countUpTo(
		db,
		db
			.selectFrom("booking as b")
			.select("b.booking_id")
			.where((await wanted(db, by)).all),
		most,
	);
}

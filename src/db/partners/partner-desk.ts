import { sql } from "kysely";
import type { BookingState } from "#domain/booking/process.ts";
import type { Settlement } from "#domain/booking/settlement.ts";
import type { Language } from "#domain/language.ts";
import { type DayNumber, isoOf } from "#domain/time/civil-date.ts";
import type { Db } from "../connection/client.ts";

/** Partners and hosts as staff see and change them. */

/** What staff agree with a partner. */
export interface PartnerTerms {
	readonly label: string;
	readonly commissionBp: number;
	readonly email: string | null;
	readonly lang: Language;
	readonly status: "active" | "inactive";
}

/** Which of a list. */
export interface PeopleWanted {
	/** Part of a code or name; empty: any. */
	readonly text: string;
	/** Code that the page begins after; empty: the first page. */
	readonly after: string;
	/** Only those whose code counts, or has ended; null: all. */
	readonly status?: "active" | "inactive" | null;
}

/** Those who bring guests by links. */
interface LinkPartner {
	readonly kind: "affiliate" | "host";
}

/** Partners and hosts in the order of their codes, beginning after one; those whose code or name holds a text. */
export function listPartners(db: Db, { text, after, status = null }: PeopleWanted, limit: number) {
	let partners = db
		.selectFrom("partner")
		.selectAll()
		.$narrowType<LinkPartner>()
		.where("kind", "<>", "agency")
		.where("code", ">", after)
		.orderBy("code")
		.limit(limit);
	if (status !== null) partners = partners.where("status", "=", status);
	if (text !== "") {
		const lower = text.toLowerCase();
		partners = partners.where(
			sql<boolean>`(strpos(lower(code::text), ${lower}) > 0 OR strpos(lower(label), ${lower}) > 0)`,
		);
	}
	return partners.execute();
}

/** A partner or host; null: nobody has the code, or an agency. */
export async function findPartnerRow(db: Db, code: string) {
	return (await partnersOf(db, code).executeTakeFirst()) ?? null;
}

/** The same, kept from colleagues until the transaction ends. */
export async function lockPartner(trx: Db, code: string) {
	return (await partnersOf(trx, code).forUpdate().executeTakeFirst()) ?? null;
}

function partnersOf(db: Db, code: string) {
	return db
		.selectFrom("partner")
		.selectAll()
		.$narrowType<LinkPartner>()
		.where("code", "=", code)
		.where("kind", "<>", "agency");
}

const columnsOf = ({ label, commissionBp, email, lang, status }: PartnerTerms) => ({
	label,
	commission_bp: commissionBp,
	email,
	lang,
	status,
	of_staff: true,
});

/** Adds a partner; false where the code is taken. */
export async function insertPartner(
	trx: Db,
	code: string,
	kind: "affiliate" | "host" | "agency",
	terms: PartnerTerms,
): Promise<boolean> {
	const added = await trx
		.insertInto("partner")
		.values({ code, kind, ...columnsOf(terms) })
		.onConflict((conflict) => conflict.column("code").doNothing())
		.returning("code")
		.executeTakeFirst();
	return added !== undefined;
}

export async function updatePartner(trx: Db, code: string, terms: PartnerTerms): Promise<void> {
	await trx
		.updateTable("partner")
		.set({ ...columnsOf(terms), version: sql`version + 1` })
		.where("code", "=", code)
		.execute();
}

/** A booking that a partner brought. `settlement`: of a cancelled one. */
export interface PartnerBooking {
	readonly bookingNo: string;
	readonly state: BookingState;
	readonly arrival: string;
	readonly departure: string;
	readonly commissionCents: number;
	readonly settlement: Pick<Settlement, "feeBp" | "feeCents" | "travelCents"> | null;
}

const BOOKING = sql`b.booking_no AS "bookingNo", b.state, b.arrival::text AS arrival, b.departure::text AS departure,
	b.commission_cents AS "commissionCents", CASE b.state WHEN 'cancelled' THEN
		jsonb_build_object('feeBp', c.fee_bp, 'feeCents', c.fee_cents, 'travelCents', c.travel_cents) END AS settlement`;

/** Bookings of a partner, the latest first. */
export async function listPartnerBookings(db: Db, code: string, limit: number): Promise<readonly PartnerBooking[]> {
	const { rows } =
		await sql<PartnerBooking>`SELECT ${BOOKING} FROM booking b LEFT JOIN cancellation c USING (booking_id)
		WHERE b.payee_code = ${code}::citext ORDER BY b.booking_id DESC LIMIT ${limit}`.execute(db);
	return rows;
}

/** Bookings of a partner that earn or will: to come whenever, over since a day. */
export async function listEarningBookings(db: Db, code: string, since: DayNumber): Promise<readonly PartnerBooking[]> {
	const { rows } =
		await sql<PartnerBooking>`SELECT ${BOOKING} FROM booking b LEFT JOIN cancellation c USING (booking_id)
		WHERE b.payee_code = ${code}::citext AND (b.state = 'confirmed'
			OR (b.departure >= ${isoOf(since)}::date AND (b.state = 'completed' OR (b.state = 'cancelled' AND c.fee_cents > 0))))`.execute(
			db,
		);
	return rows;
}

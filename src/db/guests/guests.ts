import { type Selectable, sql, type Updateable } from "kysely";
import type { Guest } from "#domain/booking/guest-form.ts";
import type { Language } from "#domain/language.ts";
import type { Db } from "../connection/client.ts";
import type { GuestTable } from "../tables/booking-tables.ts";

/** Guests: one row an e-mail address. */

export type GuestRow = Selectable<GuestTable>;

/** What is stored of a guest's form beside the address of the mailbox. */
export function guestColumns(guest: Guest) {
	return {
		salutation: guest.salutation,
		firstname: guest.firstname,
		lastname: guest.lastname,
		tel_e164: guest.telE164,
		tel_country: guest.telCountry,
		address: guest.address,
		postal_code: guest.postalCode,
		placename: guest.placename,
		country_code: guest.countryCode,
	};
}

/**
 * The guest of an e-mail address, made on the first booking. What is stored stays: typing another person's
 * address does not change that person's data; only what a free hold left empty is filled. The row stays locked until
 * the transaction ends.
 */
export async function lockGuest(trx: Db, publicId: string, guest: Guest, lang: Language): Promise<number> {
	const row = await trx
		.insertInto("guest")
		.values({
			...guestColumns(guest),
			public_id: publicId,
			email: guest.email,
			lang,
			marketing_consent_at: null,
			anonymised_at: null,
		})
		// As a rule the update changes nothing; it locks the row, so that one guest's bookings come one after another.
		.onConflict((conflict) =>
			conflict
				.column("email")
				.doUpdateSet(
					Object.fromEntries(
						Object.keys(guestColumns(guest)).map((column) => [
							column,
							sql`CASE WHEN guest.lastname = '' THEN ${sql.ref(`excluded.${column}`)} ELSE ${sql.ref(`guest.${column}`)} END`,
						]),
					),
				),
		)
		.returning("guest_id")
		.executeTakeFirstOrThrow();
	return row.guest_id;
}

/** A guest by key; null for an unknown one. */
export async function findGuest(db: Db, guestId: number): Promise<GuestRow | null> {
	const row = await db.selectFrom("guest").selectAll().where("guest_id", "=", guestId).executeTakeFirst();
	return row ?? null;
}

/** The same, held until the transaction ends. */
export async function holdGuest(trx: Db, guestId: number): Promise<GuestRow | null> {
	const row = await trx.selectFrom("guest").selectAll().where("guest_id", "=", guestId).forUpdate().executeTakeFirst();
	return row ?? null;
}

/** A guest whose key is known to be right; throws for an unknown one. */
export function getGuest(db: Db, guestId: number): Promise<GuestRow> {
	return db.selectFrom("guest").selectAll().where("guest_id", "=", guestId).executeTakeFirstOrThrow();
}

/** The guest of an e-mail address; null when there is none. */
export async function findGuestByEmail(db: Db, email: string): Promise<GuestRow | null> {
	const row = await db.selectFrom("guest").selectAll().where("email", "=", email).executeTakeFirst();
	return row ?? null;
}

/** The guest who may sign in with an e-mail address; with a booking number only the guest of that booking. Null: none. */
export async function findGuestToSignIn(db: Db, email: string, bookingNo: string | null): Promise<GuestRow | null> {
	let query = db
		.selectFrom("guest as g")
		.selectAll("g")
		.where("g.email", "=", email)
		.where("g.anonymised_at", "is", null);
	if (bookingNo !== null) {
		query = query.where((where) =>
			where.exists(
				where
					.selectFrom("booking as b")
					.select("b.booking_id")
					.whereRef("b.guest_id", "=", "g.guest_id")
					.where("b.booking_no", "=", bookingNo),
			),
		);
	}
	return (await query.executeTakeFirst()) ?? null;
}

/** Locks a guest whose data is not erased until the transaction ends; null for any other. Bookings take this lock first. */
export async function lockLivingGuest(trx: Db, guestId: number): Promise<GuestRow | null> {
	const row = await trx
		.selectFrom("guest")
		.selectAll()
		.where("guest_id", "=", guestId)
		.where("anonymised_at", "is", null)
		.forUpdate()
		.executeTakeFirst();
	return row ?? null;
}

/** What a guest may change alone. */
export type GuestDetails = Omit<
	Updateable<GuestTable>,
	"public_id" | "email" | "marketing_consent_at" | "anonymised_at" | "created_at"
>;

/** Stores the details of a guest of whom a free hold knew the address alone; what is there stays. */
export async function fillGuest(db: Db, guestId: number, guest: Guest): Promise<void> {
	await db
		.updateTable("guest")
		.set(guestColumns(guest))
		.where("guest_id", "=", guestId)
		.where("lastname", "=", "")
		.where("anonymised_at", "is", null)
		.execute();
}

/** Stores changed details of a guest. */
export async function updateGuest(db: Db, guestId: number, details: GuestDetails): Promise<void> {
	await db.updateTable("guest").set(details).where("guest_id", "=", guestId).execute();
}

/** Stores since when a guest subscribes to offers, or null; answers the newsletter's recipient. */
export function setMarketingConsent(
	trx: Db,
	guestId: number,
	since: Date | null,
): Promise<Pick<GuestRow, "email" | "firstname" | "lang">> {
	return trx
		.updateTable("guest")
		.set({ marketing_consent_at: since })
		.where("guest_id", "=", guestId)
		.returning(["email", "firstname", "lang"])
		.executeTakeFirstOrThrow();
}

/** Changes the address of a guest whose data is not erased. Throws the unique violation (23505) when it is taken. */
export async function changeGuestEmail(trx: Db, guestId: number, email: string): Promise<void> {
	await trx
		.updateTable("guest")
		.set({ email })
		.where("guest_id", "=", guestId)
		.where("anonymised_at", "is", null)
		.execute();
}

/**
 * Addresses that a guest had before, as bookings and the mails about the change know them; none that a guest has by now.
 */
export async function listFormerAddresses(db: Db, guestId: number): Promise<readonly string[]> {
	const { rows } = await sql<{ email: string }>`
		SELECT f.email FROM (
			SELECT (guest->>'email')::citext AS email FROM booking WHERE guest_id = ${guestId}
			UNION SELECT recipient FROM email_outbox WHERE guest_id = ${guestId} AND kind = 'email_changed') AS f
		WHERE f.email <> '' AND NOT EXISTS (SELECT 1 FROM guest g WHERE g.email = f.email)`.execute(db);
	return rows.map((row) => row.email);
}

/** Removes name and address from a guest's row; `email` is the unique address that replaces it. */
export async function anonymiseGuest(trx: Db, guestId: number, email: string, now: Date): Promise<void> {
	await trx
		.updateTable("guest")
		.set({
			salutation: "neutral",
			firstname: "",
			lastname: "",
			tel_e164: "",
			address: "",
			postal_code: "",
			placename: "",
			marketing_consent_at: null,
			anonymised_at: now,
			email,
		})
		.where("guest_id", "=", guestId)
		.execute();
}

import { sql } from "kysely";
import { dateRange } from "#db/availability/claims.ts";
import type { Db } from "#db/connection/client.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { type FeedHome, feedCodes, feedHomes, feedRates } from "./homes.ts";

/** Puts the fixture homes into a database, and more homes made after them. */

const PLACE_SLUGS = {
	nl: "kirchberg-in-tirol",
	en: "kirchberg-in-tirol",
	de: "kirchberg-in-tirol",
	fr: "kirchberg-in-tirol",
};

/** H1 and H2, their place, their codes and the partner SKIFUN. */
export async function seedFixture(db: Db): Promise<void> {
	const tirol = { nl: "Tirol", en: "Tyrol", de: "Tirol", fr: "Tyrol" };
	const region = await db
		.insertInto("region")
		.values({
			country: "AT",
			name: "Tirol",
			ares_key: "AT-7",
			names: JSON.stringify(tirol),
			slugs: JSON.stringify({ nl: "tirol", en: "tyrol", de: "tirol", fr: "tyrol" }),
		})
		.returning("region_id")
		.executeTakeFirstOrThrow();
	const name = "Kirchberg in Tirol";
	const place = await db
		.insertInto("place")
		.values({
			region_id: region.region_id,
			name,
			ares_key: "kirchberg",
			names: JSON.stringify({ nl: name, en: name, de: name, fr: name }),
			slugs: JSON.stringify(PLACE_SLUGS),
		})
		.returning("place_id")
		.executeTakeFirstOrThrow();
	await db
		.insertInto("partner")
		.values([
			{ code: "SKIFUN", label: "Skifun Reizen", kind: "affiliate", commission_bp: 800 },
			{ code: "SLEEPING", label: "Sleeping", kind: "affiliate", commission_bp: 800, status: "inactive" },
			{ code: "HOSTEL", label: "Host of homes", kind: "host", commission_bp: 500 },
		])
		.execute();
	await db.insertInto("homeowner").values({ code: "77" }).execute();
	for (const home of feedHomes) await whole(db, (trx) => seedHome(trx, home, place.place_id));
	for (const code of feedCodes) {
		await db
			.insertInto("discount_code")
			.values({
				code: code.code,
				kind: code.kind,
				bp: code.bp ?? null,
				cents: code.cents ?? null,
				max_cents: code.maxCents,
				min_rent_cents: code.minRentCents,
				max_uses: code.maxUses,
				book_from: code.bookFrom,
				book_until: code.bookUntil,
				per_guest: code.perGuest,
				stay_from: code.stayFrom,
				stay_until: code.stayUntil,
			})
			.execute();
	}
}

/** In a transaction: the caller's, or one of its own. */
async function whole(db: Db, work: (trx: Db) => Promise<void>): Promise<void> {
	if (db.isTransaction) await work(db);
	else await db.transaction().execute(work);
}

/** What may differ from the fixture home that a new one is made after. */
export interface HomeChanges {
	readonly accoId?: string;
	readonly bookMode?: "instant" | "on_request";
	readonly optionAllowed?: boolean;
	readonly status?: "live" | "test" | "off" | "draft";
	readonly units?: readonly string[];
	readonly hostCode?: string;
}

/** A home like H1 (or H2) under another id. */
export async function seedHomeLike(db: Db, accoId: "a990001" | "a990002", changes: HomeChanges): Promise<void> {
	const home = feedHomes.find((candidate) => candidate.accoId === accoId);
	if (!home) throw new Error(`no fixture home ${accoId}`);
	const place = await db.selectFrom("place").select("place_id").executeTakeFirstOrThrow();
	// A home appears with its units and rates or not at all, as the change log expects.
	await whole(db, (trx) => seedHome(trx, home, place.place_id, changes));
}

async function seedHome(db: Db, home: FeedHome, placeId: number, changes: HomeChanges = {}): Promise<void> {
	const accoId = changes.accoId ?? home.accoId;
	await db
		.insertInto("accommodation")
		.values({
			acco_id: accoId,
			status: changes.status ?? "live",
			title: JSON.stringify(home.title),
			description: JSON.stringify(home.description),
			place_id: placeId,
			country: home.country,
			lat: home.lat,
			lng: home.lng,
			public_lat: home.lat,
			public_lng: home.lng,
			kind: home.kind,
			detached: home.detached,
			bedrooms: home.bedrooms,
			bathrooms: home.bathrooms,
			stars: home.stars,
			rating: home.rating,
			reviews: home.reviews,
			max_guests: home.maxGuests,
			max_babies: home.maxBabies,
			max_pets: home.maxPets,
			included_guests: home.includedGuests,
			amenities: home.amenities,
			images: JSON.stringify([{ url: "https://pictures.example/house.webp", alt: { en: "The house" } }]),
			book_mode: changes.bookMode ?? home.bookMode,
			option_allowed: changes.optionAllowed ?? home.optionAllowed,
			min_lead_days: home.minLeadDays,
			checkin_from: home.checkinFrom,
			checkout_until: home.checkoutUntil,
			deposit_cents: home.depositCents,
			host_code: changes.hostCode ?? null,
		})
		.execute();
	for (const unitId of changes.units ?? [accoId]) {
		await db
			.insertInto("unit")
			.values({ unit_id: unitId })
			.onConflict((conflict) => conflict.doNothing())
			.execute();
		await db.insertInto("acco_unit").values({ acco_id: accoId, unit_id: unitId }).execute();
	}
	await seedRates(db, home.accoId, accoId);
}

async function seedRates(db: Db, like: string, accoId: string): Promise<void> {
	const rates = feedRates.find((line) => line.accoId === like);
	if (!rates) throw new Error(`no rates of ${like}`);
	for (const season of rates.seasons) {
		await db
			.insertInto("rate_season")
			.values({
				acco_id: accoId,
				period: dateRange({ arrival: dayOf(season.from), departure: dayOf(season.to) }),
				night_cents: season.nightCents,
				weekend_cents: season.weekendCents,
				weekend_days: [...season.weekendDays],
				arrival_days: [...season.arrivalDays],
				departure_days: [...season.departureDays],
				min_nights: season.minNights,
				min_through: season.minThrough,
				max_nights: season.maxNights,
				extra_person_cents: season.extraPersonCents,
			})
			.execute();
	}
	for (const rule of rates.discounts)
		await db
			.insertInto("discount_rule")
			.values({ acco_id: accoId, ...rule })
			.execute();
	for (const [seq, fee] of rates.fees.entries()) {
		await db
			.insertInto("fee")
			.values({ acco_id: accoId, seq, ...fee })
			.execute();
	}
	const tax = rates.touristTax;
	if (tax?.mode !== "fixed") return;
	await db
		.insertInto("tourist_tax")
		.values({
			acco_id: accoId,
			mode: tax.mode,
			pay: tax.pay,
			max_nights: tax.maxNights,
			adult_cents: tax.adultCents,
			child_cents: tax.childCents,
			baby_cents: tax.babyCents,
			percent_bp: null,
			cap_cents: null,
		})
		.execute();
}

const TABLES = [
	"document_series",
	"document",
	"auth_log",
	"webhook_event",
	"booking",
	"quote",
	"guest",
	"discount_code",
	"occupancy",
	"idempotency_key",
	"email_outbox",
	"audit_log",
	"accommodation",
	"unit",
	"place",
	"region",
	"partner",
	"homeowner",
	"change_log",
	"feed_run",
];

/**
 * Empties tables and what hangs on them, and lowers the banners. Rows are deleted without triggers: most tables hold
 * none, and TRUNCATE makes new files for each of them, which takes longer than most tests.
 */
export async function emptyTables(db: Db, tables: readonly string[] = TABLES): Promise<void> {
	await sql
		.raw(`DO $$
		DECLARE emptied regclass;
		BEGIN
			PERFORM set_config('session_replication_role', 'replica', true);
			FOR emptied IN
				WITH RECURSIVE hanging (name) AS (
					SELECT unnest('{${tables.join(", ")}}'::regclass[])
					UNION
					SELECT c.conrelid::regclass FROM pg_constraint c JOIN hanging h ON c.confrelid = h.name WHERE c.contype = 'f'
				)
				SELECT name FROM hanging
			LOOP
				EXECUTE format('DELETE FROM %s', emptied);
			END LOOP;
		END $$`)
		.execute(db);
	await db.updateTable("message_flag").set({ raised: false }).execute();
}

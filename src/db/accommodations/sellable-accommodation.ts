import { sql } from "kysely";
import { type Occupancy, occupancyOf, type SellableAccommodation } from "#domain/accommodation/accommodation.ts";
import { ACCOMMODATION_STATUSES, type AccommodationStatus } from "#domain/accommodation/facts.ts";
import { EMPTY_RATES } from "#domain/accommodation/rates.ts";
import type { Language } from "#domain/language.ts";
import type { Db } from "../connection/client.ts";
import type { StoredImage } from "../tables/schema.ts";
import { type AccoRow, readAccoRows } from "./acco-rows.ts";
import { listUnits } from "./accommodations.ts";
import { KeptHomes, type WrittenHome } from "./kept-homes.ts";
import { loadRates, loadTaken } from "./load-homes.ts";

type PartialText = Partial<Record<Language, string>>;

/** A home with all that a quote, a booking and its documents need of it. */
export interface LoadedAccommodation {
	readonly home: SellableAccommodation;
	/** Its own row, with the names of where it lies. */
	readonly row: AccoRow;
	readonly status: AccommodationStatus;
	/** Claims lock and take all of them. */
	readonly unitIds: readonly string[];
	/** Expired holds and options count as free. */
	readonly occupancy: Occupancy;
	readonly facts: AccommodationFacts;
}

export interface AccommodationFacts {
	/** Grows with every change of facts, rates or rules. */
	readonly version: number;
	readonly title: PartialText;
	readonly placename: PartialText;
	readonly region: PartialText;
	readonly images: readonly StoredImage[];
	readonly checkinFrom: string | null;
	readonly checkoutUntil: string | null;
	readonly registrationNumber: string | null;
	readonly hostCode: string | null;
	readonly ownerCode: string | null;
	readonly commissionBp: number | null;
}

const kept = new WeakMap<Db, KeptHomes>();

/**
 * Loads a home whatever its status, as it is at an instant; null for an unknown id. The nights of `exceptBookingId` count
 * as free. What is written together with its row is read anew where the row, or its place's or region's, is another than
 * the last time, and always in a transaction.
 */
export async function loadSellableAccommodation(
	db: Db,
	accoId: string,
	now: Date,
	exceptBookingId: number | null = null,
): Promise<LoadedAccommodation | null> {
	const home = db.isTransaction ? await readHome(db, accoId) : await keptHome(db, accoId);
	if (!home) return null;
	const { row, rates, unitIds } = home;
	return {
		home: {
			accoId,
			country: row.country,
			maxGuests: row.max_guests,
			maxBabies: row.max_babies,
			maxPets: row.max_pets,
			includedGuests: row.included_guests,
			minLeadDays: row.min_lead_days,
			bookMode: row.book_mode,
			optionAllowed: row.option_allowed,
			balanceDays: row.balance_days,
			depositCents: row.deposit_cents,
			rates,
		},
		row,
		status: row.status,
		unitIds,
		occupancy: occupancyOf((await loadTaken(db, [accoId], now, exceptBookingId)).get(accoId) ?? []),
		facts: {
			version: row.version,
			title: row.title,
			placename: row.place_names,
			region: row.region_names,
			images: row.images,
			checkinFrom: row.checkin_from,
			checkoutUntil: row.checkout_until,
			registrationNumber: row.registration_number,
			hostCode: row.host_code,
			ownerCode: row.owner_code,
			commissionBp: row.commission_bp,
		},
	};
}

async function keptHome(db: Db, accoId: string): Promise<WrittenHome | null> {
	const homes = kept.get(db) ?? new KeptHomes();
	kept.set(db, homes);
	// Before what it stands for: what changes in between is read, and asked for again under the next stamp.
	const stamp = await stampOf(db, accoId);
	if (stamp === null) return null;
	const known = homes.get(accoId, stamp);
	if (known) return known;
	const home = await readHome(db, accoId);
	if (home) homes.set(accoId, stamp, home);
	return home;
}

/**
 * Which version of its row a home has, and its place and region of theirs: every write of a row makes a new one (`xmin`,
 * `ctid`), and facts and rates are always written together with the home's (migration 0001). Null: unknown.
 */
async function stampOf(db: Db, accoId: string): Promise<string | null> {
	const { rows } = await sql<{ stamp: string }>`
		SELECT concat_ws(' ', a.xmin, a.ctid, p.xmin, p.ctid, r.xmin, r.ctid,
			(SELECT string_agg(unit_id, ' ' ORDER BY unit_id) FROM acco_unit u WHERE u.acco_id = a.acco_id)) AS stamp
		FROM accommodation a JOIN place p USING (place_id) JOIN region r USING (region_id)
		WHERE a.acco_id = ${accoId}`.execute(db);
	return rows[0]?.stamp ?? null;
}

async function readHome(db: Db, accoId: string): Promise<WrittenHome | null> {
	const [row] = await readAccoRows(db, [accoId], ACCOMMODATION_STATUSES);
	if (!row) return null;
	const unitIds = await listUnits(db, accoId);
	return { row, unitIds, rates: (await loadRates(db, [accoId])).get(accoId) ?? EMPTY_RATES };
}

import { sql } from "kysely";
import { type Occupancy, occupancyOf, type SellableAccommodation } from "#domain/accommodation/accommodation.ts";
import { ACCOMMODATION_STATUSES, type AccommodationStatus } from "#domain/accommodation/facts.ts";
import { EMPTY_RATES } from "#domain/accommodation/rates.ts";
import type { Language } from "#domain/language.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import type { Db } from "../connection/client.ts";
import type { StoredImage } from "../tables/schema.ts";
import { type AccoRow, readAccoRows } from "./acco-rows.ts";
import { listUnits } from "./accommodations.ts";
import { KeptHomes, type WrittenHome } from "./kept-homes.ts";
import { loadRates, loadTaken, takenPeriods } from "./load-homes.ts";

type PartialText = Partial<Record<Language, string>>;

/** A home with all that a quote, a booking and its documents need of it. */
export interface LoadedAccommodation {
	readonly home: SellableAccommodation;
	/** Its own row, with the names of where it lies. */
	readonly row: AccoRow;
	readonly status: AccommodationStatus;
	/** Claims lock and take all of them. */
	readonly unitIds: readonly string[];
	/** Expired holds and options count as free; nights before yesterday may. */
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
	const found = db.isTransaction
		? await homeNow(db, accoId, now, exceptBookingId)
		: await keptHome(db, accoId, now, exceptBookingId);
	if (!found) return null;
	const { row, rates, unitIds, occupancy } = found;
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
		occupancy,
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

type HomeNow = WrittenHome & { readonly occupancy: Occupancy };

async function homeNow(db: Db, accoId: string, now: Date, exceptBookingId: number | null): Promise<HomeNow | null> {
	const home = await readHome(db, accoId);
	if (!home) return null;
	const taken = await loadTaken(db, [accoId], now, exceptBookingId);
	return { ...home, occupancy: occupancyOf(taken.get(accoId) ?? []) };
}

async function keptHome(db: Db, accoId: string, now: Date, exceptBookingId: number | null): Promise<HomeNow | null> {
	const homes = kept.get(db) ?? new KeptHomes();
	kept.set(db, homes);
	// Before what it stands for: what changes in between is read, and asked for again under the next stamp.
	const state = await stateOf(db, accoId, now, exceptBookingId);
	if (!state) return null;
	const { stamp, taken } = state;
	let home = homes.get(accoId, stamp);
	if (!home) {
		home = await readHome(db, accoId);
		if (!home) return null;
		homes.set(accoId, stamp, home);
	}
	return { ...home, occupancy: occupancyAs(taken, home) };
}

/** What was taken of a home the last time: as long as nothing of it changes, what is worked out of it stands for the same object. */
const occupancies = new WeakMap<WrittenHome, { readonly taken: string | null; readonly occupancy: Occupancy }>();

function occupancyAs(taken: string | null, home: WrittenHome): Occupancy {
	const last = occupancies.get(home);
	if (last?.taken === taken) return last.occupancy;
	const periods = JSON.parse(taken ?? "[]") as readonly (readonly [arrival: DayNumber, departure: DayNumber])[];
	const occupancy = occupancyOf(periods.map(([arrival, departure]) => ({ arrival, departure })));
	occupancies.set(home, { taken, occupancy });
	return occupancy;
}

/**
 * What is taken of a home, and which version of its row it has, its place and region of theirs: every write of a row makes
 * a new one (`xmin`, `ctid`), and facts and rates are always written together with the home's (migration 0001). Null: unknown.
 */
async function stateOf(
	db: Db,
	accoId: string,
	now: Date,
	exceptBookingId: number | null,
): Promise<{ readonly stamp: string; readonly taken: string | null } | null> {
	const { rows } = await sql<{ stamp: string; taken: string | null }>`
		SELECT concat_ws(' ', a.xmin, a.ctid, p.xmin, p.ctid, r.xmin, r.ctid,
			(SELECT string_agg(unit_id, ' ' ORDER BY unit_id) FROM acco_unit u WHERE u.acco_id = a.acco_id)) AS stamp,
			${takenPeriods(sql`a.acco_id`, now, exceptBookingId)} AS taken
		FROM accommodation a JOIN place p USING (place_id) JOIN region r USING (region_id)
		WHERE a.acco_id = ${accoId}`.execute(db);
	return rows[0] ?? null;
}

async function readHome(db: Db, accoId: string): Promise<WrittenHome | null> {
	const [row] = await readAccoRows(db, [accoId], ACCOMMODATION_STATUSES);
	if (!row) return null;
	const unitIds = await listUnits(db, accoId);
	return { row, unitIds, rates: (await loadRates(db, [accoId])).get(accoId) ?? EMPTY_RATES };
}

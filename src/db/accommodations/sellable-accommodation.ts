import { type Occupancy, occupancyOf, type SellableAccommodation } from "#domain/accommodation/accommodation.ts";
import type { AccommodationStatus } from "#domain/accommodation/facts.ts";
import { EMPTY_RATES } from "#domain/accommodation/rates.ts";
import type { Language } from "#domain/language.ts";
import type { Db } from "../connection/client.ts";
import type { StoredImage } from "../tables/schema.ts";
import { listUnits } from "./accommodations.ts";
import { loadRates, loadTaken } from "./load-homes.ts";

type PartialText = Partial<Record<Language, string>>;

/** A home with all that a quote, a booking and its documents need of it. */
export interface LoadedAccommodation {
	readonly home: SellableAccommodation;
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

/**
 * Loads a home whatever its status, as it is at an instant; null for an unknown id. The nights of `exceptBookingId` count
 * as free.
 */
export async function loadSellableAccommodation(
	db: Db,
	accoId: string,
	now: Date,
	exceptBookingId: number | null = null,
): Promise<LoadedAccommodation | null> {
	const row = await db
		.selectFrom("accommodation as a")
		.innerJoin("place as p", "p.place_id", "a.place_id")
		.innerJoin("region as r", "r.region_id", "p.region_id")
		.selectAll("a")
		.select(["p.names as place_names", "r.names as region_names"])
		.where("a.acco_id", "=", accoId)
		.executeTakeFirst();
	if (!row) return null;
	const unitIds = await listUnits(db, accoId);
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
			rates: (await loadRates(db, [accoId])).get(accoId) ?? EMPTY_RATES,
		},
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

import { sql } from "kysely";
import type { HomeStatus } from "#domain/home/facts.ts";
import { type Occupancy, occupancyOf, type SellableHome } from "#domain/home/home.ts";
import { type FeeBasis, type RateTable, stayKey, type TouristTax } from "#domain/home/rates.ts";
import type { Language } from "#domain/language.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import type { Db } from "./client.ts";
import type { StoredImage, TouristTaxTable } from "./schema.ts";

type PartialText = Partial<Record<Language, string>>;

/** A home with all that a quote, a booking and its papers need of it. */
export interface LoadedHome {
	readonly home: SellableHome;
	readonly status: HomeStatus;
	/** Claims lock and take all of them. */
	readonly unitIds: readonly string[];
	/** Expired holds and options count as free. */
	readonly occupancy: Occupancy;
	readonly facts: HomeFacts;
}

export interface HomeFacts {
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

/** Loads a home whatever its status, as it is at an instant; null for an unknown id. */
export async function loadSellableHome(db: Db, accoId: string, now: Date): Promise<LoadedHome | null> {
	const row = await db
		.selectFrom("accommodation as a")
		.innerJoin("place as p", "p.place_id", "a.place_id")
		.innerJoin("region as r", "r.region_id", "p.region_id")
		.selectAll("a")
		.select(["p.names as place_names", "r.names as region_names"])
		.where("a.acco_id", "=", accoId)
		.executeTakeFirst();
	if (!row) return null;
	const units = await db.selectFrom("acco_unit").select("unit_id").where("acco_id", "=", accoId).execute();
	const unitIds = units.map((unit) => unit.unit_id).sort();
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
			rates: await loadRates(db, accoId),
		},
		status: row.status,
		unitIds,
		occupancy: await loadOccupancy(db, unitIds, now),
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

async function loadOccupancy(db: Db, unitIds: readonly string[], now: Date): Promise<Occupancy> {
	if (unitIds.length === 0) return occupancyOf([]);
	const rows = await db
		.selectFrom("occupancy")
		.select([sql<string>`lower(stay)`.as("arrival"), sql<string>`upper(stay)`.as("departure")])
		.where("unit_id", "in", unitIds)
		.where("released_at", "is", null)
		.where((or) => or.or([or("expires_at", "is", null), or("expires_at", ">", now)]))
		.execute();
	return occupancyOf(rows.map((row) => ({ arrival: dayOf(row.arrival), departure: dayOf(row.departure) })));
}

async function loadRates(db: Db, accoId: string): Promise<RateTable> {
	const seasons = await db
		.selectFrom("rate_season")
		.selectAll()
		.select([sql<string>`lower(period)`.as("from"), sql<string>`upper(period)`.as("to")])
		.where("acco_id", "=", accoId)
		.orderBy(sql`lower(period)`)
		.execute();
	const days = await db.selectFrom("calendar_day").selectAll().where("acco_id", "=", accoId).execute();
	const stays = await db.selectFrom("stay_price").selectAll().where("acco_id", "=", accoId).execute();
	const discounts = await db.selectFrom("discount_rule").selectAll().where("acco_id", "=", accoId).execute();
	const fees = await db.selectFrom("fee").selectAll().where("acco_id", "=", accoId).orderBy("seq").execute();
	const tax = await db.selectFrom("tourist_tax").selectAll().where("acco_id", "=", accoId).executeTakeFirst();
	return {
		seasons: seasons.map((season) => ({
			from: dayOf(season.from),
			to: dayOf(season.to),
			nightCents: season.night_cents,
			weekendCents: season.weekend_cents,
			weekendDays: season.weekend_days,
			arrivalDays: season.arrival_days,
			departureDays: season.departure_days,
			minNights: season.min_nights,
			minThrough: season.min_through,
			maxNights: season.max_nights,
			extraPersonCents: season.extra_person_cents,
		})),
		days: new Map(
			days.map((day) => [
				dayOf(day.day),
				{
					nightCents: day.night_cents,
					minNights: day.min_nights,
					closedArrival: day.closed_arrival,
					closedDeparture: day.closed_departure,
					stopSell: day.stop_sell,
				},
			]),
		),
		stays: new Map(stays.map((stay) => [stayKey(dayOf(stay.arrival), stay.nights), stay.rent_cents])),
		discounts: discounts.map(({ kind, threshold, bp }) => ({ kind, threshold, bp })),
		fees: fees.map(({ code, cents, per, mandatory, pay, insured }) => ({
			...{ code, cents, mandatory, pay, insured },
			per: per as FeeBasis,
		})),
		touristTax: tax ? touristTaxOf(tax) : null,
	};
}

function touristTaxOf(row: TouristTaxTable): TouristTax {
	const { pay } = row;
	const maxNights = row.max_nights;
	return row.mode === "percent"
		? { mode: "percent", percentBp: row.percent_bp ?? 0, capCents: row.cap_cents, maxNights, pay }
		: {
				mode: "fixed",
				adultCents: row.adult_cents ?? 0,
				childCents: row.child_cents ?? 0,
				babyCents: row.baby_cents ?? 0,
				maxNights,
				pay,
			};
}

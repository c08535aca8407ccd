import { type RawBuilder, sql } from "kysely";
import type { Amenity, BookMode, HomeStatus, Kind, LocationFact } from "#domain/home/facts.ts";
import type { Occupancy } from "#domain/home/home.ts";
import {
	type DayOverride,
	type DiscountKind,
	type FeeBasis,
	type PayPlace,
	type RateTable,
	stayKey,
	type TouristTax,
} from "#domain/home/rates.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { type CatalogueHome, occupancyAt, type TakenPeriod } from "#search/catalogue-home.ts";
import type { Db } from "./client.ts";

/**
 * Reads homes in the domain's shape. Each page of homes is one statement, so a home is never seen half
 * changed: its rates, claims and facts come from one snapshot. Children travel as JSON arrays, days as numbers.
 */

/** Homes read by one statement when all of them stream by. */
export const HOMES_PER_PAGE = 1000;

/** A home with its taken nights at the instant it was read for. */
export interface LoadedHome extends CatalogueHome {
	readonly occupancy: Occupancy;
}

/** Loads a home whatever its status; holds and options that expired by `now` count as free. Null: unknown id. */
export async function loadSellableHome(db: Db, accoId: string, now: Date): Promise<LoadedHome | null> {
	const [found] = await loadHomes(db, [accoId], now);
	return found ? { ...found, occupancy: occupancyAt(found.taken, now.getTime()) } : null;
}

/** Loads the homes of a list, whatever their status; unknown ids are left out. Order is that of the ids' text. */
export async function loadHomes(db: Db, accoIds: readonly string[], now: Date): Promise<readonly CatalogueHome[]> {
	if (accoIds.length === 0) return [];
	return readHomes(db, sql`a.acco_id = ANY(${[...accoIds]}::text[])`, accoIds.length, now);
}

/** All homes in pages, ordered by the ids' text, whatever their status. */
export async function* streamHomes(
	db: Db,
	now: Date,
	pageSize = HOMES_PER_PAGE,
): AsyncGenerator<readonly CatalogueHome[]> {
	let last = "";
	while (true) {
		const page = await readHomes(db, sql`a.acco_id > ${last}`, pageSize, now);
		if (page.length > 0) yield page;
		const end = page.at(-1);
		if (!end || page.length < pageSize) return;
		last = end.home.accoId;
	}
}

type SeasonCells = [number, number, number, number, number[], number[], number[], number, number, number, number];
type DayCells = [number, number | null, number | null, boolean, boolean, boolean];
type FeeCells = [string, number, FeeBasis, boolean, PayPlace, boolean];
type TaxCells = ["fixed" | "percent", number, number, number, number, number | null, number | null, PayPlace];

interface HomeRow {
	acco_id: string;
	country: string;
	status: HomeStatus;
	max_guests: number;
	max_babies: number;
	max_pets: number;
	pets_known: boolean;
	included_guests: number;
	min_lead_days: number;
	book_mode: BookMode;
	option_allowed: boolean;
	balance_days: number;
	deposit_cents: number;
	region_id: number;
	place_id: number;
	lat: number;
	lng: number;
	kind: Kind;
	detached: boolean;
	bedrooms: number;
	bathrooms: number;
	stars: number | null;
	rating: number | null;
	reviews: number;
	company_vfy: boolean;
	amenities: Amenity[];
	location: LocationFact[];
	km_skilift: number | null;
	km_golf_course: number | null;
	image_count: number;
	described_languages: number;
	area_known: boolean;
	check_times_known: boolean;
	units: string[] | null;
	seasons: SeasonCells[] | null;
	days: DayCells[] | null;
	stays: [number, number, number][] | null;
	discounts: [DiscountKind, number, number][] | null;
	fees: FeeCells[] | null;
	tax: TaxCells | null;
	taken: [number, number, number | null][] | null;
}

async function readHomes(db: Db, which: RawBuilder<unknown>, limit: number, now: Date): Promise<CatalogueHome[]> {
	const { rows } = await sql<HomeRow>`
		WITH chosen AS MATERIALIZED (
			SELECT a.*, p.region_id FROM accommodation a JOIN place p USING (place_id)
			WHERE ${which} ORDER BY a.acco_id LIMIT ${limit}
		)
		SELECT acco_id, country, status, max_guests, max_babies, max_pets, pets_known, included_guests, min_lead_days,
			book_mode, option_allowed, balance_days, deposit_cents, region_id, place_id,
			public_lat AS lat, public_lng AS lng, kind, detached, bedrooms, bathrooms, stars, rating, reviews, company_vfy,
			amenities, km_skilift, km_golf_course,
			array_remove(ARRAY[
				CASE WHEN near_ski_slope THEN 'nearSkiSlope' END, CASE WHEN near_sea THEN 'nearSea' END,
				CASE WHEN near_lake THEN 'nearLake' END, CASE WHEN on_holiday_park THEN 'onHolidayPark' END,
				CASE WHEN near_skibus THEN 'nearSkibus' END], NULL) AS location,
			jsonb_array_length(images) AS image_count,
			(SELECT count(*)::int FROM jsonb_each_text(description) text WHERE text.value <> '') AS described_languages,
			area_m2 IS NOT NULL AS area_known,
			checkin_from IS NOT NULL AND checkout_until IS NOT NULL AS check_times_known,
			(SELECT json_agg(u.unit_id ORDER BY u.unit_id) FROM acco_unit u WHERE u.acco_id = c.acco_id) AS units,
			(SELECT json_agg(json_build_array(
					lower(s.period) - date '1970-01-01', upper(s.period) - date '1970-01-01', s.night_cents, s.weekend_cents,
					s.weekend_days, s.arrival_days, s.departure_days, s.min_nights, s.min_through, s.max_nights,
					s.extra_person_cents) ORDER BY s.period)
				FROM rate_season s WHERE s.acco_id = c.acco_id) AS seasons,
			(SELECT json_agg(json_build_array(d.day - date '1970-01-01', d.night_cents, d.min_nights,
					d.closed_arrival, d.closed_departure, d.stop_sell))
				FROM calendar_day d WHERE d.acco_id = c.acco_id) AS days,
			(SELECT json_agg(json_build_array(f.arrival - date '1970-01-01', f.nights, f.rent_cents))
				FROM stay_price f WHERE f.acco_id = c.acco_id) AS stays,
			(SELECT json_agg(json_build_array(r.kind, r.threshold, r.bp) ORDER BY r.kind, r.threshold)
				FROM discount_rule r WHERE r.acco_id = c.acco_id) AS discounts,
			(SELECT json_agg(json_build_array(e.code, e.cents, e.per, e.mandatory, e.pay, e.insured) ORDER BY e.seq, e.code)
				FROM fee e WHERE e.acco_id = c.acco_id) AS fees,
			(SELECT json_build_array(t.mode, coalesce(t.adult_cents, 0), coalesce(t.child_cents, 0),
					coalesce(t.baby_cents, 0), coalesce(t.percent_bp, 0), t.cap_cents, t.max_nights, t.pay)
				FROM tourist_tax t WHERE t.acco_id = c.acco_id) AS tax,
			(SELECT json_agg(json_build_array(
					lower(o.stay) - date '1970-01-01', upper(o.stay) - date '1970-01-01',
					ceil(extract(epoch FROM o.expires_at) * 1000)::bigint))
				FROM acco_unit u JOIN occupancy o USING (unit_id)
				WHERE u.acco_id = c.acco_id AND o.released_at IS NULL
					AND (o.expires_at IS NULL OR o.expires_at > ${now})) AS taken
		FROM chosen c ORDER BY acco_id`.execute(db);
	return rows.map(homeOf);
}

function homeOf(row: HomeRow): CatalogueHome {
	return {
		home: {
			accoId: row.acco_id,
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
			rates: ratesOf(row),
		},
		status: row.status,
		facts: {
			regionId: row.region_id,
			placeId: row.place_id,
			lat: row.lat,
			lng: row.lng,
			kind: row.kind,
			detached: row.detached,
			bedrooms: row.bedrooms,
			bathrooms: row.bathrooms,
			stars: row.stars,
			rating: row.rating,
			reviews: row.reviews,
			petsKnown: row.pets_known,
			companyVfy: row.company_vfy,
			amenities: row.amenities,
			location: row.location,
			kmSkilift: row.km_skilift,
			kmGolfCourse: row.km_golf_course,
			imageCount: row.image_count,
			describedLanguages: row.described_languages,
			areaKnown: row.area_known,
			checkTimesKnown: row.check_times_known,
		},
		unitIds: row.units ?? [],
		taken: (row.taken ?? []).map(([arrival, departure, expiresAt]): TakenPeriod => ({ arrival, departure, expiresAt })),
	};
}

function ratesOf(row: HomeRow): RateTable {
	return {
		seasons: (row.seasons ?? []).map((cells) => ({
			from: cells[0],
			to: cells[1],
			nightCents: cells[2],
			weekendCents: cells[3],
			weekendDays: cells[4],
			arrivalDays: cells[5],
			departureDays: cells[6],
			minNights: cells[7],
			minThrough: cells[8],
			maxNights: cells[9],
			extraPersonCents: cells[10],
		})),
		days: new Map(
			(row.days ?? []).map(
				([day, nightCents, minNights, closedArrival, closedDeparture, stopSell]): [DayNumber, DayOverride] => [
					day,
					{ nightCents, minNights, closedArrival, closedDeparture, stopSell },
				],
			),
		),
		stays: new Map((row.stays ?? []).map(([arrival, nights, rentCents]) => [stayKey(arrival, nights), rentCents])),
		discounts: (row.discounts ?? []).map(([kind, threshold, bp]) => ({ kind, threshold, bp })),
		fees: (row.fees ?? []).map(([code, cents, per, mandatory, pay, insured]) => ({
			code,
			cents,
			per,
			mandatory,
			pay,
			insured,
		})),
		touristTax: row.tax && touristTaxOf(row.tax),
	};
}

function touristTaxOf([
	mode,
	adultCents,
	childCents,
	babyCents,
	percentBp,
	capCents,
	maxNights,
	pay,
]: TaxCells): TouristTax {
	return mode === "fixed"
		? { mode, adultCents, childCents, babyCents, maxNights, pay }
		: { mode, percentBp, capCents, maxNights, pay };
}

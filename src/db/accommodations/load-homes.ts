import { type RawBuilder, sql } from "kysely";
import type { SellableAccommodation } from "#domain/accommodation/accommodation.ts";
import type { AccommodationStatus, Amenity, BookMode, Kind, LocationFact } from "#domain/accommodation/facts.ts";
import {
	type DayOverride,
	type DiscountRule,
	EMPTY_RATES,
	type Fee,
	type PriceRise,
	type RateTable,
	type Season,
	stayKey,
	type TouristTax,
} from "#domain/accommodation/rates.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import type { SearchHome } from "#search/search-home.ts";
import type { Db } from "../connection/client.ts";
import type { TouristTaxTable } from "../tables/schema.ts";

/** Reads homes with rates and occupancy in a few statements, however many homes there are. */

/** Homes a page of `streamSearchHomes`. */
const PAGE_HOMES = 1000;

/** Days are read as numbers: cheaper than parsing text for millions of rows. */
const dayNumber = (date: RawBuilder<unknown>) => sql`(${date} - DATE '1970-01-01')`;
const ofHomes = (accoIds: readonly string[]) => sql`acco_id = ANY(${[...accoIds]}::text[])`;

/** A home's rows of each table: arrays of values, which are smaller and quicker than rows of their own. */
interface RateRows {
	readonly accoId: string;
	readonly seasons: readonly SeasonValues[] | null;
	readonly days: readonly DayValues[] | null;
	readonly stays: readonly (readonly [arrival: DayNumber, nights: number, rentCents: number])[] | null;
	readonly discounts: readonly DiscountRule[] | null;
	readonly fees: readonly Fee[] | null;
	readonly tax: TouristTaxTable | null;
	readonly rises: readonly PriceRise[] | null;
}
type SeasonValues = readonly [
	from: DayNumber,
	to: DayNumber,
	nightCents: number,
	weekendCents: number,
	weekendDays: readonly number[],
	arrivalDays: readonly number[],
	departureDays: readonly number[],
	minNights: number,
	minThrough: number,
	maxNights: number,
	extraPersonCents: number,
];
type DayValues = readonly [
	day: DayNumber,
	nightCents: number | null,
	minNights: number | null,
	closedArrival: boolean,
	closedDeparture: boolean,
	stopSell: boolean,
];

/**
 * Price tables by accoId; homes without any rows are missing. One statement: what is written while it is read is in all
 * of a table or in none of it.
 */
export async function loadRates(db: Db, accoIds: readonly string[]): Promise<ReadonlyMap<string, RateTable>> {
	const { rows } = await sql<RateRows>`
		SELECT h.acco_id AS "accoId",
			(SELECT json_agg(json_build_array(${dayNumber(sql`lower(period)`)}, ${dayNumber(sql`upper(period)`)}, night_cents,
					weekend_cents, weekend_days, arrival_days, departure_days, min_nights, min_through, max_nights,
					extra_person_cents) ORDER BY lower(period))
				FROM rate_season t WHERE t.acco_id = h.acco_id) AS seasons,
			(SELECT json_agg(json_build_array(${dayNumber(sql`day`)}, night_cents, min_nights, closed_arrival,
					closed_departure, stop_sell))
				FROM calendar_day t WHERE t.acco_id = h.acco_id) AS days,
			(SELECT json_agg(json_build_array(${dayNumber(sql`arrival`)}, nights, rent_cents))
				FROM stay_price t WHERE t.acco_id = h.acco_id) AS stays,
			(SELECT json_agg(json_build_object('kind', kind, 'threshold', threshold, 'bp', bp) ORDER BY kind, threshold)
				FROM discount_rule t WHERE t.acco_id = h.acco_id) AS discounts,
			(SELECT json_agg(json_build_object('code', code, 'cents', cents, 'per', per, 'mandatory', mandatory, 'pay', pay,
					'insured', insured) ORDER BY seq)
				FROM fee t WHERE t.acco_id = h.acco_id) AS fees,
			(SELECT to_json(t) FROM tourist_tax t WHERE t.acco_id = h.acco_id) AS tax,
			(SELECT json_agg(json_build_object('raisedOn', ${dayNumber(sql`raised_on`)}, 'from', ${dayNumber(sql`lower(n)`)},
					'to', ${dayNumber(sql`upper(n)`)}) ORDER BY raised_on, n)
				FROM price_rise t, unnest(nights) n WHERE t.acco_id = h.acco_id) AS rises
		FROM unnest(${[...accoIds]}::text[]) h (acco_id)`.execute(db);
	const tables = new Map<string, RateTable>();
	for (const row of rows) {
		const { accoId, seasons, days, stays, discounts, fees, tax, rises } = row;
		if (!(seasons ?? days ?? stays ?? discounts ?? fees ?? tax ?? rises)) continue;
		tables.set(accoId, {
			seasons: (seasons ?? []).map(seasonFrom),
			days: new Map((days ?? []).map(dayFrom)),
			stays: new Map((stays ?? []).map(([arrival, nights, cents]) => [stayKey(arrival, nights), cents])),
			discounts: discounts ?? [],
			fees: fees ?? [],
			touristTax: tax && touristTaxFrom(tax),
			rises: rises ?? [],
		});
	}
	return tables;
}

function seasonFrom(values: SeasonValues): Season {
	const [from, to, nightCents, weekendCents, weekendDays, arrivalDays, departureDays, ...rest] = values;
	const [minNights, minThrough, maxNights, extraPersonCents] = rest;
	return {
		from,
		to,
		nightCents,
		weekendCents,
		weekendDays,
		arrivalDays,
		departureDays,
		minNights,
		minThrough,
		maxNights,
		extraPersonCents,
	};
}

function dayFrom(values: DayValues): [DayNumber, DayOverride] {
	const [day, nightCents, minNights, closedArrival, closedDeparture, stopSell] = values;
	return [day, { nightCents, minNights, closedArrival, closedDeparture, stopSell }];
}

function touristTaxFrom(row: TouristTaxTable): TouristTax {
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

/** A period in which a home's nights are taken; `expiresAt` (ms) is set for holds and options. */
export interface TakenPeriod {
	readonly arrival: DayNumber;
	readonly departure: DayNumber;
	readonly expiresAt: number | null;
}

/** Which rows of `occupancy` take nights: what ran out before `now` does not, nor what is the booking's itself. */
const takes = (now: Date, exceptBookingId: number | null): RawBuilder<unknown> => sql`released_at IS NULL
	AND (expires_at IS NULL OR expires_at > ${now})
	AND ${exceptBookingId === null ? sql`true` : sql`booking_id IS DISTINCT FROM ${exceptBookingId}`}`;

/** Nights so long ago take nothing from anybody, whatever the time zone of who asks. */
const PAST_MS = 2 * 86_400_000;

/**
 * Taken periods of one home from the day before yesterday on, days only, as JSON (`[arrival, departure]` each) within a
 * statement; null: none.
 */
export function takenPeriods(
	accoId: RawBuilder<unknown>,
	now: Date,
	exceptBookingId: number | null,
): RawBuilder<string | null> {
	const since = new Date(now.getTime() - PAST_MS).toISOString().slice(0, 10);
	return sql`(SELECT json_agg(json_build_array(${dayNumber(sql`lower(stay)`)}, ${dayNumber(sql`upper(stay)`)})
			ORDER BY stay)::text
		FROM acco_unit taken_unit JOIN occupancy USING (unit_id)
		WHERE taken_unit.acco_id = ${accoId} AND ${takes(now, exceptBookingId)} AND upper(stay) > ${since}::date)`;
}

/** Taken periods by accoId, of all units of each home; what ran out before `now` is free. */
export async function loadTaken(
	db: Db,
	accoIds: readonly string[],
	now: Date,
	exceptBookingId: number | null = null,
): Promise<ReadonlyMap<string, readonly TakenPeriod[]>> {
	const { rows } = await sql<{ accoId: string; arrival: DayNumber; departure: DayNumber; expiresAt: Date | null }>`
		SELECT acco_id AS "accoId", ${dayNumber(sql`lower(stay)`)} AS arrival, ${dayNumber(sql`upper(stay)`)} AS departure,
			expires_at AS "expiresAt"
		FROM acco_unit JOIN occupancy USING (unit_id)
		WHERE ${ofHomes(accoIds)} AND ${takes(now, exceptBookingId)}`.execute(db);
	const taken = new Map<string, TakenPeriod[]>();
	for (const { accoId, arrival, departure, expiresAt } of rows) {
		const period = { arrival, departure, expiresAt: expiresAt?.getTime() ?? null };
		const periods = taken.get(accoId);
		if (periods) periods.push(period);
		else taken.set(accoId, [period]);
	}
	return taken;
}

/** Those of the homes that belong in a search index (live and test houses), in the order of their numbers. */
export async function loadSearchHomes(db: Db, accoIds: readonly string[], now: Date): Promise<SearchHome[]> {
	if (accoIds.length === 0) return [];
	return withRates(db, await loadRows(db, sql`a.acco_id = ANY(${[...accoIds]}::text[])`), now);
}

/** All homes of a search index, in pages in the order of their numbers. */
export async function* streamSearchHomes(db: Db, now: Date, atOnce = PAGE_HOMES): AsyncGenerator<SearchHome[]> {
	let after = -1;
	for (;;) {
		const rows = await loadRows(db, sql`a.acco_no > ${after}`, atOnce);
		const last = rows.at(-1);
		if (!last) return;
		yield await withRates(db, rows, now);
		after = Number(last.accoId.slice(1));
		if (rows.length < atOnce) return;
	}
}

type Row = Omit<SellableAccommodation, "rates"> & {
	readonly status: AccommodationStatus;
	readonly regionId: number;
	readonly placeId: number;
	readonly lat: number;
	readonly lng: number;
	readonly kind: Kind;
	readonly detached: boolean;
	readonly bedrooms: number;
	readonly bathrooms: number;
	readonly stars: number | null;
	readonly rating: number | null;
	readonly reviews: number;
	readonly petsKnown: boolean;
	readonly companyVfy: boolean;
	readonly amenities: Amenity[];
	readonly location: LocationFact[];
	readonly kmSkilift: number | null;
	readonly kmGolfCourse: number | null;
	readonly pictures: number;
	readonly languages: number;
	readonly areaKnown: boolean;
	readonly hoursKnown: boolean;
	readonly bookMode: BookMode;
};

async function loadRows(db: Db, which: RawBuilder<unknown>, limit: number | null = null): Promise<Row[]> {
	const { rows } = await sql<Row>`
		SELECT a.acco_id AS "accoId", a.status, a.country, p.region_id AS "regionId", a.place_id AS "placeId",
			a.public_lat AS lat, a.public_lng AS lng, a.kind, a.detached, a.bedrooms, a.bathrooms, a.stars, a.rating,
			a.reviews, a.max_guests AS "maxGuests", a.max_babies AS "maxBabies", a.max_pets AS "maxPets",
			a.pets_known AS "petsKnown", a.included_guests AS "includedGuests", a.company_vfy AS "companyVfy",
			a.amenities, a.km_skilift AS "kmSkilift", a.km_golf_course AS "kmGolfCourse",
			array_remove(ARRAY[
				CASE WHEN a.near_ski_slope THEN 'nearSkiSlope' END, CASE WHEN a.near_sea THEN 'nearSea' END,
				CASE WHEN a.near_lake THEN 'nearLake' END, CASE WHEN a.on_holiday_park THEN 'onHolidayPark' END,
				CASE WHEN a.near_skibus THEN 'nearSkibus' END], NULL) AS location,
			jsonb_array_length(a.images) AS pictures,
			(SELECT count(*)::int FROM jsonb_object_keys(a.description)) AS languages,
			a.area_m2 IS NOT NULL AS "areaKnown",
			a.checkin_from IS NOT NULL AND a.checkout_until IS NOT NULL AS "hoursKnown",
			a.book_mode AS "bookMode", a.option_allowed AS "optionAllowed", a.min_lead_days AS "minLeadDays",
			a.balance_days AS "balanceDays", a.deposit_cents AS "depositCents"
		FROM accommodation a JOIN place p USING (place_id)
		WHERE a.status IN ('live', 'test') AND ${which}
		ORDER BY a.acco_no ${limit === null ? sql`` : sql`LIMIT ${limit}`}`.execute(db);
	return rows;
}

async function withRates(db: Db, rows: readonly Row[], now: Date): Promise<SearchHome[]> {
	if (rows.length === 0) return [];
	const accoIds = rows.map((row) => row.accoId);
	const rates = await loadRates(db, accoIds);
	const taken = await loadTaken(db, accoIds, now);
	return rows.map((row) => searchHome(row, rates.get(row.accoId), taken.get(row.accoId) ?? []));
}

function searchHome(row: Row, rates: RateTable | undefined, taken: readonly TakenPeriod[]): SearchHome {
	const { accoId, country, maxGuests, maxBabies, maxPets, includedGuests, minLeadDays } = row;
	const { bookMode, optionAllowed, balanceDays, depositCents } = row;
	const { regionId, placeId, lat, lng, kind, detached, bedrooms, bathrooms, stars, rating, reviews } = row;
	const { petsKnown, companyVfy, amenities, location, kmSkilift, kmGolfCourse } = row;
	const { pictures, languages, areaKnown, hoursKnown } = row;
	const expiries = taken.flatMap((period) => (period.expiresAt === null ? [] : [period.expiresAt]));
	return {
		home: {
			accoId,
			country,
			maxGuests,
			maxBabies,
			maxPets,
			includedGuests,
			minLeadDays,
			bookMode,
			optionAllowed,
			balanceDays,
			depositCents,
			rates: rates ?? EMPTY_RATES,
		},
		status: row.status === "test" ? "test" : "live",
		facts: {
			regionId,
			placeId,
			lat,
			lng,
			kind,
			detached,
			bedrooms,
			bathrooms,
			stars,
			rating,
			reviews,
			petsKnown,
			companyVfy,
			amenities,
			location,
			kmSkilift,
			kmGolfCourse,
			information: { pictures, languages, areaKnown, hoursKnown },
		},
		taken,
		expiresAt: expiries.length > 0 ? Math.min(...expiries) : null,
	};
}

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

/** Price tables by accoId; homes without any rows are missing. */
export async function loadRates(db: Db, accoIds: readonly string[]): Promise<ReadonlyMap<string, RateTable>> {
	const tables = new Map<string, Draft>();
	const of = (accoId: string): Draft => {
		let table = tables.get(accoId);
		if (!table) {
			table = { seasons: [], days: new Map(), stays: new Map(), discounts: [], fees: [], touristTax: null, rises: [] };
			tables.set(accoId, table);
		}
		return table;
	};
	const seasons = await sql<Season & { accoId: string }>`
		SELECT acco_id AS "accoId", ${dayNumber(sql`lower(period)`)} AS "from", ${dayNumber(sql`upper(period)`)} AS "to",
			night_cents AS "nightCents", weekend_cents AS "weekendCents", weekend_days AS "weekendDays",
			arrival_days AS "arrivalDays", departure_days AS "departureDays", min_nights AS "minNights",
			min_through AS "minThrough", max_nights AS "maxNights", extra_person_cents AS "extraPersonCents"
		FROM rate_season WHERE ${ofHomes(accoIds)} ORDER BY acco_id, lower(period)`.execute(db);
	for (const { accoId, ...season } of seasons.rows) of(accoId).seasons.push(season);
	const days = await sql<DayOverride & { accoId: string; day: DayNumber }>`
		SELECT acco_id AS "accoId", ${dayNumber(sql`day`)} AS day, night_cents AS "nightCents", min_nights AS "minNights",
			closed_arrival AS "closedArrival", closed_departure AS "closedDeparture", stop_sell AS "stopSell"
		FROM calendar_day WHERE ${ofHomes(accoIds)}`.execute(db);
	for (const { accoId, day, ...override } of days.rows) of(accoId).days.set(day, override);
	const stays = await sql<{ accoId: string; arrival: DayNumber; nights: number; rentCents: number }>`
		SELECT acco_id AS "accoId", ${dayNumber(sql`arrival`)} AS arrival, nights, rent_cents AS "rentCents"
		FROM stay_price WHERE ${ofHomes(accoIds)}`.execute(db);
	for (const { accoId, arrival, nights, rentCents } of stays.rows) {
		of(accoId).stays.set(stayKey(arrival, nights), rentCents);
	}
	const discounts = await sql<DiscountRule & { accoId: string }>`
		SELECT acco_id AS "accoId", kind, threshold, bp FROM discount_rule WHERE ${ofHomes(accoIds)}
		ORDER BY acco_id, kind, threshold`.execute(db);
	for (const { accoId, ...rule } of discounts.rows) of(accoId).discounts.push(rule);
	const fees = await sql<Fee & { accoId: string }>`
		SELECT acco_id AS "accoId", code, cents, per, mandatory, pay, insured FROM fee WHERE ${ofHomes(accoIds)}
		ORDER BY acco_id, seq`.execute(db);
	for (const { accoId, ...fee } of fees.rows) of(accoId).fees.push(fee);
	const taxes = await sql<TouristTaxTable>`SELECT * FROM tourist_tax WHERE ${ofHomes(accoIds)}`.execute(db);
	for (const tax of taxes.rows) of(tax.acco_id).touristTax = touristTaxFrom(tax);
	const rises = await sql<PriceRise & { accoId: string }>`
		SELECT acco_id AS "accoId", ${dayNumber(sql`raised_on`)} AS "raisedOn", ${dayNumber(sql`lower(n)`)} AS "from",
			${dayNumber(sql`upper(n)`)} AS "to"
		FROM price_rise, unnest(nights) n WHERE ${ofHomes(accoIds)} ORDER BY acco_id, raised_on, n`.execute(db);
	for (const { accoId, ...rise } of rises.rows) of(accoId).rises.push(rise);
	return tables;
}

/** A price table that is being filled. */
interface Draft {
	readonly seasons: Season[];
	readonly days: Map<DayNumber, DayOverride>;
	readonly stays: Map<string, number>;
	readonly discounts: DiscountRule[];
	readonly fees: Fee[];
	touristTax: TouristTax | null;
	readonly rises: PriceRise[];
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

/** Taken periods by accoId, of all units of each home; what ran out before `now` is free. */
export async function loadTaken(
	db: Db,
	accoIds: readonly string[],
	now: Date,
	exceptBookingId: number | null = null,
): Promise<ReadonlyMap<string, readonly TakenPeriod[]>> {
	const others = exceptBookingId === null ? sql`true` : sql`booking_id IS DISTINCT FROM ${exceptBookingId}`;
	const { rows } = await sql<{ accoId: string; arrival: DayNumber; departure: DayNumber; expiresAt: Date | null }>`
		SELECT acco_id AS "accoId", ${dayNumber(sql`lower(stay)`)} AS arrival, ${dayNumber(sql`upper(stay)`)} AS departure,
			expires_at AS "expiresAt"
		FROM acco_unit JOIN occupancy USING (unit_id)
		WHERE ${ofHomes(accoIds)} AND released_at IS NULL AND (expires_at IS NULL OR expires_at > ${now})
			AND ${others}`.execute(db);
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
export async function* streamSearchHomes(db: Db, now: Date): AsyncGenerator<SearchHome[]> {
	let after = -1;
	for (;;) {
		const rows = await loadRows(db, sql`a.acco_no > ${after}`, PAGE_HOMES);
		const last = rows.at(-1);
		if (!last) return;
		yield await withRates(db, rows, now);
		after = Number(last.accoId.slice(1));
		if (rows.length < PAGE_HOMES) return;
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

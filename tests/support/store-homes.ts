import { sql } from "kysely";
import type { Db } from "#db/connection/client.ts";
import type { SellableAccommodation } from "#domain/accommodation/accommodation.ts";
import type { AccommodationStatus } from "#domain/accommodation/facts.ts";
import type { Stay } from "#domain/pricing/stay-rules.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import type { SearchFacts } from "#search/search-home.ts";

/** A home as tests and benches make it: domain shape, with its units. */
export interface MadeHome {
	readonly home: SellableAccommodation;
	readonly status: AccommodationStatus;
	readonly facts: SearchFacts;
	readonly units: readonly string[];
}

/** A claim on a unit's nights; they must not overlap unless released. */
export interface MadeClaim {
	readonly unitId: string;
	readonly stay: Stay;
	readonly kind: "hold" | "option" | "booking" | "owner";
	/** For holds and options. */
	readonly expiresAt: Date | null;
	readonly released: boolean;
}

const CHUNK = 1000;
const range = ({ arrival, departure }: Stay) => `[${isoOf(arrival)},${isoOf(departure)})`;

/** Makes `regions` regions with `placesEach` places; answers their ids, which homes' facts must name. */
export async function storePlaces(db: Db, country: string, names: readonly string[]): Promise<PlaceIds[]> {
	const ids: PlaceIds[] = [];
	for (const name of names) {
		const texts = JSON.stringify({ nl: name, en: name, de: name, fr: name });
		const region = await sql<{ region_id: number }>`
			INSERT INTO region (country, name, names, slugs, ares_key)
			VALUES (${country}, ${name}, ${texts}::jsonb, ${texts}::jsonb, ${name}) RETURNING region_id`.execute(db);
		const regionId = region.rows[0]?.region_id ?? 0;
		for (const part of ["north", "south"]) {
			const place = await sql<{ place_id: number }>`
				INSERT INTO place (region_id, name, names, slugs, ares_key)
				VALUES (${regionId}, ${part}, ${texts}::jsonb, ${texts}::jsonb, ${name + part}) RETURNING place_id`.execute(db);
			ids.push({ country, regionId, placeId: place.rows[0]?.place_id ?? 0 });
		}
	}
	return ids;
}

export interface PlaceIds {
	readonly country: string;
	readonly regionId: number;
	readonly placeId: number;
}

/** Inserts homes with their rates and units in few statements. */
export async function storeHomes(db: Db, homes: readonly MadeHome[]): Promise<void> {
	for (let from = 0; from < homes.length; from += CHUNK) {
		const chunk = homes.slice(from, from + CHUNK);
		await db.transaction().execute(async (trx) => {
			await insert(trx, "accommodation", ACCOMMODATION_COLUMNS, chunk.map(accommodationRow));
			const links = chunk.flatMap(({ home, units }) => units.map((unit_id) => ({ acco_id: home.accoId, unit_id })));
			await insert(trx, "unit", "unit_id", dedupe(links), "ON CONFLICT DO NOTHING");
			await insert(trx, "acco_unit", "acco_id, unit_id", links);
			await storeRates(
				trx,
				chunk.map(({ home }) => home),
			);
		});
	}
}

function dedupe(links: readonly { unit_id: string }[]): { unit_id: string }[] {
	return [...new Set(links.map(({ unit_id }) => unit_id))].map((unit_id) => ({ unit_id }));
}

/** Inserts the rates of homes that have none. */
async function storeRates(db: Db, homes: readonly SellableAccommodation[]): Promise<void> {
	const each = <Row extends object>(rows: (home: SellableAccommodation) => Iterable<Row>) =>
		homes.flatMap((home) => [...rows(home)].map((row) => ({ acco_id: home.accoId, ...row })));
	await insert(
		db,
		"rate_season",
		`acco_id, period, night_cents, weekend_cents, weekend_days, arrival_days, departure_days, min_nights, min_through,
			max_nights, extra_person_cents`,
		each(({ rates }) =>
			rates.seasons.map((season) => ({
				period: range({ arrival: season.from, departure: season.to }),
				night_cents: season.nightCents,
				weekend_cents: season.weekendCents,
				weekend_days: season.weekendDays,
				arrival_days: season.arrivalDays,
				departure_days: season.departureDays,
				min_nights: season.minNights,
				min_through: season.minThrough,
				max_nights: season.maxNights,
				extra_person_cents: season.extraPersonCents,
			})),
		),
	);
	await insert(
		db,
		"calendar_day",
		"acco_id, day, night_cents, min_nights, closed_arrival, closed_departure, stop_sell",
		each(({ rates }) =>
			[...rates.days].map(([day, override]) => ({
				day: isoOf(day),
				night_cents: override.nightCents,
				min_nights: override.minNights,
				closed_arrival: override.closedArrival,
				closed_departure: override.closedDeparture,
				stop_sell: override.stopSell,
			})),
		),
	);
	await insert(
		db,
		"stay_price",
		"acco_id, arrival, nights, rent_cents",
		each(({ rates }) =>
			[...rates.stays].map(([key, rent_cents]) => {
				const [arrival = 0, nights = 0] = key.split("+").map(Number);
				return { arrival: isoOf(arrival), nights, rent_cents };
			}),
		),
	);
	await insert(
		db,
		"price_rise",
		"acco_id, raised_on, nights",
		each(({ rates }) =>
			rates.rises.map(({ raisedOn, from, to }) => ({
				raised_on: isoOf(raisedOn),
				nights: `{${range({ arrival: from, departure: to })}}`,
			})),
		),
	);
	await insert(
		db,
		"discount_rule",
		"acco_id, kind, threshold, bp",
		each(({ rates }) => rates.discounts),
	);
	await insert(
		db,
		"fee",
		"acco_id, seq, code, cents, per, mandatory, pay, insured",
		each(({ rates }) => rates.fees.map((fee, seq) => ({ seq, ...fee }))),
	);
	await insert(
		db,
		"tourist_tax",
		"acco_id, mode, adult_cents, child_cents, baby_cents, percent_bp, cap_cents, max_nights, pay",
		each(({ rates: { touristTax: tax } }) =>
			tax === null
				? []
				: [
						{
							mode: tax.mode,
							max_nights: tax.maxNights,
							pay: tax.pay,
							...(tax.mode === "fixed"
								? { adult_cents: tax.adultCents, child_cents: tax.childCents, baby_cents: tax.babyCents }
								: { percent_bp: tax.percentBp, cap_cents: tax.capCents }),
						},
					],
		),
	);
}

/** Deletes the rates of homes. */
export async function deleteRates(db: Db, accoIds: readonly string[]): Promise<void> {
	for (const table of [
		"rate_season",
		"calendar_day",
		"stay_price",
		"discount_rule",
		"fee",
		"tourist_tax",
		"price_rise",
	]) {
		await sql`DELETE FROM ${sql.table(table)} WHERE acco_id = ANY(${[...accoIds]}::text[])`.execute(db);
	}
}

export async function storeClaims(db: Db, claims: readonly MadeClaim[]): Promise<void> {
	for (let from = 0; from < claims.length; from += 10 * CHUNK) {
		await insert(
			db,
			"occupancy",
			"unit_id, stay, kind, expires_at, released_at",
			claims.slice(from, from + 10 * CHUNK).map(({ unitId, stay, kind, expiresAt, released }) => ({
				unit_id: unitId,
				stay: range(stay),
				kind,
				expires_at: expiresAt?.toISOString() ?? null,
				released_at: released ? "2027-01-01T00:00:00Z" : null,
			})),
		);
	}
}

async function insert(db: Db, table: string, columns: string, rows: readonly object[], end = ""): Promise<void> {
	if (rows.length === 0) return;
	await sql`INSERT INTO ${sql.table(table)} (${sql.raw(columns)}) SELECT ${sql.raw(columns)}
		FROM json_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::json) ${sql.raw(end)}`.execute(db);
}

const ACCOMMODATION_COLUMNS = `acco_id, status, company_vfy, title, description, place_id, country, lat, lng, public_lat,
	public_lng, kind, detached, bedrooms, bathrooms, area_m2, stars, rating, reviews, max_guests, max_babies, max_pets,
	pets_known, included_guests, amenities, on_holiday_park, near_skibus, near_ski_slope, near_sea, near_lake,
	km_skilift, km_golf_course, images, book_mode, option_allowed, min_lead_days, balance_days, checkin_from,
	checkout_until, deposit_cents`;

function accommodationRow({ home, status, facts }: MadeHome) {
	const { information, location } = facts;
	return {
		acco_id: home.accoId,
		status,
		company_vfy: facts.companyVfy,
		title: { en: `House ${home.accoId}` },
		description: Object.fromEntries(["nl", "en", "de", "fr"].slice(0, information.languages).map((l) => [l, "Text"])),
		place_id: facts.placeId,
		country: home.country,
		lat: facts.lat,
		lng: facts.lng,
		public_lat: facts.lat,
		public_lng: facts.lng,
		kind: facts.kind,
		detached: facts.detached,
		bedrooms: facts.bedrooms,
		bathrooms: facts.bathrooms,
		area_m2: information.areaKnown ? 80 : null,
		stars: facts.stars,
		rating: facts.rating,
		reviews: facts.reviews,
		max_guests: home.maxGuests,
		max_babies: home.maxBabies,
		max_pets: home.maxPets,
		pets_known: facts.petsKnown,
		included_guests: home.includedGuests,
		amenities: facts.amenities,
		on_holiday_park: location.includes("onHolidayPark"),
		near_skibus: location.includes("nearSkibus"),
		near_ski_slope: location.includes("nearSkiSlope"),
		near_sea: location.includes("nearSea"),
		near_lake: location.includes("nearLake"),
		km_skilift: facts.kmSkilift,
		km_golf_course: facts.kmGolfCourse,
		images: Array.from({ length: information.pictures }, (_, i) => ({ url: `https://pictures.example/${i}`, alt: {} })),
		book_mode: home.bookMode,
		option_allowed: home.optionAllowed,
		min_lead_days: home.minLeadDays,
		balance_days: home.balanceDays,
		...(information.hoursKnown ? { checkin_from: "15:00", checkout_until: "10:00" } : {}),
		deposit_cents: home.depositCents,
	};
}

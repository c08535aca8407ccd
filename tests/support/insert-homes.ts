import { sql } from "kysely";
import type { Db } from "#db/client.ts";
import type { OccupancyKind } from "#db/schema.ts";
import { LOCATION_COLUMNS } from "#search/sql/candidates.ts";
import { LOCATIONS } from "#domain/home/facts.ts";
import { type DayNumber, isoOf } from "#domain/time/civil-date.ts";
import type { CatalogueHome } from "#search/catalogue-home.ts";

/** Puts homes in the domain's shape into a database, many rows a statement. */

/** A claim on a unit; `expiresAt` in ms since 1970 for holds and options. */
export interface Claim {
	readonly unitId: string;
	readonly arrival: DayNumber;
	readonly departure: DayNumber;
	readonly kind: OccupancyKind;
	readonly expiresAt: number | null;
}

const ROWS_PER_STATEMENT = 5000;

/** Inserts rows given as objects with the columns' names; nested arrays and objects become arrays and jsonb. */
export async function insertRows(db: Db, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
	const [first] = rows;
	if (!first) return;
	const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
	for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
		const json = JSON.stringify(rows.slice(from, from + ROWS_PER_STATEMENT));
		await sql`
			INSERT INTO ${sql.table(table)} (${columns})
			SELECT ${columns} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${json}::jsonb)`.execute(db);
	}
}

/** Places of the catalogues: country, region id and place id belong together. */
export interface TestPlace {
	readonly country: string;
	readonly regionId: number;
	readonly placeId: number;
}

export async function insertPlaces(db: Db, places: readonly TestPlace[]): Promise<void> {
	const names = (name: string) => ({ nl: name, en: name, de: name, fr: name });
	const regions = new Map(places.map((place) => [place.regionId, place]));
	for (const { regionId, country } of regions.values()) {
		const name = `Region ${regionId}`;
		const text = JSON.stringify(names(name));
		await sql`
			INSERT INTO region (region_id, country, name, names, slugs, ares_key) OVERRIDING SYSTEM VALUE
			VALUES (${regionId}, ${country}, ${name}, ${text}::jsonb, ${text}::jsonb, ${name})`.execute(db);
	}
	for (const { regionId, placeId } of places) {
		const name = `Place ${placeId}`;
		const text = JSON.stringify(names(name));
		await sql`
			INSERT INTO place (place_id, region_id, name, names, slugs, ares_key) OVERRIDING SYSTEM VALUE
			VALUES (${placeId}, ${regionId}, ${name}, ${text}::jsonb, ${text}::jsonb, ${name})`.execute(db);
	}
}

/** Inserts homes with units and rates, not their claims (those belong to units: `insertClaims`). */
export async function insertHomes(db: Db, homes: readonly CatalogueHome[]): Promise<void> {
	const units = [...new Set(homes.flatMap((home) => home.unitIds))];
	await insertRows(db, "accommodation", homes.map(accommodationRow));
	for (let from = 0; from < units.length; from += ROWS_PER_STATEMENT) {
		const ids = JSON.stringify(units.slice(from, from + ROWS_PER_STATEMENT));
		await sql`
			INSERT INTO unit (unit_id) SELECT jsonb_array_elements_text(${ids}::jsonb) ON CONFLICT DO NOTHING`.execute(db);
	}
	await insertRows(
		db,
		"acco_unit",
		homes.flatMap(({ home, unitIds }) => unitIds.map((unit_id) => ({ acco_id: home.accoId, unit_id }))),
	);
	await insertRates(db, homes);
}

/** Replaces the rate tables of homes and marks the homes as changed, as an import does. */
export async function replaceRates(db: Db, homes: readonly CatalogueHome[]): Promise<void> {
	await db.transaction().execute(async (trx) => {
		const ids = homes.map(({ home }) => home.accoId);
		for (const table of ["rate_season", "calendar_day", "stay_price", "discount_rule", "fee", "tourist_tax"] as const) {
			await trx.deleteFrom(table).where("acco_id", "in", ids).execute();
		}
		await insertRates(trx, homes);
		await trx
			.updateTable("accommodation")
			.set((row) => ({ version: row("version", "+", 1) }))
			.where("acco_id", "in", ids)
			.execute();
	});
}

export async function insertClaims(db: Db, claims: readonly Claim[]): Promise<void> {
	await insertRows(
		db,
		"occupancy",
		claims.map(({ unitId, arrival, departure, kind, expiresAt }) => ({
			unit_id: unitId,
			stay: range(arrival, departure),
			kind,
			by_feed: false,
			expires_at: expiresAt === null ? null : new Date(expiresAt).toISOString(),
			created_at: new Date(0).toISOString(),
		})),
	);
}

function accommodationRow({ home, status, facts }: CatalogueHome): Record<string, unknown> {
	return {
		acco_id: home.accoId,
		status,
		company_vfy: facts.companyVfy,
		title: { en: `Home ${home.accoId}` },
		description: Object.fromEntries(
			["nl", "en", "de", "fr"].slice(0, facts.describedLanguages).map((l) => [l, "text"]),
		),
		place_id: facts.placeId,
		country: home.country,
		lat: facts.lat,
		lng: facts.lng,
		location_precision: "exact",
		public_lat: facts.lat,
		public_lng: facts.lng,
		kind: facts.kind,
		detached: facts.detached,
		bedrooms: facts.bedrooms,
		bathrooms: facts.bathrooms,
		area_m2: facts.areaKnown ? 100 : null,
		stars: facts.stars,
		rating: facts.rating,
		reviews: facts.reviews,
		max_guests: home.maxGuests,
		max_babies: home.maxBabies,
		max_pets: home.maxPets,
		pets_known: facts.petsKnown,
		included_guests: home.includedGuests,
		amenities: facts.amenities,
		...Object.fromEntries(LOCATIONS.map((fact) => [LOCATION_COLUMNS[fact], facts.location.includes(fact)])),
		km_skilift: facts.kmSkilift,
		km_golf_course: facts.kmGolfCourse,
		images: Array.from({ length: facts.imageCount }, (_, at) => ({ url: `https://example.org/${at}.jpg`, alt: {} })),
		book_mode: home.bookMode,
		option_allowed: home.optionAllowed,
		min_lead_days: home.minLeadDays,
		balance_days: home.balanceDays,
		checkin_from: facts.checkTimesKnown ? "16:00" : null,
		checkout_until: facts.checkTimesKnown ? "10:00" : null,
		ical_import: [],
		deposit_cents: home.depositCents,
		version: 1,
		created_at: new Date(0).toISOString(),
		updated_at: new Date(0).toISOString(),
	};
}

async function insertRates(db: Db, homes: readonly CatalogueHome[]): Promise<void> {
	const rows = <Row extends Record<string, unknown>>(of: (home: CatalogueHome["home"]) => readonly Row[]) =>
		homes.flatMap(({ home }) => of(home).map((row) => ({ acco_id: home.accoId, ...row })));
	await insertRows(
		db,
		"rate_season",
		rows(({ rates }) =>
			rates.seasons.map((season) => ({
				period: range(season.from, season.to),
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
	await insertRows(
		db,
		"calendar_day",
		rows(({ rates }) =>
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
	await insertRows(
		db,
		"stay_price",
		rows(({ rates }) =>
			[...rates.stays].map(([key, cents]) => {
				const [arrival, nights] = key.split("+").map(Number) as [number, number];
				return { arrival: isoOf(arrival), nights, rent_cents: cents };
			}),
		),
	);
	await insertRows(
		db,
		"discount_rule",
		rows(({ rates }) => rates.discounts.map((rule) => ({ ...rule }))),
	);
	await insertRows(
		db,
		"fee",
		rows(({ rates }) => rates.fees.map((fee, seq) => ({ seq, ...fee }))),
	);
	await insertRows(
		db,
		"tourist_tax",
		rows(({ rates: { touristTax: tax } }) => (tax ? [taxRow(tax)] : [])),
	);
}

function taxRow(tax: NonNullable<CatalogueHome["home"]["rates"]["touristTax"]>): Record<string, unknown> {
	const fixed = tax.mode === "fixed";
	return {
		mode: tax.mode,
		adult_cents: fixed ? tax.adultCents : null,
		child_cents: fixed ? tax.childCents : null,
		baby_cents: fixed ? tax.babyCents : null,
		percent_bp: fixed ? null : tax.percentBp,
		cap_cents: fixed ? null : tax.capCents,
		max_nights: tax.maxNights,
		pay: tax.pay,
	};
}

function range(from: DayNumber, to: DayNumber): string {
	return `[${isoOf(from)},${isoOf(to)})`;
}

import { AMENITIES, type Amenity, KINDS, type Kind, LOCATIONS, type LocationFact } from "#domain/home/facts.ts";
import type { CatalogueHome } from "../catalogue-home.ts";
import { BATHROOM_CHOICES, BEDROOM_CHOICES, RATING_CHOICES, STAR_CHOICES } from "../query.ts";

/** Every yes/no fact of a home has a bitmap; this table says which row it lies in. */

let rows = 0;
const row = () => rows++;
const rowsOf = <Key extends string | number>(keys: readonly Key[]) =>
	Object.fromEntries(keys.map((key) => [key, row()])) as Record<Key, number>;

export const LIVE_ROW = row();
export const TEST_ROW = row();
export const AMENITY_ROWS: Readonly<Record<Amenity, number>> = rowsOf(AMENITIES);
export const KIND_ROWS: Readonly<Record<Kind, number>> = rowsOf(KINDS);
export const LOCATION_ROWS: Readonly<Record<LocationFact, number>> = rowsOf(LOCATIONS);
export const DETACHED_ROW = row();
export const NO_PETS_ROW = row();
export const COMPANY_VFY_ROW = row();
export const LAST_MINUTE_ROW = row();
/** At least so many, for the choices that are offered. */
export const BEDROOM_ROWS: Readonly<Record<number, number>> = rowsOf(BEDROOM_CHOICES);
export const BATHROOM_ROWS: Readonly<Record<number, number>> = rowsOf(BATHROOM_CHOICES);
export const STAR_ROWS: Readonly<Record<number, number>> = rowsOf(STAR_CHOICES);
export const RATING_ROWS: Readonly<Record<number, number>> = rowsOf(RATING_CHOICES);
export const FACT_ROWS = rows;

/** Sets `held[row]` to 1 for every fact of a home; the last-minute row depends on the day and comes by argument. */
export function factsHeld(home: CatalogueHome, lastMinute: boolean, held: Uint8Array): void {
	const { facts } = home;
	held.fill(0);
	const set = (row: number | undefined, holds: boolean) => {
		if (row !== undefined && holds) held[row] = 1;
	};
	const setAtLeast = (choices: Readonly<Record<number, number>>, value: number | null) => {
		for (const choice in choices) set(choices[choice], value !== null && value >= Number(choice));
	};
	set(LIVE_ROW, home.status === "live");
	set(TEST_ROW, home.status === "test");
	for (const amenity of facts.amenities) set(AMENITY_ROWS[amenity], true);
	set(KIND_ROWS[facts.kind], true);
	for (const location of facts.location) set(LOCATION_ROWS[location], true);
	set(DETACHED_ROW, facts.detached);
	set(NO_PETS_ROW, facts.petsKnown && home.home.maxPets === 0);
	set(COMPANY_VFY_ROW, facts.companyVfy);
	set(LAST_MINUTE_ROW, lastMinute);
	setAtLeast(BEDROOM_ROWS, facts.bedrooms);
	setAtLeast(BATHROOM_ROWS, facts.bathrooms);
	setAtLeast(STAR_ROWS, facts.stars);
	setAtLeast(RATING_ROWS, facts.rating);
}

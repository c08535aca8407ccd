import type { Db } from "#db/connection/client.ts";
import {
	insertPlaces,
	insertRegions,
	type KnownRegion,
	lockPlaces,
	type NamedPlace,
	type PlaceTexts,
	stagedPlaces,
	updatePlaces,
	updateRegions,
} from "#db/import/places.ts";
import type { PlaceLine, RegionLine } from "#domain/feed/lines.ts";
import { byLanguage, completeLocalized, LANGUAGES, type Localized } from "#domain/language.ts";
import { slugify } from "#site/slug.ts";
import { claimSlugs, noSlugs, type TakenSlugs } from "./place-slugs.ts";

/** What is written of regions or places of one name: the row that is there, or that will be. */
interface Draft<Key> {
	/** null: the row is made at the end. */
	readonly key: Key | null;
	slugs: Localized;
	/** What is to be stored; null: the row stays as it is. */
	texts: PlaceTexts | null;
}

/**
 * Makes every region and place that the run names, and gives those of `region` and `place` lines their names.
 * Slugs once given stay unless a line brings other names or slugs. Call within a transaction.
 */
export async function applyPlaces(trx: Db, run: number): Promise<void> {
	const { named, lines } = await stagedPlaces(trx, run);
	if (named.length === 0 && lines.length === 0) return;
	const known = await lockPlaces(trx);
	const regionIds = await applyRegions(trx, known.regions, named, lines);

	const takenByRegion = new Map<number, TakenSlugs>();
	const places = new Map<string, Draft<number> & { readonly regionId: number; readonly name: string }>();
	for (const { placeId, regionId, name, slugs } of known.places) {
		places.set(keyOf(regionId, name), { key: placeId, regionId, name, slugs, texts: null });
		enter(slot(takenByRegion, regionId), slugs);
	}
	const ensure = (country: string, region: string, name: string, line: PlaceLine | null): void => {
		const regionId = regionIds.get(keyOf(country, region));
		if (regionId === undefined) throw new Error("a place's region is made before it");
		const present = places.get(keyOf(regionId, name));
		const aresKey = () => `${country}-${slugify(region)}-${slugify(name)}`;
		const draft = draftOf(present, name, line, slot(takenByRegion, regionId), aresKey);
		places.set(keyOf(regionId, name), { ...draft, regionId, name });
	};
	for (const line of lines) if (line.type === "place") ensure(line.country, line.region, line.placename, line);
	for (const { country, region, placename } of named) ensure(country, region, placename, null);

	const written = [...places.values()];
	await insertPlaces(
		trx,
		written.flatMap(({ key, regionId, name, texts }) => (key === null && texts ? [{ regionId, name, texts }] : [])),
	);
	await updatePlaces(
		trx,
		written.flatMap(({ key: placeId, texts }) => (placeId !== null && texts ? [{ placeId, texts }] : [])),
	);
}

/** Makes and names the regions of the run; answers the keys of all that there are, by country and name. */
async function applyRegions(
	trx: Db,
	known: readonly KnownRegion[],
	named: readonly NamedPlace[],
	lines: readonly (RegionLine | PlaceLine)[],
): Promise<ReadonlyMap<string, number>> {
	const takenByCountry = new Map<string, TakenSlugs>();
	const regions = new Map<string, Draft<number> & { readonly country: string; readonly name: string }>();
	for (const { regionId, country, name, slugs } of known) {
		regions.set(keyOf(country, name), { key: regionId, country, name, slugs, texts: null });
		enter(slot(takenByCountry, country), slugs);
	}
	const ensure = (country: string, name: string, line: RegionLine | null): void => {
		const present = regions.get(keyOf(country, name));
		const aresKey = () => `${country}-${slugify(name) || slugify(country)}`;
		const draft = draftOf(present, name, line, slot(takenByCountry, country), aresKey);
		regions.set(keyOf(country, name), { ...draft, country, name });
	};
	for (const line of lines) if (line.type === "region") ensure(line.country, line.region, line);
	for (const line of lines) if (line.type === "place") ensure(line.country, line.region, null);
	for (const { country, region } of named) ensure(country, region, null);

	const written = [...regions.values()];
	const made = await insertRegions(
		trx,
		written.flatMap(({ key, country, name, texts }) => (key === null && texts ? [{ country, name, texts }] : [])),
	);
	await updateRegions(
		trx,
		written.flatMap(({ key: regionId, texts }) => (regionId !== null && texts ? [{ regionId, texts }] : [])),
	);
	const ids = new Map(made.map(({ regionId, country, name }) => [keyOf(country, name), regionId]));
	for (const { key, country, name } of written) if (key !== null) ids.set(keyOf(country, name), key);
	return ids;
}

/** What becomes of a row that is named; one that is there changes only for a line of its own. */
function draftOf(
	present: Draft<number> | undefined,
	name: string,
	line: RegionLine | PlaceLine | null,
	taken: TakenSlugs,
	defaultKey: () => string,
): Draft<number> {
	if (present && !line) return present;
	if (present) leave(taken, present.slugs);
	const texts = textsOf(name, line, taken, defaultKey, !present);
	// Two lines of one name: the later counts, but what it leaves open stays.
	const aresType = texts.aresType ?? present?.texts?.aresType ?? null;
	const aresKey = texts.aresKey ?? present?.texts?.aresKey ?? null;
	const placeIn = texts.placeIn ?? present?.texts?.placeIn ?? null;
	return { key: present?.key ?? null, slugs: texts.slugs, texts: { ...texts, aresType, aresKey, placeIn } };
}

function textsOf(
	name: string,
	line: RegionLine | PlaceLine | null,
	taken: TakenSlugs,
	defaultKey: () => string,
	isNew: boolean,
): PlaceTexts {
	const names = completeLocalized(line?.names ?? byLanguage(() => name));
	return {
		names,
		slugs: claimSlugs(names, line?.slugs ?? {}, taken),
		aresType: line?.aresType ?? null,
		aresKey: line?.aresKey ?? (isNew ? defaultKey() : null),
		placeIn: line?.in ?? null,
	};
}

function keyOf(parent: string | number, name: string): string {
	return `${parent}/${name}`;
}

function slot<Parent>(taken: Map<Parent, TakenSlugs>, parent: Parent): TakenSlugs {
	const present = taken.get(parent) ?? noSlugs();
	taken.set(parent, present);
	return present;
}

function enter(taken: TakenSlugs, slugs: Localized): void {
	for (const language of LANGUAGES) taken[language].add(slugs[language]);
}

function leave(taken: TakenSlugs, slugs: Localized): void {
	for (const language of LANGUAGES) taken[language].delete(slugs[language]);
}

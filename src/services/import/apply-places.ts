import type { Db } from "#db/connection/client.ts";
import {
	insertPlace,
	insertRegion,
	lockPlaces,
	type PlaceTexts,
	stagedPlaces,
	updatePlace,
	updateRegion,
} from "#db/import/places.ts";
import type { PlaceLine, RegionLine } from "#domain/feed/lines.ts";
import { completeLocalized, LANGUAGES, type Localized } from "#domain/language.ts";
import { slugify } from "#site/slug.ts";
import { claimSlugs, noSlugs, type TakenSlugs } from "./place-slugs.ts";

interface RegionState {
	readonly regionId: number;
	readonly country: string;
	readonly name: string;
	slugs: Localized;
}

/**
 * Makes every region and place that the run names, and gives those of `region` and `place` lines their names.
 * Slugs once given stay unless a line brings other names or slugs. Call within a transaction.
 */
export async function applyPlaces(trx: Db, run: number): Promise<void> {
	const { named, lines } = await stagedPlaces(trx, run);
	if (named.length === 0 && lines.length === 0) return;
	const known = await lockPlaces(trx);

	const regions = new Map<string, RegionState>();
	const takenByCountry = new Map<string, TakenSlugs>();
	const takenByRegion = new Map<number, TakenSlugs>();
	const places = new Map<string, { placeId: number; slugs: Localized }>();
	for (const region of known.regions) {
		regions.set(key(region.country, region.name), region);
		enter(slot(takenByCountry, region.country), region.slugs);
	}
	for (const place of known.places) {
		places.set(key(place.regionId, place.name), place);
		enter(slot(takenByRegion, place.regionId), place.slugs);
	}

	const ensureRegion = async (country: string, name: string, line: RegionLine | null): Promise<RegionState> => {
		const present = regions.get(key(country, name));
		if (present && !line) return present;
		const taken = slot(takenByCountry, country);
		if (present) leave(taken, present.slugs);
		const texts = textsOf(name, line, taken, () => `${country}-${slugify(name) || slugify(country)}`, !present);
		const regionId = present?.regionId ?? (await insertRegion(trx, country, name, texts));
		if (present) await updateRegion(trx, regionId, texts);
		const state = { regionId, country, name, slugs: texts.slugs };
		regions.set(key(country, name), state);
		return state;
	};

	const ensurePlace = async (region: RegionState, name: string, line: PlaceLine | null): Promise<void> => {
		const present = places.get(key(region.regionId, name));
		if (present && !line) return;
		const taken = slot(takenByRegion, region.regionId);
		if (present) leave(taken, present.slugs);
		const aresKey = () => `${region.country}-${slugify(region.name)}-${slugify(name)}`;
		const texts = textsOf(name, line, taken, aresKey, !present);
		const placeId = present?.placeId ?? (await insertPlace(trx, region.regionId, name, texts));
		if (present) await updatePlace(trx, placeId, texts);
		places.set(key(region.regionId, name), { placeId, slugs: texts.slugs });
	};

	for (const line of lines) if (line.type === "region") await ensureRegion(line.country, line.region, line);
	for (const line of lines) {
		if (line.type === "place") {
			await ensurePlace(await ensureRegion(line.country, line.region, null), line.placename, line);
		}
	}
	for (const { country, region, placename } of named) {
		await ensurePlace(await ensureRegion(country, region, null), placename, null);
	}
}

function textsOf(
	name: string,
	line: RegionLine | PlaceLine | null,
	taken: TakenSlugs,
	defaultKey: () => string,
	isNew: boolean,
): PlaceTexts {
	const names = completeLocalized(line?.names ?? { nl: name, en: name, de: name, fr: name });
	return {
		names,
		slugs: claimSlugs(names, line?.slugs ?? {}, taken),
		aresType: line?.aresType ?? null,
		aresKey: line?.aresKey ?? (isNew ? defaultKey() : null),
	};
}

function key(parent: string | number, name: string): string {
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

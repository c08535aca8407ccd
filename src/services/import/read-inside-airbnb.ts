import { basename } from "node:path";
import type { Db } from "#db/connection/client.ts";
import { assignAccoIds, regionByCode } from "#db/import/sources.ts";
import { isCountryCode } from "#domain/countries.ts";
import { CURRENCIES, isCurrency } from "#domain/feed/currencies.ts";
import { allowsPets, splitAmenities } from "#domain/feed/inside-airbnb/amenities.ts";
import { addNight, MAX_NIGHTS, type NightRun, shiftFor } from "#domain/feed/inside-airbnb/calendar.ts";
import { isEntireHome } from "#domain/feed/inside-airbnb/kinds.ts";
import {
	type Distances,
	type FileFacts,
	type ListingRow,
	mapListing,
	nightsOf,
	REQUIRED_COLUMNS,
} from "#domain/feed/inside-airbnb/listing.ts";
import { nightCents, numberOf } from "#domain/feed/inside-airbnb/numbers.ts";
import { cityNames, regionNames } from "#domain/feed/inside-airbnb/region-names.ts";
import type { Point } from "#domain/geo/public-point.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { type DayNumber, parseIsoDate } from "#domain/time/civil-date.ts";
import { readDistances } from "./geo-files.ts";
import type { InsideAirbnbOptions, SourceFailure } from "./import-types.ts";
import { readCsv, readFlatCsv } from "./read-csv.ts";
import { UnreadableFileError } from "./read-lines.ts";
import type { Staging } from "./staging.ts";

/** Below this share of homes that take pets, the file does not say it of all its homes. */
const PETS_KNOWN_SHARE = 0.01;

/** What the first look at a file tells: its homes, and how its columns are meant. */
interface ScannedFile {
	readonly path: string;
	readonly sourceFile: string;
	/** In the order of numbering. */
	readonly ids: readonly string[];
	readonly ratingsOutOfHundred: boolean;
	readonly petsKnown: boolean;
}

interface Calendar {
	readonly runs: ReadonlyMap<string, readonly NightRun[]>;
	readonly shift: number;
}

/**
 * First pass over Inside Airbnb files: maps every entire home and stages it in the shapes of our own feed.
 * Answers the identities of the files; homes of an earlier dump that are gone from the newer go offline.
 */
export async function readInsideAirbnb(
	db: Db,
	today: DayNumber,
	files: readonly string[],
	options: InsideAirbnbOptions,
	staging: Staging,
	onRead: (bytes: number) => void,
): Promise<Result<readonly string[], SourceFailure>> {
	const settings = settingsOf(options);
	if (!settings.ok) return settings;
	const { country, names, currency } = settings.value;
	const distances = await readDistances(options.geo ?? null, options.poi ?? null);
	if (!distances.ok) return distances;
	let file = "";
	try {
		const scanned: ScannedFile[] = [];
		for (const path of [...files].sort()) {
			file = path;
			const scan = await scanFile(path, options);
			if (!scan.ok) return scan;
			scanned.push(scan.value);
		}
		const accoIds = await assignAccoIds(db, scanned);
		file = options.calendar ?? "";
		const wanted = new Set(scanned.flatMap((scan) => scan.ids));
		const calendar = options.calendar ? await readCalendar(options.calendar, wanted, currency, today) : null;
		if (calendar && !calendar.ok) return calendar;

		const known = await regionByCode(db, country, options.region);
		const region = known ?? names.name;
		if (!known) {
			const texts = { names: names.names, slugs: {}, aresType: "region", aresKey: options.region };
			const line = { type: "region", country, region, ...texts };
			await staging.add("region", `${country}/${region}`, { fileNo: 0, line: 1 }, line);
		}
		for (const [index, scan] of scanned.entries()) {
			file = scan.path;
			const facts: FileFacts = {
				sourceFile: scan.sourceFile,
				country,
				region,
				place: options.place?.trim() || null,
				currency,
				today,
				ratingsOutOfHundred: scan.ratingsOutOfHundred,
				petsKnown: scan.petsKnown,
				calendarShift: calendar?.value.shift ?? 0,
			};
			const source = { path: scan.path, fileNo: files.indexOf(scan.path), accoIds: accoIds[index] ?? new Map() };
			await stageFile(source, facts, calendar?.value ?? null, distances.value, staging, onRead);
		}
		return ok(scanned.map((scan) => scan.sourceFile));
	} catch (error) {
		if (!(error instanceof UnreadableFileError)) throw error;
		return fail(unreadable(file, error));
	}
}

function unreadable(file: string, error: Error): SourceFailure {
	return { code: "FILE_UNREADABLE", file, line: null, field: "", expected: `a readable file; it ${error.message}` };
}

function settingsOf(options: InsideAirbnbOptions) {
	const wrong = (code: SourceFailure["code"], field: string, expected: string) =>
		fail<SourceFailure>({ code, file: options.region, line: null, field, expected });
	const country = options.region.slice(0, 2);
	if (!isCountryCode(country)) return wrong("REGION_UNKNOWN", "--region", "an ISO 3166-2 code such as ES-IB");
	const names = regionNames(options.region, options.regionName ?? null);
	if (!names) return wrong("REGION_UNKNOWN", "--region", `a name: --region ${options.region}=NAME`);
	const currency = options.currency ?? "EUR";
	if (!isCurrency(currency)) return wrong("CURRENCY_UNKNOWN", "--currency", `one of ${CURRENCIES.join(", ")}`);
	return ok({ country, names, currency });
}

/** Region and name of the file without folder, date and ending: the same for every dump of an area. */
function sourceFileOf(path: string, options: Pick<InsideAirbnbOptions, "region" | "place">): string {
	const name = basename(path)
		.replace(/\.gz$/i, "")
		.replace(/\.csv$/i, "")
		.replace(/\d{4}-\d{2}-\d{2}/g, "")
		.replace(/[\s_.-]+/g, "_")
		.replace(/^_|_$/g, "");
	return [options.region, ...(options.place ? [options.place.trim()] : []), name].join("/");
}

async function scanFile(path: string, options: InsideAirbnbOptions): Promise<Result<ScannedFile, SourceFailure>> {
	const ids: string[] = [];
	let [topRating, withPets] = [0, 0];
	let hasHeader = false;
	for await (const row of readCsv(path)) {
		if ("columns" in row) {
			hasHeader = true;
			const missing = REQUIRED_COLUMNS.filter((name) => !row.columns.includes(name));
			if (missing.length > 0) return fail(columnsMissing(path, missing));
			continue;
		}
		topRating = Math.max(topRating, numberOf(row.values.review_scores_rating) ?? 0);
		if (!isEntireHome(row.values.room_type, row.values.property_type)) continue;
		const id = row.values.id?.trim() ?? "";
		if (/^\d+$/.test(id)) ids.push(id);
		if (allowsPets(splitAmenities(row.values.amenities ?? ""))) withPets++;
	}
	if (!hasHeader) return fail(columnsMissing(path, REQUIRED_COLUMNS));
	return ok({
		path,
		sourceFile: sourceFileOf(path, options),
		ids: [...new Set(ids)].sort(byNumber),
		ratingsOutOfHundred: topRating > 5,
		petsKnown: ids.length > 0 && withPets / ids.length >= PETS_KNOWN_SHARE,
	});
}

function columnsMissing(file: string, missing: readonly string[]): SourceFailure {
	const expected = `the columns ${missing.join(", ")}; they are missing`;
	return { code: "COLUMNS_MISSING", file, line: 1, field: "", expected };
}

/** Ids exceed what a number holds exactly, so they are compared as digits. */
function byNumber(a: string, b: string): number {
	return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

async function readCalendar(
	path: string,
	wanted: ReadonlySet<string>,
	currency: string,
	today: DayNumber,
): Promise<Result<Calendar, SourceFailure>> {
	const runs = new Map<string, NightRun[]>();
	let first = Number.POSITIVE_INFINITY;
	let column: Readonly<Record<string, number>> | null = null;
	for await (const rows of readFlatCsv(path)) {
		for (const row of rows) {
			if (!column) {
				const found = Object.fromEntries(row.map((name, index) => [name.replace("\ufeff", "").trim(), index]));
				const missing = ["listing_id", "date", "available"].filter((name) => found[name] === undefined);
				if (missing.length > 0) return fail(columnsMissing(path, missing));
				column = found;
				continue;
			}
			const at = (name: string) => row[column?.[name] ?? -1];
			const day = dayOfText(at("date") ?? "");
			if (day === null) continue;
			first = Math.min(first, day);
			const id = at("listing_id") ?? "";
			if (!wanted.has(id)) continue;
			let nights = runs.get(id);
			if (!nights) {
				nights = [];
				runs.set(id, nights);
			}
			addNight(nights, day, {
				free: at("available") === "t",
				cents: nightCents(at("price"), currency),
				minNights: nightsOf(at("minimum_nights")),
				maxNights: cappedNights(at("maximum_nights")),
			});
		}
	}
	if (!column) return fail(columnsMissing(path, ["listing_id", "date", "available"]));
	return ok({ runs, shift: Number.isFinite(first) ? shiftFor(first, today) : 0 });
}

function cappedNights(text: string | undefined): number | null {
	const nights = nightsOf(text);
	return nights === null ? null : Math.min(nights, MAX_NIGHTS);
}

/** The same few hundred dates come a million times. */
const days = new Map<string, DayNumber | null>();
function dayOfText(text: string): DayNumber | null {
	let day = days.get(text);
	if (day === undefined) {
		day = parseIsoDate(text);
		days.set(text, day);
	}
	return day;
}

async function stageFile(
	source: { readonly path: string; readonly fileNo: number; readonly accoIds: ReadonlyMap<string, string> },
	facts: FileFacts,
	calendar: Calendar | null,
	distancesOf: (point: Point) => Distances,
	staging: Staging,
	onRead: (bytes: number) => void,
): Promise<void> {
	const namedPlaces = new Set<string>();
	for await (const row of readCsv(source.path, onRead)) {
		if ("columns" in row) continue;
		if (!isEntireHome(row.values.room_type, row.values.property_type)) continue;
		staging.lines++;
		await stageListing(row.line, row.values, source, facts, calendar, distancesOf, staging, namedPlaces);
	}
}

async function stageListing(
	line: number,
	values: ListingRow,
	source: { readonly path: string; readonly fileNo: number; readonly accoIds: ReadonlyMap<string, string> },
	facts: FileFacts,
	calendar: Calendar | null,
	distancesOf: (point: Point) => Distances,
	staging: Staging,
	namedPlaces: Set<string>,
): Promise<void> {
	const id = values.id?.trim() ?? "";
	const accoId = source.accoIds.get(id);
	const at = { fileNo: source.fileNo, line };
	const mapped = mapListing(values, accoId ?? "", facts, calendar?.runs.get(id) ?? null, distancesOf);
	if (!mapped.ok) {
		staging.fail(source.path, line, mapped.error);
		if (accoId) await staging.add("mentioned", accoId, at, null);
		return;
	}
	const { home, rates, occupancy } = mapped.value;
	const names = cityNames(home.placename);
	if (new Set(Object.values(names)).size > 1 && !namedPlaces.has(home.placename)) {
		namedPlaces.add(home.placename);
		const { country, region, placename } = home;
		const texts = { names, slugs: {}, aresType: null, aresKey: null };
		await staging.add("place", `${country}/${region}/${placename}`, at, {
			type: "place",
			country,
			region,
			placename,
			...texts,
		});
	}
	await staging.add("accommodation", home.accoId, at, home);
	await staging.add("rates", home.accoId, at, rates);
	await staging.add("occupancy", occupancy.unit, at, occupancy);
}

import { describe, expect, it } from "vitest";
import { dayOf } from "../../time/civil-date.ts";
import { addNight, HORIZON_DAYS, type NightRun, seasonsOf, shiftFor, takenPeriods } from "./calendar.ts";
import { type Distances, type FileFacts, mapListing } from "./listing.ts";

const TODAY = dayOf("2026-11-21");
const FILE: FileFacts = {
	sourceFile: "ES-IB/menorca_listings",
	country: "ES",
	region: "Illes Balears",
	place: null,
	currency: "EUR",
	today: TODAY,
	ratingsOutOfHundred: false,
	petsKnown: true,
	calendarShift: 0,
};
const ROW = {
	id: "1139844543126920712",
	name: "Casa de Maria",
	description: "The house of Maria is near the sea.",
	neighbourhood_cleansed: " MahÃ³n ",
	latitude: "39.9",
	longitude: "4.2",
	property_type: "Entire villa",
	room_type: "Entire home/apt",
	accommodates: "6",
	bathrooms_text: "2.5 baths",
	bedrooms: "3",
	amenities: '["Wifi","Pets allowed","Beach access"]',
	price: "$1,360.00",
	minimum_nights: "5",
	maximum_nights: "365",
	number_of_reviews: "12",
	review_scores_rating: "4.71",
	instant_bookable: "t",
};
const NOWHERE: Distances = { kmSea: null, kmLake: null, kmSkilift: null, kmGolfCourse: null };

function map(changes: object = {}, file: object = {}, runs: readonly NightRun[] | null = [], distances = NOWHERE) {
	const mapped = mapListing({ ...ROW, ...changes }, "a100001", { ...FILE, ...file }, runs, () => distances);
	if (!mapped.ok) throw new Error(JSON.stringify(mapped.error));
	return mapped.value;
}

describe("a listing", () => {
	it("becomes a home of ours", () => {
		const { home } = map();
		expect(home).toMatchObject({
			accoId: "a100001",
			status: "live",
			companyVfy: false,
			country: "ES",
			region: "Illes Balears",
			placename: "Mahón",
			lat: 39.9,
			lng: 4.2,
			publicLat: 39.9,
			kind: "villa",
			detached: true,
			bedrooms: 3,
			bathrooms: 2.5,
			rating: 4.71,
			reviews: 12,
			maxGuests: 6,
			includedGuests: 6,
			maxPets: 1,
			stars: null,
			amenities: ["wifi"],
			images: [],
			bookMode: "instant",
			units: ["a100001"],
			nearSea: true,
			nearLake: false,
			source: { file: "ES-IB/menorca_listings", id: "1139844543126920712" },
		});
		expect(JSON.stringify(home.title)).not.toContain("Maria");
	});

	it("keeps its description in its own language alone, and says which", () => {
		expect(map().home).toMatchObject({
			description: { en: "The house of Maria is near the sea." },
			sourceLanguage: "en",
		});
		expect(map({ description: "Casa con vistas al mar para los amigos en el campo." }).home).toMatchObject({
			description: {},
			sourceLanguage: null,
		});
	});

	it.each([
		["without a price", { price: "" }],
		["above 3,500 euros", { price: "$3,501.00" }],
	])("%s is listed on request and has no rates", (_name, changes) => {
		const { home, rates } = map(changes);
		expect(home).toMatchObject({ status: "live", bookMode: "on_request" });
		expect(rates.seasons).toEqual([]);
	});

	it("without a calendar is on request, free, and has one flat season over the horizon", () => {
		const { home, rates, occupancy } = map({}, {}, null);
		expect(home.bookMode).toBe("on_request");
		expect(occupancy.periods).toEqual([]);
		expect(rates.seasons).toMatchObject([
			{ from: "2026-11-21", nightCents: 136_000, weekendCents: 136_000, weekendDays: [], minNights: 5, maxNights: 28 },
		]);
		expect(HORIZON_DAYS).toBeGreaterThanOrEqual(730);
	});

	it.each([
		[{ instant_bookable: "f" }, "on_request"],
		[{ instant_bookable: undefined }, "on_request"],
		[{ instant_bookable: "t" }, "instant"],
	])("with %j is booked %s", (changes, mode) => {
		expect(map(changes).home.bookMode).toBe(mode);
	});

	it("says nothing of pets where its file does not", () => {
		const without = { amenities: '["Wifi"]' };
		expect(map(without).home).toMatchObject({ maxPets: 0, petsKnown: true });
		expect(map(without, { petsKnown: false }).home).toMatchObject({ maxPets: 0, petsKnown: false });
		expect(map({}, { petsKnown: false }).home).toMatchObject({ maxPets: 1, petsKnown: true });
	});

	it("lies in the city that is named for its file", () => {
		expect(map({ neighbourhood_cleansed: "Zuid" }, { place: "Antwerpen" }).home.placename).toBe("Antwerpen");
	});

	it("is near what is at most 2 km away", () => {
		const near = { kmSea: 2.1, kmLake: 1.9, kmSkilift: 2, kmGolfCourse: 3 };
		expect(map({ amenities: "[]" }, {}, [], near).home).toMatchObject({
			nearSea: false,
			nearLake: true,
			nearSkiSlope: true,
			kmSea: 2.1,
			kmGolfCourse: 3,
		});
	});

	it("of a studio has no bedroom; an old file's rating is out of a hundred", () => {
		expect(map({ bedrooms: "", review_scores_rating: "96" }, { ratingsOutOfHundred: true }).home).toMatchObject({
			bedrooms: 0,
			rating: 4.8,
		});
	});

	it.each([
		["id", ""],
		["latitude", "north"],
		["longitude", "181"],
		["accommodates", "0"],
		["neighbourhood_cleansed", " "],
	])("fails with its column when %s is “%s”", (field, value) => {
		const mapped = mapListing({ ...ROW, [field]: value }, "a1", FILE, null, () => NOWHERE);
		expect(mapped).toMatchObject({ ok: false, error: [{ field }] });
	});
});

describe("a calendar", () => {
	it.each([
		["2026-11-21", 0],
		["2027-05-01", 0],
		["2026-11-20", 364],
		["2025-11-22", 364],
		["2025-11-21", 728],
		["2024-06-29", 1092],
	])("that begins on %s is moved by %s days, so that weekdays stay and no night lies in the past", (first, shift) => {
		expect(shiftFor(dayOf(first), TODAY)).toBe(shift);
		expect(dayOf(first) + shift).toBeGreaterThanOrEqual(TODAY);
		expect(shift % 7).toBe(0);
	});

	const night = (free: boolean, cents: number | null = null, minNights: number | null = null) => ({
		free,
		cents,
		minNights,
		maxNights: null,
	});

	it("keeps nights that are alike as one run", () => {
		const runs: NightRun[] = [];
		for (const [day, free] of [
			[10, true],
			[11, true],
			[12, false],
			[13, false],
			[20, false],
		] as const) {
			addNight(runs, day, night(free));
		}
		expect(runs.map((run) => [run.from, run.to, run.free])).toEqual([
			[10, 12, true],
			[12, 14, false],
			[20, 21, false],
		]);
	});

	it("makes blocks of taken nights, joined and moved", () => {
		const from = dayOf("2025-11-30");
		const runs: NightRun[] = [
			{ from: from + 3, to: from + 5, ...night(false, 100) },
			{ from, to: from + 3, ...night(false, 200) },
			{ from: from + 5, to: from + 6, ...night(true) },
			{ from: from + 6, to: from + 7, ...night(false) },
		];
		expect(takenPeriods(runs, 364)).toEqual([
			{ arrival: "2026-11-29", departure: "2026-12-04", kind: "external" },
			{ arrival: "2026-12-05", departure: "2026-12-06", kind: "external" },
		]);
	});

	it("makes seasons of nights with equal terms, and the listing's terms before, after and where it is silent", () => {
		const listing = { cents: 10_000, minNights: 2, maxNights: 28 };
		const runs: NightRun[] = [
			{ from: TODAY + 10, to: TODAY + 12, ...night(true, 12_000, 3) },
			{ from: TODAY + 12, to: TODAY + 14, ...night(false, 12_000, 3) },
			{ from: TODAY + 14, to: TODAY + 16, ...night(true) },
		];
		const seasons = seasonsOf(runs, 0, listing, TODAY);
		expect(seasons.map((season) => [season.from, season.to, season.nightCents, season.minNights])).toEqual([
			["2026-11-21", "2026-12-01", 10_000, 2],
			["2026-12-01", "2026-12-05", 12_000, 3],
			["2026-12-05", "2028-12-20", 10_000, 2],
		]);
	});

	it("that names a night twice still gives seasons that do not overlap", () => {
		const listing = { cents: 10_000, minNights: 1, maxNights: 28 };
		const runs: NightRun[] = [
			{ from: TODAY, to: TODAY + 5, ...night(true, 1000) },
			{ from: TODAY + 3, to: TODAY + 7, ...night(true, 2000) },
		];
		const seasons = seasonsOf(runs, 0, listing, TODAY);
		expect(seasons.map((season) => [season.from, season.nightCents])).toEqual([
			["2026-11-21", 1000],
			["2026-11-26", 2000],
			["2026-11-28", 10_000],
		]);
	});
});

import { describe, expect, it } from "vitest";
import { occupancyOf } from "#domain/accommodation/accommodation.ts";
import { AMENITIES, type Amenity, KINDS } from "#domain/accommodation/facts.ts";
import { SLEEPERS } from "#domain/accommodation/living.ts";
import type { AccommodationLine } from "#domain/feed/accommodation-line.ts";
import type { FeedLine, OccupancyLine, PlaceLine } from "#domain/feed/lines.ts";
import { parseHeader, parseLine } from "#domain/feed/parse-line.ts";
import type { RatesLine } from "#domain/feed/rates-line.ts";
import type { ReviewsLine } from "#domain/feed/reviews-line.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { DEFAULT_PARTY } from "#domain/party/party.ts";
import { fromPrice } from "#domain/pricing/arrivals.ts";
import { quote } from "#domain/pricing/quote.ts";
import { seasonOf } from "#domain/pricing/stay-rules.ts";
import { dayOf, firstOfMonth, isoOf, yearMonthOf } from "#domain/time/civil-date.ts";
import { lineLabel } from "#i18n/price-lines.ts";
import { hasLastMinute, LAST_MINUTE_DAYS, lowestLastMinute } from "#search/last-minute.ts";
import { readDrawingAddress } from "#site/drawing-address.ts";
import { sellableOf } from "#tests/support/homes.ts";
import { demoDates, demoFeed } from "./feed.ts";
import { DEMO_PLACES } from "./places/places.ts";
import { easterOf } from "./rates.ts";
import { sentencesOf } from "./texts/render.ts";
import { HOMES_A_SENTENCE, REVIEWS_A_TEXT } from "./texts/said.ts";

/** A Monday in late autumn, when the winter lies ahead. */
const TODAY = dayOf("2026-11-16");
const NOW = new Date("2026-11-16T08:00:00Z");

const texts = [...demoFeed(TODAY, NOW)].map((line) => JSON.stringify(line));
const parsed = texts.slice(1).map(parseLine);
const lines = parsed.flatMap((line) => (line.ok ? [line.value.line] : []));

function ofType<Type extends FeedLine["type"]>(type: Type): readonly Extract<FeedLine, { type: Type }>[] {
	return lines.filter((line): line is Extract<FeedLine, { type: Type }> => line.type === type);
}

const homes: readonly AccommodationLine[] = ofType("accommodation");
const places: readonly PlaceLine[] = ofType("place");
const ratesOf = new Map<string, RatesLine>(ofType("rates").map((line) => [line.accoId, line]));
const takenOf = new Map<string, OccupancyLine>(ofType("occupancy").map((line) => [line.unit, line]));
const reviewsOf = new Map<string, ReviewsLine>(ofType("reviews").map((line) => [line.accoId, line]));

const forSale = homes.map((home) => {
	const rates = ratesOf.get(home.accoId);
	const periods = takenOf.get(home.accoId)?.periods ?? [];
	if (!rates) throw new Error(`${home.accoId} has no prices`);
	const taken = periods.map(({ arrival, departure }) => ({ arrival: dayOf(arrival), departure: dayOf(departure) }));
	return { home: sellableOf(home, rates), taken, occupancy: occupancyOf(taken) };
});

function counted<Key extends string>(keys: readonly Key[]): ReadonlyMap<Key, number> {
	const counts = new Map<Key, number>();
	for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
	return counts;
}

function textOf(texts: Partial<Record<Language, string>>, language: Language): string {
	return texts[language] ?? "";
}

function lengthOf(texts: Partial<Record<Language, string>>, language: Language): number {
	return texts[language]?.length ?? 0;
}

const share = <Item>(items: readonly Item[], test: (item: Item) => boolean) => items.filter(test).length / items.length;

describe("the demo catalogue", () => {
	it("is the same feed for the same day", () => {
		expect([...demoFeed(TODAY, NOW)].map((line) => JSON.stringify(line))).toEqual(texts);
	});

	it("is a feed without a fault or an unknown field", () => {
		expect(parseHeader(texts[0] ?? "")).toMatchObject({ ok: true, value: { mode: "delta" } });
		expect(parsed.filter((line) => !line.ok || line.value.unknownFields.length > 0)).toEqual([]);
	});

	it("has about 1,200 homes in twelve countries and 130 to 160 places, each named once", () => {
		expect(homes.length).toBeGreaterThanOrEqual(1150);
		expect(homes.length).toBeLessThanOrEqual(1250);
		expect([...counted(homes.map((home) => home.country)).keys()].sort().join(" ")).toBe(
			"AT BE CH DE DK ES FR HR IT LU NL SI",
		);
		expect(Math.min(...counted(homes.map((home) => home.country)).values())).toBeGreaterThanOrEqual(25);
		expect(places.length).toBeGreaterThanOrEqual(130);
		expect(places.length).toBeLessThanOrEqual(160);
		const named = places.map((place) => `${place.country}/${place.region}/${place.placename}`);
		expect(new Set(named).size).toBe(named.length);
		const used = new Set(homes.map((home) => `${home.country}/${home.region}/${home.placename}`));
		expect([...used].sort()).toEqual([...named].sort());
	});

	it("names every home once, and no two homes of a place alike", () => {
		expect(new Set(homes.map((home) => home.accoId)).size).toBe(homes.length);
		expect(homes.every((home) => /^a9\d{5}$/.test(home.accoId))).toBe(true);
		const titles = homes.map((home) => `${home.region} ${home.placename} ${home.title.nl}`);
		expect(new Set(titles).size).toBe(titles.length);
		expect(Math.max(...counted(homes.map((home) => home.title.nl ?? "")).values())).toBeLessThanOrEqual(4);
	});

	it("has every kind of home, castles and mansions seldom, and boats on water only", () => {
		const kinds = counted(homes.map((home) => home.kind));
		expect([...kinds.keys()].sort()).toEqual([...KINDS].sort());
		for (const rare of ["castle", "mansion"] as const)
			expect((kinds.get(rare) ?? 0) / homes.length).toBeLessThan(0.025);
		expect((kinds.get("glampingTent") ?? 0) / homes.length).toBeGreaterThan(0.02);
		for (const boat of homes.filter((home) => home.kind === "houseboat")) expect(boat.kmLake).toBeLessThan(3);
	});

	it("lies in Europe, each home near its place and not in its water", () => {
		for (const home of homes) {
			expect(home.lat).toBeGreaterThan(28);
			expect(home.lat).toBeLessThan(58);
			expect(home.lng).toBeGreaterThan(-18);
			expect(home.lng).toBeLessThan(19);
		}
		const centres = new Map(DEMO_PLACES.map((place) => [`${place.region.en} ${place.names.en}`, place]));
		for (const { accoId, region, placename, lat, lng } of homes) {
			const centre = centres.get(`${region} ${placename}`);
			if (!centre) throw new Error("every home has its place");
			const north = (lat - centre.lat) * 111.3;
			const east = (lng - centre.lng) * 111.3 * Math.cos((lat * Math.PI) / 180);
			expect(Math.hypot(north, east), accoId).toBeLessThan(centre.reachKm + 0.1);
			if (centre.inland === null) continue;
			const off = Math.abs(((Math.atan2(east, north) * 180) / Math.PI - centre.inland + 540) % 360) - 180;
			expect(Math.abs(off), `${accoId} lies towards the water`).toBeLessThan(42);
		}
	});

	it("has each amenity of the specification, and homes for 2 to 20 guests", () => {
		for (const amenity of AMENITIES) {
			expect(
				homes.filter((home) => (home.amenities as readonly Amenity[]).includes(amenity)).length,
				amenity,
			).toBeGreaterThan(10);
		}
		expect(Math.min(...homes.map((home) => home.maxGuests))).toBe(2);
		expect(Math.max(...homes.map((home) => home.maxGuests))).toBeGreaterThanOrEqual(18);
		for (const home of homes) {
			expect(home.bedrooms * 3, home.accoId).toBeGreaterThanOrEqual(home.maxGuests);
			expect(home.bathrooms).toBeLessThanOrEqual(home.bedrooms);
		}
	});

	it("mixes how homes are booked, checked, shown and found", () => {
		expect(share(homes, (home) => home.bookMode === "on_request")).toBeCloseTo(0.2, 1);
		expect(share(homes, (home) => home.optionAllowed)).toBeGreaterThan(0.6);
		expect(share(homes, (home) => home.companyVfy)).toBeCloseTo(0.66, 1);
		expect(homes.filter((home) => home.isTest)).toHaveLength(4);
		for (const test of [
			(home: AccommodationLine) => home.minLeadDays > 3,
			(home: AccommodationLine) => home.onHolidayPark,
			(home: AccommodationLine) => home.nearSkibus,
			(home: AccommodationLine) => home.locationPrecision === "area",
			(home: AccommodationLine) => home.stars === null,
			(home: AccommodationLine) => home.stars === 5,
			(home: AccommodationLine) => home.maxPets === 4,
			(home: AccommodationLine) => home.maxPets === 0,
			(home: AccommodationLine) => home.hostCode !== null,
			(home: AccommodationLine) => home.ownerCode !== null,
			(home: AccommodationLine) => home.registrationNumber !== null,
		]) {
			expect(homes.filter(test).length, String(test)).toBeGreaterThan(10);
		}
		for (const { country, registrationNumber } of homes) {
			if (["NL", "FR", "ES", "HR", "IT"].includes(country)) expect(registrationNumber, country).not.toBeNull();
		}
	});

	it("says where everyone sleeps: a bed for each guest, in as many bedrooms as the home has", () => {
		for (const { accoId, rooms, maxGuests, bedrooms, amenities } of homes) {
			const beds = rooms.flatMap((room) => room.beds);
			const sleepers = beds.reduce((sum, { type, count }) => sum + SLEEPERS[type] * count, 0);
			expect([accoId, sleepers]).toEqual([accoId, maxGuests]);
			expect([accoId, rooms.filter(({ kind }) => kind !== "livingRoom").length]).toEqual([accoId, bedrooms]);
			expect([accoId, beds.some(({ type }) => type === "cot")]).toEqual([
				accoId,
				new Set<string>(amenities).has("childrenBed"),
			]);
		}
	});

	it("gives flats a storey and no house one, and leaves some facts unsaid", () => {
		for (const { accoId, kind, floor } of homes) {
			expect([accoId, floor !== null]).toEqual([accoId, kind === "apartment" || kind === "penthouse"]);
		}
		expect(share(homes, ({ energyLabel }) => energyLabel === null)).toBeGreaterThan(0.3);
		expect(share(homes, ({ houseRules }) => houseRules.parties === null)).toBeGreaterThan(0.05);
		expect(share(homes, ({ houseRules }) => houseRules.quietFrom !== null)).toBeGreaterThan(0.8);
	});

	it("says no sentence of more than five homes, and no text of guests more than twice", () => {
		for (const language of LANGUAGES) {
			const homesOf = new Map<string, number>();
			for (const home of homes)
				for (const sentence of new Set(sentencesOf(textOf(home.description, language))))
					homesOf.set(sentence, (homesOf.get(sentence) ?? 0) + 1);
			expect([...homesOf].filter(([, count]) => count > HOMES_A_SENTENCE)).toEqual([]);
		}
		const timesOf = new Map<string, number>();
		for (const { reviews } of reviewsOf.values())
			for (const { text } of reviews) timesOf.set(text, (timesOf.get(text) ?? 0) + 1);
		expect(timesOf.size).toBeGreaterThan(2000);
		expect([...timesOf].filter(([, count]) => count > REVIEWS_A_TEXT)).toEqual([]);
	});

	it("still has something to say of each", () => {
		for (const home of homes) {
			expect(textOf(home.description, "nl").split("\n\n").length, home.accoId).toBeGreaterThanOrEqual(2);
			expect(lengthOf(home.description, "en"), home.accoId).toBeGreaterThan(150);
		}
	});

	it("speaks of every home in four languages", () => {
		for (const home of homes) {
			for (const language of LANGUAGES) {
				expect(lengthOf(home.description, language), home.accoId).toBeGreaterThan(200);
				for (const image of home.images) expect(lengthOf(image.alt, language)).toBeGreaterThan(15);
			}
		}
	});
});

describe("the pictures of the demo catalogue", () => {
	const drawings = homes.map((home) => home.images.map((image) => readDrawingAddress(image.url)));

	it("are eight drawings or more of each home's own, beginning as a gallery does", () => {
		for (const [index, home] of homes.entries()) {
			expect(drawings[index]?.slice(0, 2).map((drawing) => drawing?.view)).toEqual(["exterior", "living"]);
			expect(home.images.length).toBeGreaterThanOrEqual(8);
			expect(new Set(home.images.map((image) => image.url)).size).toBe(home.images.length);
			for (const drawing of drawings[index] ?? []) {
				expect(drawing?.seed).toBe(home.accoId);
				expect([home.kind, "detached"]).toContain(drawing?.type);
			}
		}
	});

	it("never share type, scenery and light with a neighbour in the list, nor these and the season within a place", () => {
		const lights = drawings.map(([first]) => [first?.type, first?.scenery, first?.timeOfDay].join(" "));
		const byPlace = new Map<string, Set<string>>();
		for (const [index, home] of homes.entries()) {
			const light = lights[index] ?? "";
			expect(lights.slice(Math.max(0, index - 3), index), home.accoId).not.toContain(light);
			const own = `${light} ${drawings[index]?.[0]?.season}`;
			const place = `${home.region} ${home.placename}`;
			const seen = byPlace.get(place) ?? new Set();
			byPlace.set(place, seen);
			expect(seen.has(own), `${home.accoId} ${own}`).toBe(false);
			seen.add(own);
		}
	});

	it("show winter in the Alps and never on a warm coast", () => {
		const winter = drawings.filter(([first]) => first?.season === "winter");
		expect(winter.some(([first]) => first?.scenery === "alps")).toBe(true);
		expect(winter.some(([first]) => first?.scenery === "sea")).toBe(false);
	});
});

describe("prices and stays of the demo catalogue", () => {
	it("let each home be booked at its lowest price", () => {
		for (const { home, occupancy } of forSale) {
			const from = fromPrice(home, TODAY, occupancy);
			expect(from, home.accoId).not.toBeNull();
			if (!from) continue;
			const priced = quote(home, { stay: from.stay, party: DEFAULT_PARTY }, TODAY, occupancy);
			expect(priced).toMatchObject({ ok: true, value: { grandCents: from.grandCents } });
		}
	});

	it("spread from about € 55 to € 900 a night, few above", () => {
		const nights = forSale.flatMap(({ home }) => home.rates.seasons.map((season) => season.nightCents));
		expect(Math.min(...nights)).toBeGreaterThanOrEqual(4_500);
		expect(Math.min(...nights)).toBeLessThanOrEqual(6_500);
		expect(Math.max(...nights)).toBeGreaterThan(60_000);
		const dearest = forSale.map(({ home }) => Math.max(...home.rates.seasons.map((season) => season.nightCents)));
		expect(share(dearest, (cents) => cents > 90_000)).toBeLessThan(0.05);
	});

	it("cover every night of the next 18 months", () => {
		const { year, month } = yearMonthOf(TODAY);
		for (const { home } of forSale) {
			for (let day = TODAY; day < firstOfMonth(year, month + 18); day++) {
				if (!seasonOf(home.rates, day)) throw new Error(`${home.accoId} has no price on ${isoOf(day)}`);
			}
		}
	});

	it("are last minutes in a part of the catalogue that says something, with dates for each", () => {
		const steps = forSale.map(({ home }) =>
			home.rates.discounts.filter(({ kind }) => kind === "lastMinute").map(({ threshold, bp }) => `${threshold}:${bp}`),
		);
		expect([...new Set(steps.map((list) => list.join(" ")))].sort()).toEqual([
			"",
			"14:1000 7:1500",
			"28:1000 14:1500 7:2000",
		]);
		const found = forSale.filter(({ home, occupancy }) => hasLastMinute(home, TODAY, occupancy));
		expect(found.length / forSale.length).toBeGreaterThan(0.2);
		expect(found.length / forSale.length).toBeLessThan(0.45);
		for (const { home, occupancy } of found) {
			const offer = lowestLastMinute(home, DEFAULT_PARTY, TODAY, occupancy);
			expect(offer && offer.stay.arrival - TODAY, home.accoId).toBeLessThanOrEqual(LAST_MINUTE_DAYS);
		}
	});

	it("carry the fees a guest expects, each with a name in four languages", () => {
		for (const { home } of forSale) {
			expect(home.rates.fees.some((fee) => fee.code === "cleaning" && fee.mandatory)).toBe(true);
			expect(home.rates.fees.some((fee) => fee.code === "pet")).toBe(home.maxPets > 0);
		}
		const codes = new Set(forSale.flatMap(({ home }) => home.rates.fees.map((fee) => fee.code)));
		for (const code of ["cleaning", "booking_fee", "energy", "linen", "towels", "cot", "firewood", "pet"]) {
			expect(codes, code).toContain(code);
		}
		for (const code of codes) {
			const names = LANGUAGES.map((language) => lineLabel(code, language, "DE"));
			expect(new Set(names).size, code).toBeGreaterThan(2);
			expect(names, code).not.toContain(lineLabel("a code that nobody knows", "en", "DE"));
		}
		expect(forSale.some(({ home }) => home.rates.touristTax?.mode === "percent")).toBe(true);
		expect(forSale.some(({ home }) => home.rates.touristTax?.pay === "onsite")).toBe(true);
		expect(forSale.some(({ home }) => home.rates.days.size > 0 && home.rates.stays.size > 0)).toBe(true);
	});

	it("ask for weeks from Saturday in high season, where stays taken keep to them", () => {
		let weeks = 0;
		for (const { home, taken } of forSale) {
			for (const { arrival, departure } of taken) {
				const season = seasonOf(home.rates, arrival);
				if (season?.minThrough !== 7) continue;
				weeks++;
				expect((arrival - dayOf("2026-11-14")) % 7, home.accoId).toBe(0);
				expect(departure - arrival).toBe(7);
			}
		}
		expect(weeks).toBeGreaterThan(1000);
	});

	it("take 30 to 70 % of the near high season and never a night twice", () => {
		let nights = 0;
		let sold = 0;
		for (const { home, taken, occupancy } of forSale) {
			const ordered = [...taken].sort((a, b) => a.arrival - b.arrival);
			for (const [index, period] of ordered.entries()) {
				expect(period.arrival, home.accoId).toBeGreaterThanOrEqual(ordered[index - 1]?.departure ?? 0);
			}
			for (const season of home.rates.seasons.filter((season) => season.minNights >= 5)) {
				for (let day = Math.max(season.from, TODAY); day < Math.min(season.to, TODAY + 120); day++) {
					nights++;
					if (occupancy.isTaken(day)) sold++;
				}
			}
		}
		expect(sold / nights).toBeGreaterThan(0.3);
		expect(sold / nights).toBeLessThan(0.7);
		const kinds = new Set([...takenOf.values()].flatMap((line) => line.periods.map((period) => period.kind)));
		expect([...kinds].sort()).toEqual(["external", "maintenance", "owner"]);
	});

	it.each([
		[2026, "2026-04-05"],
		[2027, "2027-03-28"],
		[2028, "2028-04-16"],
		[2038, "2038-04-25"],
	])("knows Easter of %s", (year, sunday) => {
		expect(isoOf(easterOf(year))).toBe(sunday);
	});
});

describe("reviews of the demo catalogue", () => {
	it("agree with the rating of their home, and none lies ahead", () => {
		for (const home of homes) {
			const reviews = reviewsOf.get(home.accoId)?.reviews ?? [];
			if (home.reviews === 0) {
				expect([home.rating, reviews.length]).toEqual([null, 0]);
				continue;
			}
			expect(reviews.length, home.accoId).toBeGreaterThanOrEqual(2);
			expect(reviews.length).toBeLessThanOrEqual(Math.min(5, home.reviews));
			const mean = reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length;
			expect(Math.abs(mean - (home.rating ?? 0)), home.accoId).toBeLessThan(0.4);
			expect(home.rating).toBeGreaterThanOrEqual(3.9);
			for (const review of reviews) expect(review.stayed < "2026-11").toBe(true);
		}
		expect(homes.filter((home) => home.reviews === 0).length).toBeGreaterThan(40);
	});

	it("are written in all four languages", () => {
		const languages = counted([...reviewsOf.values()].flatMap((line) => line.reviews.map((review) => review.language)));
		for (const language of LANGUAGES) expect(languages.get(language) ?? 0).toBeGreaterThan(400);
	});
});

describe("the dates of the demo catalogue at a later start", () => {
	it("are those of the homes asked for, for the later day, and nothing else", () => {
		const later = dayOf("2027-05-03");
		const moved = [...demoDates(new Set(["a900007", "a900008"]), later, NOW)].map((line) => JSON.stringify(line));
		const types = moved.slice(1).map((line) => {
			const read = parseLine(line);
			return read.ok ? read.value.line.type : "failing";
		});
		expect(types).toEqual(["rates", "occupancy", "rates", "occupancy"]);
		const fresh = [...demoFeed(later, NOW)].map((line) => JSON.stringify(line));
		for (const line of moved) expect(fresh).toContain(line);
	});
});

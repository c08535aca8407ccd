import { describe, expect, it } from "vitest";
import { HOUSE_LINES } from "../pricing/house-lines.ts";
import { parseHeader, parseLine } from "./parse-line.ts";

const HOME = {
	type: "accommodation",
	accoId: "a900001",
	status: "live",
	title: { nl: "Huis" },
	country: "AT",
	region: "Tirol",
	placename: "Kirchberg",
	lat: 47.44512,
	lng: 12.31644,
	kind: "chalet",
	bedrooms: 3,
	bathrooms: 2,
	maxGuests: 6,
	bookMode: "instant",
};
const SEASON = { from: "2027-01-01", to: "2027-04-24", nightCents: 9000 };
const RATES = { type: "rates", accoId: "a900001", seasons: [SEASON] };
const FEE = { code: "cleaning", cents: 1, per: "stay", mandatory: true, pay: "invoice" };
const BLOCKS = {
	type: "occupancy",
	unit: "u1",
	periods: [{ arrival: "2027-03-01", departure: "2027-03-08", kind: "owner" }],
};
const CODE = { type: "discountCode", code: "SKI5", kind: "percent", bp: 500 };
const PARTNER = { type: "partner", code: "SKIFUN", label: "Skifun", kind: "host", commissionBp: 800, status: "active" };
const REVIEW = { author: "Anke", country: "DE", language: "de", rating: 5, stayed: "2026-08", text: "Sehr schön." };
const REVIEWS = { type: "reviews", accoId: "a900001", reviews: [REVIEW] };
const REGION = { type: "region", country: "AT", region: "Tirol", names: { nl: "Tirol" } };

const faults = (line: object | string) => {
	const parsed = parseLine(typeof line === "string" ? line : JSON.stringify(line));
	return parsed.ok ? [] : parsed.error;
};
const fields = (line: object | string): string[] => faults(line).map((fault) => fault.field);

describe("a line of the feed", () => {
	it.each([
		HOME,
		RATES,
		BLOCKS,
		CODE,
		PARTNER,
		REGION,
		REVIEWS,
		{ ...REVIEWS, reviews: [] },
		{ type: "homeowner", code: "77" },
		{ type: "homeowner", code: "77", name: "Hanna Moser", letting: "private" },
	])("is taken when it is right: $type", (line) => {
		expect(parseLine(JSON.stringify(line))).toMatchObject({ ok: true, value: { unknownFields: [] } });
	});

	it.each([
		["text that is no JSON", "{", ""],
		["a list", "[]", ""],
		["no type", {}, "type"],
		["an unknown type", { type: "hotel" }, "type"],
		["a second header", { type: "feed", version: 1 }, "type"],
		["an accoId of another form", { ...HOME, accoId: "b1" }, "accoId"],
		["an accoId of 11 digits", { ...HOME, accoId: "a12345678901" }, "accoId"],
		["the status test", { ...HOME, status: "test" }, "status"],
		["no title", { ...HOME, title: {} }, "title"],
		["a title without words", { ...HOME, title: { nl: "  " } }, "title.nl"],
		["a country that does not exist", { ...HOME, country: "XX" }, "country"],
		["a place without a name", { ...HOME, placename: "" }, "placename"],
		["a latitude beyond the pole", { ...HOME, lat: 90.1 }, "lat"],
		["coordinates as text", { ...HOME, lng: "12.3" }, "lng"],
		["a kind that is none of the eleven", { ...HOME, kind: "hotel" }, "kind"],
		["detached as a kind", { ...HOME, kind: "detached" }, "kind"],
		["half a bedroom", { ...HOME, bedrooms: 1.5 }, "bedrooms"],
		["no guests", { ...HOME, maxGuests: 0 }, "maxGuests"],
		["a rating of 6", { ...HOME, rating: 6 }, "rating"],
		["an unknown amenity", { ...HOME, amenities: ["wifi", "moat"] }, "amenities.1"],
		["a picture without https", { ...HOME, images: [{ url: "http://x.example/1.jpg" }] }, "images.0.url"],
		["a picture of another host by trick", { ...HOME, images: [{ url: "//x.example/1.jpg" }] }, "images.0.url"],
		["a picture with half a character", { ...HOME, images: [{ url: "https://x.example/a\ud83d" }] }, "images.0.url"],
		["a picture with the character 0", { ...HOME, images: [{ url: "/photos/a\u0000.jpg" }] }, "images.0.url"],
		["a calendar with half a character", { ...HOME, icalImport: ["https://x.example/\ud83d.ics"] }, "icalImport.0"],
		["a time that is none", { ...HOME, checkinFrom: "24:00" }, "checkinFrom"],
		["no units", { ...HOME, units: [] }, "units"],
		["a unit twice", { ...HOME, units: ["u1", "u1"] }, "units"],
		["a commission above the price", { ...HOME, commissionBp: 10_001 }, "commissionBp"],
		["a deposit below zero", { ...HOME, depositCents: -1 }, "depositCents"],
		["a room without a bed", { ...HOME, rooms: [{ kind: "bedroom", beds: [] }] }, "rooms.0.beds"],
		[
			"a bed that is none",
			{ ...HOME, rooms: [{ kind: "loft", beds: [{ type: "hay", count: 1 }] }] },
			"rooms.0.beds.0.type",
		],
		["quiet hours without an end", { ...HOME, houseRules: { quietFrom: "22:00" } }, "houseRules"],
		["an energy label that is none", { ...HOME, energyLabel: "H" }, "energyLabel"],
		["an unknown precision", { ...HOME, locationPrecision: "street" }, "locationPrecision"],
		["an unknown book mode", { ...HOME, bookMode: "fax" }, "bookMode"],
		["a season that ends before it begins", { ...RATES, seasons: [{ ...SEASON, to: "2026-12-31" }] }, "seasons.0.to"],
		["a season of no night", { ...RATES, seasons: [{ ...SEASON, to: SEASON.from }] }, "seasons.0.to"],
		["a day that does not exist", { ...RATES, seasons: [{ ...SEASON, from: "2027-02-30" }] }, "seasons.0.from"],
		[
			"overlapping seasons",
			{ ...RATES, seasons: [SEASON, { ...SEASON, from: "2027-04-23", to: "2027-05-01" }] },
			"seasons",
		],
		["weekday 0", { ...RATES, seasons: [{ ...SEASON, arrivalDays: [0] }] }, "seasons.0.arrivalDays.0"],
		["no arrival day", { ...RATES, seasons: [{ ...SEASON, arrivalDays: [] }] }, "seasons.0.arrivalDays"],
		["part of a cent", { ...RATES, seasons: [{ ...SEASON, nightCents: 90.5 }] }, "seasons.0.nightCents"],
		["a price below zero", { ...RATES, seasons: [{ ...SEASON, nightCents: -1 }] }, "seasons.0.nightCents"],
		["no seasons", { type: "rates", accoId: "a1" }, "seasons"],
		["a day twice", { ...RATES, days: [{ day: "2027-02-01" }, { day: "2027-02-01" }] }, "days"],
		[
			"a stay of no nights",
			{ ...RATES, stays: [{ arrival: "2027-02-01", nights: 0, rentCents: 1 }] },
			"stays.0.nights",
		],
		["an unknown discount", { ...RATES, discounts: [{ kind: "loyal", threshold: 1, bp: 1 }] }, "discounts.0.kind"],
		["a fee twice", { ...RATES, fees: [FEE, FEE] }, "fees"],
		["a fee per mile", { ...RATES, fees: [{ ...FEE, per: "mile" }] }, "fees.0.per"],
		["a tax of no mode", { ...RATES, touristTax: { adultCents: 1 } }, "touristTax.mode"],
		[
			"a percent tax without its percent",
			{ ...RATES, touristTax: { mode: "percent", pay: "onsite" } },
			"touristTax.percentBp",
		],
		[
			"a block that ends before it begins",
			{ ...BLOCKS, periods: [{ ...BLOCKS.periods[0], departure: "2027-02-01" }] },
			"periods.0.departure",
		],
		["a booking by feed", { ...BLOCKS, periods: [{ ...BLOCKS.periods[0], kind: "booking" }] }, "periods.0.kind"],
		["a percent code without percent", { ...CODE, bp: undefined, cents: 5 }, "bp"],
		["a code of no kind", { ...CODE, kind: "gift" }, "kind"],
		["a code with blanks", { ...CODE, code: "SKI 5" }, "code"],
		["a partner of another kind", { ...PARTNER, kind: "agency" }, "kind"],
		["reviews of no home", { ...REVIEWS, accoId: "77" }, "accoId"],
		["reviews that are no list", { ...REVIEWS, reviews: "good" }, "reviews"],
		["a review by nobody", { ...REVIEWS, reviews: [{ ...REVIEW, author: " " }] }, "reviews.0.author"],
		["a review without words", { ...REVIEWS, reviews: [{ ...REVIEW, text: "" }] }, "reviews.0.text"],
		["a review in Latin", { ...REVIEWS, reviews: [{ ...REVIEW, language: "la" }] }, "reviews.0.language"],
		["six stars", { ...REVIEWS, reviews: [REVIEW, { ...REVIEW, rating: 6 }] }, "reviews.1.rating"],
		["half a star", { ...REVIEWS, reviews: [{ ...REVIEW, rating: 4.5 }] }, "reviews.0.rating"],
		["a stay in month 13", { ...REVIEWS, reviews: [{ ...REVIEW, stayed: "2026-13" }] }, "reviews.0.stayed"],
		["a stay by the day", { ...REVIEWS, reviews: [{ ...REVIEW, stayed: "2026-08-01" }] }, "reviews.0.stayed"],
		["a guest from nowhere", { ...REVIEWS, reviews: [{ ...REVIEW, country: "XX" }] }, "reviews.0.country"],
		["a region without names", { ...REGION, names: {} }, "names"],
	])("fails with its field for %s", (_name, line, field) => {
		expect(fields(line)).toEqual([field]);
	});

	it.each([...HOUSE_LINES, "insurance_damage"])("takes no fee that is called %s", (code) => {
		const [error] = faults({ ...RATES, fees: [{ ...FEE, code }] });
		expect(error?.field).toBe("fees.0.code");
		if (code === code.toLowerCase()) expect(error?.expected).toContain(`such as fee_${code}`);
		expect(fields({ ...RATES, fees: [{ ...FEE, code: `fee_${code.toLowerCase()}` }] })).toEqual([]);
	});

	it("names every field that is wrong", () => {
		expect(fields({ ...HOME, lat: 99, bedrooms: -1, status: "gone" }).sort()).toEqual(["bedrooms", "lat", "status"]);
	});

	it("completes what may be left out", () => {
		expect(parseLine(JSON.stringify(RATES))).toMatchObject({
			ok: true,
			value: {
				line: {
					seasons: [
						{
							weekendCents: 9000,
							weekendDays: [5, 6],
							arrivalDays: [1, 2, 3, 4, 5, 6, 7],
							minNights: 1,
							minThrough: 1,
							maxNights: 28,
							extraPersonCents: 0,
						},
					],
					days: [],
					stays: [],
					discounts: [],
					fees: [],
					touristTax: null,
				},
			},
		});
	});

	it("keeps coordinates to the last digit", () => {
		const parsed = parseLine(JSON.stringify({ ...HOME, lat: 47.4451234567, lng: 12.3164412345 }));
		expect(parsed).toMatchObject({ ok: true, value: { line: { lat: 47.4451234567, lng: 12.3164412345 } } });
	});

	it("reports unknown fields at any depth, but not languages without text", () => {
		const line = { ...RATES, note: 1, seasons: [{ ...SEASON, name: "high" }] };
		expect(parseLine(JSON.stringify(line))).toMatchObject({
			value: { unknownFields: ["rates.seasons.name", "rates.note"] },
		});
		const home = { ...HOME, title: { nl: "Huis", de: "", es: "Casa" } };
		expect(parseLine(JSON.stringify(home))).toMatchObject({ value: { unknownFields: ["accommodation.title.es"] } });
	});
});

describe("the first line of a feed", () => {
	const header = { type: "feed", version: 1, generatedAt: "2026-11-20T06:00:00Z", mode: "full", currency: "EUR" };
	it("is read", () => {
		expect(parseHeader(JSON.stringify(header))).toEqual({ ok: true, value: header });
	});
	it.each([
		["type", "rates"],
		["version", 2],
		["version", "1"],
		["generatedAt", "yesterday"],
		["mode", "partial"],
		["currency", "CHF"],
	])("is refused when %s is %s", (field, value) => {
		expect(parseHeader(JSON.stringify({ ...header, [field]: value }))).toMatchObject({ ok: false, error: [{ field }] });
	});
});

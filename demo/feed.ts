import type { DayNumber } from "#domain/time/civil-date.ts";
import { type DemoHome, demoHomes } from "./homes.ts";
import { livingOf } from "./living.ts";
import { occupancyOf } from "./occupancy.ts";
import { demoOwners, OWNERS } from "./owners.ts";
import { type Look, looksOf, picturesOf } from "./pictures.ts";
import { DEMO_PLACES } from "./places/places.ts";
import { Dice } from "./random.ts";
import { includedGuestsOf, ratesOf } from "./rates.ts";
import { type DemoReviews, demoReviews } from "./reviews.ts";
import { describeHome, titleOf } from "./texts/home-words.ts";
import { Said } from "./texts/said.ts";

/**
 * The demo catalogue as a feed: about 1,200 made-up homes in real places of twelve countries, always the same
 * but for their dates, which hang on the day of loading.
 */

const HEADER = { type: "feed", version: 1, mode: "delta", currency: "EUR" };

const PARTNERS = [
	{ code: "SKIFUN", label: "Skifun Reizen", kind: "affiliate", commissionBp: 800 },
	{ code: "BUITEN", label: "Buitenblad", kind: "affiliate", commissionBp: 600 },
	{ code: "ALPENLUST", label: "Alpenlust Magazin", kind: "affiliate", commissionBp: 700 },
	{ code: "ARDOISE", label: "Ardoise Voyages", kind: "affiliate", commissionBp: 700 },
	{ code: "BERGWERK", label: "Bergwerk Verhuur", kind: "host", commissionBp: 1000 },
	{ code: "KUSTHOST", label: "Kusthost", kind: "host", commissionBp: 1000 },
	{ code: "SOLEADO", label: "Soleado Homes", kind: "host", commissionBp: 1200 },
] as const;
const HOSTS = PARTNERS.filter((partner) => partner.kind === "host").map((partner) => partner.code);

const CODES = [
	{ code: "SKI5", kind: "percent", bp: 500, minRentCents: 20_000 },
	{ code: "LENTE25", kind: "amount", cents: 2_500, minRentCents: 40_000 },
];

/** All lines of the feed, without the homes that are there already. */
export function* demoFeed(today: DayNumber, now: Date, known: ReadonlySet<string> = new Set()): Generator<object> {
	yield { ...HEADER, generatedAt: now.toISOString() };
	yield* placeLines();
	for (const partner of PARTNERS) yield { type: "partner", ...partner, status: "active" };
	yield* demoOwners();
	for (const code of CODES) yield { type: "discountCode", ...code };
	const homes = demoHomes();
	const looks = looksOf(homes);
	const said = new Said();
	for (const [index, home] of homes.entries()) {
		// Also of homes that are there already: what they say is taken.
		const guests = demoReviews(home, today, said);
		const description = describeHome(home.text, said);
		if (known.has(home.accoId)) continue;
		yield { ...accommodation(home, looks[index] as Look, guests), description };
		yield* datedLines(home, today);
		if (guests.reviews.length > 0) yield { type: "reviews", accoId: home.accoId, reviews: guests.reviews };
	}
}

/** Prices and taken stays alone, for homes whose dates move on with the days. */
export function* demoDates(accoIds: ReadonlySet<string>, today: DayNumber, now: Date): Generator<object> {
	yield { ...HEADER, generatedAt: now.toISOString() };
	for (const home of demoHomes()) if (accoIds.has(home.accoId)) yield* datedLines(home, today);
}

function* datedLines(home: DemoHome, today: DayNumber): Generator<object> {
	yield { type: "rates", accoId: home.accoId, ...ratesOf(home, today) };
	yield { type: "occupancy", unit: home.accoId, periods: [...occupancyOf(home, today)] };
}

function* placeLines(): Generator<object> {
	const regions = new Set<string>();
	for (const { country, region, names } of DEMO_PLACES) {
		if (!regions.has(`${country} ${region.en}`)) {
			regions.add(`${country} ${region.en}`);
			yield { type: "region", country, region: region.en, names: region };
		}
		yield { type: "place", country, region: region.en, placename: names.en, names };
	}
}

function accommodation(home: DemoHome, look: Look, { rating }: DemoReviews): object {
	const { place, text: _, turn: __, scenery: ___, nightEuros: ____, builtIn: _____, ...facts } = home;
	const dice = new Dice(`${home.accoId}|rules`);
	const title = titleOf(home.text);
	const instant = home.bookMode === "instant";
	return {
		type: "accommodation",
		status: "live",
		...facts,
		rating,
		country: place.country,
		region: place.region.en,
		placename: place.names.en,
		companyVfy: dice.chance(0.66),
		locationPrecision: dice.chance(0.15) ? "area" : "exact",
		nearSkibus: place.snow && dice.chance(0.5),
		maxBabies: dice.one([1, 2, 2, 2]),
		includedGuests: includedGuestsOf(home),
		optionAllowed: instant && dice.chance(0.85),
		minLeadDays: Number(dice.weighted({ 1: 70, 2: 22, 3: 6, 7: 2 })),
		checkinFrom: dice.one(["15:00", "16:00", "16:00", "17:00"]),
		checkoutUntil: dice.one(["10:00", "10:00", "10:30", "11:00"]),
		depositCents: dice.chance(0.7) ? dice.one([15_000, 25_000, 30_000, 50_000]) : 0,
		registrationNumber: registrationOf(dice, place.country),
		...(dice.chance(0.3) ? { hostCode: dice.one(HOSTS) } : {}),
		...(dice.chance(0.6) ? { ownerCode: String(dice.whole(1, OWNERS)) } : {}),
		...livingOf(home),
		title,
		images: picturesOf(home, look, title.en),
	};
}

/** A number in the form of countries that ask for one. */
function registrationOf(dice: Dice, country: string): string | null {
	const digits = (count: number) => Array.from({ length: count }, () => dice.whole(0, 9)).join("");
	const hex = (count: number) => Array.from({ length: count }, () => dice.one([..."0123456789ABCDEF"])).join("");
	switch (country) {
		case "NL":
			return [digits(4), hex(4), hex(4), hex(4), hex(4)].join(" ");
		case "FR":
			return `${digits(11)}${dice.one(["AB", "CD", "EF", "KL"])}`;
		case "IT":
			return `IT0${digits(5)}C2${hex(8)}`;
		case "HR":
			return `HR-${digits(9)}`;
		case "ES":
			return `ETV/${digits(5)}`;
		default:
			return null;
	}
}

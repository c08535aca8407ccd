import { AMENITIES, KINDS } from "#domain/accommodation/facts.ts";
import { byLanguage } from "#domain/language.ts";
import { type DayNumber, dayOf, isoOf, weekdayOf, yearMonthOf } from "#domain/time/civil-date.ts";

/** Made-up catalogues of any size, the same for the same seed: fuel of the benchmarks. */

export interface CatalogueOptions {
	/** First day that has rates. */
	readonly firstDay?: string;
	/** Nights that have rates. */
	readonly nights?: number;
}

/** Numbers in [0, 1) that depend on the seed alone (mulberry32). */
export function seededRandom(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

interface Area {
	readonly country: string;
	readonly region: string;
	readonly lat: number;
	readonly lng: number;
	/** Homes in the mountains, at the sea, or neither. */
	readonly setting: "mountains" | "sea" | "inland";
	readonly places: readonly string[];
}

const AREAS: readonly Area[] = [
	{
		country: "AT",
		region: "Tirol",
		lat: 47.3,
		lng: 11.8,
		setting: "mountains",
		places: words("Kirchberg Söll Mayrhofen Gerlos Westendorf"),
	},
	{
		country: "AT",
		region: "Salzburg",
		lat: 47.3,
		lng: 12.9,
		setting: "mountains",
		places: words("Saalbach Flachau Kaprun Mittersill Wagrain"),
	},
	{
		country: "FR",
		region: "Provence",
		lat: 43.7,
		lng: 5.9,
		setting: "inland",
		places: words("Gordes Lorgues Cotignac Aups Manosque"),
	},
	{
		country: "FR",
		region: "Bretagne",
		lat: 48.3,
		lng: -3.2,
		setting: "sea",
		places: words("Carnac Quiberon Dinard Roscoff Crozon"),
	},
	{
		country: "IT",
		region: "Toscana",
		lat: 43.4,
		lng: 11.1,
		setting: "inland",
		places: words("Volterra Lucca Pienza Cortona Montaione"),
	},
	{
		country: "ES",
		region: "Costa Brava",
		lat: 41.9,
		lng: 3.1,
		setting: "sea",
		places: words("Begur Roses Pals Calonge Llafranc"),
	},
	{
		country: "NL",
		region: "Zeeland",
		lat: 51.5,
		lng: 3.7,
		setting: "sea",
		places: words("Domburg Zoutelande Renesse Cadzand Veere"),
	},
	{
		country: "DE",
		region: "Eifel",
		lat: 50.3,
		lng: 6.5,
		setting: "inland",
		places: words("Monschau Daun Gerolstein Nideggen Manderscheid"),
	},
	{
		country: "HR",
		region: "Istra",
		lat: 45.2,
		lng: 13.8,
		setting: "sea",
		places: words("Rovinj Pula Umag Labin Motovun"),
	},
	{
		country: "CH",
		region: "Wallis",
		lat: 46.2,
		lng: 7.6,
		setting: "mountains",
		places: words("Zermatt Verbier Grimentz Nendaz Crans"),
	},
];

function words(text: string): readonly string[] {
	return text.split(" ");
}

const FIRST_ID = 1_000_001;
const DEFAULT_FIRST_DAY = "2027-01-01";
const DEFAULT_NIGHTS = 730;

/**
 * Lines of a Halcyon feed, its header first: for each home facts, rates with seasons, day overrides, stay
 * prices, fees and discounts, and occupancy. One home is made at a time, so any number fits in memory.
 */
export function* generateFeed(homes: number, seed: number, options: CatalogueOptions = {}): Iterable<object> {
	const random = seededRandom(seed);
	const first = dayOf(options.firstDay ?? DEFAULT_FIRST_DAY);
	const nights = options.nights ?? DEFAULT_NIGHTS;
	yield {
		type: "feed",
		version: 1,
		generatedAt: `${isoOf(first)}T06:00:00Z`,
		mode: "delta",
		currency: "EUR",
	};
	for (let index = 0; index < homes; index++) {
		const maker = new HomeMaker(random, `a${FIRST_ID + index}`, first, nights);
		yield maker.facts();
		yield maker.rates();
		yield maker.occupancy();
	}
}

class HomeMaker {
	readonly #random: () => number;
	readonly #accoId: string;
	readonly #first: DayNumber;
	readonly #nights: number;
	readonly #area: Area;
	readonly #guests: number;
	/** Price level of a night in the middle season, whole euros in cents. */
	readonly #base: number;

	constructor(random: () => number, accoId: string, first: DayNumber, nights: number) {
		this.#random = random;
		this.#accoId = accoId;
		this.#first = first;
		this.#nights = nights;
		this.#area = this.#pick(AREAS);
		this.#guests = 2 + Math.floor(random() ** 1.7 * 15);
		this.#base = 100 * Math.round((30 + this.#guests * (9 + random() * 22)) * (0.8 + random() * 0.6));
	}

	#pick<Item>(items: readonly Item[]): Item {
		const item = items[Math.floor(this.#random() * items.length)];
		if (item === undefined) throw new Error("nothing to pick from");
		return item;
	}

	#chance(share: number): boolean {
		return this.#random() < share;
	}

	#between(min: number, max: number): number {
		return min + Math.floor(this.#random() * (max - min + 1));
	}

	facts(): object {
		const { country, region, places, lat, lng, setting } = this.#area;
		const kind = this.#pick(KINDS);
		const placename = this.#pick(places);
		const title = `${kind} ${placename} ${this.#accoId.slice(1)}`;
		const bedrooms = Math.max(1, Math.ceil(this.#guests / 2) - this.#between(0, 1));
		const km = (reach: number) => Math.round(this.#random() * reach * 10) / 10;
		const kmSea = setting === "sea" ? km(12) : null;
		const kmLake = this.#chance(0.5) ? km(30) : null;
		const kmSkilift = setting === "mountains" ? km(8) : null;
		return {
			type: "accommodation",
			accoId: this.#accoId,
			status: "live",
			isTest: this.#chance(0.002),
			companyVfy: this.#chance(0.3),
			title: byLanguage(() => title),
			description: { nl: `Over ${title}.`, en: `About ${title}.`, de: `Über ${title}.`, fr: `À propos de ${title}.` },
			country,
			region,
			placename,
			kind,
			bedrooms,
			lat: round5(lat + (this.#random() - 0.5) * 0.9),
			lng: round5(lng + (this.#random() - 0.5) * 1.2),
			detached: this.#chance(0.5),
			bathrooms: Math.max(1, Math.round(bedrooms * (0.4 + this.#random() * 0.5))),
			areaM2: this.#guests * this.#between(14, 30),
			stars: this.#chance(0.8) ? this.#between(2, 5) : null,
			rating: this.#chance(0.85) ? Math.round((3.2 + this.#random() * 1.8) * 10) / 10 : null,
			reviews: this.#between(0, 120),
			maxGuests: this.#guests,
			maxBabies: this.#between(0, 2),
			maxPets: this.#chance(0.6) ? this.#between(1, 3) : 0,
			includedGuests: this.#chance(0.8) ? this.#guests : Math.max(1, this.#guests - this.#between(1, 4)),
			amenities: AMENITIES.filter((name) => this.#chance(name === "wifi" ? 0.95 : 0.35)),
			onHolidayPark: this.#chance(0.1),
			nearSkibus: setting === "mountains" && this.#chance(0.4),
			kmSea,
			kmLake,
			kmSkilift,
			kmGolfCourse: this.#chance(0.6) ? km(40) : null,
			images: Array.from({ length: 8 }, (_, index) => ({
				url: `https://pictures.example/${this.#accoId}/${index}.webp`,
				alt: { en: title },
			})),
			bookMode: this.#chance(0.8) ? "instant" : "on_request",
			optionAllowed: this.#chance(0.6),
			minLeadDays: this.#between(0, 3),
			checkinFrom: "16:00",
			checkoutUntil: "10:00",
			depositCents: 5000 * this.#between(0, 8),
		};
	}

	rates(): object {
		return {
			type: "rates",
			accoId: this.#accoId,
			seasons: this.#seasons(),
			days: this.#days(),
			stays: this.#stays(),
			discounts: this.#discounts(),
			fees: this.#fees(),
			touristTax: this.#touristTax(),
		};
	}

	/** Seasons of four to eight weeks; dear in winter in the mountains, in July and August elsewhere. */
	#seasons(): object[] {
		const seasons: object[] = [];
		const end = this.#first + this.#nights;
		for (let from = this.#first; from < end; ) {
			const to = Math.min(end, from + 7 * this.#between(4, 8));
			const { month } = yearMonthOf(from);
			const dear = this.#area.setting === "mountains" ? [12, 1, 2, 3].includes(month) : [7, 8].includes(month);
			const nightCents = 100 * Math.round((this.#base * (dear ? 1.7 : 0.75 + this.#random() * 0.5)) / 100);
			const weekly = dear && this.#chance(0.6);
			seasons.push({
				from: isoOf(from),
				to: isoOf(to),
				nightCents,
				weekendCents: weekly ? nightCents : Math.round(nightCents * 1.15),
				weekendDays: [5, 6],
				arrivalDays: weekly ? [6] : this.#chance(0.2) ? [1, 5] : [1, 2, 3, 4, 5, 6, 7],
				departureDays: weekly ? [6] : [1, 2, 3, 4, 5, 6, 7],
				minNights: weekly ? 7 : this.#between(2, 4),
				minThrough: weekly ? 7 : 1,
				maxNights: 28,
				extraPersonCents: this.#chance(0.2) ? 1500 : 0,
			});
			from = to;
		}
		return seasons;
	}

	#days(): object[] {
		const days = new Map<DayNumber, object>();
		for (let count = this.#between(0, 12); count > 0; count--) {
			const day = this.#first + this.#between(0, this.#nights - 1);
			days.set(day, {
				day: isoOf(day),
				...(this.#chance(0.6) ? { nightCents: Math.round(this.#base * 1.4) } : {}),
				...(this.#chance(0.3) ? { minNights: this.#between(2, 7) } : {}),
				closedArrival: this.#chance(0.3),
				closedDeparture: this.#chance(0.2),
				stopSell: this.#chance(0.1),
			});
		}
		return [...days.values()];
	}

	#stays(): object[] {
		if (!this.#chance(0.3)) return [];
		const stays = new Map<DayNumber, object>();
		for (let count = this.#between(1, 6); count > 0; count--) {
			let arrival = this.#first + this.#between(0, this.#nights - 30);
			while (weekdayOf(arrival) !== 6) arrival++;
			stays.set(arrival, { arrival: isoOf(arrival), nights: 7, rentCents: this.#base * 6 });
		}
		return [...stays.values()];
	}

	#discounts(): object[] {
		return [
			...(this.#chance(0.6)
				? [
						{ kind: "los", threshold: 7, bp: 500 },
						{ kind: "los", threshold: 14, bp: 1000 },
					]
				: []),
			...(this.#chance(0.5)
				? [
						{ kind: "lastMinute", threshold: 28, bp: 1000 },
						{ kind: "lastMinute", threshold: 14, bp: 1500 },
						{ kind: "lastMinute", threshold: 7, bp: 2000 },
					]
				: []),
			...(this.#chance(0.2) ? [{ kind: "early", threshold: 180, bp: 500 }] : []),
		];
	}

	#fees(): object[] {
		const fee = (code: string, cents: number, per: string, mandatory: boolean, pay = "invoice") => ({
			code,
			cents,
			per,
			mandatory,
			pay,
			insured: true,
		});
		return [
			fee("cleaning", 500 * this.#between(8, 40), "stay", true, this.#chance(0.15) ? "onsite" : "invoice"),
			...(this.#chance(0.5) ? [fee("booking_fee", 1950, "booking", true)] : []),
			...(this.#chance(0.3) ? [fee("energy", 100 * this.#between(5, 20), "night", true)] : []),
			...(this.#chance(0.6) ? [fee("pet", 100 * this.#between(10, 50), "pet", true)] : []),
			...(this.#chance(0.7) ? [fee("linen", 50 * this.#between(15, 35), "person", false)] : []),
		];
	}

	#touristTax(): object | null {
		if (this.#chance(0.2)) return null;
		if (this.#area.country === "FR" && this.#chance(0.5)) {
			return { mode: "percent", percentBp: 500, capCents: 460, maxNights: null, pay: "invoice" };
		}
		const adultCents = this.#between(80, 350);
		return {
			mode: "fixed",
			adultCents,
			childCents: this.#chance(0.5) ? Math.floor(adultCents / 2) : 0,
			babyCents: 0,
			maxNights: this.#chance(0.2) ? 10 : null,
			pay: this.#chance(0.2) ? "onsite" : "invoice",
		};
	}

	/** About two fifths of the nights taken, in stays that follow each other with gaps. */
	occupancy(): object {
		const periods: object[] = [];
		const fullness = 0.15 + this.#random() * 0.5;
		let day = this.#first + this.#between(0, 14);
		while (day < this.#first + this.#nights - 21) {
			const length = this.#chance(0.6) ? 7 : this.#between(2, 14);
			const kind = this.#chance(0.85) ? "external" : this.#chance(0.5) ? "owner" : "maintenance";
			periods.push({ arrival: isoOf(day), departure: isoOf(day + length), kind });
			day += length + Math.round((length * (1 - fullness)) / fullness) + this.#between(0, 3);
		}
		return { type: "occupancy", unit: this.#accoId, periods };
	}
}

function round5(degrees: number): number {
	return Math.round(degrees * 1e5) / 1e5;
}

import { occupancyOf, type SellableAccommodation } from "#domain/accommodation/accommodation.ts";
import { ACCOMMODATION_STATUSES, AMENITIES, KINDS, LOCATIONS } from "#domain/accommodation/facts.ts";
import { DEFAULT_PARTY, type Party } from "#domain/party/party.ts";
import { bookableStay } from "#domain/pricing/arrivals.ts";
import type { Stay } from "#domain/pricing/stay-rules.ts";
import { SORTS } from "#domain/search/limits.ts";
import { type Filters, NO_FILTERS, type SearchQuery } from "#search/query.ts";
import type { SearchFacts, SearchHome } from "#search/search-home.ts";
import fc from "#tests/support/fast-check.ts";
import { arbitraryHome, PROPERTY_TODAY } from "./arbitrary-homes.ts";
import type { MadeClaim, MadeHome, PlaceIds } from "./store-homes.ts";

/** Random catalogues with every rule in play, and queries that find something in them. */

export const PROPERTY_NOW = new Date("2027-01-15T10:00:00Z");

export interface Catalogue {
	readonly homes: readonly MadeHome[];
	readonly claims: readonly MadeClaim[];
}

const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);

const facts = (places: readonly PlaceIds[]): fc.Arbitrary<SearchFacts & { place: PlaceIds }> =>
	fc
		.record({
			place: fc.constantFrom(...places),
			lat: fc.integer({ min: 36_000_000, max: 60_000_000 }).map((micro) => micro / 1e6),
			lng: fc.integer({ min: 1, max: 29_000_000 }).map((micro) => micro / 1e6 - 9),
			kind: fc.constantFrom(...KINDS.slice(0, 4)),
			detached: fc.boolean(),
			bedrooms: fc.integer({ min: 0, max: 7 }),
			bathrooms: fc.integer({ min: 0, max: 8 }).map((halves) => halves / 2),
			stars: fc.option(fc.constantFrom(1, 2, 2.5, 3, 4, 5)),
			rating: fc.option(tenths(0, 5)),
			reviews: fc.integer({ min: 0, max: 60 }),
			petsKnown: fc.boolean(),
			companyVfy: fc.boolean(),
			amenities: fc.subarray([...AMENITIES]),
			location: fc.subarray([...LOCATIONS]),
			kmSkilift: fc.option(tenths(0, 9)),
			kmGolfCourse: fc.option(tenths(0, 9)),
			information: fc.record({
				pictures: fc.integer({ min: 0, max: 14 }),
				languages: fc.integer({ min: 0, max: 4 }),
				areaKnown: fc.boolean(),
				hoursKnown: fc.boolean(),
			}),
		})
		.map((record) => ({ ...record, regionId: record.place.regionId, placeId: record.place.placeId }));

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** Half of the homes let nearly everything happen, so that stays are found; each discount threshold stands once. */
function tuned(home: SellableAccommodation, easy: boolean): SellableAccommodation {
	const { rates } = home;
	const seasons = easy
		? rates.seasons.map((season) => ({
				...season,
				arrivalDays: EVERY_DAY,
				departureDays: EVERY_DAY,
				minThrough: 1,
				maxNights: 28,
				minNights: Math.min(2, season.minNights),
			}))
		: rates.seasons;
	const discounts = new Map(rates.discounts.map((rule) => [`${rule.kind}${rule.threshold}`, rule]));
	return { ...home, rates: { ...rates, seasons, discounts: [...discounts.values()] } };
}

const arbitraryMade = (places: readonly PlaceIds[]): fc.Arbitrary<Omit<MadeHome, "units"> & { shared: number }> =>
	fc
		.record({
			home: arbitraryHome,
			easy: fc.integer({ min: 0, max: 3 }).map((value) => value > 0),
			facts: facts(places),
			status: fc.oneof(
				{ weight: 4, arbitrary: fc.constant("live" as const) },
				fc.constantFrom(...ACCOMMODATION_STATUSES),
			),
			shared: fc.integer({ min: 0, max: 9 }),
		})
		.map(({ home, easy, facts: { place, ...made }, status, shared }) => ({
			home: { ...tuned(home, easy), country: place.country },
			facts: made,
			status,
			shared,
		}));

const arbitraryClaim = fc.record({
	unit: fc.nat(),
	arrival: fc.integer({ min: PROPERTY_TODAY - 20, max: PROPERTY_TODAY + 400 }),
	nights: fc.integer({ min: 1, max: 21 }),
	kind: fc.constantFrom("hold" as const, "option" as const, "booking" as const, "owner" as const),
	/** Minutes from now. */
	expires: fc.integer({ min: -60, max: 60 }),
	released: fc.integer({ min: 0, max: 4 }).map((value) => value === 0),
});

/** Homes under distinct numbers; some share units with others, some are drafts, off or test houses. */
export function arbitraryCatalogue(places: readonly PlaceIds[], maxHomes = 30): fc.Arbitrary<Catalogue> {
	return fc
		.record({
			made: fc.array(arbitraryMade(places), { minLength: Math.floor(maxHomes / 3), maxLength: maxHomes }),
			numbers: fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }), { minLength: maxHomes, maxLength: maxHomes }),
			claims: fc.array(arbitraryClaim, { maxLength: 60 }),
		})
		.map(({ made, numbers, claims }) => {
			const homes = made.map(({ shared, ...rest }, index) => {
				const accoId = `a${numbers[index]}`;
				const units = shared < 2 ? [`shared${shared}`] : shared < 3 ? [accoId, "shared0"] : [accoId];
				return { ...rest, home: { ...rest.home, accoId }, units };
			});
			const units = [...new Set(homes.flatMap((home) => home.units))];
			return { homes, claims: withoutOverlaps(claims.map((claim) => claimOn(units, claim))) };
		});
}

type ClaimShape = typeof arbitraryClaim extends fc.Arbitrary<infer Shape> ? Shape : never;

function claimOn(units: readonly string[], { unit, arrival, nights, kind, expires, released }: ClaimShape): MadeClaim {
	const runsOut = kind === "hold" || kind === "option";
	return {
		unitId: units[unit % units.length] ?? "",
		stay: { arrival, departure: arrival + nights },
		kind,
		expiresAt: runsOut ? new Date(PROPERTY_NOW.getTime() + expires * 60_000) : null,
		released,
	};
}

function withoutOverlaps(claims: readonly MadeClaim[]): MadeClaim[] {
	const kept: MadeClaim[] = [];
	for (const claim of claims) {
		const clash = kept.some(
			(other) =>
				!other.released &&
				other.unitId === claim.unitId &&
				other.stay.arrival < claim.stay.departure &&
				other.stay.departure > claim.stay.arrival,
		);
		if (claim.released || !clash) kept.push(claim);
	}
	return kept;
}

/** What a search index should hold of a catalogue at an instant. */
export function searchHomesOf({ homes, claims }: Catalogue, now: Date): SearchHome[] {
	const blocking = claims.filter(({ released, expiresAt }) => !released && (expiresAt === null || expiresAt > now));
	return homes.flatMap(({ home, status, facts: made, units }) => {
		if (status !== "live" && status !== "test") return [];
		const mine = blocking.filter((claim) => units.includes(claim.unitId));
		const expiries = mine.flatMap(({ expiresAt }) => expiresAt?.getTime() ?? []);
		const expiresAt = expiries.length > 0 ? Math.min(...expiries) : null;
		return [{ home, status, facts: made, taken: mine.map((claim) => claim.stay), expiresAt }];
	});
}

/** A query still without its stay: the stay is aimed at a home of the catalogue. */
export interface QueryShape {
	readonly query: SearchQuery;
	readonly aim: { readonly home: number; readonly day: number; readonly nights: number; readonly blind: boolean };
	/** More stays beside the first: days later, and nights. */
	readonly more: readonly (readonly [number, number])[];
	readonly accoIds: boolean;
}

const arbitraryParty: fc.Arbitrary<Party> = fc.oneof(
	fc.constant(DEFAULT_PARTY),
	fc.record({
		adults: fc.integer({ min: 0, max: 6 }),
		children: fc.integer({ min: 0, max: 3 }),
		babies: fc.integer({ min: 0, max: 2 }),
		pets: fc.integer({ min: 0, max: 2 }),
	}),
);

/** Mostly off, so that combinations still leave homes over. */
const rarely = <Value, Off>(arbitrary: fc.Arbitrary<Value>, off: Off): fc.Arbitrary<Value | Off> =>
	fc.oneof({ weight: 6, arbitrary: fc.constant(off) }, { weight: 1, arbitrary });

function arbitraryFilters(places: readonly PlaceIds[]): fc.Arbitrary<Filters> {
	const aPlace = fc.constantFrom(...places);
	return fc.record({
		place: rarely(
			fc.oneof(
				aPlace.map(({ country }) => ({ country })),
				aPlace.map(({ regionId }) => ({ regionId })),
				aPlace.map(({ placeId }) => ({ placeId })),
			),
			{},
		),
		bounds: rarely(
			fc
				.tuple(fc.integer({ min: 34, max: 45 }), fc.integer({ min: -9, max: 3 }))
				.map(([south, west]) => ({ south, west, north: south + 15, east: west + 18 })),
			null,
		),
		minBedrooms: rarely(fc.integer({ min: 1, max: 7 }), 0),
		minBathrooms: rarely(fc.constantFrom(1, 1.5, 2, 3, 5), 0),
		minStars: rarely(fc.constantFrom(2.5, 3, 4, 5), 0),
		minRating: rarely(fc.constantFrom(2.7, 3, 3.5, 4.1), 0),
		noPets: rarely(fc.constant(true), false),
		companyVfy: rarely(fc.constant(true), false),
		lastMinutes: rarely(fc.constant(true), false),
		priceMin: rarely(fc.integer({ min: 0, max: 300 }), null),
		priceMax: rarely(fc.integer({ min: 100, max: 3600 }), null),
		amenities: rarely(fc.subarray([...AMENITIES], { maxLength: 2 }), []),
		kinds: rarely(fc.subarray(KINDS.slice(0, 5)), []),
		detached: rarely(fc.constant(true), false),
		location: rarely(fc.subarray([...LOCATIONS], { maxLength: 2 }), []),
		maxKmFromSkilift: rarely(tenths(1, 9), null),
		maxKmFromGolfCourse: rarely(tenths(1, 9), null),
		accoIds: fc.constant(null),
		testHouses: fc.constantFrom("no" as const, "no" as const, "yes" as const, "testOnly" as const),
	});
}

export function arbitraryQuery(places: readonly PlaceIds[]): fc.Arbitrary<QueryShape> {
	return fc
		.record({
			party: arbitraryParty,
			filters: fc.oneof(fc.constant(NO_FILTERS), arbitraryFilters(places)),
			sort: fc.constantFrom(...SORTS),
			from: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 12 })),
			perPage: fc.integer({ min: 0, max: 12 }),
			center: fc.option(fc.record({ lat: fc.double({ min: 40, max: 55, noNaN: true }), lng: fc.constant(4.5) })),
			undated: fc.integer({ min: 0, max: 4 }).map((value) => value === 0),
			aim: fc.record({
				home: fc.nat(),
				day: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: -3, max: 735 })),
				nights: fc.integer({ min: -1, max: 20 }),
				blind: fc.integer({ min: 0, max: 5 }).map((value) => value === 0),
			}),
			accoIds: fc.integer({ min: 0, max: 9 }).map((value) => value === 0),
			more: fc.oneof(
				{ weight: 2, arbitrary: fc.constant([]) },
				{
					weight: 1,
					arbitrary: fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 15 })), {
						maxLength: 8,
					}),
				},
			),
			withPoints: fc.boolean(),
			otherDates: fc.option(fc.record({ days: fc.integer({ min: 0, max: 3 }), always: fc.boolean() }), {
				nil: undefined,
			}),
		})
		.map(({ undated, aim, accoIds, more, ...query }) => ({
			query: { ...query, stays: undated ? null : [] },
			aim,
			accoIds,
			more,
		}));
}

/** The query with a stay that, unless it is blind, some home of the catalogue takes. */
export function aimed({ query, aim, accoIds, more }: QueryShape, homes: readonly SearchHome[]): SearchQuery {
	const target = homes.length > 0 ? homes[aim.home % homes.length] : undefined;
	const filters = accoIds
		? { ...query.filters, accoIds: homes.filter((_, index) => index % 2 === 0).map(({ home }) => home.accoId) }
		: query.filters;
	if (query.stays === null) return { ...query, filters };
	const withMore = (stay: Stay): SearchQuery => {
		const others = more.map(([later, nights]) => ({
			arrival: stay.arrival + later,
			departure: stay.arrival + later + nights,
		}));
		return { ...query, filters, stays: [stay, ...others] };
	};
	const blind = { arrival: PROPERTY_TODAY + aim.day, departure: PROPERTY_TODAY + aim.day + aim.nights };
	if (aim.blind || !target) return withMore(blind);
	const occupancy = occupancyOf(target.taken);
	for (let day = PROPERTY_TODAY + Math.max(0, aim.day % 300); day < PROPERTY_TODAY + 400; day++) {
		const nights = aim.nights > 0 && aim.day % 2 === 0 ? aim.nights : null;
		const stay = bookableStay(target.home, day, query.party, nights, PROPERTY_TODAY, occupancy);
		if (stay) return withMore(stay);
	}
	return withMore(blind);
}

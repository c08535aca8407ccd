import { AMENITIES, KINDS, LOCATIONS } from "#domain/home/facts.ts";
import { type FromPrice, fromPrice } from "#domain/pricing/arrivals.ts";
import { hasLastMinute } from "#domain/pricing/last-minute.ts";
import { priceOf } from "#domain/pricing/price.ts";
import { checkParty, checkStay } from "#domain/pricing/stay-rules.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { type CatalogueHome, occupancyAt } from "#search/catalogue-home.ts";
import { distanceMetres, inBounds } from "#search/geo.ts";
import { priceBucket, priceRangeOf, priceWindow } from "#search/price-window.ts";
import {
	BATHROOM_CHOICES,
	BEDROOM_CHOICES,
	type Facets,
	type Filters,
	PRICE_BUCKETS,
	RATING_CHOICES,
	type SearchHit,
	type SearchQuery,
	type SearchResult,
	STAR_CHOICES,
} from "#search/query.ts";
import { compareAccoIds, ownPoints, pricePoints, similarKey } from "#search/recommended.ts";

/**
 * The search said in the plainest way: every home is looked at with the domain's own functions, every facet is
 * counted by searching again with that choice. Slow, and the judge of both engines.
 */
export class PlainSearch {
	private readonly homes: readonly Known[];
	private readonly today: DayNumber;
	private readonly similar = new Map<string, { sumCents: number; count: number }>();

	constructor(homes: readonly CatalogueHome[], today: DayNumber, now: number) {
		this.today = today;
		this.homes = homes
			.filter(({ status }) => status === "live" || status === "test")
			.map((source) => {
				const occupancy = occupancyAt(source.taken, now);
				const from = fromPrice(source.home, today, occupancy);
				return { source, occupancy, from, lastMinute: hasLastMinute(source.home, today, occupancy) };
			});
		for (const { source, from } of this.homes) {
			if (source.status !== "live") continue;
			const prices = this.similar.get(similarKey(source)) ?? { sumCents: 0, count: 0 };
			this.similar.set(similarKey(source), prices);
			if (!from) continue;
			prices.sumCents += from.perNightCents;
			prices.count++;
		}
	}

	search(query: SearchQuery): SearchResult {
		const offers = this.offers(query);
		const listed = passing(offers, query.filters).sort((a, b) => this.compare(query, a, b));
		const unpriced = passing(offers, { ...query.filters, priceMin: null, priceMax: null });
		const nightly = unpriced.flatMap((offer) => (offer.perNight === null ? [] : [offer.perNight]));
		const priceHistogram = new Array<number>(PRICE_BUCKETS).fill(0);
		for (const cents of nightly) priceHistogram[priceBucket(cents)] = (priceHistogram[priceBucket(cents)] ?? 0) + 1;
		const positions = listed.map(({ known }) => known.source.facts);
		const lats = positions.map(({ lat }) => lat);
		const lngs = positions.map(({ lng }) => lng);
		return {
			totalResults: listed.length,
			hits: listed.slice(query.from, query.from + query.perPage).map(({ hit }) => hit),
			priceRange: nightly.length === 0 ? null : priceRangeOf(Math.min(...nightly), Math.max(...nightly)),
			priceHistogram,
			facets: facetsBy((change) => passing(offers, change(query.filters)).length),
			bounds:
				listed.length === 0
					? null
					: {
							south: Math.min(...lats),
							west: Math.min(...lngs),
							north: Math.max(...lats),
							east: Math.max(...lngs),
						},
		};
	}

	/** The homes that take the party and, with dates, the stay. */
	private offers(query: SearchQuery): Offer[] {
		return this.homes.flatMap((known) => {
			if (checkParty(known.source.home, query.party)) return [];
			const offer = this.offer(known, query);
			return offer ? [offer] : [];
		});
	}

	private offer(known: Known, { stay, party }: SearchQuery): Offer | null {
		const { accoId } = known.source.home;
		if (!stay) {
			const { from } = known;
			return { known, perNight: from?.perNightCents ?? null, grand: null, hit: { accoId, price: null, from } };
		}
		if (checkStay(known.source.home, stay, party, this.today, known.occupancy)) return null;
		const { nights, grandCents, perNightCents } = priceOf(known.source.home, { stay, party }, this.today);
		const price = { stay, nights, grandCents, perNightCents };
		return { known, perNight: perNightCents, grand: grandCents, hit: { accoId, price, from: null } };
	}

	private compare(query: SearchQuery, a: Offer, b: Offer): number {
		const [keyA, keyB] = [this.sortKey(query, a), this.sortKey(query, b)];
		if (keyA !== keyB) return keyA < keyB ? -1 : 1;
		return compareAccoIds(a.known.source.home.accoId, b.known.source.home.accoId);
	}

	private sortKey({ sort, center, stay }: SearchQuery, { known, perNight, grand }: Offer): number {
		const { home, facts } = known.source;
		const price = stay ? grand : perNight;
		const last = Number.POSITIVE_INFINITY;
		if (sort === "price-asc") return price ?? last;
		if (sort === "price-desc") return price === null ? last : -price;
		if (sort === "rating") return facts.rating === null ? last : -facts.rating;
		if (sort === "guests") return home.maxGuests;
		if (sort === "distance" && center) return distanceMetres(facts.lat, facts.lng, center.lat, center.lng);
		const similar = this.similar.get(similarKey(known.source)) ?? { sumCents: 0, count: 0 };
		return -(ownPoints(known.source) + pricePoints(known.from?.perNightCents ?? null, similar));
	}
}

interface Known {
	readonly source: CatalogueHome;
	readonly occupancy: ReturnType<typeof occupancyAt>;
	readonly from: FromPrice | null;
	readonly lastMinute: boolean;
}

interface Offer {
	readonly known: Known;
	readonly perNight: number | null;
	readonly grand: number | null;
	readonly hit: SearchHit;
}

/** Every facet, as the change of the filters that choosing it makes. */
export function facetsBy(count: (change: (filters: Filters) => Filters) => number): Facets {
	const each = <Key extends string | number>(keys: readonly Key[], change: (key: Key) => Partial<Filters>) =>
		Object.fromEntries(keys.map((key) => [key, count((filters) => ({ ...filters, ...change(key) }))])) as Record<
			Key,
			number
		>;
	const added = <Key extends string>(keys: readonly Key[], field: "amenities" | "location") =>
		Object.fromEntries(
			keys.map((key) => [key, count((filters) => ({ ...filters, [field]: [...filters[field], key] }))]),
		) as Record<Key, number>;
	const one = (change: Partial<Filters>) => count((filters) => ({ ...filters, ...change }));
	return {
		amenities: added(AMENITIES, "amenities"),
		kinds: each(KINDS, (kind) => ({ kinds: [kind] })),
		detached: one({ detached: true }),
		location: added(LOCATIONS, "location"),
		minBedrooms: each(BEDROOM_CHOICES, (minBedrooms) => ({ minBedrooms })),
		minBathrooms: each(BATHROOM_CHOICES, (minBathrooms) => ({ minBathrooms })),
		minStars: each(STAR_CHOICES, (minStars) => ({ minStars })),
		minRating: each(RATING_CHOICES, (minRating) => ({ minRating })),
		noPets: one({ noPets: true }),
		companyVfy: one({ companyVfy: true }),
		lastMinutes: one({ lastMinutes: true }),
	};
}

function passing(offers: readonly Offer[], filters: Filters): Offer[] {
	const window = priceWindow(filters);
	return offers.filter(({ known, perNight }) => {
		if (!passes(known, filters)) return false;
		return !window || (perNight !== null && perNight >= window.minCents && perNight <= window.maxCents);
	});
}

function passes({ source, lastMinute }: Known, filters: Filters): boolean {
	const { home, status, facts } = source;
	const atLeast = (value: number | null, minimum: number) => minimum <= 0 || (value !== null && value >= minimum);
	const within = (value: number | null, limit: number | null) => limit === null || (value !== null && value <= limit);
	return (
		{ no: ["live"], yes: ["live", "test"], testOnly: ["test"] }[filters.testHouses].includes(status) &&
		(filters.place.country === undefined || filters.place.country === home.country) &&
		(filters.place.regionId === undefined || filters.place.regionId === facts.regionId) &&
		(filters.place.placeId === undefined || filters.place.placeId === facts.placeId) &&
		(filters.bounds === null || inBounds(filters.bounds, facts.lat, facts.lng)) &&
		atLeast(facts.bedrooms, filters.minBedrooms) &&
		atLeast(facts.bathrooms, filters.minBathrooms) &&
		atLeast(facts.stars, filters.minStars) &&
		atLeast(facts.rating, filters.minRating) &&
		(!filters.noPets || (facts.petsKnown && home.maxPets === 0)) &&
		(!filters.companyVfy || facts.companyVfy) &&
		(!filters.lastMinutes || lastMinute) &&
		filters.amenities.every((amenity) => facts.amenities.includes(amenity)) &&
		(filters.kinds.length === 0 || filters.kinds.includes(facts.kind)) &&
		(!filters.detached || facts.detached) &&
		filters.location.every((fact) => facts.location.includes(fact)) &&
		within(facts.kmSkilift, filters.maxKmFromSkilift) &&
		within(facts.kmGolfCourse, filters.maxKmFromGolfCourse) &&
		(filters.accoIds === null || filters.accoIds.includes(home.accoId))
	);
}

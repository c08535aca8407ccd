import { loadRowsOrRemembered } from "#db/accommodations/acco-rows.ts";
import type { Amenity, Kind } from "#domain/accommodation/facts.ts";
import type {
	AccoBadge,
	AccoImage,
	ListedAccommodation,
	PricedStayDates,
	StayDates,
} from "#domain/accommodation/listed-accommodation.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import type { Stay } from "#domain/pricing/stay-rules.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { countryName, countrySlug } from "#i18n/countries.ts";
import { formatLabelled } from "#i18n/format.ts";
import type { PricedStay, SearchHit } from "#search/query.ts";
import { homePath } from "#site/home-path.ts";
import { standInDrawing } from "#site/illustrations.ts";
import { isDrawing } from "#site/image-url.ts";
import type { SearchParams } from "#site/search-params.ts";
import type { App } from "../app.ts";
import { picturePath } from "../pictures/picture-source.ts";
import { isPublic, visibleStatuses } from "../viewer.ts";
import { type CardHome, type CardRow, cardHome, type HomeCard, NO_HOME_CARDS } from "./home-cards.ts";
import { type LastMinuteOffer, lastMinuteOffers, type PricedFor } from "./last-minute-offers.ts";
import { testHouseMark } from "./test-houses.ts";
import { whyItFits } from "./why-it-fits.ts";

/** Accommodations as lists show them, in one language. */

type Prices = Pick<SearchHit, "price" | "from"> &
	Partial<Pick<SearchHit, "choices">> & { readonly lastMinute?: LastMinuteOffer | undefined };
const NO_PRICES: Prices = { price: null, from: null };

/**
 * The page's homes in the order of the hits; a home that was taken offline meanwhile is left out. With a
 * search each says why it fits it.
 */
export async function listedAccommodations(
	app: Pick<App, "db" | "search" | "clock" | "cards" | "viewer">,
	hits: readonly SearchHit[],
	language: Language,
	query: PricedFor,
	params: SearchParams = {},
): Promise<readonly ListedAccommodation[]> {
	const homes = await cardHomes(
		app,
		hits.map((hit) => hit.accoId),
	);
	const offers = await lastMinuteOffers(app, hits, query);
	return hits.flatMap((hit, at) => {
		const home = homes.get(hit.accoId);
		if (!home) return [];
		const fits = whyItFits(home.row, params, language);
		const listed = listedHome(home, language, { ...hit, lastMinute: offers[at] });
		return fits.length > 0 ? { ...listed, fits } : listed;
	});
}

/** Homes that the viewer may see, by accoId: those of all from memory where they are kept, test houses never. */
export async function cardHomes(
	app: Pick<App, "db" | "cards" | "viewer">,
	accoIds: readonly string[],
): Promise<ReadonlyMap<string, CardHome>> {
	const statuses = visibleStatuses(app.viewer);
	const cards = isPublic(app.viewer) ? app.cards : NO_HOME_CARDS;
	const found = new Map<string, CardHome>();
	for (const accoId of accoIds) {
		const home = cards.get(accoId);
		if (home) found.set(accoId, home);
	}
	const missing = accoIds.filter((accoId) => !found.has(accoId));
	await cards.reading(missing, async (keep) => {
		const { rows, isFresh } = await loadRowsOrRemembered(app.db, missing, statuses);
		for (const row of rows) {
			const home = cardHome(row);
			found.set(row.acco_id, home);
			// One that was remembered may be older than a change that nobody names a second time.
			if (isFresh) keep(home);
		}
	});
	return found;
}

/** One home of a list with its prices. */
export function listedHome(home: CardHome, language: Language, prices: Prices = NO_PRICES): ListedAccommodation {
	return priced(home.row, cardOf(home, language), language, prices);
}

/** A home by itself, from its row. */
export function listedAccommodation(row: CardRow, language: Language, prices: Prices = NO_PRICES): ListedAccommodation {
	return priced(row, card(row, language), language, prices);
}

function cardOf(home: CardHome, language: Language): HomeCard {
	const known = home.cards.get(language);
	if (known) return known;
	const made = card(home.row, language);
	home.cards.set(language, made);
	return made;
}

function card(row: CardRow, language: Language): HomeCard {
	const title = completeLocalized(row.title)[language];
	return {
		accoId: row.acco_id,
		title,
		country: countryName(row.country, language),
		countryCode: row.country,
		region: completeLocalized(row.region_names)[language],
		placename: completeLocalized(row.place_names)[language],
		lat: row.public_lat,
		lng: row.public_lng,
		kind: row.kind as Kind,
		maxGuests: row.max_guests,
		maxPets: row.max_pets,
		bedrooms: row.bedrooms,
		bathrooms: row.bathrooms,
		stars: row.stars,
		rating: row.rating,
		reviews: row.reviews,
		amenities: row.amenities as Amenity[],
		images: imagesOf(row, title, language),
		url: homeUrl(row, language),
	};
}

/** Address of a home's own screen in a language. */
export function homeUrl(row: CardRow, language: Language): string {
	return homePath(language, {
		accoId: row.acco_id,
		title: completeLocalized(row.title)[language],
		countrySlug: countrySlug(row.country, language),
		regionSlug: completeLocalized(row.region_slugs)[language],
		placeSlug: completeLocalized(row.place_slugs)[language],
	});
}

function priced(row: CardRow, home: HomeCard, language: Language, prices: Prices): ListedAccommodation {
	const { price, from, choices = null, lastMinute } = prices;
	return {
		...home,
		stayCents: price?.grandCents ?? null,
		nightCents: price?.perNightCents ?? null,
		stay: price ? stayOf(price.stay) : null,
		from: from && pricedStayOf(from),
		choices: choices && {
			count: choices.count,
			cheapest: choices.cheapest.map(pricedStayOf),
		},
		lastMinute: lastMinute
			? {
					...pricedStayOf(lastMinute),
					beforeCents: lastMinute.beforeCents,
					percent: lastMinute.percent,
					rule: lastMinute.rule,
				}
			: null,
		bookMode: row.book_mode,
		badges: badgesOf(row, lastMinute),
		...(row.status === "test" ? { mark: testHouseMark(language) } : {}),
	};
}

/** The home's pictures as paths of the image route, or one drawing. Words of drawings say that they are drawings. */
function imagesOf(row: CardRow, title: string, language: Language): readonly AccoImage[] {
	if (row.images.length === 0) {
		const alt = translator(language)("pictures.drawing", { home: title });
		return [{ src: `/images${standInDrawing(row.kind as Kind, row.acco_id)}`, alt }];
	}
	const illustration = translator(language)("pictures.illustration");
	return row.images.map((image) => {
		const src = picturePath(row.acco_id, image.url);
		const alt = completeLocalized(image.alt)[language] || title;
		return { src, alt: isDrawing(src) ? formatLabelled(illustration, alt, language) : alt };
	});
}

/** What a card says first stands first. */
function badgesOf(row: CardRow, lastMinute: LastMinuteOffer | undefined): readonly AccoBadge[] {
	const badges: AccoBadge[] = [];
	if (lastMinute?.requested) badges.push("lastMinute");
	if (row.near_sea || row.near_lake) badges.push("atTheWater");
	if (row.near_ski_slope) badges.push("atThePiste");
	if (row.company_vfy) badges.push("visited");
	if (lastMinute && !lastMinute.requested) badges.push("lastMinute");
	return badges;
}

function pricedStayOf({ stay, grandCents, perNightCents }: PricedStay): PricedStayDates {
	return { ...stayOf(stay), stayCents: grandCents, nightCents: perNightCents };
}

function stayOf(stay: Stay): StayDates {
	return {
		arrival: isoOf(stay.arrival),
		departure: isoOf(stay.departure),
		nights: stay.departure - stay.arrival,
	};
}

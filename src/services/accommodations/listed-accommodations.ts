import { type AccoRow, loadAccoRows } from "#db/accommodations/acco-rows.ts";
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
import type { PricedStay, SearchHit } from "#search/query.ts";
import { homePath } from "#site/home-path.ts";
import { standInDrawing } from "#site/illustrations.ts";
import type { SearchParams } from "#site/search-params.ts";
import type { App } from "../app.ts";
import { picturePath } from "../pictures/picture-source.ts";
import { visibleStatuses } from "../viewer.ts";
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
	app: Pick<App, "db" | "clock" | "viewer">,
	hits: readonly SearchHit[],
	language: Language,
	query: PricedFor,
	params: SearchParams = {},
): Promise<readonly ListedAccommodation[]> {
	const rows = await loadAccoRows(
		app.db,
		hits.map((hit) => hit.accoId),
		visibleStatuses(app.viewer),
	);
	const offers = await lastMinuteOffers(app, hits, query);
	const byId = new Map(rows.map((row) => [row.acco_id, row]));
	return hits.flatMap((hit) => {
		const row = byId.get(hit.accoId);
		if (!row) return [];
		const fits = whyItFits(row, params, language);
		const listed = listedAccommodation(row, language, { ...hit, lastMinute: offers.get(hit.accoId) });
		return fits.length > 0 ? { ...listed, fits } : listed;
	});
}

/** One home of a list with its prices. */
export function listedAccommodation(row: AccoRow, language: Language, prices: Prices = NO_PRICES): ListedAccommodation {
	const title = completeLocalized(row.title)[language];
	const { price, from, choices = null, lastMinute } = prices;
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
		url: homePath(language, {
			accoId: row.acco_id,
			title,
			countrySlug: countrySlug(row.country, language),
			regionSlug: completeLocalized(row.region_slugs)[language],
			placeSlug: completeLocalized(row.place_slugs)[language],
		}),
		stayCents: price?.grandCents ?? null,
		nightCents: price?.perNightCents ?? null,
		stay: price ? stayOf(price.stay) : null,
		from: from && pricedStayOf(from),
		choices: choices && {
			count: choices.count,
			cheapest: choices.cheapest.map(pricedStayOf),
		},
		lastMinute: lastMinute
			? { ...pricedStayOf(lastMinute), beforeCents: lastMinute.beforeCents, percent: lastMinute.percent }
			: null,
		bookMode: row.book_mode,
		badges: badgesOf(row, lastMinute),
		...(row.status === "test" ? { mark: testHouseMark(language) } : {}),
	};
}

/** The home's pictures as paths of the image route, or one drawing that says that it is one. */
function imagesOf(row: AccoRow, title: string, language: Language): readonly AccoImage[] {
	if (row.images.length === 0) {
		const alt = translator(language)("pictures.drawing", { home: title });
		return [{ src: `/images${standInDrawing(row.kind as Kind, row.acco_id)}`, alt }];
	}
	return row.images.map((image) => ({
		src: picturePath(row.acco_id, image.url),
		alt: completeLocalized(image.alt)[language] || title,
	}));
}

/** What a card says first stands first. */
function badgesOf(row: AccoRow, lastMinute: LastMinuteOffer | undefined): readonly AccoBadge[] {
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

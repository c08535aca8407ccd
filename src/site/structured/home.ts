import type { Amenity, Kind } from "#domain/accommodation/facts.ts";
import { LANGUAGES } from "#domain/language.ts";
import type { AccommodationView } from "../views/accommodation-view.ts";
import { breadcrumbs, pictureAddress, type StructuredPage, type Thing } from "./json-ld.ts";

/** Fewest pictures with which search engines take a home's data. */
const FEWEST_PICTURES = 8;

/** Nearest of the kinds that search engines know. */
const TYPES: Readonly<Record<Kind, string>> = {
	villa: "Villa",
	mansion: "House",
	castle: "House",
	chalet: "Chalet",
	farmhouse: "Cottage",
	bungalow: "Bungalow",
	holidayHome: "House",
	apartment: "Apartment",
	penthouse: "Apartment",
	glampingTent: "VacationRental",
	houseboat: "VacationRental",
};

/** Amenities by the names that search engines know; what has none (sauna, spa, dishwasher, charging) is left out. */
const FEATURES: Partial<Readonly<Record<Amenity, string>>> = {
	airco: "ac",
	hottub: "hotTub",
	pool: "pool",
	balcony: "balcony",
	terrace: "patio",
	wifi: "wifi",
	bbq: "outdoorGrill",
	oven: "ovenStove",
	tv: "tv",
	childrenBed: "crib",
};

/** A home's screen: the way to it, and the home where it has what search engines require of one. */
export function homeThings(page: StructuredPage, view: AccommodationView): readonly Thing[] {
	const { acco } = view;
	const way = breadcrumbs(page, view.crumbs, acco.title);
	if (acco.images.length < FEWEST_PICTURES) return way;
	const rating = acco.rating !== null && acco.reviews > 0;
	return [
		...way,
		{
			"@type": "VacationRental",
			additionalType: TYPES[acco.kind],
			// The same in every language.
			identifier: acco.accoId,
			name: acco.title,
			description: view.description,
			url: page.site + view.canonical,
			image: acco.images.map(({ src }) => pictureAddress(page.site, src)),
			latitude: degrees(acco.lat),
			longitude: degrees(acco.lng),
			address: {
				"@type": "PostalAddress",
				addressLocality: acco.placename,
				addressRegion: acco.region,
				addressCountry: acco.countryCode,
			},
			...(view.checkinFrom && { checkinTime: view.checkinFrom }),
			...(view.checkoutUntil && { checkoutTime: view.checkoutUntil }),
			knowsLanguage: LANGUAGES,
			brand: { "@type": "Brand", name: "Halcyon" },
			...(rating && {
				aggregateRating: {
					"@type": "AggregateRating",
					ratingValue: acco.rating,
					reviewCount: acco.reviews,
					bestRating: 5,
					worstRating: 1,
				},
			}),
			containsPlace: {
				"@type": "Accommodation",
				additionalType: "EntirePlace",
				occupancy: { "@type": "QuantitativeValue", value: acco.maxGuests },
				numberOfBedrooms: acco.bedrooms,
				numberOfBathroomsTotal: acco.bathrooms,
				...(view.areaM2 && { floorSize: { "@type": "QuantitativeValue", value: view.areaM2, unitCode: "MTK" } }),
				amenityFeature: features(acco.amenities, acco.maxPets),
			},
		},
	];
}

function features(amenities: readonly Amenity[], maxPets: number) {
	const has = new Set(amenities);
	const names = [
		...amenities.flatMap((amenity) => FEATURES[amenity] ?? []),
		...(has.has("privatpool") && !has.has("pool") ? ["pool"] : []),
		...(has.has("washingMachine") && has.has("tumbleDryer") ? ["washerDryer"] : []),
		...(maxPets > 0 ? ["petsAllowed"] : []),
	];
	return names.map((name) => ({ "@type": "LocationFeatureSpecification", name, value: true }));
}

/** At least five decimals are required; a text keeps its zeros. */
function degrees(value: number): string {
	return value.toFixed(Math.max(5, String(value).split(".")[1]?.length ?? 0));
}

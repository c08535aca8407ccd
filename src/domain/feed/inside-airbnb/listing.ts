import { NO_HOUSE_RULES } from "../../accommodation/living.ts";
import { fail, ok, type Result } from "../../result.ts";
import type { DayNumber } from "../../time/civil-date.ts";
import type { LineFault } from "../parse-line.ts";
import { isNear, type StagedHome, type StagedOccupancy, type StagedRates } from "../staged.ts";
import { allowsPets, amenitiesOf, nearnessOf, splitAmenities } from "./amenities.ts";
import { MAX_NIGHTS, type NightRun, seasonsOf, takenPeriods } from "./calendar.ts";
import { isDetached, kindOf, titleOf } from "./kinds.ts";
import { bathroomsOf, nightCents, numberOf, ratingOf } from "./numbers.ts";
import { cityNames } from "./region-names.ts";
import { languageOf, plainText, repairedText } from "./text.ts";

/** Columns without which a file cannot be read. */
export const REQUIRED_COLUMNS = ["id", "latitude", "longitude", "accommodates"] as const;

/** One row of listings.csv by column name; which columns there are changes over the years. */
export type ListingRow = Readonly<Record<string, string | undefined>>;

/** What holds for every home of a file. */
export interface FileFacts {
	/** Identity of the file over its dumps; with the source's id it keeps accoIds stable. */
	readonly sourceFile: string;
	readonly country: string;
	/** The region's name as homes refer to it. */
	readonly region: string;
	/** The city of a file whose neighbourhoods are districts. */
	readonly place: string | null;
	readonly currency: string;
	readonly today: DayNumber;
	/** Ratings reach 100. */
	readonly ratingsOutOfHundred: boolean;
	/** The file says of its homes whether they take pets. */
	readonly petsKnown: boolean;
	/** Days by which the calendar is moved. */
	readonly calendarShift: number;
}

export interface Distances {
	readonly kmSea: number | null;
	readonly kmLake: number | null;
	readonly kmSkilift: number | null;
	readonly kmGolfCourse: number | null;
}

export interface MappedListing {
	readonly home: StagedHome;
	/** Seasons are empty for homes without a usable price: listed, on request, no price. */
	readonly rates: StagedRates;
	readonly occupancy: StagedOccupancy;
}

const MAX_GUESTS = 1000;
const NIGHTS_LIMIT = 730;

/** What is wrong with a row; empty when it can be mapped. */
function faultsOf(row: ListingRow): LineFault[] {
	const faults: LineFault[] = [];
	const within = (field: string, min: number, max: number) => {
		const value = numberOf(row[field]);
		if (value === null || value < min || value > max)
			faults.push({ field, expected: `a number from ${min} to ${max}` });
	};
	if (!/^\d{1,30}$/.test(row.id?.trim() ?? "")) faults.push({ field: "id", expected: "a number" });
	within("latitude", -90, 90);
	within("longitude", -180, 180);
	within("accommodates", 1, MAX_GUESTS);
	return faults;
}

/**
 * Maps one entire home to what the import applies. `runs` are its calendar's nights; null when there is no
 * calendar for it: then all nights are free and the home is on request.
 */
export function mapListing(
	row: ListingRow,
	accoId: string,
	file: FileFacts,
	runs: readonly NightRun[] | null,
	distancesOf: (point: { lat: number; lng: number }) => Distances,
): Result<MappedListing, readonly LineFault[]> {
	const faults = faultsOf(row);
	if (faults.length > 0) return fail(faults);
	const placename = file.place ?? repairedText(row.neighbourhood_cleansed ?? "");
	if (!placename) return fail([{ field: "neighbourhood_cleansed", expected: "the name of a place, or --place NAME" }]);

	const point = { lat: Number(row.latitude), lng: Number(row.longitude) };
	const propertyType = row.property_type ?? "";
	const kind = kindOf(propertyType);
	const items = splitAmenities(row.amenities ?? "");
	const near = nearnessOf(items);
	const distances = distancesOf(point);
	const description = plainText(row.description ?? "");
	const language = languageOf(description);
	const cents = nightCents(row.price, file.currency);
	const instant = row.instant_bookable?.trim() === "t" && runs !== null && cents !== null;
	const maxGuests = Math.floor(Number(row.accommodates));
	const bedrooms = Math.max(0, Math.floor(numberOf(row.bedrooms) ?? 0));

	const home: StagedHome = {
		accoId,
		status: "live",
		companyVfy: false,
		title: titleOf(kind, cityNames(placename)),
		description: language && description ? { [language]: description } : {},
		sourceLanguage: language && description ? language : null,
		country: file.country,
		region: file.region,
		placename,
		...point,
		// The publisher has moved the points by up to 150 m already.
		locationPrecision: "exact",
		publicLat: point.lat,
		publicLng: point.lng,
		kind,
		detached: isDetached(propertyType),
		bedrooms,
		bathrooms: bathroomsOf(row.bathrooms, row.bathrooms_text),
		areaM2: null,
		stars: null,
		rating: ratingOf(row.review_scores_rating, file.ratingsOutOfHundred),
		reviews: Math.max(0, Math.floor(numberOf(row.number_of_reviews) ?? 0)),
		maxGuests,
		maxBabies: 2,
		// The source says whether, not how many.
		maxPets: allowsPets(items) ? 1 : 0,
		petsKnown: file.petsKnown || allowsPets(items),
		includedGuests: maxGuests,
		amenities: amenitiesOf(items),
		onHolidayPark: false,
		nearSkibus: false,
		...distances,
		nearSkiSlope: near.skiSlope || isNear(distances.kmSkilift),
		nearSea: near.sea || isNear(distances.kmSea),
		nearLake: near.lake || isNear(distances.kmLake),
		images: [],
		bookMode: instant ? "instant" : "on_request",
		optionAllowed: false,
		minLeadDays: 1,
		checkinFrom: null,
		checkoutUntil: null,
		registrationNumber: null,
		hostCode: null,
		ownerCode: null,
		icalImport: [],
		arrivalInfo: null,
		units: [accoId],
		commissionBp: null,
		depositCents: 0,
		rooms: [],
		houseRules: NO_HOUSE_RULES,
		floor: null,
		lift: null,
		energyLabel: null,
		source: { file: file.sourceFile, id: row.id?.trim() ?? "" },
	};
	const terms = {
		minNights: nightsOf(row.minimum_nights) ?? 1,
		maxNights: Math.min(nightsOf(row.maximum_nights) ?? MAX_NIGHTS, MAX_NIGHTS),
	};
	const seasons = cents === null ? [] : seasonsOf(runs ?? [], file.calendarShift, { cents, ...terms }, file.today);
	return ok({
		home,
		rates: { accoId, seasons, days: [], stays: [], discounts: [], fees: [], touristTax: null },
		occupancy: { unit: accoId, periods: takenPeriods(runs ?? [], file.calendarShift) },
	});
}

/** A number of nights as listing or calendar has it; at least 1. */
export function nightsOf(text: string | undefined): number | null {
	const given = numberOf(text);
	return given === null ? null : Math.max(1, Math.min(NIGHTS_LIMIT, Math.floor(given)));
}

import { z } from "zod";
import { ACCO_ID } from "../accommodation/acco-id.ts";
import { AMENITIES, BOOK_MODES, KINDS } from "../accommodation/facts.ts";
import { BED_TYPES, ENERGY_LABELS, NO_HOUSE_RULES, ROOM_KINDS, SMOKING } from "../accommodation/living.ts";
import {
	basisPoints,
	cents,
	clockTime,
	code,
	country,
	decimal,
	flag,
	localized,
	localizedRequired,
	oneOf,
	optional,
	text,
	webAddress,
	whole,
} from "./values.ts";

/** Homes this near (km) count as lying at the sea, a lake or a slope when the source does not say. */
export const NEAR_KM = 2;

export const accoId = z
	.string({ error: "an accoId: a and 1 to 10 digits" })
	.regex(ACCO_ID, { error: "an accoId: a and 1 to 10 digits" });

const kilometres = optional(decimal(0, 20_000), null);

const image = z.object(
	{
		url: webAddress(/^(https:\/\/[^\s/]|\/(?!\/))\S*$/, "an address https://… or a path of this site"),
		alt: optional(localized(400), {}),
	},
	{ error: "a picture with url and alt" },
);

const room = z.object(
	{
		kind: oneOf(ROOM_KINDS),
		beds: z
			.array(z.object({ type: oneOf(BED_TYPES), count: whole(1, 50) }, { error: "beds with type and count" }), {
				error: "a list of beds",
			})
			.min(1, { error: "at least one bed" })
			.max(10, { error: "at most 10 sorts of beds" }),
	},
	{ error: "a room with kind and beds" },
);

const houseRules = z
	.object(
		{
			quietFrom: optional(clockTime, null),
			quietUntil: optional(clockTime, null),
			parties: optional(flag, null),
			smoking: optional(oneOf(SMOKING), null),
			children: optional(flag, null),
		},
		{ error: "rules of the house" },
	)
	.refine(({ quietFrom, quietUntil }) => (quietFrom === null) === (quietUntil === null), {
		error: "quietFrom and quietUntil, both or neither",
	});

const unitId = text(60);

/** A home's facts: the line `accommodation` as it comes. */
export const accommodationLine = z.object({
	type: z.literal("accommodation"),
	accoId,
	status: oneOf(["draft", "live", "off"]),
	isTest: optional(flag, false),
	companyVfy: optional(flag, false),
	title: localizedRequired(200),
	description: optional(localized(20_000), {}),
	country,
	region: text(120),
	placename: text(120),
	lat: decimal(-90, 90),
	lng: decimal(-180, 180),
	locationPrecision: optional(oneOf(["exact", "area"]), "exact" as const),
	kind: oneOf(KINDS),
	detached: optional(flag, false),
	bedrooms: whole(0, 200),
	bathrooms: decimal(0, 200),
	areaM2: optional(whole(1, 100_000), null),
	stars: optional(decimal(0, 5), null),
	rating: optional(decimal(0, 5), null),
	reviews: optional(whole(0, 10_000_000), 0),
	maxGuests: whole(1, 1000),
	maxBabies: optional(whole(0, 100), 2),
	maxPets: optional(whole(0, 100), null),
	includedGuests: optional(whole(1, 1000), null),
	amenities: optional(z.array(oneOf(AMENITIES), { error: "a list of amenities" }), [] as never[]),
	onHolidayPark: optional(flag, false),
	nearSkibus: optional(flag, false),
	kmSkilift: kilometres,
	kmGolfCourse: kilometres,
	kmSea: kilometres,
	kmLake: kilometres,
	nearSkiSlope: optional(flag, null),
	nearSea: optional(flag, null),
	nearLake: optional(flag, null),
	images: optional(
		z.array(image, { error: "a list of pictures" }).max(200, { error: "at most 200 pictures" }),
		[] as never[],
	),
	bookMode: oneOf(BOOK_MODES),
	optionAllowed: optional(flag, false),
	minLeadDays: optional(whole(0, 730), 1),
	checkinFrom: optional(clockTime, null),
	checkoutUntil: optional(clockTime, null),
	/** How to get in, sent to the guest shortly before arrival; absent: what is known stays. */
	arrivalInfo: optional(localized(2000), null),
	registrationNumber: optional(text(100), null),
	hostCode: optional(code, null),
	ownerCode: optional(code, null),
	icalImport: optional(
		z.array(webAddress(/^(https?|webcal):\/\/\S+$/, "an address https://…"), { error: "a list of addresses" }),
		[] as never[],
	),
	units: optional(
		z
			.array(unitId, { error: "a list of unit ids" })
			.min(1, { error: "at least one unit id" })
			.refine((ids) => new Set(ids).size === ids.length, { error: "each unit id once" }),
		null,
	),
	commissionBp: optional(basisPoints, null),
	depositCents: optional(cents, 0),
	/** Where everyone sleeps, room by room; absent: not known. */
	rooms: optional(z.array(room, { error: "a list of rooms" }).max(200, { error: "at most 200 rooms" }), [] as never[]),
	houseRules: optional(houseRules, NO_HOUSE_RULES),
	/** Storey of the entrance, 0 at the level of the street. */
	floor: optional(whole(-5, 200), null),
	lift: optional(flag, null),
	energyLabel: optional(oneOf(ENERGY_LABELS), null),
});
export type AccommodationLine = z.output<typeof accommodationLine>;

const OCCUPANCY_FEED_KINDS = ["owner", "maintenance", "external"] as const;
export type FeedOccupancyKind = (typeof OCCUPANCY_FEED_KINDS)[number];
export { OCCUPANCY_FEED_KINDS, unitId };

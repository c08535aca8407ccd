import { z } from "zod";
import { AMENITIES, BOOK_MODES, KINDS } from "#domain/accommodation/facts.ts";
import { FEE_BASES } from "#domain/accommodation/fee-basis.ts";
import { ACCO_BADGES } from "#domain/accommodation/listed-accommodation.ts";
import { PAY_PLACES } from "#domain/accommodation/rates.ts";
import { BOOKING_STATES } from "#domain/booking/process.ts";
import { BOOKING_TYPES } from "#domain/pricing/allowed-types.ts";
import { CODE_REFUSALS, STAY_REFUSALS } from "#domain/pricing/refusal.ts";
import { FIELD_CODES } from "#domain/validation.ts";
import { PROBLEM_CODES } from "#i18n/problems.ts";
import { facetsSchema } from "#services/search/search-api-filters.ts";

/** Shapes of the answers, for documentation; tests hold the answers to them. */

const cents = z.number().int().describe("euro cents");
const isoDate = z.string().describe("YYYY-MM-DD");
const instant = z.string().describe("ISO 8601 instant");

const alternativeSchema = z.object({
	arrival: isoDate,
	departure: isoDate,
	grandCents: cents,
	adults: z.number().int().optional().describe("present where the party had to be cut"),
	children: z.number().int().optional(),
	babies: z.number().int().optional(),
	pets: z.number().int().optional(),
});

export const problemSchema = z.looseObject({
	type: z.string(),
	title: z.string().describe("in the language asked for"),
	status: z.number().int(),
	code: z.enum(PROBLEM_CODES),
	detail: z.string().optional(),
	errors: z
		.array(
			z.object({
				path: z.string(),
				code: z.enum(FIELD_CODES),
				title: z.string().describe("what to do about the field, in the language of the answer"),
			}),
		)
		.optional(),
	alternatives: z.array(alternativeSchema).optional(),
});

const instalmentSchema = z.object({ dueOn: isoDate, cents });

const breakdownSchema = z.object({
	accoId: z.string(),
	arrival: isoDate,
	departure: isoDate,
	nights: z.number().int(),
	lines: z.array(
		z.object({
			code: z.string(),
			label: z.string(),
			quantity: z.number().int(),
			unitCents: cents,
			amountCents: cents,
			pay: z.enum(PAY_PLACES),
		}),
	),
	totalCents: cents.describe("euro cents; what stands on the invoice"),
	grandCents: cents.describe("euro cents; what the stay costs in the end, on-site lines included"),
	perNightCents: cents,
	creditsCents: cents,
	dueCents: cents,
	instalments: z.array(instalmentSchema),
	depositCents: cents.describe("euro cents; refundable, in no price above"),
	discount: z.object({ code: z.string(), refused: z.enum(CODE_REFUSALS).optional() }).optional(),
});

export const quoteSchema = breakdownSchema.extend({
	quoteId: z.string(),
	expiresAt: instant,
	allowedTypes: z.array(z.enum(BOOKING_TYPES)),
});

export const bookingSchema = z.object({
	bookingNo: z.string(),
	type: z.enum(BOOKING_TYPES),
	state: z.enum(BOOKING_STATES),
	grandCents: cents,
	instalments: z.array(instalmentSchema),
	expiresAt: instant.optional(),
	successUrl: z.string().describe("path of the screen that shows the booking to this session"),
	staff: z
		.object({
			addSalesPartnerOrHost: z.boolean(),
			hostId: z.string().nullable(),
			salesPartner: z.string().nullable(),
			doNotSendDocuments: z.boolean(),
		})
		.optional()
		.describe("to staff who book for a guest: what they chose"),
});

const count = z.number().int();
const pointSchema = z.object({ lat: z.number(), lng: z.number() });
const boundsSchema = z.object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() });
const staySchema = z.object({ arrival: isoDate, departure: isoDate, nights: z.number().int() });
const euros = z.number().describe("euros, two decimals");
const pricedStaySchema = staySchema.extend({ pricePerStay: euros, pricePerNight: euros });

/** The word for a home that is not for guests yet. */
export const testMark = z.string().optional().describe("in answers to staff: a test house, which nobody else is shown");

export const accoSchema = z.object({
	accoId: z.string(),
	title: z.string(),
	country: z.string(),
	countryCode: z.string(),
	region: z.string(),
	placename: z.string(),
	lat: z.number(),
	lng: z.number(),
	kind: z.enum(KINDS),
	maxGuests: z.number().int(),
	maxPets: z.number().int(),
	bedrooms: z.number().int(),
	bathrooms: z.number(),
	stars: z.number().nullable(),
	rating: z.number().nullable(),
	reviews: z.number().int(),
	amenities: z.array(z.enum(AMENITIES)),
	images: z.array(z.object({ src: z.string(), alt: z.string() })),
	url: z.string(),
	pricePerStay: euros.nullable(),
	pricePerNight: euros.nullable(),
	stay: staySchema.nullable(),
	from: pricedStaySchema.nullable(),
	choices: z
		.object({ count, cheapest: z.array(pricedStaySchema) })
		.nullable()
		.describe("with flexible dates: how many stays are possible, and the cheapest"),
	lastMinute: pricedStaySchema
		.extend({
			before: euros.describe("the same stay at its lowest before the last-minute span"),
			percent: z.number().int().describe("off the whole price"),
			rentPercent: z.number().describe("off the rent, by the rule that reduces it"),
			withinDays: z.number().int().describe("days to arrival up to which the rule holds"),
		})
		.nullable()
		.describe("the last-minute reduction of the price shown; with showLastMinutes and no dates, the home's best one"),
	bookMode: z.enum(BOOK_MODES),
	badges: z.array(z.enum(ACCO_BADGES)),
	mark: testMark,
});

const km = z.number().nullable();

export const detailSchema = accoSchema.extend({
	description: z.string(),
	descriptionLanguage: z.string(),
	detached: z.boolean(),
	areaM2: z.number().nullable(),
	companyVfy: z.boolean(),
	registrationNumber: z.string().nullable(),
	depositCents: cents,
	fees: z.array(
		z.object({
			code: z.string(),
			label: z.string(),
			cents,
			per: z.enum(FEE_BASES),
			mandatory: z.boolean(),
			pay: z.enum(PAY_PLACES),
		}),
	),
	rules: z.object({
		checkinFrom: z.string().nullable(),
		checkoutUntil: z.string().nullable(),
		maxBabies: z.number().int(),
		includedGuests: z.number().int(),
		minLeadDays: z.number().int(),
		optionAllowed: z.boolean(),
		balanceDays: z.number().int(),
		cancellation: z.array(z.object({ moreThanDays: z.number().nullable(), feeBp: z.number().int() })),
	}),
	distances: z.object({ kmSkilift: km, kmGolfCourse: km, kmSea: km, kmLake: km }),
	reviewsSummary: z.object({ count: z.number().int(), rating: z.number().nullable() }),
});

export const calendarSchema = z.object({
	days: z.array(
		z.object({
			day: isoDate,
			free: z.boolean().describe("the night that starts on this day"),
			arrival: z.boolean(),
			departure: z.boolean(),
			minNights: z.number().int(),
			fromCents: cents.nullable(),
			fromNights: z.number().int().nullable(),
			reason: z.enum(STAY_REFUSALS).optional(),
			limit: z
				.number()
				.int()
				.optional()
				.describe("the number that the reason is about: guests, babies, pets or nights"),
		}),
	),
});

export const searchSchema = z.object({
	totalResults: count,
	from: count,
	perPage: count,
	accos: z.array(accoSchema),
	pricerange: z.object({ min: z.number(), max: z.number(), type: z.literal("night") }),
	priceHistogram: z.array(count),
	facets: facetsSchema,
	searchBounds: boundsSchema,
	searchCenter: pointSchema,
	otherDates: z.array(accoSchema),
	markers: z
		.array(
			pointSchema.extend({
				accoId: z.string(),
				pricePerStay: euros.nullable(),
				title: z.string().optional(),
				mark: testMark,
			}),
		)
		.optional()
		.describe("with view=map: homes that stand alone at the zoom, in view"),
	clusters: z
		.array(pointSchema.extend({ count, bounds: boundsSchema, color: z.enum(["red", "blue"]), mark: testMark }))
		.optional(),
	labels: z
		.array(
			pointSchema.extend({ id: z.string(), kind: z.enum(["region", "placename"]), name: z.string(), weight: count }),
		)
		.optional(),
	tookMs: z.number(),
});

export const dayOfferSchema = z.object({
	day: z.iso.date(),
	nights: count.describe("of the stay that begins, or with an arrival chosen ends, on the day; 0: none does"),
	homes: count,
	fromCents: cents.nullable().describe("lowest all-in price; null: no home can be had"),
});

import { z } from "zod";
import { ACCO_ID } from "../accommodation/acco-id.ts";
import { isCountryCode } from "../countries.ts";
import { LANGUAGES } from "../language.ts";
import { MOST_OF_A_KIND } from "../party/party.ts";
import { BOOKING_TYPES } from "../pricing/allowed-types.ts";
import { isPlainText } from "../text.ts";
import { code } from "../validation.ts";
import { agencyChoiceFields } from "./agency-choice.ts";
import { guestFields, guestOfHold, guestSchema } from "./guest-form.ts";
import type { PhoneChecker } from "./phone.ts";
import { staffChoiceFields, staffChoiceSchema } from "./staff-choice.ts";

/** What a price and a booking are asked for with; one schema for API, HTML form and browser. */

const count = () => z.number().int().min(0).max(MOST_OF_A_KIND);

/** A date as sent; whether it is one is the domain's question (INVALID_DATES). */
const dateText = () => z.string().max(40);

export const quoteRequestSchema = z.object({
	accoId: z.string().regex(ACCO_ID),
	arrival: dateText(),
	departure: dateText(),
	adults: count(),
	children: count().default(0),
	babies: count().default(0),
	pets: count().default(0),
	extras: z
		.array(z.object({ code: z.string().min(1).max(60).refine(isPlainText), quantity: count().optional() }))
		.max(50)
		.optional(),
	insurance: z.boolean().optional(),
	residence: z.string().refine(isCountryCode, code("INVALID_COUNTRY")).optional(),
	discountCode: z.string().max(60).refine(isPlainText, code("INVALID_CHARACTERS")).optional(),
	useGuestCredits: z.boolean().optional(),
	lang: z.enum(LANGUAGES),
});

const bookingFields = z.object({
	quoteId: z.string(code("REQUIRED")).min(1, code("REQUIRED")).max(200, code("TOO_LONG")),
	type: z.enum(BOOKING_TYPES, code("INVALID_CHOICE")).default("Booking"),
	acceptTerms: z.literal(true, code("TERMS_NOT_ACCEPTED")),
	lang: z.enum(LANGUAGES, code("INVALID_CHOICE")),
});

/** A free hold: an option for an e-mail address alone. Terms are agreed to, and all else is given, when it is booked. */
const holdSchema = bookingFields
	.omit({ acceptTerms: true })
	.extend({
		type: z.literal("Option", code("INVALID_CHOICE")),
		guest: guestFields.pick({ email: true }),
	})
	.transform(({ guest, ...fields }) => ({ ...fields, hold: true as const, guest: guestOfHold(guest.email) }));

/** A booking as it is sent, for documentation: the guest's fields without what only the number plans know. */
export const bookingFieldsSchema = bookingFields.extend({
	hold: z
		.literal(true)
		.optional()
		.describe(
			"with type Option: of `guest` the e-mail alone, and no `acceptTerms`; the rest is given when it is booked",
		),
	guest: guestFields,
	staff: staffChoiceFields.optional().describe("with a staff session that may book for guests; FORBIDDEN without"),
	agency: agencyChoiceFields.optional().describe("with the session of an agency that may book; FORBIDDEN without"),
});

/** The schemas of a booking, and of a free hold; every issue's message is a `FieldCode`. */
export function bookingRequestSchemas(checkPhone: PhoneChecker) {
	const booking = bookingFields.extend({
		guest: guestSchema(checkPhone),
		staff: staffChoiceSchema.nullish(),
		agency: agencyChoiceFields.nullish(),
	});
	return { booking, hold: holdSchema };
}

type Schemas = ReturnType<typeof bookingRequestSchemas>;
/** `hold`: the guest gave the e-mail address alone, and agreed to no terms yet. */
export type BookingRequest = Omit<z.output<Schemas["booking"]>, "acceptTerms"> & { readonly hold?: true };

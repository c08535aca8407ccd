import { z } from "zod";
import { parseBookingNumber } from "../booking/booking-number.ts";
import { isEmail } from "../text.ts";
import { code } from "../validation.ts";
import { choice, country, day, line, lines, month, sum, telephone, webAddress, whole } from "./field-values.ts";
import type { FieldType, FormField, ValuesOf } from "./form-field.ts";

/**
 * The schema of a list of fields, for calls, pages and browsers. Every issue's message is a `FieldCode`; texts come out
 * trimmed, an absent one as its fallback.
 */
export function schemaOf<const Fields extends readonly FormField[]>(
	fields: Fields,
): z.ZodObject<{ [Name in keyof ValuesOf<Fields>]: z.ZodType<ValuesOf<Fields>[Name]> }> {
	const texts = fields.filter(({ type }) => type !== "file");
	return z.object(Object.fromEntries(texts.map((field) => [field.name, schemaOfField(field)]))) as never;
}

/** A booking's number as people type it, or nothing: what OpenAPI says of it. */
const BOOKING_NO = "^(\\s*[Hh]([\\s-]*[0-9A-Za-z]){8}[\\s-]*)?$";

type Maker = (field: FormField, need: "required" | "optional", maximum: number) => z.ZodType;

const MAKERS: Readonly<Record<Exclude<FieldType, "file">, Maker>> = {
	text: (_, need, maximum) => line(maximum, need),
	lines: ({ minLength }, need, maximum) => lines(maximum, need, minLength),
	email: (_, need, maximum) =>
		line(maximum, need).refine((typed) => typed === "" || isEmail(typed), code("INVALID_EMAIL")),
	telephone: (_, need, maximum) => telephone(maximum, need),
	nationalNumber: (_, need, maximum) => line(maximum, need),
	address: (_, _need, maximum) => webAddress(maximum),
	number: ({ min = 0, max = Number.MAX_SAFE_INTEGER }) => whole({ min, max }),
	money: ({ min = 1, max = Number.MAX_SAFE_INTEGER }, need) => sum({ min, max }, need),
	day: (_, need) => day(need),
	month: () => month(),
	choice: ({ options = [] }, need) => choice(options, need),
	country: () => country(),
	bookingNo: (_, need, maximum) =>
		line(maximum, need)
			.refine((typed) => typed === "" || parseBookingNumber(typed) !== null, code("INVALID_FORMAT"))
			.transform((typed) => parseBookingNumber(typed) ?? "")
			.meta({ pattern: BOOKING_NO }),
	slug: (_, need, maximum) => line(maximum, need).regex(/^[a-z0-9-]*$/, code("INVALID_FORMAT")),
	code: (_, need, maximum) => line(maximum, need),
	password: ({ minLength = 1 }, _need, maximum) =>
		z
			.string(code("REQUIRED"))
			.min(1, { ...code("REQUIRED"), abort: true })
			.min(minLength, { ...code("TOO_SHORT"), abort: true })
			.max(maximum, code("TOO_LONG")),
	tick: () => z.boolean(code("INVALID_CHOICE")),
	agree: () => z.literal(true, code("CONSENT_MISSING")),
};

function schemaOfField(field: FormField): z.ZodType {
	const { type, required, maxLength = 0, fallback } = field;
	if (type === "file") throw new Error("a file is no text");
	const value = MAKERS[type](field, required ? "required" : "optional", maxLength);
	if (required) return value;
	return value.default(type === "tick" ? false : (fallback ?? ""));
}

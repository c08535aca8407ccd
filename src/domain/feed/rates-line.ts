import { z } from "zod";
import { FEE_BASES } from "../accommodation/fee-basis.ts";
import { DISCOUNT_KINDS, PAY_PLACES } from "../accommodation/rates.ts";
import { isHouseCode } from "../pricing/house-lines.ts";
import { accoId } from "./accommodation-line.ts";
import { basisPoints, cents, flag, isoDate, oneOf, optional, weekdays, whole } from "./values.ts";

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const WEEKEND = [5, 6];
const MAX_STAY_NIGHTS = 730;

const someDays = weekdays.min(1, { error: "at least one weekday" });

const season = z
	.object({
		from: isoDate,
		to: isoDate,
		nightCents: cents,
		weekendCents: optional(cents, null),
		weekendDays: optional(weekdays, WEEKEND),
		arrivalDays: optional(someDays, EVERY_DAY),
		departureDays: optional(someDays, EVERY_DAY),
		minNights: optional(whole(1, MAX_STAY_NIGHTS), 1),
		minThrough: optional(whole(1, MAX_STAY_NIGHTS), 1),
		maxNights: optional(whole(1, MAX_STAY_NIGHTS), 28),
		extraPersonCents: optional(cents, 0),
	})
	.refine((line) => line.from < line.to, { path: ["to"], error: "a day after `from`" })
	.transform((line) => ({ ...line, weekendCents: line.weekendCents ?? line.nightCents }));

const day = z.object({
	day: isoDate,
	nightCents: optional(cents, null),
	minNights: optional(whole(1, MAX_STAY_NIGHTS), null),
	closedArrival: optional(flag, false),
	closedDeparture: optional(flag, false),
	stopSell: optional(flag, false),
});

const stay = z.object({ arrival: isoDate, nights: whole(1, MAX_STAY_NIGHTS), rentCents: cents });

const discount = z.object({ kind: oneOf(DISCOUNT_KINDS), threshold: whole(0, MAX_STAY_NIGHTS), bp: basisPoints });

const FEE_CODE = "a fee code of 1 to 40 lower-case letters, digits and _";
const fee = z.object({
	code: z
		.string({ error: FEE_CODE })
		.regex(/^[a-z][a-z0-9_]{0,39}$/, { error: FEE_CODE })
		.refine((code) => !isHouseCode(code), {
			error: ({ input }) => `a fee code that is none of a price's own lines, such as fee_${input}`,
		}),
	cents,
	per: oneOf(FEE_BASES),
	mandatory: flag,
	pay: oneOf(PAY_PLACES),
	insured: optional(flag, false),
});

const taxedNights = optional(whole(1, MAX_STAY_NIGHTS), null);
const touristTax = z.discriminatedUnion(
	"mode",
	[
		z.object({
			mode: z.literal("fixed"),
			adultCents: cents,
			childCents: optional(cents, 0),
			babyCents: optional(cents, 0),
			maxNights: taxedNights,
			pay: oneOf(PAY_PLACES),
		}),
		z.object({
			mode: z.literal("percent"),
			percentBp: basisPoints,
			capCents: optional(cents, null),
			maxNights: taxedNights,
			pay: oneOf(PAY_PLACES),
		}),
	],
	{ error: "a tourist tax of mode fixed or percent" },
);

const list = <Schema extends z.ZodType>(schema: Schema, name: string) =>
	optional(z.array(schema, { error: `a list of ${name}` }), [] as never[]);

/** True when no two rows share a key. */
function distinct<Row>(rows: readonly Row[], key: (row: Row) => string): boolean {
	return new Set(rows.map(key)).size === rows.length;
}

function touchOnly(seasons: readonly { readonly from: string; readonly to: string }[]): boolean {
	const ordered = [...seasons].sort((a, b) => (a.from < b.from ? -1 : 1));
	return ordered.every((current, index) => {
		const next = ordered[index + 1];
		return !next || current.to <= next.from;
	});
}

/** A home's whole price table: the line `rates`. It replaces what was there; `discounts` absent means none. */
export const ratesLine = z.object({
	type: z.literal("rates"),
	accoId,
	seasons: z.array(season, { error: "a list of seasons" }).refine(touchOnly, { error: "seasons that do not overlap" }),
	days: list(day, "days").refine((rows) => distinct(rows, (row) => row.day), { error: "each day once" }),
	stays: list(stay, "stay prices").refine((rows) => distinct(rows, (row) => `${row.arrival}+${row.nights}`), {
		error: "each arrival and length once",
	}),
	discounts: list(discount, "discounts").refine((rows) => distinct(rows, (row) => `${row.kind}+${row.threshold}`), {
		error: "each kind and threshold once",
	}),
	fees: list(fee, "fees").refine((rows) => distinct(rows, (row) => row.code), { error: "each fee code once" }),
	touristTax: optional(touristTax, null),
});
export type RatesLine = z.output<typeof ratesLine>;

import { z } from "zod";
import { LANGUAGES } from "../language.ts";
import { isEmail } from "../text.ts";
import { accommodationLine, OCCUPANCY_FEED_KINDS, unitId } from "./accommodation-line.ts";
import { ratesLine } from "./rates-line.ts";
import { reviewsLine } from "./reviews-line.ts";
import {
	basisPoints,
	cents,
	code,
	country,
	isoDate,
	localized,
	localizedRequired,
	oneOf,
	optional,
	text,
	whole,
} from "./values.ts";

/** The lines of the Halcyon feed, version 1. */

/** The first line of a feed. */
export const feedHeader = z.object({
	type: z.literal("feed", { error: "the first line to be the feed header (type feed)" }),
	version: z.literal(1, { error: "version 1" }),
	generatedAt: z.iso.datetime({ offset: true, error: "an instant such as 2026-11-20T06:00:00Z" }),
	mode: oneOf(["full", "delta"]),
	currency: z.literal("EUR", { error: "EUR" }),
});
export type FeedHeader = z.output<typeof feedHeader>;

const period = z
	.object({ arrival: isoDate, departure: isoDate, kind: oneOf(OCCUPANCY_FEED_KINDS) })
	.refine((line) => line.arrival < line.departure, { path: ["departure"], error: "a day after `arrival`" });

/** Blocks of a unit: they replace the blocks that came by feed before. */
const occupancyLine = z.object({
	type: z.literal("occupancy"),
	unit: unitId,
	periods: z.array(period, { error: "a list of periods" }),
});

const day = optional(isoDate, null);
const codeWindow = {
	minRentCents: optional(cents, 0),
	maxCents: optional(cents, null),
	bookFrom: day,
	bookUntil: day,
	stayFrom: day,
	stayUntil: day,
	maxUses: optional(whole(0, 1_000_000_000), null),
	perGuest: optional(whole(0, 1_000_000), null),
};

/** A discount code; its uses so far are ours and stay. */
const discountCodeLine = z.discriminatedUnion(
	"kind",
	[
		z.object({ type: z.literal("discountCode"), code, kind: z.literal("percent"), bp: basisPoints, ...codeWindow }),
		z.object({ type: z.literal("discountCode"), code, kind: z.literal("amount"), cents, ...codeWindow }),
	],
	{ error: "kind percent with bp, or amount with cents" },
);

const activeStatus = optional(oneOf(["active", "inactive"]), "active" as const);

/** Where a partner or owner is written to, and in which language; absent: what is known stays. */
const mailbox = {
	email: optional(z.string({ error: "an e-mail address" }).refine(isEmail, { error: "an e-mail address" }), null),
	lang: optional(oneOf(LANGUAGES), null),
};

const partnerLine = z.object({
	type: z.literal("partner"),
	code,
	label: text(200),
	kind: oneOf(["affiliate", "host"]),
	commissionBp: optional(basisPoints, 0),
	status: activeStatus,
	...mailbox,
});

const homeownerLine = z.object({
	type: z.literal("homeowner"),
	code,
	status: activeStatus,
	...mailbox,
	/** As papers and pages name whom the guest rents from; absent: what is known stays. */
	name: optional(text(160), null),
	/** As what the owner lets. What the owner stated on the portal stays. */
	letting: optional(oneOf(["private", "trader"]), null),
});

const aresText = optional(text(100), null);
const placeTexts = {
	country,
	region: text(120),
	names: localizedRequired(120),
	/** With its preposition and article, as a sentence says it: "op Texel"; by rules where absent. */
	in: optional(localized(120), null),
	/** Slugs of an earlier site, kept; made from the names where absent. */
	slugs: optional(localized(120), {}),
	aresType: aresText,
	aresKey: aresText,
};
const regionLine = z.object({ type: z.literal("region"), ...placeTexts });
const placeLine = z.object({ type: z.literal("place"), placename: text(120), ...placeTexts });

/** Schema of each line type but the header. */
export const LINE_SCHEMAS = {
	accommodation: accommodationLine,
	rates: ratesLine,
	occupancy: occupancyLine,
	reviews: reviewsLine,
	discountCode: discountCodeLine,
	partner: partnerLine,
	homeowner: homeownerLine,
	region: regionLine,
	place: placeLine,
} as const;
export type LineType = keyof typeof LINE_SCHEMAS;

export type OccupancyLine = z.output<typeof occupancyLine>;
export type RegionLine = z.output<typeof regionLine>;
export type PlaceLine = z.output<typeof placeLine>;
export type FeedLine = z.output<(typeof LINE_SCHEMAS)[LineType]>;

export function isLineType(value: unknown): value is LineType {
	return typeof value === "string" && Object.hasOwn(LINE_SCHEMAS, value);
}

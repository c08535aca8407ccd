import type { Language } from "#domain/language.ts";

/**
 * The address book: for each screen one name, its internal path (English, one tree for four languages) and
 * its public path in each language. Everything that reads or writes an address derives from this table.
 *
 * A pattern is a list of segments: a word, `:param`, `word-:param`, or a closing `*rest` (none or more).
 * Public and internal patterns of a screen hold the same parameters. Both stand behind `/{lang}`.
 */

export interface RouteEntry {
	readonly internal: string;
	readonly paths: Readonly<Record<Language, string>>;
	/** Which frame the screen stands in (specification §2). */
	readonly layout: "default" | "no-footer";
	/** False: never offered to search engines. */
	readonly indexable: boolean;
}

/** Word that starts the addresses of the holiday-home search; the slash rule of §5 looks at it. */
export const HOLIDAY_HOME: Readonly<Record<Language, string>> = {
	nl: "vakantiehuis",
	en: "holiday-home",
	de: "ferienhaus",
	fr: "maison-de-vacances",
};

/** Word of the last-minute addresses; the slash rule of §5 looks at it. */
export const LAST_MINUTE: Readonly<Record<Language, string>> = {
	nl: "last-minute",
	en: "last-minute",
	de: "last-minute",
	fr: "derniere-minute",
};

const same = (path: string): Readonly<Record<Language, string>> => ({ nl: path, en: path, de: path, fr: path });

const withWords = (words: Readonly<Record<Language, string>>, tail: string): Readonly<Record<Language, string>> => ({
	nl: words.nl + tail,
	en: words.en + tail,
	de: words.de + tail,
	fr: words.fr + tail,
});

export const ROUTES = {
	home: { internal: "", paths: same(""), layout: "default", indexable: true },
	lastMinute: { internal: "last-minute", paths: LAST_MINUTE, layout: "no-footer", indexable: true },
	search: { internal: "search", paths: HOLIDAY_HOME, layout: "no-footer", indexable: true },
	// Longer patterns stand before shorter ones that would also fit.
	homeDetail: {
		internal: "home/:country/:region/:place/:home",
		paths: withWords(HOLIDAY_HOME, "-:country/:region/:place/:home"),
		layout: "default",
		indexable: true,
	},
	placeSearch: {
		internal: "places/:country/*slug",
		paths: withWords(HOLIDAY_HOME, "-:country/*slug"),
		layout: "no-footer",
		indexable: true,
	},
	accommodation: { internal: "acco/:accoId", paths: same("acco/:accoId"), layout: "default", indexable: true },
	booking: {
		internal: "book/:slug",
		paths: { nl: "boeken/:slug", en: "book/:slug", de: "buchen/:slug", fr: "reserver/:slug" },
		layout: "default",
		indexable: false,
	},
	successOption: {
		internal: "success/option",
		paths: { nl: "succes/optie", en: "success/option", de: "erfolg/moglichkeit", fr: "succes/option" },
		layout: "default",
		indexable: false,
	},
	successBooking: {
		internal: "success/booking",
		paths: { nl: "succes/boeking", en: "success/booking", de: "erfolg/buchung", fr: "succes/reservation" },
		layout: "default",
		indexable: false,
	},
	successApplication: {
		internal: "success/application",
		paths: { nl: "succes/aanvraag", en: "success/application", de: "erfolg/anwendung", fr: "succes/application" },
		layout: "default",
		indexable: false,
	},
} as const satisfies Record<string, RouteEntry>;

export type RouteName = keyof typeof ROUTES;

/** The parameters in a pattern: `:name` is a text, `*name` a list of segments. */
type ParamsOf<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
	? SegmentParams<Head> & ParamsOf<Tail>
	: SegmentParams<Pattern>;
type SegmentParams<Segment extends string> = Segment extends `*${infer Name}`
	? { readonly [Key in Name]: readonly string[] }
	: Segment extends `${string}:${infer Name}`
		? { readonly [Key in Name]: string }
		: unknown;
export type RouteParams<Name extends RouteName> = ParamsOf<(typeof ROUTES)[Name]["internal"]>;

import { byLanguage, type Language, type Localized } from "#domain/language.ts";

/**
 * The address book: for each screen one name, its internal path (English, one tree for four languages) and
 * its public path in each language. Everything that reads or writes an address derives from this table.
 *
 * A pattern is a list of segments: a word, `:param`, `word-:param`, or a closing `*rest` (none or more).
 * Public and internal patterns of a screen hold the same parameters. Internally all stand behind `/{lang}`;
 * publicly too, but for the sections of `root`, whose addresses are `/{root}/{lang}/…`.
 */

export interface RouteEntry {
	readonly internal: string;
	readonly paths: Readonly<Record<Language, string>>;
	/** Which frame the screen stands in (specification §2). */
	readonly layout: "default" | "no-footer";
	/** False: never offered to search engines. */
	readonly indexable: boolean;
	/** A personal page: its answer is never cached. */
	readonly personal?: true;
	/** First word of addresses whose language stands second. */
	readonly root?: Root;
}

/** Sections whose addresses are `/{root}/{lang}/…` (specification §2). */
export const ROOTS = ["blog", "news", "acties", "parken"] as const;
export type Root = (typeof ROOTS)[number];

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

const same = (path: string): Localized => byLanguage(() => path);

const withWords = (words: Localized, tail: string): Localized => byLanguage((language) => words[language] + tail);

/** A screen with the usual frame that search engines may show. */
const screen = <const Internal extends string>(internal: Internal, paths: RouteEntry["paths"]) =>
	({ internal, paths, layout: "default", indexable: true }) as const;

/** A screen of a section whose language stands second. */
const section = <const Internal extends string>(internal: Internal, root: Root, tail: string) =>
	({ ...screen(internal, same(tail)), root }) as const;

/** A page of text: one internal path for all of them. */
const text = <const Name extends string>(name: Name, paths: Localized) =>
	screen(`page/${name}` as `page/${Name}`, paths);

/** A list of homes of one market; its word is the same in every language. */
const market = <const Name extends string>(name: Name) => screen(`listing/${name}` as `listing/${Name}`, same(name));

export const ROUTES = {
	home: screen("", same("")),
	lastMinute: { ...screen("last-minute", LAST_MINUTE), layout: "no-footer" },
	search: { ...screen("search", HOLIDAY_HOME), layout: "no-footer" },
	bestWeek: screen("best-week", { nl: "beste-week", en: "best-week", de: "beste-woche", fr: "meilleure-semaine" }),
	// Longer patterns stand before shorter ones that would also fit.
	homeDetail: screen("home/:country/:region/:place/:home", withWords(HOLIDAY_HOME, "-:country/:region/:place/:home")),
	placeSearch: { ...screen("places/:country/*slug", withWords(HOLIDAY_HOME, "-:country/*slug")), layout: "no-footer" },
	accommodation: screen("acco/:accoId", same("acco/:accoId")),
	villas: screen("listing/villas", same("villas")),
	marketVacances: market("vacances"),
	marketReisenAt: market("reisen-at"),
	marketReisenCh: market("reisen-ch"),
	marketReisenDe: market("reisen-de"),
	marketVacancesCh: market("vacances-ch"),
	marketVakantiehuizen: market("vakantiehuizen"),
	marketVakantiehuizenBe: market("vakantiehuizen-be"),
	favourites: {
		...screen("favourites", { nl: "favorieten", en: "favorites", de: "favoriten", fr: "favoris" }),
		indexable: false,
		personal: true,
	},
	booking: {
		...screen("book/:slug", { nl: "boeken/:slug", en: "book/:slug", de: "buchen/:slug", fr: "reserver/:slug" }),
		indexable: false,
		personal: true,
	},
	successOption: {
		...screen("success/option", {
			nl: "succes/optie",
			en: "success/option",
			de: "erfolg/moglichkeit",
			fr: "succes/option",
		}),
		indexable: false,
		personal: true,
	},
	successBooking: {
		...screen("success/booking", {
			nl: "succes/boeking",
			en: "success/booking",
			de: "erfolg/buchung",
			fr: "succes/reservation",
		}),
		indexable: false,
		personal: true,
	},
	successApplication: {
		...screen("success/application", {
			nl: "succes/aanvraag",
			en: "success/application",
			de: "erfolg/anwendung",
			fr: "succes/application",
		}),
		indexable: false,
		personal: true,
	},
	// `new` makes one; any other token is the room's own.
	groupRoom: {
		...screen("group-room/:token", {
			nl: "groepskamer/:token",
			en: "group-room/:token",
			de: "gruppenraum/:token",
			fr: "salon-de-groupe/:token",
		}),
		indexable: false,
		personal: true,
	},
	guest: { ...screen("guest/:guestId/*path", same("guest-:guestId/*path")), indexable: false, personal: true },
	// Of organisations and their people.
	agency: {
		...screen("agency/*path", {
			nl: "reisbureau/*path",
			en: "agency/*path",
			de: "reisebuero/*path",
			fr: "agence/*path",
		}),
		layout: "no-footer",
		indexable: false,
		personal: true,
	},
	portal: {
		...screen("portal/*path", {
			nl: "portaal/*path",
			en: "portal/*path",
			de: "portal/*path",
			fr: "portail/*path",
		}),
		layout: "no-footer",
		indexable: false,
		personal: true,
	},
	// Only the bare root is a screen; what follows a code leads on (server/pages/code-links.ts).
	partnerLanding: { ...screen("partner-link/:partnerCode", same("sp-:partnerCode")), indexable: false },
	team: screen("team/:product", same("team-:product")),
	contact: text("contact", { nl: "contact", en: "contact", de: "kontakt", fr: "contact" }),
	privacy: text("privacy", { nl: "privacy", en: "privacy", de: "datenschutz", fr: "confidentialite" }),
	disclaimer: text("disclaimer", {
		nl: "disclaimer",
		en: "disclaimer",
		de: "haftungsausschluss",
		fr: "clause-de-non-responsabilite",
	}),
	vacancies: screen("vacancies", {
		nl: "vacatures",
		en: "vacancies",
		de: "stellenangebote",
		fr: "postes-vacants",
	}),
	vacancy: screen("vacancies/:slug", {
		nl: "vacatures/:slug",
		en: "vacancies/:slug",
		de: "stellenangebote/:slug",
		fr: "postes-vacants/:slug",
	}),
	conditions: text("conditions", {
		nl: "boekingsvoorwaarden",
		en: "booking-conditions",
		de: "buchungsbedingungen",
		fr: "conditions-de-reservation",
	}),
	cookiePolicy: text("cookie-policy", {
		nl: "cookiebeleid",
		en: "cookie-policy",
		de: "cookie-richtlinie",
		fr: "politique-de-cookies",
	}),
	imprint: text("imprint", { nl: "colofon", en: "legal-notice", de: "impressum", fr: "mentions-legales" }),
	ranking: text("ranking", {
		nl: "volgorde-en-beoordelingen",
		en: "ranking-and-reviews",
		de: "reihenfolge-und-bewertungen",
		fr: "classement-et-avis",
	}),
	insuranceTerms: text("insurance-terms", {
		nl: "verzekeringen/polisvoorwaarden",
		en: "insurances/terms",
		de: "versicherungen/bedingungen",
		fr: "assurances/conditions",
	}),
	insuranceProduct: text("insurance-product", {
		nl: "verzekeringen/verzekeringskaart",
		en: "insurances/product-information",
		de: "versicherungen/produktinformation",
		fr: "assurances/document-d-information",
	}),
	accessibility: text("accessibility", {
		nl: "toegankelijkheid",
		en: "accessibility",
		de: "barrierefreiheit",
		fr: "accessibilite",
	}),
	insurances: text("insurances", { nl: "verzekeringen", en: "insurances", de: "versicherungen", fr: "assurances" }),
	partners: text("partners", { nl: "partners", en: "partners", de: "partner", fr: "partenaires" }),
	qualityGuarantee: text("quality-guarantee", {
		nl: "kwaliteitsgarantie",
		en: "quality-guarantee",
		de: "qualitaetsgarantie",
		fr: "garantie-de-qualite",
	}),
	about: text("about", { nl: "over-ons", en: "about", de: "ueber-uns", fr: "a-propos" }),
	faq: text("faq", { nl: "veelgestelde-vragen", en: "faq", de: "haeufige-fragen", fr: "questions-frequentes" }),
	starClassification: text("star-classification", {
		nl: "sterrenclassificatie",
		en: "star-classification",
		de: "sterneklassifizierung",
		fr: "classification-par-etoiles",
	}),
	homeOwnerPrivacy: text("home-owner-privacy", {
		nl: "privacy-huiseigenaren",
		en: "home-owner-privacy",
		de: "datenschutz-hauseigentuemer",
		fr: "confidentialite-proprietaires",
	}),
	rentOut: text("rent-out", {
		nl: "verhuur-je-huis",
		en: "rent-out-my-holiday-home",
		de: "haus-vermieten",
		fr: "louer-ma-maison",
	}),
	newsletterConfirm: {
		...text("newsletter-confirm", {
			nl: "nieuwsbrief-bevestigd",
			en: "newsletter-confirm",
			de: "newsletter-bestaetigt",
			fr: "newsletter-confirmee",
		}),
		indexable: false,
	},
	integration: text("integration", {
		nl: "partners/integratie",
		en: "partners/integration",
		de: "partner/integration",
		fr: "partenaires/integration",
	}),
	linkPartners: text("link-partners", {
		nl: "partners/linkpartners",
		en: "partners/link-partners",
		de: "partner/linkpartner",
		fr: "partenaires/liens",
	}),
	jointPromotions: text("joint-promotions", {
		nl: "partners/gezamenlijke-acties",
		en: "partners/joint-promotions",
		de: "partner/gemeinsame-aktionen",
		fr: "partenaires/actions-communes",
	}),
	travelAgencies: text("travel-agencies", {
		nl: "partners/reisbureaus",
		en: "partners/travel-agencies",
		de: "partner/reisebueros",
		fr: "partenaires/agences-de-voyages",
	}),
	blog: section("articles/blog", "blog", ""),
	blogArticle: section("articles/blog/:slug", "blog", ":slug"),
	news: section("articles/news", "news", ""),
	newsArticle: section("articles/news/:slug", "news", ":slug"),
	promotions: section("articles/promotions", "acties", ""),
	promotion: section("articles/promotions/:slug", "acties", ":slug"),
	parks: section("articles/parks", "parken", ""),
	park: section("articles/parks/:slug", "parken", ":slug"),
} as const satisfies Record<string, RouteEntry>;

/**
 * Screens whose address holds no language: theirs is the visitor's saved or accepted one (as for the root),
 * and search engines are not asked to show them.
 */
export const WITHOUT_LANGUAGE = { win: "/win", qr: "/qr/tauern-suites-mitterwirt" } as const;

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

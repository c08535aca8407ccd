import type { Language } from "#domain/language.ts";
import { publicPath } from "#site/rewrite.ts";
import { ROUTES, type RouteEntry, type RouteName } from "#site/route-table.ts";

/** Every screen of the address book over the fixture homes: one address each, in each language. */

const TIROL = { nl: "tirol", en: "tyrol", de: "tirol", fr: "tyrol" };
const AUSTRIA = { nl: "oostenrijk", en: "austria", de: "osterreich", fr: "autriche" };
const HOME = "haus-eins-a990001";

/** Parameters of the screens that need some, in a language. */
const PARAMS: Readonly<Partial<Record<RouteName, (language: Language) => Record<string, string | string[]>>>> = {
	homeDetail: (language) => ({
		country: AUSTRIA[language],
		region: TIROL[language],
		place: "kirchberg-in-tirol",
		home: HOME,
	}),
	placeSearch: (language) => ({ country: AUSTRIA[language], slug: [TIROL[language]] }),
	accommodation: () => ({ accoId: "a990001" }),
	booking: () => ({ slug: HOME }),
	groupRoom: () => ({ token: "new" }),
	guest: () => ({ guestId: "s0m3b0dy", path: ["overview"] }),
	partnerLanding: () => ({ partnerCode: "SKIFUN" }),
	team: () => ({ product: "alps" }),
	vacancy: (language) => ({
		slug: { nl: "medewerker-gastencontact", en: "guest-contact", de: "gaestebetreuung", fr: "relation-voyageurs" }[
			language
		],
	}),
	blogArticle: (language) => ({
		slug: {
			nl: "meer-in-november",
			en: "the-lake-in-november",
			de: "der-see-im-november",
			fr: "le-lac-en-novembre",
		}[language],
	}),
	newsArticle: (language) => ({
		slug: { nl: "een-prijs", en: "one-price", de: "ein-preis", fr: "un-seul-prix" }[language],
	}),
	promotion: (language) => ({
		slug: { nl: "binnenkort-weg", en: "leaving-soon", de: "bald-weg", fr: "depart-proche" }[language],
	}),
	park: () => ({ slug: "tauern-suites" }),
};

export interface Screen {
	readonly name: RouteName;
	readonly indexable: boolean;
	readonly layout: "default" | "no-footer";
	path(language: Language): string;
	/** The address that search engines and the language switch name; another one for a home's short address. */
	canonical(language: Language): string;
}

export const SCREENS: readonly Screen[] = (Object.keys(ROUTES) as RouteName[]).map((name) => {
	const entry: RouteEntry = ROUTES[name];
	const pathOf = (name: RouteName) => (language: Language) =>
		publicPath({ name, language, params: PARAMS[name]?.(language) ?? {} });
	return {
		name,
		indexable: entry.indexable,
		layout: entry.layout,
		path: pathOf(name),
		canonical: pathOf(name === "accommodation" ? "homeDetail" : name),
	};
});

/** Screens whose address holds no language. */
export const LANGUAGELESS = ["/win", "/qr/tauern-suites-mitterwirt"] as const;

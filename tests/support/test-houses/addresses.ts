import { LANGUAGES, type Language } from "#domain/language.ts";
import { countrySlug } from "#i18n/countries.ts";
import { SITEMAP_KINDS } from "#services/operations/sitemap.ts";
import { FEEDS } from "#services/pages/feed.ts";
import { bookingPath } from "#site/booking-path.ts";
import { href } from "#site/href.ts";
import { publicPath } from "#site/rewrite.ts";
import { ROUTES, type RouteName } from "#site/route-table.ts";
import { readWidget, WIDGET_SCRIPT, widgetPath } from "#site/widget.ts";
import { LANGUAGELESS, SCREENS } from "#tests/e2e/screens.ts";
import { FAR_HOUSE, NEAR_HOUSE, TEST_HOUSE_IDS } from "./feed.ts";

/** Every address that might let a test house be seen: all of the route table, of the calls, and of the machines. */

export interface Look {
	readonly path: string;
	/** Sent as JSON; absent: a look. */
	readonly body?: object;
	readonly cookie?: string;
}

/** Values of parameters in the route table that name a test house, its place or nothing. */
const PARAMS: Readonly<Record<string, string | readonly string[]>> = {
	accoId: FAR_HOUSE,
	region: "quaxland",
	place: "quaxenbach",
	home: `quaxhof-${FAR_HOUSE}`,
	guestId: FAR_HOUSE,
	partnerCode: "quaxhof",
	product: "quaxland",
};
/** Those that mean something else on another screen. */
const OWN_PARAMS: Readonly<Partial<Record<RouteName, Readonly<Record<string, string | readonly string[]>>>>> = {
	booking: { slug: `quaxhof-${FAR_HOUSE}` },
	placeSearch: { slug: ["quaxland", "quaxenbach"] },
	guest: { path: ["bookings", "HQVAX0000"] },
	agency: { path: ["bookings", "HQVAX0000"] },
	portal: { path: ["quaxhof"] },
	vacancy: { slug: "quaxhof" },
	blogArticle: { slug: "quaxhof" },
	newsArticle: { slug: "quaxhof" },
	promotion: { slug: "quaxhof" },
	park: { slug: "quaxhof" },
	groupRoom: { token: "new" },
};

/** What the address of a screen says of a test house; throws for a parameter that nothing is known of. */
function naming(name: RouteName, language: Language): string | null {
	const names = [...ROUTES[name].internal.matchAll(/[:*](\w+)/g)].map(([, param = ""]) => param);
	if (names.length === 0) return null;
	const params = names.map((param) => {
		const value = param === "country" ? countrySlug("NO", language) : (OWN_PARAMS[name]?.[param] ?? PARAMS[param]);
		if (value === undefined) throw new Error(`${name}: which ${param} is that of a test house?`);
		return [param, value] as const;
	});
	return publicPath({ name, language, params: Object.fromEntries(params) as Record<string, string> });
}

/** Searches that a test house would fit, as the query of any screen. */
const QUERIES = [
	"q=Quaxhof",
	"q=Quaxenbahc",
	"q=Quaxland&to=/en/holiday-home-norway/quaxland/",
	`fav=${TEST_HOUSE_IDS.join(",")}`,
	"fav=1",
	"bounds=68,15,68.5,16&zoom=9",
	"types=villa&amenities=pool",
	"arrival=2027-03-01&departure=2027-03-08",
	"arrival=2027-03-01&departure=2027-03-08&adults=11",
	"month=2027-03&flex=week",
	"testHouses=yes&view=map",
	"page=2&sort=price",
	`why=${TEST_HOUSE_IDS[0]}`,
] as const;
const LISTS: readonly RouteName[] = [
	"search",
	"placeSearch",
	"bestWeek",
	"groupRoom",
	"lastMinute",
	"villas",
	"marketVacances",
	"marketReisenAt",
	"favourites",
	"accommodation",
	"home",
];

const LIKES = `likes=${TEST_HOUSE_IDS.join(",")}`;

/** Pages in a language: each screen as it stands, each as it would name a test house, lists with their queries. */
export function pagesIn(language: Language): readonly Look[] {
	const named = SCREENS.flatMap(({ name }) => naming(name, language) ?? []);
	const nearSlug = bookingPath(language, "Quaxvilla", NEAR_HOUSE);
	const lists = SCREENS.filter(({ name }) => LISTS.includes(name)).flatMap(({ path }) =>
		QUERIES.map((query) => `${path(language)}?${query}`),
	);
	return [
		...SCREENS.map(({ path }) => path(language)),
		...named,
		...lists,
		nearSlug,
		`${nearSlug}?arrival=2027-03-01&departure=2027-03-08`,
		href("accommodation", language, { accoId: NEAR_HOUSE }),
		href("placeSearch", language, { country: countrySlug("NO", language), slug: [] }),
		...["quaxland", "quaxland/quaxenbach"].map((slug) =>
			href("placeSearch", language, { country: countrySlug("NO", language), slug: slug.split("/") }),
		),
	].map((path) => ({ path, cookie: LIKES }));
}

/** What machines read. */
export const FOR_MACHINES: readonly string[] = [
	"/",
	...LANGUAGELESS,
	"/robots.txt",
	"/llms.txt",
	WIDGET_SCRIPT,
	...TEST_HOUSE_IDS.map((home) => widgetPath(readWidget({}, { kind: "home", language: "nl", home }))),
	widgetPath(readWidget({}, { kind: "search", language: "nl", home: "" })),
	"/sitemap.xml",
	...LANGUAGES.flatMap((language) =>
		SITEMAP_KINDS.map((kind) => `/sitemaps/${language}-${kind}${kind === "homes" ? "-1" : ""}.xml`),
	),
	...Object.keys(FEEDS).flatMap((root) => LANGUAGES.map((language) => `/${root}/${language}.rss`)),
	"/.well-known/security.txt",
	"/builds/latest.json",
	"/healthz",
	"/readyz",
	"/api/docs",
	"/api/openapi.json",
	"/content/v2/cdn/links",
	"/content/v2/cdn/stories?per_page=100",
	"/pay/en/quaxhof",
	"/share/en/quaxhof",
	"/trip/en/quaxhof",
	"/trip/en/quaxhof/stay.ics",
	"/answer/en/quaxhof",
	"/staff-bar?at=/en/",
	"/staff",
];

interface Schema {
	readonly type?: string | readonly string[];
	readonly properties?: Readonly<Record<string, Schema>>;
	readonly required?: readonly string[];
	readonly items?: Schema;
	readonly enum?: readonly unknown[];
	readonly anyOf?: readonly Schema[];
}
interface Operation {
	readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: Schema }[];
	readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
}
export interface ApiDocument {
	readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Values by the name of a field, whatever call it belongs to; each asks for a test house where it can. */
const FIELDS: Readonly<Record<string, unknown>> = {
	lang: "en",
	accoId: NEAR_HOUSE,
	accoIds: [...TEST_HOUSE_IDS, "a990001"],
	likes: [...TEST_HOUSE_IDS, "a990001"],
	q: "Quax",
	from: 0,
	perPage: 50,
	arrival: "2027-03-01",
	departure: "2027-03-08",
	arrivalDate: "2027-03-01",
	departureDate: "2027-03-08",
	adults: 2,
	children: 0,
	babies: 0,
	pets: 0,
	months: 3,
	nights: 7,
	start: "2027-03-01",
	days: 31,
	insurance: false,
	email: "zoe@example.org",
	telephone: "+31612345678",
	url: "https://example.org/",
	countryCode: "NL",
	token: "x",
};
/** What a name means in one call alone. */
const OWN_FIELDS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
	"/api/accommodations/{accoId}/calendar": { from: "2027-03" },
	"/api/group-house-guide-requests": { month: "2027-03" },
};
/** Calls that need more than their documentation tells: they are asked by other tests, or below in their own way. */
export const CALLS_TESTED_ELSEWHERE = [
	"/api/bookings",
	"/api/consents",
	"/api/events",
	"/api/events/due",
	"/api/webhooks/mollie",
	"/api/vacancy-applications",
	"/search-api/search",
] as const;

function valueNamed(call: string, name: string, schema: Schema = {}): unknown {
	const own = OWN_FIELDS[call] ?? {};
	if (name in own) return own[name];
	if (name in FIELDS) return FIELDS[name];
	if (schema.enum) return schema.enum[0];
	const type = schema.type ?? schema.anyOf?.[0]?.type;
	if (type === "object") return filled(call, schema);
	if (type === "array") return [];
	if (type === "boolean") return true;
	if (type === "integer" || type === "number") return 1;
	return "words";
}

function filled(call: string, { properties = {}, required = [] }: Schema): object {
	const wanted = Object.entries(properties).filter(([name]) => required.includes(name) || name in FIELDS);
	return Object.fromEntries(wanted.map(([name, schema]) => [name, valueNamed(call, name, schema)]));
}

/** A request of each documented call, made from its documentation, so that a new one is asked too. */
export function callsOf({ paths }: ApiDocument): readonly Look[] {
	return Object.entries(paths).flatMap(([call, operations]) =>
		Object.entries(operations).map(([method, { parameters = [], requestBody }]) => {
			const query = new URLSearchParams(
				parameters
					.filter((parameter) => parameter.in === "query")
					.map(({ name, schema }) => [name, String(valueNamed(call, name, schema))]),
			);
			// The language of a search's days is a parameter of the search, which is documented there.
			if (method === "get" && !query.has("lang")) query.set("lang", "en");
			const path = call.replace(/\{(\w+)\}/g, (_, name: string) => String(valueNamed(call, name)));
			if (method === "get") return { path: `${path}?${query}` };
			const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
			return { path, body: schema ? filled(call, schema) : {} };
		}),
	);
}

const SEARCH = { lang: "en", adults: 2, children: 0, babies: 0, pets: 0 };
const SEARCH_QUERY = "lang=en&adults=2";

/** Calls that the documentation alone does not make: searches of all kinds, and other lengths and parties. */
export const MORE_CALLS: readonly Look[] = [
	{ path: `/search-api/search?${SEARCH_QUERY}` },
	{ path: `/search-api/search?${SEARCH_QUERY}&view=map&zoom=12` },
	{ path: `/search-api/search?${SEARCH_QUERY}&view=map&zoom=4` },
	{ path: `/search-api/search?${SEARCH_QUERY}&fav=${TEST_HOUSE_IDS.join(",")}` },
	{ path: `/search-api/search?${SEARCH_QUERY}&country=norway&region=quaxland` },
	{ path: `/search-api/search?${SEARCH_QUERY}&arrival=2027-03-01&departure=2027-03-08` },
	{ path: `/search-api/count?${SEARCH_QUERY}&q=Quaxenbach` },
	{ path: `/search-api/count?${SEARCH_QUERY}` },
	{ path: `/search-api/stay-offers?${SEARCH_QUERY}&start=2027-03-01&days=31` },
	{ path: `/search-api/stay-offers?${SEARCH_QUERY}&start=2027-03-01&days=31&fav=${NEAR_HOUSE}` },
	{ path: "/search-api/suggest?lang=de&q=Norwegen" },
	{ path: "/search-api/suggest?lang=en&q=norway" },
	{ path: "/search-api/search", body: { ...SEARCH, from: 0, perPage: 50 } },
	{ path: "/search-api/search", body: { ...SEARCH, from: 0, perPage: 50, view: "map", zoomLevel: 14 } },
	{ path: "/search-api/search", body: { ...SEARCH, from: 0, perPage: 50, testHouses: "yes" } },
	{ path: "/search-api/search", body: { ...SEARCH, from: 0, perPage: 50, showLastMinutes: true } },
	...LANGUAGES.flatMap((lang) => [
		{ path: "/search-api/getRegio", body: { lang } },
		{ path: "/search-api/unslugify", body: { lang } },
	]),
	{ path: `/api/accommodations/${FAR_HOUSE}?lang=fr` },
	{ path: `/api/accommodations/${FAR_HOUSE}/calendar?from=2027-03&months=2` },
	{
		path: "/api/quotes",
		body: {
			lang: "en",
			accoId: FAR_HOUSE,
			arrival: "2027-03-01",
			departure: "2027-03-08",
			adults: 2,
			children: 0,
			babies: 0,
			pets: 0,
			insurance: false,
		},
	},
];

/** Patterns of the router that are asked above; a new one must be thought of before it can stand there. */
export const KNOWN_PATTERNS: readonly string[] = [
	'"/images/*"',
	'"/_i18n/:hash/:locale/:file"',
	// Tiles of streets, the same for everybody.
	"TILE_PATH",
	"STAFF_BAR",
	"PARTNER_BAR",
	'"/builds/latest.json"',
	'"/builds/meta/:file"',
	// A block by a signed key, the same for everybody.
	'"/__nuxt_island/:file"',
	'"/robots.txt"',
	'"/llms.txt"',
	"WIDGET_SCRIPT",
	"WIDGET_PAGES",
	// For browsers without a connection: of homes they name none.
	"WORKER_SCRIPT",
	"OFFLINE_SCRIPT",
	'"/offline/:lang"',
	'"/manifest/:file"',
	"POLICY_REPORTS",
	'"/sitemap.xml"',
	'"/sitemaps/:file"',
	'"/.well-known/security.txt"',
	'"/:root/:file{[a-z]{2}\\\\.rss}"',
	"NEWSLETTER_PATHS.confirm",
	"NEWSLETTER_PATHS.unsubscribe",
	'"/pay/:lang/:token"',
	'"/prove/:lang/:token"',
	'"/share/:lang/:token"',
	'"/trip/:lang/:token"',
	'"/trip/:lang/:token/stay.ics"',
	'"/answer/:lang/:token"',
	'"*"',
	'"/likes"',
	'"/likes/keep"',
	"OFFICE",
	// biome-ignore lint/suspicious/noTemplateCurlyInString: as it is written there
	"`${OFFICE}/*`",
];

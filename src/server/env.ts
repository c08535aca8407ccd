import { isIP } from "node:net";
import { join } from "node:path";
import { z } from "zod";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { type DayNumber, parseIsoDate } from "#domain/time/civil-date.ts";
import { OFFICE_LANGUAGE } from "#i18n/office-language.ts";
import { SENDER_LIMITS } from "#services/booking/sender.ts";
import type { MollieSettings } from "#services/payments/mollie.ts";
import { SEARCH_BOUNDS, type SearchBounds } from "#services/search/search-queue.ts";
import { keptSecret, SHORTEST_SECRET } from "./kept-secret.ts";

/** Everything the environment can say, parsed in this one place. */
export interface Env {
	readonly port: number;
	readonly host: string;
	/** Without a trailing slash. */
	readonly publicUrl: string;
	/** null: the embedded database in `dataDir`. */
	readonly databaseUrl: string | null;
	/** The same server past a pooler, for listening and locks of a session; null: `databaseUrl`. */
	readonly databaseDirectUrl: string | null;
	/** A server that follows it, for reads that may lag; null: the primary answers all. */
	readonly databaseReplicaUrl: string | null;
	readonly dataDir: string;
	readonly demoData: boolean;
	readonly appSecret: Uint8Array;
	/** The civil day of tests and demos; null: the clock's. */
	readonly today: DayNumber | null;
	readonly logLevel: string;
	readonly searchEngine: "memory" | "sql";
	/** Runs timers and the outbox inside the web process. */
	readonly worker: boolean;
	readonly smtpUrl: string | null;
	readonly mailFrom: string;
	readonly officeMail: string;
	/** In which language the office is mailed. */
	readonly officeLanguage: Language;
	/** The payment provider; null: bank transfer. */
	readonly mollie: MollieSettings | null;
	readonly map: MapSources;
	readonly mapTiles: MapTileSettings;
	readonly content: ContentSettings;
	readonly analytics: AnalyticsSettings;
	/** The forecast call of weather blocks, in the shape of Open-Meteo's; without a query. */
	readonly weatherUrl: string;
	/** Says a visitor's country, `{ip}` standing for their network; null: nobody is asked. */
	readonly ipCountryUrl: string | null;
	/** Networks (CIDR) whose visitors count as internal and may read /metrics. */
	readonly internalNetworks: readonly string[];
	/** Proxies (CIDR) whose X-Forwarded-For is believed; empty: it is ignored. */
	readonly trustedProxies: readonly string[];
	/** `host:port` that fetches from outside may reach although it is private; empty but in tests and demos. */
	readonly fetchAllow: readonly string[];
	/** Shows `/_blocks`, every block in all its shapes, `/_mails`, every mail, and `/_events`; development always does. */
	readonly blockGallery: boolean;
	/** Browsers keep files and trips for the time without a connection; off: what they have ends itself. */
	readonly serviceWorker: boolean;
	/** How long a page that is the same for everybody is kept, milliseconds; 0: not at all. */
	readonly keptPagesMs: number;
	/** Requests per hour by limit name; the defaults stand with each limit. */
	readonly rateLimits: Readonly<Record<string, number>>;
	/** Searches that run or wait, in this process and of one network. */
	readonly searchBounds: SearchBounds;
	/** null: nothing is traced, and nothing of it loaded. */
	readonly tracing: TracingSettings | null;
}

/** Where spans of requests are sent (OpenTelemetry, OTLP over HTTP). */
export interface TracingSettings {
	/** The collector's address without `/v1/traces`. */
	readonly endpoint: string;
	/** Sent with every call to it, such as its key. */
	readonly headers: Readonly<Record<string, string>>;
	readonly serviceName: string;
	/** Share of the traces that begin here which are kept, 0 to 1; what a proxy began is kept as it says. */
	readonly ratio: number;
}

/** Where stories come from; nothing set: the story files, served by this process. */
export interface ContentSettings {
	/** Folder of the story files; null: the demo's. */
	readonly folder: string | null;
	/** A content service elsewhere, up to and with `/v2`; null: our own, or the real one when a token is set. */
	readonly endpoint: string | null;
	/** Public token of a real space. */
	readonly token: string | null;
	readonly region: string | null;
	/** Of the space's owner; with it fewer requests a second are sent. */
	readonly oauthToken: string | null;
	/** Reads drafts and signs previews. */
	readonly previewToken: string;
}

/** Who hears of visits, once their visitors agree; nothing set: nobody, and nobody is asked. */
export interface AnalyticsSettings {
	/** Google's tag manager; null: none is loaded. */
	readonly tagManager: { readonly id: string; readonly origin: string } | null;
	/** Where the site hands events on to. */
	readonly url: string | null;
}

/** Where streets come from that our own server gives to maps; both null: the embedded basemap alone. */
export interface MapTileSettings {
	/** An .mbtiles or .pmtiles file. */
	readonly file: string | null;
	/** A TileJSON or an address with {z}, {x} and {y}, fetched from by our server; null: nobody is asked. */
	readonly upstream: string | null;
}

/** What maps are drawn from in place of our own style; nothing set: our own. */
export interface MapSources {
	/** A MapLibre style or a `.pmtiles` archive: an http(s) address or a path of this site. */
	readonly styleUrl: string | null;
	/** With a key, Google draws the maps. */
	readonly googleMapsKey: string | null;
	/** Further origins that the style takes tiles, letters or pictures from. */
	readonly hosts: readonly string[];
}

/** Raised for settings that cannot be used; its message names each and what was expected. */
export class EnvError extends Error {
	override name = "EnvError";
}

/** Names of the limits that RATE_LIMITS sets. */
const LIMITS = ["forms", "sign-in", "mcp", "key", "rooms-make", "rooms-act", ...SENDER_LIMITS] as const;
const GTM_URL = "https://www.googletagmanager.com";
const MOLLIE_API_URL = "https://api.mollie.com/v2";
const OPEN_FREE_MAP = "https://tiles.openfreemap.org/planet";

/** What the environment may say, by name. */
const schema = z.object({
	PORT: z.coerce.number({ error: "a port number" }).int().min(0).max(65535).default(3000),
	HOST: z.string().min(1).default("127.0.0.1"),
	PUBLIC_URL: z
		.url({ protocol: /^https?$/, error: "an http(s) address" })
		.regex(/^\w+:\/\/[^/?#]+\/*$/, "an http(s) address without a path")
		.optional(),
	DATABASE_URL: postgresAddress().optional(),
	DATABASE_DIRECT_URL: postgresAddress().optional(),
	DATABASE_REPLICA_URL: postgresAddress().optional(),
	DATA_DIR: z.string().min(1).default("./data"),
	DEMO_DATA: z.enum(["on", "off"], { error: "on or off" }).optional(),
	APP_SECRET: z.string().min(SHORTEST_SECRET, `at least ${SHORTEST_SECRET} characters`).optional(),
	TODAY: z
		.string()
		.refine((text) => parseIsoDate(text) !== null, "a date YYYY-MM-DD")
		.optional(),
	ALLOW_TODAY: z.enum(["1"], { error: "1" }).optional(),
	LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
	SEARCH_ENGINE: z.enum(["memory", "sql"], { error: "memory or sql" }).default("memory"),
	WORKER: z.enum(["on", "off"], { error: "on or off" }).default("on"),
	SMTP_URL: z
		.string()
		.regex(/^smtps?:\/\//, "an address smtp://…")
		.optional(),
	MAIL_FROM: mailAddress().default("Halcyon <stay@halcyon.example>"),
	OFFICE_MAIL: mailAddress().default("office@halcyon.example"),
	OFFICE_LANGUAGE: z.enum(LANGUAGES).default(OFFICE_LANGUAGE),
	MOLLIE_API_KEY: z
		.string()
		.regex(/^(test|live)_\w+$/, "a key test_… or live_…")
		.optional(),
	MOLLIE_API_URL: z.url({ protocol: /^https?$/, error: "an http(s) address that ends in /v2" }).optional(),
	GTM_ID: z
		.string()
		.regex(/^GTM-[A-Z0-9]{4,12}$/, "a container id GTM-…")
		.optional(),
	GTM_URL: z
		.string()
		.refine((text) => originOf(text) === text, "an origin https://host")
		.optional(),
	ANALYTICS_URL: z.url({ protocol: /^https?$/, error: "an http(s) address" }).optional(),
	MAP_TILES: z
		.string()
		.regex(/\.(mbtiles|pmtiles)$/, "a file .mbtiles or .pmtiles")
		.optional(),
	MAP_UPSTREAM: z
		.string()
		.refine((text) => text === "off" || originOf(text) !== null, "off, or an http(s) address")
		.optional(),
	MAP_STYLE_URL: z
		.string()
		.refine((text) => isPath(text) || originOf(text) !== null, "an http(s) address or a path /…")
		.optional(),
	MAP_HOSTS: z
		.string()
		.default("")
		.refine((text) => listOf(text).every((word) => originOf(word) === word), "a comma list of origins https://host"),
	GOOGLE_MAPS_KEY: z
		.string()
		.regex(/^[\w-]+$/, "a key of letters, digits, - and _")
		.optional(),
	CONTENT_DIR: z.string().min(1).optional(),
	CONTENT_ENDPOINT: z
		.url({ protocol: /^https?$/, error: "an http(s) address that ends in /v2" })
		.regex(/\/v2\/?$/, "an http(s) address that ends in /v2")
		.optional(),
	STORYBLOK_TOKEN: z.string().min(1).optional(),
	STORYBLOK_REGION: z.enum(["eu", "us", "ap", "ca", "cn"], { error: "eu, us, ap, ca or cn" }).optional(),
	STORYBLOK_OAUTH_TOKEN: z.string().min(1).optional(),
	STORYBLOK_PREVIEW_TOKEN: z.string().min(8, "at least 8 characters").optional(),
	WEATHER_URL: z
		.url({ protocol: /^https?$/, error: "an http(s) address without a query" })
		.regex(/^[^?#]*$/, "an http(s) address without a query")
		.default("https://api.open-meteo.com/v1/forecast"),
	IP_COUNTRY_URL: z
		.string()
		.refine((text) => originOf(text) !== null && text.includes("{ip}"), "an http(s) address with {ip} in it")
		.optional(),
	BLOCK_GALLERY: z.enum(["on", "off"], { error: "on or off" }).default("off"),
	KEEP_PAGES_MS: z.coerce.number({ error: "0 to 2000" }).int().min(0).max(2000, { error: "0 to 2000" }).default(2000),
	SERVICE_WORKER: z.enum(["on", "off"], { error: "on or off" }).default("on"),
	INTERNAL_NETWORKS: cidrList().default("127.0.0.0/8,::1/128"),
	TRUSTED_PROXIES: cidrList().default(""),
	FETCH_ALLOW: z
		.string()
		.default("")
		.refine((text) => listOf(text).every((word) => /^[^\s:]+:\d{1,5}$/.test(word)), "a comma list of host:port"),
	RATE_LIMITS: z.string().default("{}"),
	SEARCH_BOUNDS: z.string().default("{}"),
	OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: "an http(s) address" }).optional(),
	OTEL_EXPORTER_OTLP_HEADERS: z
		.string()
		.regex(/^[\w-]+=[^,\r\n]*(,[\w-]+=[^,\r\n]*)*$/, "a comma list of name=value")
		.optional(),
	OTEL_SERVICE_NAME: z.string().min(1).optional(),
	OTEL_TRACES_SAMPLER_ARG: z.coerce.number({ error: "a share from 0 to 1" }).min(0).max(1).optional(),
});

/** Names of all settings, for what is written down about them elsewhere. */
export const SETTING_NAMES: readonly string[] = Object.keys(schema.shape);

function cidrList() {
	return z.string().refine((text) => listOf(text).every(isCidr), "a comma list of networks such as 10.0.0.0/8");
}

function isCidr(text: string): boolean {
	const [address = "", bits = "", ...more] = text.split("/");
	const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
	return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= longest;
}

function postgresAddress() {
	return z.string().refine((text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text), "an address postgres://…");
}

function mailAddress() {
	return z.string().regex(/^[^@\r\n]+@[^@\s]+$/, "a mail address, perhaps as Name <address>");
}

/** Settings that say something only beside another; alone they would be accepted and do nothing. */
const COMPANIONS = [
	["DATABASE_DIRECT_URL", "DATABASE_URL"],
	["DATABASE_REPLICA_URL", "DATABASE_URL"],
	["MOLLIE_API_URL", "MOLLIE_API_KEY"],
	["STORYBLOK_REGION", "STORYBLOK_TOKEN"],
	["STORYBLOK_OAUTH_TOKEN", "STORYBLOK_TOKEN"],
	["GTM_URL", "GTM_ID"],
	["OTEL_EXPORTER_OTLP_HEADERS", "OTEL_EXPORTER_OTLP_ENDPOINT"],
	["OTEL_SERVICE_NAME", "OTEL_EXPORTER_OTLP_ENDPOINT"],
	["OTEL_TRACES_SAMPLER_ARG", "OTEL_EXPORTER_OTLP_ENDPOINT"],
] as const;

/** Settings of which one would hide the other. */
const EXCLUSIVE = [
	["CONTENT_DIR", "CONTENT_ENDPOINT"],
	["CONTENT_DIR", "STORYBLOK_TOKEN"],
	["MAP_TILES", "MAP_STYLE_URL"],
	["MAP_TILES", "GOOGLE_MAPS_KEY"],
] as const;

/** Parses the environment; every wrong setting is named in one error. Makes the secret in DATA_DIR when none is needed from outside. */
export function parseEnv(source: NodeJS.ProcessEnv): Env {
	// An empty variable counts as absent, as shells and compose files write it.
	const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
	const parsed = schema.safeParse(present);
	if (!parsed.success) {
		const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: expected ${issue.message}`);
		throw new EnvError(`These settings cannot be used:\n${lines.join("\n")}`);
	}
	const env = parsed.data;
	for (const [name, needed] of COMPANIONS) {
		if (env[name] && !env[needed]) throw new EnvError(`${name} does nothing without ${needed}.`);
	}
	for (const [name, other] of EXCLUSIVE) {
		if (env[name] && env[other]) throw new EnvError(`${name} does nothing beside ${other}: set one of them.`);
	}
	const otherMap = (["MAP_TILES", "MAP_STYLE_URL", "GOOGLE_MAPS_KEY"] as const).find((name) => env[name]);
	if (otherMap && env.MAP_UPSTREAM && env.MAP_UPSTREAM !== "off") {
		throw new EnvError(`MAP_UPSTREAM does nothing beside ${otherMap}: set one of them.`);
	}
	const databaseUrl = env.DATABASE_URL ?? null;
	if (env.TODAY && databaseUrl && !env.ALLOW_TODAY) {
		throw new EnvError("TODAY is for the embedded database; with DATABASE_URL it needs ALLOW_TODAY=1.");
	}
	if (env.FETCH_ALLOW && databaseUrl && !env.ALLOW_TODAY) {
		throw new EnvError("FETCH_ALLOW is for tests and demos; with DATABASE_URL it needs ALLOW_TODAY=1.");
	}
	if (databaseUrl && !env.APP_SECRET) {
		throw new EnvError("APP_SECRET is required with DATABASE_URL: web, worker and commands must share it.");
	}
	return {
		port: env.PORT,
		host: env.HOST,
		publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ""),
		databaseUrl,
		databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
		databaseReplicaUrl: env.DATABASE_REPLICA_URL ?? null,
		dataDir: env.DATA_DIR,
		demoData: env.DEMO_DATA ? env.DEMO_DATA === "on" : databaseUrl === null,
		appSecret: new TextEncoder().encode(env.APP_SECRET ?? secretOf(env.DATA_DIR, "app-secret")),
		today: env.TODAY ? parseIsoDate(env.TODAY) : null,
		logLevel: env.LOG_LEVEL,
		searchEngine: env.SEARCH_ENGINE,
		worker: env.WORKER === "on",
		smtpUrl: env.SMTP_URL ?? null,
		mailFrom: env.MAIL_FROM,
		officeMail: env.OFFICE_MAIL,
		officeLanguage: env.OFFICE_LANGUAGE,
		mollie: env.MOLLIE_API_KEY
			? { apiKey: env.MOLLIE_API_KEY, apiUrl: (env.MOLLIE_API_URL ?? MOLLIE_API_URL).replace(/\/+$/, "") }
			: null,
		map: {
			styleUrl: env.MAP_STYLE_URL ?? null,
			googleMapsKey: env.GOOGLE_MAPS_KEY ?? null,
			hosts: listOf(env.MAP_HOSTS),
		},
		mapTiles: {
			file: env.MAP_TILES ?? null,
			upstream: otherMap || env.MAP_UPSTREAM === "off" ? null : (env.MAP_UPSTREAM ?? OPEN_FREE_MAP),
		},
		content: {
			folder: env.CONTENT_DIR ?? null,
			endpoint: env.CONTENT_ENDPOINT?.replace(/\/+$/, "") ?? null,
			token: env.STORYBLOK_TOKEN ?? null,
			region: env.STORYBLOK_REGION ?? null,
			oauthToken: env.STORYBLOK_OAUTH_TOKEN ?? null,
			previewToken: env.STORYBLOK_PREVIEW_TOKEN ?? secretOf(env.DATA_DIR, "preview-token"),
		},
		analytics: {
			tagManager: env.GTM_ID ? { id: env.GTM_ID, origin: env.GTM_URL ?? GTM_URL } : null,
			url: env.ANALYTICS_URL ?? null,
		},
		weatherUrl: env.WEATHER_URL,
		ipCountryUrl: env.IP_COUNTRY_URL ?? null,
		blockGallery: env.BLOCK_GALLERY === "on",
		serviceWorker: env.SERVICE_WORKER === "on",
		keptPagesMs: env.KEEP_PAGES_MS,
		internalNetworks: listOf(env.INTERNAL_NETWORKS),
		trustedProxies: listOf(env.TRUSTED_PROXIES),
		fetchAllow: listOf(env.FETCH_ALLOW),
		rateLimits: rateLimitsOf(env.RATE_LIMITS),
		searchBounds: searchBoundsOf(env.SEARCH_BOUNDS),
		tracing: env.OTEL_EXPORTER_OTLP_ENDPOINT
			? {
					endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ""),
					headers: headersOf(env.OTEL_EXPORTER_OTLP_HEADERS),
					serviceName: env.OTEL_SERVICE_NAME ?? "halcyon",
					ratio: env.OTEL_TRACES_SAMPLER_ARG ?? 1,
				}
			: null,
	};
}

function listOf(text: string): string[] {
	return text
		.split(",")
		.map((word) => word.trim())
		.filter(Boolean);
}

/** The origin of an http(s) address; null for anything else. */
function originOf(text: string): string | null {
	const url = URL.parse(text);
	return url && /^https?:$/.test(url.protocol) ? url.origin : null;
}

function isPath(text: string): boolean {
	return /^\/[^/]/.test(text);
}

function rateLimitsOf(text: string): Record<string, number> {
	try {
		return z.partialRecord(z.enum(LIMITS), z.number().int().min(0)).parse(JSON.parse(text));
	} catch {
		throw new EnvError(`RATE_LIMITS: expected JSON such as {"forms":10}; its names are ${LIMITS.join(" and ")}`);
	}
}

/** Headers as OpenTelemetry writes them: `name=value`, percent-encoded. */
function headersOf(text = ""): Record<string, string> {
	const pairs = listOf(text).map(
		(pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)] as const,
	);
	try {
		return Object.fromEntries(pairs.map(([name, value]) => [name, decodeURIComponent(value.trim())]));
	} catch {
		throw new EnvError("OTEL_EXPORTER_OTLP_HEADERS: expected values that are percent-encoded");
	}
}

function searchBoundsOf(text: string): SearchBounds {
	const bound = z.number().int().min(0).optional();
	try {
		const { all, network } = z.strictObject({ all: bound, network: bound }).parse(JSON.parse(text));
		return { all: all ?? SEARCH_BOUNDS.all, network: network ?? SEARCH_BOUNDS.network };
	} catch {
		throw new EnvError('SEARCH_BOUNDS: expected JSON such as {"all":300,"network":60}; 0 lifts a bound');
	}
}

function secretOf(dataDir: string, name: string): string {
	const secret = keptSecret(dataDir, name);
	if (secret !== null) return secret;
	throw new EnvError(
		`${join(dataDir, name)} holds no secret of ${SHORTEST_SECRET} characters: it was cut off, by a full disk for instance. ` +
			"Put the one of a backup there; where the site never ran, delete the file.",
	);
}

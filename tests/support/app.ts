import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ContentClient } from "#content/client/content-client.ts";
import type { OpenDatabase } from "#db/connection/client.ts";
import { facetsFrom } from "#domain/search/filters.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import type { SearchEngine } from "#search/engine.ts";
import type { SearchQuery, SearchResult } from "#search/query.ts";
import { NO_HOME_CARDS } from "#services/accommodations/home-cards.ts";
import type { App, Settings } from "#services/app.ts";
import { fixedCompany } from "#services/documents/company.ts";
import type { Logger } from "#services/logger.ts";
import { openRedirectHits } from "#services/operations/redirect-hits.ts";
import type { PaymentProvider } from "#services/payments/provider.ts";
import type { VisitorCountry } from "#services/places/visitor-country.ts";
import { type CreateQuoteRequest, createQuote } from "#services/quotes/create-quote.ts";
import { openSuggestions, type Suggestions } from "#services/search/suggest.ts";
import type { Weather } from "#services/weather/weather.ts";
import { GUEST_FORM } from "./guest-form.ts";

/** An `App` over a test database with a clock that tests move. */

export interface TestApp extends App {
	readonly clock: TestClock;
	readonly log: MemoryLog;
}

export interface TestClock {
	now(): Date;
	today(): number;
	/** Moves instant and day. */
	set(iso: string): void;
}

export function testClock(iso = "2027-01-15T10:00:00Z"): TestClock {
	let instant = new Date(iso);
	return {
		now: () => new Date(instant),
		today: () => dayOf(instant.toISOString().slice(0, 10)),
		set: (next) => {
			instant = new Date(next);
		},
	};
}

/** Keeps what is logged, so that tests can look for what must not be in it. */
export interface MemoryLog extends Logger {
	readonly lines: string[];
}

export function memoryLog(): MemoryLog {
	const lines: string[] = [];
	const write = (level: string) => (facts: Record<string, unknown>, message: string) => {
		lines.push(JSON.stringify({ level, ...facts, message }));
	};
	return { lines, info: write("info"), warn: write("warn"), error: write("error") };
}

/** A search engine that answers what it is given; for tests of the code around the engine. */
export function fixedSearch(answer: (query: SearchQuery) => SearchResult): SearchEngine {
	return {
		name: "memory",
		version: 1,
		size: 2,
		search: async (query) => answer(query),
		offers: async (query) => (query.stays ?? []).map(() => ({ count: 0, lowestCents: null })),
		lastMinutes: async (query) => ({ ...answer(query), homes: 0, weeks: [] }),
		reductions: async (questions) => questions.map(() => null),
		explain: async () => ({ standing: null, missing: [] }),
		refresh: async () => {},
		close: async () => {},
	};
}

/** Suggestions that are opened on the first call, and look at the database before each answer. */
export function freshSuggestions(database: OpenDatabase): Suggestions {
	let opened: Promise<Suggestions> | null = null;
	let last: Suggestions | null = null;
	const fresh = async () => {
		opened ??= openSuggestions({ database, log: memoryLog(), pollMs: 0 });
		const suggestions = await opened;
		last = suggestions;
		await suggestions.refresh();
		return suggestions;
	};
	return {
		suggest: async (text, language) => (await fresh()).suggest(text, language),
		findDestination: async (quoteRequest, language) => (await fresh()).findDestination(quoteRequest, language),
		// A sentence is looked at only after a destination was asked for.
		placeNamed: (text, how, language) => last?.placeNamed(text, how, language) ?? null,
		nearest: async (text, language) => (await fresh()).nearest(text, language),
		refresh: async () => void (await fresh()),
		close: async () => (await opened)?.close(),
		withTestHouses: async (which) => {
			const suggestions = await (await fresh()).withTestHouses(which);
			await suggestions.refresh();
			return suggestions;
		},
	};
}

/** A content service without stories. */
export const NO_CONTENT: ContentClient = {
	story: async () => null,
	stories: async () => ({ stories: [], total: 0 }),
	allStories: async () => [],
	storiesByUuid: async () => [],
	datasource: async () => new Map(),
	editorAddress: async () => null,
	settled: async () => {},
};

/** A weather service that does not answer. */
export const NO_WEATHER: Weather = { at: async () => null };

/** Nobody says where a visitor is. */
export const NO_COUNTRY: VisitorCountry = { of: async () => null };

/** A payment provider that never answers. */
export const UNREACHABLE_PROVIDER: PaymentProvider = {
	name: "mollie",
	checkoutOrigins: [],
	create: async () => ({ ok: false, error: "UNREACHABLE" }),
	get: async () => ({ ok: false, error: "UNREACHABLE" }),
	cancel: async () => ({ ok: false, error: "UNREACHABLE" }),
	refund: async () => ({ ok: false, error: "UNREACHABLE" }),
	findRefund: async () => ({ ok: false, error: "UNREACHABLE" }),
	getRefund: async () => ({ ok: false, error: "UNREACHABLE" }),
};

export const TEST_COMPANY = fixedCompany({
	name: "Halcyon B.V.",
	address: ["Voorbeeldkade 1", "0000 AA Utrecht", "Nederland"],
	registration: "KvK 00000000",
	vatNumber: null,
	telephone: null,
	email: "office@halcyon.example",
	insurer: "Voorbeeld Verzekeringen N.V.",
	bank: { holder: "Halcyon B.V.", iban: "NL02ABNA0123456789", bic: "ABNANL2A" },
});

export const EMPTY_RESULT: SearchResult = {
	totalResults: 0,
	hits: [],
	priceRange: null,
	priceHistogram: [],
	facets: facetsFrom(() => 0),
	bounds: null,
	points: null,
	otherDates: [],
};

export const TEST_SETTINGS: Settings = {
	publicUrl: "https://halcyon.example",
	appSecret: new TextEncoder().encode("a secret of tests that is long enough"),
	mailFrom: "Halcyon <stay@halcyon.example>",
	officeMail: "office@halcyon.example",
	officeLanguage: "nl",
	smtpUrl: null,
	cvFolder: join(tmpdir(), `halcyon-cv-${process.pid}`),
	fetchAllow: [],
	rateLimits: {},
	asksConsent: false,
};

export function testApp(
	database: OpenDatabase,
	settings: Partial<Settings> = {},
	payments: PaymentProvider | null = null,
): TestApp {
	const { db } = database;
	const [clock, log] = [testClock(), memoryLog()];
	return {
		payments,
		company: TEST_COMPANY,
		settings: { ...TEST_SETTINGS, ...settings },
		database,
		db,
		clock,
		search: fixedSearch(() => EMPTY_RESULT),
		cards: NO_HOME_CARDS,
		suggestions: freshSuggestions(database),
		content: NO_CONTENT,
		weather: NO_WEATHER,
		visitorCountry: NO_COUNTRY,
		collector: null,
		redirectHits: openRedirectHits({ db, clock, log }),
		log,
	};
}

export function quoteRequest(changes: Partial<CreateQuoteRequest> = {}): CreateQuoteRequest {
	return {
		accoId: "a990001",
		arrival: "2027-03-01",
		departure: "2027-03-05",
		adults: 2,
		children: 0,
		babies: 0,
		pets: 0,
		lang: "nl",
		...changes,
	};
}

/** An offer; fails the test if the stay is refused. */
export async function offered(app: App, changes: Partial<CreateQuoteRequest> = {}) {
	const result = await createQuote(app, quoteRequest(changes));
	if (!result.ok) throw new Error(`refused: ${result.error.code}`);
	return result.value;
}

/** A booking form that is right, for an offer. */
export function bookingBody(quoteId: string, changes: Record<string, unknown> = {}) {
	return { quoteId, type: "Booking", guest: GUEST_FORM, acceptTerms: true, lang: "nl", ...changes };
}

export function newKey() {
	return { idempotencyKey: randomUUID() };
}

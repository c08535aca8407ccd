import { openDatabase } from "#db/connection/client.ts";
import { migrate } from "#db/connection/migrate.ts";
import { NO_HOME_CARDS } from "#services/accommodations/home-cards.ts";
import type { App } from "#services/app.ts";
import type { Logger } from "#services/logger.ts";
import { openRedirectHits } from "#services/operations/redirect-hits.ts";
import { mollie } from "#services/payments/mollie.ts";
import {
	EMPTY_RESULT,
	fixedSearch,
	freshSuggestions,
	NO_CONTENT,
	NO_COUNTRY,
	NO_WEATHER,
	TEST_COMPANY,
	TEST_SETTINGS,
	testClock,
} from "./app.ts";
import { type Leaps, leapingClock } from "./leaping-clock.ts";

/** Options of a process of tests, as the text of the environment variable PROCESS. */
export interface ProcessSettings {
	/** PostgreSQL; null: the embedded database in `dataDir`. */
	readonly databaseUrl: string | null;
	readonly dataDir: string;
	/** null: a clock that stands still. */
	readonly clock: Leaps | null;
	/** The stand-in of the payment provider; null: bank transfer. */
	readonly mollie: { readonly apiUrl: string; readonly apiKey: string } | null;
	readonly smtpUrl: string | null;
	readonly fetchAllow: readonly string[];
	/** How many homes like H1 an empty database is given, beside H1 and H2. */
	readonly homes: number;
}

/** The app of a server or worker in a process of its own, over real services. */
export async function processApp(): Promise<{ readonly app: App; readonly settings: ProcessSettings }> {
	const settings = JSON.parse(process.env.PROCESS ?? "{}") as ProcessSettings;
	const database = await openDatabase(settings);
	await migrate(database.db);
	const { db } = database;
	const clock = settings.clock ? leapingClock(settings.clock) : testClock();
	const app: App = {
		settings: { ...TEST_SETTINGS, smtpUrl: settings.smtpUrl, fetchAllow: settings.fetchAllow },
		database,
		db,
		company: TEST_COMPANY,
		content: NO_CONTENT,
		weather: NO_WEATHER,
		visitorCountry: NO_COUNTRY,
		collector: null,
		redirectHits: openRedirectHits({ db, clock, log: ERRORS_TO_STDERR }),
		clock,
		search: fixedSearch(() => EMPTY_RESULT),
		cards: NO_HOME_CARDS,
		suggestions: freshSuggestions(database),
		payments: settings.mollie ? mollie(settings.mollie) : null,
		log: ERRORS_TO_STDERR,
	};
	return { app, settings };
}

/** Errors go to the parent process, a line each. */
const ERRORS_TO_STDERR: Logger = {
	info: () => {},
	warn: () => {},
	error: (facts, message) => console.error(JSON.stringify({ ...facts, message })),
};

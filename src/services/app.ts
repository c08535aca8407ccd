import type { ContentClient } from "#content/client/content-client.ts";
import type { Db, OpenDatabase } from "#db/connection/client.ts";
import type { Language } from "#domain/language.ts";
import type { Clock } from "#domain/time/clock.ts";
import type { SearchEngine } from "#search/engine.ts";
import type { HomeCards } from "./accommodations/home-cards.ts";
import type { Collector } from "./analytics/collector.ts";
import type { Company } from "./documents/company.ts";
import type { Logger } from "./logger.ts";
import type { RedirectHits } from "./operations/redirect-hits.ts";
import type { PaymentProvider } from "./payments/provider.ts";
import type { VisitorCountry } from "./places/visitor-country.ts";
import type { Suggestions } from "./search/suggest.ts";
import type { Viewer } from "./viewer.ts";
import type { Weather } from "./weather/weather.ts";

/** Settings that use cases need; parsed once from the environment. */
export interface Settings {
	/** Address of the site without a trailing slash. */
	readonly publicUrl: string;
	/** Key material for signed tokens; at least 32 bytes. */
	readonly appSecret: Uint8Array;
	/** Sender of every mail. */
	readonly mailFrom: string;
	/** Where copies for the office go. */
	readonly officeMail: string;
	/** In which language the office is mailed. */
	readonly officeLanguage: Language;
	/** SMTP server; null: mails stay in the outbox. */
	readonly smtpUrl: string | null;
	/** Folder of applicants' CVs; nothing serves it. */
	readonly cvFolder: string;
	/** `host:port` that fetches from outside may reach although it is private (tests, demos). */
	readonly fetchAllow: readonly string[];
	/** Requests per hour by limit name, where they differ from the limit's own; 0 lifts a limit. */
	readonly rateLimits: Readonly<Record<string, number>>;
	/** Visits are measured, and visitors are asked whether theirs may be. */
	readonly asksConsent: boolean;
}

/** What every use case is handed: the running product without its web server. */
export interface App {
	readonly settings: Settings;
	readonly database: OpenDatabase;
	readonly db: Db;
	readonly clock: Clock;
	readonly search: SearchEngine;
	/** What lists show of homes, as new as `search`. */
	readonly cards: HomeCards;
	readonly suggestions: Suggestions;
	readonly content: ContentClient;
	readonly weather: Weather;
	readonly visitorCountry: VisitorCountry;
	/** With a provider bookings wait for their first payment; null: they are paid by bank transfer. */
	readonly payments: PaymentProvider | null;
	/** Who we are on papers and in mails. */
	readonly company: Company;
	/** Hands events on to the collector of the settings; null: there is none. */
	readonly collector: Collector | null;
	/** Counts how often old addresses are followed. */
	readonly redirectHits: RedirectHits;
	readonly log: Logger;
	/** Who asks; absent: anybody, as the worker and the commands do. `search` and `suggestions` are then of the same viewer. */
	readonly viewer?: Viewer;
}

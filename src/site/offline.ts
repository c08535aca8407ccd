import type { Language } from "#domain/language.ts";

/** What a browser keeps for the time without a connection: names that the server, the pages and the worker share. */

/** Address of the service worker; its scope is the whole site. */
export const WORKER_SCRIPT = "/service-worker.js";
/** Script of the offline page: draws the kept trips. */
export const OFFLINE_SCRIPT = "/offline/page.js";
/** Caches of the build's files are named so, with the build's id behind it. */
export const STATIC_CACHE = "halcyon-static-";
/** The cache of the trips and of the documents that were kept on request. */
export const TRIPS_CACHE = "halcyon-trips";
/** Under this address the trips lie in their cache; the server has nothing there. */
export const TRIPS_KEY = "/offline/trips.json";
/** What the guest area calls the trips that may be kept, below the guest's id. */
export const TRIPS_FILE = "trips.json";

export function offlinePath(language: Language): string {
	return `/offline/${language}`;
}

export function manifestPath(language: Language): string {
	return `/manifest/${language}.webmanifest`;
}

/** Trips as they were last seen: everything but sums, for a price that is read later would be a stale one. */
export interface KeptTrips {
	/** Public id of the guest; trips of another are dropped. */
	readonly owner: string;
	/** When the server said so, milliseconds since 1970. */
	readonly at: number;
	readonly trips: Readonly<Record<Language, readonly KeptTrip[]>>;
}

/** A name and what it is. */
export type KeptFact = readonly [name: string, value: string];

/** One stay, in the words of its language. */
export interface KeptTrip {
	readonly bookingNo: string;
	/** ISO day of the departure: afterwards it is no trip any more. */
	readonly until: string;
	readonly title: string;
	readonly placename: string;
	readonly dates: string;
	readonly facts: readonly KeptFact[];
	/** Address and way in, as soon as the travel information was issued; else when that will be. */
	readonly address: readonly string[];
	readonly wayIn: string | null;
	readonly wayInLanguage: Language;
	readonly mapUrl: string | null;
	/** Whom to call. */
	readonly contact: { readonly name: string; readonly telephone: string | null; readonly email: string };
	readonly documents: readonly { readonly href: string; readonly name: string }[];
}

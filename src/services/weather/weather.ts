import type { Clock } from "#domain/time/clock.ts";
import type { Forecast, PlaceWeather } from "#site/views/block-data.ts";
import type { Logger } from "../logger.ts";
import { fetchOutside } from "../outbound-fetch.ts";
import { forecastQuery, readForecast } from "./forecast.ts";

/** Weather of places, read from a service in the shape of Open-Meteo's forecast call. */
export interface Weather {
	/**
	 * The forecast of a place, at most a day old; null while there is none. Never waits longer than `WAIT_MS`: what
	 * comes later is stored for the next call.
	 */
	at(place: Place): Promise<PlaceWeather | null>;
}

export interface Place {
	/** Degrees (WGS 84). */
	readonly lat: number;
	readonly lng: number;
}

export interface WeatherSettings {
	/** Address of the forecast call, without a query. */
	readonly url: string;
	/** `host:port` that may be private (tests). */
	readonly allow: readonly string[];
}

/** Readings are fresh so long. */
export const FRESH_MS = 30 * 60_000;
/** Readings are shown so long while the service does not answer. */
export const STALE_MS = 24 * 60 * 60_000;
/** A page waits no longer for a reading. */
export const WAIT_MS = 1_200;
/** A reading that takes longer is given up. */
const TIMEOUT_MS = 8_000;
/** After a failure a place is not asked for again so soon. */
export const PAUSE_MS = 60_000;
/** Places that are kept; the one asked for longest ago goes first. */
export const MOST_PLACES = 500;
/** Readings under way at once; further places wait for their next visitor. */
const MOST_AT_ONCE = 4;
const MOST_BYTES = 64 * 1024;

interface Known {
	readonly forecast: Forecast | null;
	/** Milliseconds since 1970: until then it is not asked for again. */
	readonly until: number;
}

export function openWeather(
	{ url, allow }: WeatherSettings,
	{ clock, log }: { readonly clock: Pick<Clock, "now">; readonly log: Logger },
): Weather {
	const known = new Map<string, Known>();
	const running = new Map<string, Promise<void>>();
	let failing = false;

	/** Reads a place again; one request a place for all callers. */
	function read(key: string, place: Place): Promise<void> {
		const started = running.get(key);
		if (started) return started;
		if (running.size >= MOST_AT_ONCE) return Promise.resolve();
		const reading = fetchForecast(place)
			.then((forecast) => keep(key, forecast))
			.finally(() => running.delete(key));
		running.set(key, reading);
		return reading;
	}

	async function fetchForecast(place: Place): Promise<Forecast | null> {
		const limits = { maxBytes: MOST_BYTES, timeoutMs: TIMEOUT_MS, allow };
		const fetched = await fetchOutside(`${url}?${forecastQuery(place)}`, limits);
		const forecast = fetched.ok ? readForecast(fetched.value.body.toString("utf8"), clock.now()) : null;
		const failure = fetched.ok ? (forecast ? null : "UNREADABLE") : fetched.error;
		if (failure !== null && !failing) log.warn({ failure }, "weather cannot be read");
		if (failure === null && failing) log.info({}, "weather can be read again");
		failing = failure !== null;
		return forecast;
	}

	function keep(key: string, forecast: Forecast | null): void {
		const now = clock.now().getTime();
		const before = known.get(key)?.forecast ?? null;
		known.delete(key);
		known.set(key, { forecast: forecast ?? before, until: now + (forecast ? FRESH_MS : PAUSE_MS) });
		const [oldest] = known.keys();
		if (known.size > MOST_PLACES && oldest !== undefined) known.delete(oldest);
	}

	return {
		async at(place) {
			// A hundredth of a degree is about a kilometre: neighbours share a reading.
			const key = `${place.lat.toFixed(2)},${place.lng.toFixed(2)}`;
			const now = clock.now().getTime();
			const before = known.get(key);
			if (before) {
				// Asked for just now, so the last to go.
				known.delete(key);
				known.set(key, before);
			}
			if (!before || now >= before.until) await atMost(WAIT_MS, read(key, place));
			const forecast = known.get(key)?.forecast ?? null;
			if (!forecast) return null;
			const age = now - Date.parse(forecast.readAt);
			return age < STALE_MS ? { ...forecast, stale: age >= FRESH_MS } : null;
		},
	};
}

/** Resolves with the promise, or after the time. */
function atMost(ms: number, promise: Promise<void>): Promise<void> {
	return new Promise((resolve) => {
		const timer = setTimeout(resolve, ms);
		void promise.finally(() => {
			clearTimeout(timer);
			resolve();
		});
	});
}

import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A stand-in for the weather service: real HTTP, Open-Meteo's shape. */
export interface WeatherServer {
	/** What `WEATHER_URL` takes. */
	readonly url: string;
	/** What `FETCH_ALLOW` takes. */
	readonly host: string;
	/** Queries that came in. */
	readonly requests: URLSearchParams[];
	/** What it does with the next requests; "hang" never answers. */
	behaviour: "answer" | "fail" | "rubbish" | "hang" | { readonly afterMs: number };
	/** Degrees that it answers for now. */
	temperature: number;
	close(): Promise<void>;
}

/** First day of its forecasts. */
const FIRST_DAY = Date.UTC(2027, 0, 15);

export async function weatherServer(): Promise<WeatherServer> {
	const requests: URLSearchParams[] = [];
	const stand = { behaviour: "answer" as WeatherServer["behaviour"], temperature: 3.6 };
	const server = createServer((request, response) => {
		const query = new URL(request.url ?? "/", "http://weather").searchParams;
		requests.push(query);
		const { behaviour } = stand;
		if (behaviour === "hang") return;
		if (behaviour === "fail") return void response.writeHead(503).end();
		if (behaviour === "rubbish") return void json(response, { current: { temperature_2m: "mild" } });
		const answer = () => json(response, forecast(query, stand.temperature));
		if (behaviour === "answer") answer();
		else setTimeout(answer, behaviour.afterMs).unref();
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
	return Object.assign(stand, {
		url: `http://${host}/v1/forecast`,
		host,
		requests,
		close: () =>
			new Promise<void>((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	});
}

function json(response: ServerResponse, body: unknown): void {
	response.writeHead(200, { "Content-Type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}

/** An answer as https://open-meteo.com/en/docs shows it, with the columns that were asked for. */
function forecast(query: URLSearchParams, temperature: number) {
	const days = Number(query.get("forecast_days") ?? 7);
	const column = <Value>(make: (day: number) => Value) => Array.from({ length: days }, (_, day) => make(day));
	return {
		latitude: Number(query.get("latitude")),
		longitude: Number(query.get("longitude")),
		generationtime_ms: 0.1,
		utc_offset_seconds: 3600,
		timezone: "Europe/Vienna",
		elevation: 790,
		current_units: { time: "iso8601", temperature_2m: "°C", weather_code: "wmo code", is_day: "" },
		current: { time: "2027-01-15T10:00", interval: 900, temperature_2m: temperature, weather_code: 2, is_day: 1 },
		daily: {
			time: column((day) => new Date(FIRST_DAY + day * 86_400_000).toISOString().slice(0, 10)),
			weather_code: column((day) => [71, 3, 0, 95, 45][day % 5] ?? 0),
			temperature_2m_max: column((day) => temperature + day),
			temperature_2m_min: column((day) => -0.4 - day),
		},
	};
}

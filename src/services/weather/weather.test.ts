import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { memoryLog, testClock } from "#tests/support/app.ts";
import { type WeatherServer, weatherServer } from "#tests/support/weather-server.ts";
import { FRESH_MS, MOST_PLACES, openWeather, PAUSE_MS, STALE_MS, WAIT_MS } from "./weather.ts";

const MITTERSILL = { lat: 47.2812, lng: 12.4851 };

describe("the weather of a place", () => {
	let server: WeatherServer;
	const clock = testClock();
	const log = memoryLog();
	let weather: ReturnType<typeof openWeather>;
	const later = (ms: number) => clock.set(new Date(clock.now().getTime() + ms).toISOString());

	beforeEach(async () => {
		server = await weatherServer();
		clock.set("2027-01-15T10:00:00Z");
		log.lines.length = 0;
		weather = openWeather({ url: server.url, allow: [server.host] }, { clock, log });
	});
	afterEach(() => server.close());

	it("is what it is now and in five days, in whole degrees", async () => {
		const found = await weather.at(MITTERSILL);
		expect(found?.now).toEqual({ temperature: 4, code: 2, isDay: true });
		expect(found?.days).toHaveLength(5);
		// Rounded to nought, not to minus nought.
		expect(found?.days[0]).toEqual({ date: "2027-01-15", min: 0, max: 4, code: 71 });
		expect(Object.is(found?.days[0]?.min, 0)).toBe(true);
		expect(found?.readAt).toBe("2027-01-15T10:00:00.000Z");
		expect(found?.stale).toBe(false);
		const [query] = server.requests;
		expect([query?.get("latitude"), query?.get("longitude")]).toEqual(["47.28", "12.49"]);
	});

	it("is asked for once in half an hour, for neighbours together", async () => {
		await weather.at(MITTERSILL);
		later(FRESH_MS - 1);
		await weather.at({ lat: 47.2799, lng: 12.4899 });
		expect(server.requests).toHaveLength(1);
		later(1);
		server.temperature = 10;
		expect((await weather.at(MITTERSILL))?.now.temperature).toBe(10);
		expect(server.requests).toHaveLength(2);
		await weather.at({ lat: 48, lng: 12.49 });
		expect(server.requests).toHaveLength(3);
	});

	it("is read once however many ask", async () => {
		server.behaviour = { afterMs: 100 };
		const answers = await Promise.all(Array.from({ length: 20 }, () => weather.at(MITTERSILL)));
		expect(answers.every((answer) => answer?.now.temperature === 4)).toBe(true);
		expect(server.requests).toHaveLength(1);
	});

	it.each(["fail", "rubbish"] as const)("stays the old one for a day while the service does %s", async (behaviour) => {
		await weather.at(MITTERSILL);
		server.behaviour = behaviour;
		later(2 * FRESH_MS);
		const old = await weather.at(MITTERSILL);
		expect(old?.now.temperature).toBe(4);
		expect(old?.stale).toBe(true);
		expect(old?.readAt).toBe("2027-01-15T10:00:00.000Z");
		expect(log.lines.filter((line) => line.includes("weather cannot be read"))).toHaveLength(1);
		later(STALE_MS - 2 * FRESH_MS);
		expect(await weather.at(MITTERSILL)).toBeNull();
		server.behaviour = "answer";
		later(PAUSE_MS);
		expect((await weather.at(MITTERSILL))?.stale).toBe(false);
		expect(log.lines.at(-1)).toContain("weather can be read again");
	});

	it("is not asked for again for a minute after a failure", async () => {
		server.behaviour = "fail";
		expect(await weather.at(MITTERSILL)).toBeNull();
		later(PAUSE_MS - 1);
		expect(await weather.at(MITTERSILL)).toBeNull();
		expect(server.requests).toHaveLength(1);
		later(1);
		await weather.at(MITTERSILL);
		expect(server.requests).toHaveLength(2);
	});

	it("answers null when the service does not answer in time", async () => {
		server.behaviour = "hang";
		// The service never answers, so this answer comes from the time limit.
		expect(await weather.at(MITTERSILL)).toBeNull();
		expect(server.requests).toHaveLength(1);
	});

	it("that comes late is there for the next who asks", async () => {
		server.behaviour = { afterMs: WAIT_MS + 300 };
		expect(await weather.at(MITTERSILL)).toBeNull();
		await new Promise((resolve) => setTimeout(resolve, 500));
		expect((await weather.at(MITTERSILL))?.now.temperature).toBe(4);
		expect(server.requests).toHaveLength(1);
	});

	it("is forgotten for the place asked for longest ago when there are too many", async () => {
		const place = (index: number) => ({ lat: index / 100, lng: 0 });
		for (let index = 0; index < MOST_PLACES; index++) await weather.at(place(index));
		await weather.at(place(0));
		expect(server.requests).toHaveLength(MOST_PLACES);
		await weather.at(place(MOST_PLACES));
		await weather.at(place(0));
		expect(server.requests).toHaveLength(MOST_PLACES + 1);
		await weather.at(place(1));
		expect(server.requests).toHaveLength(MOST_PLACES + 2);
	});

	it("is never fetched from our own networks", async () => {
		const guarded = openWeather({ url: server.url, allow: [] }, { clock, log });
		expect(await guarded.at(MITTERSILL)).toBeNull();
		expect(server.requests).toHaveLength(0);
		expect(log.lines.at(-1)).toContain("REFUSED");
	});
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createSearchEngine, ENGINES } from "#db/search/search-engine.ts";
import { dayOf, isoOf } from "#domain/time/civil-date.ts";
import type { SearchEngine } from "#search/engine.ts";
import type { DayOffer } from "#services/search/stay-offers.ts";
import { type Api, good, post, problem } from "#tests/support/api.ts";
import { testApp, testClock } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { seedFixture } from "#tests/support/seed-homes.ts";
import { createApi } from "./api.ts";
import { dayOfferSchema, searchSchema } from "./schemas.ts";
import type { CalledSearch } from "./search.ts";

/** H1 (a990001) and H2 (a990002) of docs/guides/prices-and-stays.md#worked-examples on 2027-01-15, as both engines answer over the API. */
describeByTurns("dates of a search", (database) => {
	describe.each(ENGINES)("by the %s engine", (engine) => {
		let api: Api;
		let search: SearchEngine;
		beforeAll(async () => {
			if (engine === ENGINES[0]) await seedFixture(database().db);
			const base = testApp(database());
			search = await createSearchEngine(engine, { database: database(), clock: testClock(), log: base.log });
			api = createApi({ ...base, search });
		});
		afterAll(() => search.close());

		const ask = async (request: Record<string, unknown>): Promise<CalledSearch> => {
			const body = { lang: "nl", adults: 2, fav: ["a990001"], ...request };
			return (await good(searchSchema, post(api, "/search-api/search", body))) as unknown as CalledSearch;
		};
		const offers = async (query: string): Promise<DayOffer[]> => {
			const response = await api.request(`/search-api/stay-offers?lang=nl&fav=a990001&${query}`);
			expect(response.status).toBe(200);
			return z.array(dayOfferSchema.strict()).parse(await response.json());
		};

		it("a weekend in July 2027 does not list H1, which lets by the week then", async () => {
			const { totalResults, accos } = await ask({
				flexSearch: true,
				flexPeriod: "weekend",
				flexMonth: 7,
				flexYear: 2027,
			});
			expect([totalResults, accos]).toEqual([0, []]);
		});

		it("a week in August shows the cheapest of 7 possible stays, the earliest of equal ones", async () => {
			const [home] = (await ask({ flexSearch: true, flexPeriod: "week", flexMonth: 8 })).accos;
			expect(home).toMatchObject({
				pricePerStay: 815.75,
				stay: { arrival: "2027-08-28", departure: "2027-09-04", nights: 7 },
				choices: { count: 7 },
			});
			expect(home?.choices?.cheapest.map(({ arrival }) => arrival)).toHaveLength(5);
		});

		it("a midweek in May has five stays at the same price", async () => {
			const [home] = (await ask({ flexSearch: true, flexPeriod: "midweek", flexMonth: 5 })).accos;
			expect(home).toMatchObject({ pricePerStay: 612.5, choices: { count: 5 } });
			expect(home?.choices?.cheapest.every(({ pricePerStay }) => pricePerStay === 612.5)).toBe(true);
		});

		it("exact dates that are not possible list the home under other dates, the same nights first", async () => {
			const { totalResults, otherDates } = await ask({ arrivalDate: "2027-07-05", departureDate: "2027-07-12" });
			expect(totalResults).toBe(0);
			expect(otherDates).toMatchObject([
				{ accoId: "a990001", pricePerStay: 1476, stay: { arrival: "2027-07-03", departure: "2027-07-10" } },
			]);
		});

		it("other dates come when hits do not fill a page or they are asked for, and within diffDays alone", async () => {
			const dates = { arrivalDate: "2027-07-05", departureDate: "2027-07-12" };
			expect((await ask({ ...dates, diffDays: 1 })).otherDates).toEqual([]);
			const full = { arrivalDate: "2027-03-01", departureDate: "2027-03-05", perPage: 1, fav: ["a990001", "a990002"] };
			expect((await ask(full)).otherDates).toEqual([]);
			expect((await ask({ ...full, otherDates: true })).totalResults).toBe(2);
			expect((await ask({ flexSearch: true, flexPeriod: "weekend", flexMonth: 7 })).otherDates).toEqual([]);
		});

		it("each day has the lowest price of a week that begins on it, or of another usual length", async () => {
			const days = await offers("start=2027-07-03&days=8");
			expect(days[0]).toEqual({ day: "2027-07-03", nights: 7, homes: 1, fromCents: 147_600 });
			expect(days.slice(1, 7).every(({ homes, fromCents }) => homes === 0 && fromCents === null)).toBe(true);
			expect(days[7]).toMatchObject({ day: "2027-07-10", nights: 7, homes: 1 });
			const [late] = await offers("start=2027-06-29&days=1");
			expect(late).toMatchObject({ nights: 4, homes: 1 });
		});

		it("with an arrival each day has the lowest price of the stay that ends on it", async () => {
			const days = await offers("start=2027-02-27&days=9&arrival=2027-03-01");
			const byDay = new Map(days.map((day) => [day.day, day]));
			expect(byDay.get("2027-03-05")).toEqual({ day: "2027-03-05", nights: 4, homes: 1, fromCents: 49_250 });
			// Three nights at least; the day of arrival and those before end no stay.
			expect(byDay.get("2027-03-03")).toMatchObject({ nights: 2, homes: 0, fromCents: null });
			expect(byDay.get("2027-03-01")).toMatchObject({ nights: 0, homes: 0, fromCents: null });
		});

		it("a day's price is what the search for its stay finds, for every place, party and filter", async () => {
			const searches = [
				"",
				"country=oostenrijk&region=tirol&adults=4&children=2",
				"q=Tirol&adults=3&pets=1",
				"q=Kirchberg+in+Tirol%2C+Oostenrijk&facility=sauna",
				"adults=2&priceMax=120&types=chalet,holidayHome",
				"lastMinutes=1&adults=2",
			];
			let promised = 0;
			for (const request of searches) {
				for (const dates of [
					"start=2027-01-29&days=3",
					"start=2027-07-02&days=3",
					"start=2027-03-02&days=3&arrival=2027-02-28",
				]) {
					const response = await api.request(`/search-api/stay-offers?lang=nl&${request}&${dates}`);
					expect([request, response.status]).toEqual([request, 200]);
					for (const day of (await response.json()) as DayOffer[]) {
						if (day.nights === 0) continue;
						const ends = dates.includes("arrival=");
						const departure = ends ? day.day : isoOf(dayOf(day.day) + day.nights);
						const arrival = ends ? "2027-02-28" : day.day;
						const place = request.startsWith("q=")
							? `${request.replace(/^q=[^&]*/, "")}&country=oostenrijk&region=tirol`
							: request;
						const found = await api.request(
							`/search-api/search?lang=nl&${place}&arrival=${arrival}&departure=${departure}&sort=price-asc&perPage=1`,
						);
						const { totalResults, accos } = (await found.json()) as CalledSearch;
						const cents = accos[0]?.pricePerStay == null ? null : Math.round(accos[0].pricePerStay * 100);
						expect({ request, day: day.day, homes: totalResults, cents }).toEqual({
							request,
							day: day.day,
							homes: day.homes,
							cents: day.fromCents,
						});
						promised += day.homes;
					}
				}
			}
			expect(promised).toBeGreaterThan(20);
		});

		it("a destination that is one home has its prices, and one that names nothing has none", async () => {
			const ask = async (q: string) =>
				(await (
					await api.request(
						`/search-api/stay-offers?lang=nl&start=2027-07-03&days=1&q=${encodeURIComponent(q)}&stars=5`,
					)
				).json()) as DayOffer[];
			expect(await ask("Haus Eins")).toEqual([{ day: "2027-07-03", nights: 7, homes: 1, fromCents: 147_600 }]);
			expect(await ask("atlantis onder zee")).toEqual([]);
		});

		it("the search box counts what it would find, and nothing for one home or an unknown name", async () => {
			const count = async (query: string) => {
				const response = await api.request(`/search-api/count?lang=en&${query}`);
				return [response.status, response.status === 200 ? ((await response.json()) as { count: number }).count : null];
			};
			expect(await count("")).toEqual([200, 2]);
			expect(await count("q=Tyrol&arrival=2027-03-01&departure=2027-03-05&adults=2")).toEqual([200, 2]);
			expect(await count("q=&adults=8")).toEqual([200, 1]);
			expect(await count("q=Haus+Eins")).toEqual([200, null]);
			expect(await count("q=nowhere+at+all")).toEqual([200, null]);
			expect((await api.request("/search-api/count?lang=xx")).status).toBe(422);
			expect((await api.request("/search-api/count?lang=en", { headers: { Cookie: "likes=a990001" } })).status).toBe(
				200,
			);
			const mine = await api.request("/search-api/count?lang=en&fav=1", { headers: { Cookie: "likes=a990001" } });
			expect(await mine.json()).toEqual({ count: 1 });
		});

		it("bad days and bad searches are named together", async () => {
			const wrong = await problem(api.request("/search-api/stay-offers?lang=nl&start=2027-02-30&days=900&adults=x"));
			expect(wrong).toMatchObject({ status: 422, code: "VALIDATION" });
			expect(wrong.errors?.map(({ path }) => path).sort()).toEqual(["adults", "days", "start"]);
			expect(
				await problem(api.request("/search-api/stay-offers?lang=nl&start=2027-03-01&country=nergens")),
			).toMatchObject({
				errors: [{ path: "country", code: "UNKNOWN_PLACE", title: expect.any(String) }],
			});
			expect(await problem(post(api, "/search-api/stay-offers", {}))).toMatchObject({ status: 405 });
		});
	});
});

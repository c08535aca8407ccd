import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setAlarm } from "#db/operations/alarms.ts";
import type { Database } from "#db/tables/schema.ts";
import { FORM_NAMES } from "#domain/forms/site-forms.ts";
import { LANGUAGES } from "#domain/language.ts";
import type { FieldCode } from "#domain/validation.ts";
import { fieldTitle, problemTitle } from "#i18n/problems.ts";
import type { SearchQuery } from "#search/query.ts";
import { type Api, good, key, post, problem } from "#tests/support/api.ts";
import {
	bookingBody,
	EMPTY_RESULT,
	fixedSearch,
	offered,
	quoteRequest,
	type TestApp,
	testApp,
} from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";
import { createApi } from "./api.ts";
import { bookingSchema, calendarSchema, detailSchema, quoteSchema, searchSchema } from "./schemas.ts";

describeByTurns("the API", (database) => {
	let app: TestApp;
	let api: Api;
	let requested: SearchQuery[];

	beforeAll(() => seedFixture(database().db));
	beforeEach(async () => {
		await emptyTables(database().db, [
			"booking",
			"quote",
			"guest",
			"idempotency_key",
			"email_outbox",
			"audit_log",
			"occupancy",
		]);
		requested = [];
		app = {
			...testApp(database()),
			search: fixedSearch((query) => {
				requested.push(query);
				const hit = { accoId: "a990001", price: null, from: null, choices: null };
				return { ...EMPTY_RESULT, totalResults: 1, hits: [hit] };
			}),
		};
		api = createApi(app);
	});

	describe("POST /api/quotes", () => {
		it("answers the price of a stay with its lines in the language asked for", async () => {
			const quote = await good(quoteSchema, post(api, "/api/quotes", quoteRequest({ lang: "de" })));
			expect(quote).toMatchObject({
				grandCents: 49250,
				totalCents: 49250,
				nights: 4,
				allowedTypes: ["Booking", "Option"],
			});
			expect(quote.lines.map((line) => [line.code, line.label])).toContainEqual(["tourist_tax", "Ortstaxe"]);
			expect(quote.expiresAt).toBe("2027-01-15T10:30:00.000Z");
			expect(JSON.stringify(quote)).not.toContain("ommission");
		});

		it("shows a refused code beside the price without it", async () => {
			const quote = await good(quoteSchema, post(api, "/api/quotes", quoteRequest({ discountCode: "NOPE" })));
			expect(quote).toMatchObject({ grandCents: 49250, discount: { code: "NOPE", refused: "CODE_UNKNOWN" } });
		});

		it("refuses impossible stays with the code and stays that are possible", async () => {
			const arrival = await problem(
				post(api, "/api/quotes", quoteRequest({ arrival: "2027-07-05", departure: "2027-07-12" })),
			);
			expect(arrival).toMatchObject({
				status: 422,
				code: "ARRIVAL_DAY",
				title: "Op deze dag kun je hier niet aankomen.",
			});
			expect(arrival.alternatives?.[0]).toEqual({ arrival: "2027-07-03", departure: "2027-07-10", grandCents: 147600 });
			const pets = await problem(post(api, "/api/quotes", quoteRequest({ accoId: "a990002", pets: 1 })));
			expect(pets).toMatchObject({ status: 422, code: "NO_PETS" });
			expect(pets.alternatives?.[0]).toMatchObject({ adults: 2, pets: 0 });
			for (const dates of [
				{ arrival: "2027-03-05", departure: "2027-03-01" },
				{ arrival: "soon" },
				{ arrival: "2027-02-30" },
			]) {
				expect(await problem(post(api, "/api/quotes", quoteRequest(dates)))).toMatchObject({
					status: 422,
					code: "INVALID_DATES",
				});
			}
			expect(await problem(post(api, "/api/quotes", quoteRequest({ accoId: "a1" })))).toMatchObject({
				status: 404,
				code: "NOT_FOUND",
			});
			const extra = quoteRequest({ extras: [{ code: "helicopter" }] });
			expect(await problem(post(api, "/api/quotes", extra))).toMatchObject({ status: 422, code: "EXTRA_UNKNOWN" });
		});

		it("names every field that is wrong", async () => {
			const refused = await problem(
				post(api, "/api/quotes", { ...quoteRequest(), adults: "2", pets: -1, lang: "es", accoId: "b1" }),
			);
			expect(refused.code).toBe("VALIDATION");
			expect(refused.errors?.map((error) => error.path).sort()).toEqual(["accoId", "adults", "lang", "pets"]);
		});
	});

	describe("POST /api/bookings", () => {
		it("answers 201 with the number and a cookie that shows the booking to this browser", async () => {
			const { quoteId } = await offered(app);
			const response = await post(api, "/api/bookings", bookingBody(quoteId), {
				...key(),
				Origin: "https://halcyon.example",
			});
			const cookie = response.headers.get("Set-Cookie") ?? "";
			const booking = await good(bookingSchema, response, 201);
			expect(booking.successUrl).toBe(`/nl/succes/boeking?booking=${booking.bookingNo}`);
			expect(cookie).toContain(`__Host-booking_${booking.bookingNo}=`);
			for (const part of ["HttpOnly", "SameSite=Lax", "Secure", "Path=/"]) expect(cookie).toContain(part);
		});

		it("answers each refusal with its status and its own members", async () => {
			const [first, competing] = [await offered(app), await offered(app)];
			const body = bookingBody(first.quoteId);
			expect(await problem(post(api, "/api/bookings", body))).toMatchObject({
				status: 400,
				code: "IDEMPOTENCY_KEY_MISSING",
			});
			const once = key();
			await good(bookingSchema, post(api, "/api/bookings", body, once), 201);
			expect(await problem(post(api, "/api/bookings", bookingBody(competing.quoteId), once))).toMatchObject({
				status: 409,
				code: "IDEMPOTENCY_KEY_REUSED",
			});
			const taken = await problem(post(api, "/api/bookings", bookingBody(competing.quoteId), key()));
			expect(taken).toMatchObject({ status: 409, code: "NOT_AVAILABLE" });
			expect(taken.alternatives?.length).toBeGreaterThan(0);
			const other = await offered(app, { arrival: "2027-04-01", departure: "2027-04-05", insurance: true });
			const german = bookingBody(other.quoteId, { guest: { ...GUEST_FORM, countryCode: "DE" }, lang: "de" });
			const changed = await problem(post(api, "/api/bookings", german, key()));
			expect(changed).toMatchObject({ status: 409, code: "PRICE_CHANGED", before: { grandCents: other.grandCents } });
			const again = bookingBody(String(changed.quoteId), { guest: { ...GUEST_FORM, countryCode: "DE" }, lang: "de" });
			await good(bookingSchema, post(api, "/api/bookings", again, key()), 201);
			await app.db.updateTable("message_flag").set({ raised: true }).where("flag", "=", "ares_server_down").execute();
			expect(await problem(post(api, "/api/bookings", german, key()))).toMatchObject({
				status: 503,
				code: "BOOKING_UNAVAILABLE",
			});
			await app.db.updateTable("message_flag").set({ raised: false }).execute();
		});

		it("takes writes from our own pages and plain clients only", async () => {
			const { quoteId } = await offered(app);
			const attempt = (headers: Record<string, string>) =>
				post(api, "/api/bookings", bookingBody(quoteId), { ...key(), ...headers });
			const foreign: Record<string, string>[] = [
				{ Origin: "https://evil.example" },
				{ Origin: "null" },
				{ Origin: "not an origin" },
				{ "Sec-Fetch-Site": "cross-site" },
				{ Origin: "http://box.example:3000", Host: "box.example:3000", "Sec-Fetch-Site": "cross-site" },
				{ Origin: "http://box.example:3000", Host: "box.example:3000", "Sec-Fetch-Site": "same-site" },
				{ Cookie: "guest=1" },
			];
			for (const headers of foreign) {
				expect(await problem(attempt(headers))).toMatchObject({ status: 403, code: "FORBIDDEN" });
			}
			expect((await attempt({ Origin: "http://box.example:3000", Host: "box.example:3000" })).status).toBe(201);
		});
	});

	describe("GET /api/accommodations", () => {
		it("answers a home in the requested language, with fees, rules and its lowest price", async () => {
			const home = await good(detailSchema, api.request("/api/accommodations/a990001?lang=fr"));
			expect(home).toMatchObject({ country: "Autriche", region: "Tyrol", countryCode: "AT", depositCents: 25000 });
			expect(home.url).toBe("/fr/maison-de-vacances-autriche/tyrol/kirchberg-in-tirol/haus-eins-a990001");
			expect(home.fees.map((fee) => fee.label)).toContain("Ménage de fin de séjour");
			// Three nights from Sunday 17 January on: 270 less 20 % last minute, and what every stay adds.
			expect(home.from).toMatchObject({ arrival: "2027-01-17", nights: 3, pricePerStay: 216 + 95 + 19.5 + 13.5 });
			await app.db.updateTable("accommodation").set({ status: "off" }).where("acco_id", "=", "a990002").execute();
			expect(await problem(api.request("/api/accommodations/a990002"))).toMatchObject({
				status: 404,
				code: "NOT_FOUND",
			});
			await app.db.updateTable("accommodation").set({ status: "live" }).where("acco_id", "=", "a990002").execute();
		});

		it("shows with an arrival the departures that fit it, at the price that the quote asks, and why others do not", async () => {
			const { days } = await good(
				calendarSchema,
				api.request("/api/accommodations/a990001/calendar?from=2027-03&months=1&arrival=2027-03-01"),
			);
			const friday = days.find(({ day }) => day === "2027-03-05");
			expect(friday).toMatchObject({ departure: true, fromCents: 49_250, fromNights: 4 });
			expect(days.find(({ day }) => day === "2027-03-03")).toMatchObject({ fromCents: null, reason: "MIN_STAY" });
			const wrong = "/api/accommodations/a990001/calendar?from=2027-03&arrival=2027-02-30";
			expect(await problem(api.request(wrong))).toMatchObject({ status: 422 });
		});

		it("shows in the calendar the very price that the quote asks", async () => {
			const calendar = await good(
				calendarSchema,
				api.request("/api/accommodations/a990001/calendar?from=2027-03&months=5&adults=4&pets=1"),
			);
			expect(calendar.days.length).toBe(31 + 30 + 31 + 30 + 31);
			const open = calendar.days.filter((day) => day.arrival);
			expect(open.length).toBeGreaterThan(50);
			for (const day of [open[0], open[30], open.at(-1)]) {
				if (!day) throw new Error("no open day");
				const departure = new Date(Date.parse(day.day) + (day.fromNights ?? 0) * 86_400_000).toISOString().slice(0, 10);
				const quote = await offered(app, { arrival: day.day, departure, adults: 4, pets: 1 });
				expect(quote.grandCents).toBe(day.fromCents);
			}
			const monday = calendar.days.find((day) => day.day === "2027-07-05");
			expect(monday).toMatchObject({ free: true, arrival: false, fromCents: null, reason: "ARRIVAL_DAY" });
			const week = await good(
				calendarSchema,
				api.request("/api/accommodations/a990001/calendar?from=2027-03&months=1&nights=7"),
			);
			expect(week.days[0]).toMatchObject({ fromNights: 7 });
		});
	});

	describe("/search-api/search", () => {
		it("asks the engine for what the body says, and answers cards with words and addresses", async () => {
			const body = {
				lang: "nl",
				arrivalDate: "2027-03-01",
				departureDate: "2027-03-05",
				adults: 3,
				pets: 1,
				country: "oostenrijk",
				region: "tirol",
				placename: "kirchberg-in-tirol",
				types: ["chalet", "detached"],
				priceMin: 0,
				priceMax: 3500,
				amenities: ["sauna"],
				sort: "price-asc",
				from: 10,
				perPage: 20,
			};
			const answer = await good(searchSchema, post(api, "/search-api/search", body));
			expect(requested[0]).toMatchObject({
				party: { adults: 3, children: 0, babies: 0, pets: 1 },
				filters: {
					place: { country: "AT" },
					kinds: ["chalet"],
					detached: true,
					priceMin: null,
					priceMax: null,
					amenities: ["sauna"],
				},
				sort: "price-asc",
				from: 10,
				perPage: 20,
			});
			expect(Object.keys(requested[0]?.filters.place ?? {})).toEqual(["country", "regionId", "placeId"]);
			expect(answer.accos).toMatchObject([{ accoId: "a990001", title: "Haus Eins", country: "Oostenrijk" }]);
		});

		it("takes the parameters of the search page", async () => {
			const query =
				"lang=nl&country=oostenrijk&arrival=2027-03-01&departure=2027-03-05&bedrooms=2&rating=4.5&noPets=1&lastMinutes=1&facility=sauna,wifi&types=chalet&location=nearSea&bounds=46,9,48,13&page=2&detached=1&fav=a1,a2&stars=4";
			await good(searchSchema, api.request(`/search-api/search?${query}`));
			expect(requested[0]).toMatchObject({
				filters: {
					minBedrooms: 2,
					minRating: 4.5,
					minStars: 4,
					noPets: true,
					lastMinutes: true,
					amenities: ["sauna", "wifi"],
					kinds: ["chalet"],
					detached: true,
					location: ["nearSea"],
					accoIds: ["a1", "a2"],
					bounds: { south: 46, west: 9, north: 48, east: 13 },
				},
				from: 10,
			});
		});

		it("names every bad path at once, unknown places among them", async () => {
			const body = {
				lang: "nl",
				country: "atlantis",
				region: "nowhere",
				arrivalDate: "2027-02-30",
				perPage: 101,
				sort: "best",
				amenities: ["sauna", "helipad"],
				searchBounds: { south: 5, west: 1, north: 2, east: 2 },
				flexPeriod: "year",
			};
			const refused = await problem(post(api, "/search-api/search", body));
			expect(refused).toMatchObject({ status: 422, code: "VALIDATION" });
			expect(refused.errors?.map((error) => error.path).sort()).toEqual(
				["amenities.1", "arrivalDate", "country", "flexPeriod", "perPage", "region", "searchBounds", "sort"].sort(),
			);
			const backwards = await problem(
				post(api, "/search-api/search", { lang: "nl", arrivalDate: "2027-03-05", departureDate: "2027-03-01" }),
			);
			expect(backwards.errors).toEqual([{ path: "departureDate", code: "OUT_OF_RANGE", title: expect.any(String) }]);
			const foreign = await problem(post(api, "/search-api/search", { lang: "de", country: "oostenrijk" }));
			expect(foreign.errors).toEqual([{ path: "country", code: "UNKNOWN_PLACE", title: expect.any(String) }]);
			expect(requested).toEqual([]);
		});
	});

	describe("the small calls", () => {
		it("answer the flags and the time of the last feed", async () => {
			expect(await (await api.request("/api/get-messages")).json()).toEqual({
				phone_unavailable: false,
				ares_server_down: false,
			});
			expect(await (await api.request("/api/getHuislijstDateTime")).json()).toEqual({ dateTime: null });
			const run = {
				format: "halcyon",
				source: "test",
				finished_at: new Date("2026-11-20T06:00:00.123Z"),
				summary: null,
			};
			await app.db
				.insertInto("feed_run")
				.values([
					{ ...run, ok: true },
					{ ...run, finished_at: new Date("2026-11-21T06:00:00Z"), ok: false },
				])
				.execute();
			expect(await (await api.request("/api/getHuislijstDateTime")).json()).toEqual({
				dateTime: "2026-11-20T06:00:00Z",
			});
		});

		it("answer health and readiness, and metrics to internal networks only", async () => {
			expect((await api.request("/healthz")).status).toBe(200);
			expect(await (await api.request("/readyz")).json()).toEqual({
				status: "ready",
				accommodations: 2,
				searchVersion: 1,
			});
			expect(await problem(api.request("/metrics"))).toMatchObject({ status: 403 });
			const from = (remoteAddress: string) => api.request("/metrics", {}, { incoming: { socket: { remoteAddress } } });
			expect((await from("8.8.8.8")).status).toBe(403);
			const figures = await (await from("::ffff:127.0.0.1")).text();
			expect(figures).toContain("halcyon_http_requests_total");
			expect(figures).toMatch(/^halcyon_database_up 1$/m);
		});

		it("say in their figures what waits behind the pages, and the alarms that are on", async () => {
			await app.db.deleteFrom("email_outbox").execute();
			await app.db.deleteFrom("alarm").execute();
			const mail = { lang: "nl", subject: "", html: "", text: "", recipient: "noor@example.org" } as const;
			const due = new Date(app.clock.now().getTime() - 90_000);
			const rows = [
				{ ...mail, message_id: "m1", kind: "sign_in", status: "queued", next_attempt_at: due },
				{ ...mail, message_id: "m2", kind: "sign_in", status: "failed" },
			] as const;
			await app.db
				.insertInto("email_outbox")
				.values([...rows])
				.execute();
			await setAlarm(app.db, "ledger", { count: 2 }, app.clock.now());
			await setAlarm(app.db, "holds_band", { lastHour: 90 }, app.clock.now());
			await setAlarm(app.db, "holds_band", null, app.clock.now());
			const incoming = { socket: { remoteAddress: "127.0.0.1" } };
			const figures = await (await createApi(app).request("/metrics", {}, { incoming })).text();
			const values = figures.split("\n").filter((line) => /^halcyon_(mail|alarm)/.test(line));
			expect(values).toEqual([
				"halcyon_mails_waiting 1",
				"halcyon_mail_wait_seconds 90",
				"halcyon_mails_failed 1",
				'halcyon_alarm{alarm="ledger"} 1',
			]);
			// Without the database nothing is made up.
			const pool = new pg.Pool({ host: "127.0.0.1", port: 1 });
			const away = { ...app, db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }) };
			const without = await (await createApi(away).request("/metrics", {}, { incoming })).text();
			expect(without).toMatch(/^halcyon_database_up 0$/m);
			expect(without).not.toMatch(/^halcyon_(mail|alarm)[^ ]* \d/m);
			await app.db.deleteFrom("alarm").execute();
		});
	});

	describe("every answer", () => {
		it("for an unknown address or a wrong method is a problem in the language asked for", async () => {
			const unknown = await problem(api.request("/api/nothing?lang=fr"));
			expect(unknown).toMatchObject({ status: 404, code: "NOT_FOUND", title: "Cela n’existe pas ou plus." });
			expect(await problem(api.request("/search-api/nothing"))).toMatchObject({ status: 404 });
			const accepted = await problem(api.request("/api/nothing", { headers: { "Accept-Language": "de-AT,de;q=0.9" } }));
			expect(accepted.title).toBe("Das gibt es nicht oder nicht mehr.");
			for (const [header, language] of [
				["nl;q=0.2,fr;q=0.9", "fr"],
				["es,it;q=0.9,nl;q=0.1", "nl"],
				["de;q=0,en;q=0.5", "en"],
				["es", "en"],
			] as const) {
				const weighed = await problem(api.request("/api/nothing", { headers: { "Accept-Language": header } }));
				expect([header, weighed.title]).toEqual([header, problemTitle("NOT_FOUND", language)]);
			}
			for (const path of ["/api/quotes", "/api/bookings"]) {
				const response = await api.request(path);
				expect(response.headers.get("Allow")).toBe("POST");
				expect(await problem(response)).toMatchObject({ status: 405, code: "METHOD_NOT_ALLOWED" });
			}
			expect(await problem(api.request("/api/get-messages", { method: "DELETE" }))).toMatchObject({ status: 405 });
		});

		it.each([
			["abc", "telNumber", "NOT_A_NUMBER"],
			["0171 12", "telNumber", "NOT_A_NUMBER"],
			["06", "telNumber", "TOO_SHORT"],
			["0612345678901234", "telNumber", "TOO_LONG"],
			["+999123456", "telCountry", "INVALID_COUNTRY"],
		])("says why the telephone number %s is not taken, by its code and in the language of the booking", async (telNumber, field, code) => {
			const { quoteId } = await offered(app);
			for (const lang of LANGUAGES) {
				const body = bookingBody(quoteId, { lang, guest: { ...GUEST_FORM, telNumber } });
				const { errors } = await problem(post(api, "/api/bookings", body, key()));
				expect(errors).toEqual([{ path: `guest.${field}`, code, title: fieldTitle(code as FieldCode, lang) }]);
			}
		});

		it("is logged by its route pattern, without paths, queries or what came in", async () => {
			await api.request("/api/accommodations/a990001?lang=nl&secret=hunter2");
			await post(api, "/api/bookings", bookingBody("secret.quote"), key());
			const lines = app.log.lines.join("\n");
			expect(lines).toContain('"route":"/api/accommodations/:accoId"');
			expect(lines).toContain('"route":"/api/bookings"');
			for (const secret of ["a990001", "hunter2", "Noor", "noor@", "secret.quote"]) expect(lines).not.toContain(secret);
		});

		it("to a failure of ours is 500 with an id and nothing of what failed", async () => {
			const broken: TestApp = {
				...app,
				search: fixedSearch(() => {
					throw new Error("password=hunter2 of noor@example.org");
				}),
			};
			const response = await post(createApi(broken), "/search-api/search", { lang: "nl" });
			expect(response.status).toBe(500);
			expect(await response.text()).not.toContain("hunter2");
			expect(broken.log.lines.join()).toContain("request failed");
			expect(broken.log.lines.join()).not.toContain("hunter2");
		});
	});

	describe("the documentation", () => {
		it("is OpenAPI 3.1 with every call, and a page that loads nothing from elsewhere", async () => {
			const document = (await (await api.request("/api/openapi.json")).json()) as { openapi: string; paths: object };
			expect(document.openapi).toBe("3.1.0");
			const others = [
				"/api/accommodations/{accoId}",
				"/api/accommodations/{accoId}/calendar",
				"/api/bookings",
				"/api/checkLikes",
				"/api/consents",
				"/api/events",
				"/api/events/due",
				"/api/get-client-ip",
				"/api/get-messages",
				"/api/getHuis",
				"/api/getHuislijstDateTime",
				"/api/ical/{accoId}.{token}.ics",
				"/api/quotes",
				"/api/webhooks/mollie",
				"/search-api/count",
				"/search-api/getRegio",
				"/search-api/search",
				"/search-api/stay-offers",
				"/search-api/suggest",
				"/search-api/unslugify",
			];
			const forms = FORM_NAMES.map((form) => `/api/${form}`);
			expect(Object.keys(document.paths).sort()).toEqual([...others, ...forms].sort());
			const page = await (await api.request("/api/docs")).text();
			for (const path of Object.keys(document.paths)) expect(page).toContain(path);
			expect(page).toContain("IDEMPOTENCY_IN_PROGRESS");
			expect(page).not.toMatch(/(src|href)="(https?:)?\/\//);
		});
	});
});

import { sql } from "kysely";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { type Api, key, post, problem } from "#tests/support/api.ts";
import {
	bookingBody,
	EMPTY_RESULT,
	fixedSearch,
	offered,
	quoteRequest,
	TEST_SETTINGS,
	type TestApp,
	testApp,
} from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";
import { NO_SENDER_LIMITS } from "#tests/support/sender-limits.ts";
import { createApi } from "./api.ts";

const HOSTILE = [
	"'; DROP TABLE booking; --",
	"<script>alert(1)</script>",
	"\u0000",
	"\ud800",
	"../../etc/passwd",
	"{{7*7}}#{7*7}",
	"%00%0d%0aSet-Cookie:x=1",
	"💥".repeat(50),
	"x".repeat(10_000),
	"-1",
	"1e309",
	"NaN",
] as const;
const WRONG = [null, true, -1, 1.5, 1e30, [], {}, [[[]]], ...HOSTILE] as const;

describeByTurns("hostile input", (database) => {
	let app: TestApp;
	let api: Api;

	beforeAll(() => seedFixture(database().db));
	beforeEach(async () => {
		await emptyTables(database().db, ["booking", "quote", "guest", "idempotency_key", "email_outbox", "occupancy"]);
		app = {
			...testApp(database(), { ...TEST_SETTINGS, rateLimits: NO_SENDER_LIMITS }),
			search: fixedSearch(() => EMPTY_RESULT),
		};
		api = createApi(app);
	});

	/** Bookings, offers, guests and mails there are: what a bad call must not add to. */
	async function stored(): Promise<number> {
		const { rows } = await sql<{ n: number }>`SELECT ((SELECT count(*) FROM booking) + (SELECT count(*) FROM quote)
			+ (SELECT count(*) FROM guest) + (SELECT count(*) FROM email_outbox) + (SELECT count(*) FROM idempotency_key))::int AS n`.execute(
			app.db,
		);
		return rows[0]?.n ?? -1;
	}

	/** A refusal of the client's mistake: 4xx, a problem document that repeats nothing of what came in. */
	async function expectRefused(response: Response, sent: unknown) {
		expect(response.status).toBeGreaterThanOrEqual(400);
		expect(response.status, JSON.stringify(sent)?.slice(0, 200)).toBeLessThan(500);
		const text = await response.text();
		expect(response.headers.get("Content-Type")).toBe("application/problem+json");
		expect(text).not.toContain("<script");
		expect(text).not.toContain("DROP TABLE");
		expect(text.length).toBeLessThan(20_000);
	}

	const calls = () =>
		[
			[
				"/api/quotes",
				{
					...quoteRequest(),
					extras: [{ code: "linen", quantity: 1 }],
					discountCode: "FIVE",
					residence: "NL",
					insurance: true,
				},
			],
			["/api/bookings", bookingBody("x.y")],
			[
				"/search-api/search",
				{
					lang: "nl",
					arrivalDate: "2027-03-01",
					departureDate: "2027-03-05",
					country: "oostenrijk",
					region: "tirol",
					placename: "kirchberg-in-tirol",
					types: ["chalet"],
					searchBounds: { south: 1, west: 1, north: 2, east: 2 },
				},
			],
		] as const;

	it("in the body as a whole is answered with what is wrong, and stores nothing", async () => {
		for (const [path] of calls()) {
			const expected = (status: number, code: string, body: string, headers = {}) =>
				problem(post(api, path, body, { ...key(), ...headers })).then((found) =>
					expect(found).toMatchObject({ status, code }),
				);
			await expected(400, "MALFORMED_JSON", "{");
			await expected(400, "MALFORMED_JSON", "");
			await expected(415, "CONTENT_TYPE", "{}", { "Content-Type": "text/plain" });
			await expected(415, "CONTENT_TYPE", "a=b", { "Content-Type": "application/x-www-form-urlencoded" });
			await expected(413, "BODY_TOO_LARGE", JSON.stringify({ lang: "x".repeat(1_000_000) }));
			for (const body of [
				"null",
				"[]",
				"1",
				'"x"',
				'{"__proto__":{"lang":"nl"}}',
				"[".repeat(5000) + "]".repeat(5000),
			]) {
				await expectRefused(await post(api, path, body, key()), body);
			}
		}
		expect(await stored()).toBe(0);
	});

	it("in any field is refused or taken as plain text, never an error of ours", async () => {
		for (const [path, body] of calls()) {
			for (const field of Object.keys(body)) {
				for (const value of WRONG) {
					const response = await post(api, path, { ...body, [field]: value }, key());
					expect(response.status, `${path} ${field} ${String(value).slice(0, 40)}`).toBeLessThan(500);
					if (response.status >= 400) await expectRefused(response, { [field]: value });
				}
			}
		}
	});

	it("in a field of the guest is refused or stored as typed, and stands escaped in the mails", async () => {
		const { quoteId } = await offered(app);
		for (const field of Object.keys(GUEST_FORM)) {
			for (const value of WRONG) {
				const guest = { ...GUEST_FORM, [field]: value };
				const response = await post(api, "/api/bookings", bookingBody(quoteId, { guest }), key());
				expect(response.status, `${field} ${String(value).slice(0, 40)}`).toBeLessThan(500);
				if (response.status === 201) {
					const mails = await app.db.selectFrom("email_outbox").select("html").execute();
					expect(mails.length).toBe(2);
					for (const mail of mails) expect(mail.html).not.toContain("<script");
					// The nights are free again for the next one.
					await app.db.deleteFrom("email_outbox").execute();
					await app.db.deleteFrom("occupancy").execute();
				} else await expectRefused(response, guest);
			}
		}
	});

	it("in the cookies of partners is taken for no code at all", async () => {
		for (const value of HOSTILE) {
			await emptyTables(app.db, ["booking", "occupancy"]);
			const { quoteId } = await offered(app);
			const text = encodeURIComponent(value.toWellFormed());
			const headers = { ...key(), Origin: "https://halcyon.example", Cookie: `host=${text}; homeownerCode=${text}` };
			const response = await post(api, "/api/bookings", bookingBody(quoteId), headers);
			expect(response.status, value.slice(0, 40)).toBe(201);
			const row = await app.db.selectFrom("booking").select(["payee_code", "homeowner_code"]).executeTakeFirstOrThrow();
			expect(row).toEqual({ payee_code: null, homeowner_code: null });
		}
	});

	it("in an address is refused with a problem document", async () => {
		for (const value of HOSTILE) {
			const inPath = encodeURIComponent(value.toWellFormed());
			for (const path of [
				`/api/accommodations/${inPath}`,
				`/api/accommodations/${inPath}/calendar?from=2027-03`,
				`/api/accommodations/a990001?lang=${inPath}`,
				`/api/accommodations/a990001/calendar?from=${inPath}`,
				`/api/accommodations/a990001/calendar?from=2027-03&adults=${inPath}`,
				`/search-api/search?lang=nl&country=${inPath}`,
				`/search-api/search?lang=nl&bounds=${inPath}`,
				`/search-api/search?lang=nl&page=${inPath}`,
				`/api/${inPath}`,
			]) {
				await expectRefused(await api.request(path), path);
			}
		}
		await expectRefused(await api.request("/api/accommodations/%E0%A4%A"), "bad escape");
	});
});

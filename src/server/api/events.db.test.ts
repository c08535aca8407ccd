import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readEvent } from "#analytics/check.ts";
import { CONSENT_COOKIE, CONSENT_VERSION, type ConsentCategory } from "#analytics/consent.ts";
import { EXAMPLE_EVENTS } from "#analytics/examples.ts";
import { type Collector, openCollector } from "#services/analytics/collector.ts";
import { purgeAnalytics } from "#services/analytics/keep-consent.ts";
import { proofCookie } from "#services/booking/booking-proof.ts";
import { createBooking } from "#services/booking/create-booking.ts";
import { beginSession, guestCookie } from "#services/guests/session.ts";
import { staffCookie } from "#services/staff/staff-session.ts";
import { type Api, FROM_AFAR, problem } from "#tests/support/api.ts";
import { bookingBody, memoryLog, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { seedFixture } from "#tests/support/seed-homes.ts";
import { addStaffSession, newStaffToken } from "#tests/support/staff-session.ts";
import { startTagManager, type TagManagerServer } from "#tests/support/tag-manager-server.ts";
import { createApi } from "./api.ts";

interface Due {
	readonly event: string;
	readonly event_id: string;
	readonly user_data?: object;
	readonly ecommerce?: object;
}

describeByTurns("the calls of the measurement (§7)", (database) => {
	let app: TestApp;
	let api: Api;
	let stand: TagManagerServer;
	let collector: Collector;

	beforeAll(async () => {
		await seedFixture(database().db);
		stand = await startTagManager();
	});
	beforeEach(() => {
		const log = memoryLog();
		collector = openCollector({ url: stand.collectorUrl, site: "https://halcyon.example", allow: [stand.host], log });
		app = { ...testApp(database(), { asksConsent: true }), collector };
		api = createApi(app);
	});
	afterAll(() => stand.close());

	const consentOf = (...categories: ConsentCategory[]) =>
		`${CONSENT_COOKIE}=${encodeURIComponent(JSON.stringify({ categories, revision: CONSENT_VERSION }))}`;

	/** Calls as a page of ours does, with the browser's cookies. */
	const call = (path: string, body: unknown, ...cookies: string[]) =>
		api.request(
			path,
			{
				method: "POST",
				body: JSON.stringify(body),
				headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin", Cookie: cookies.join("; ") },
			},
			FROM_AFAR,
		);

	const due = async (bookingNo: string | null, ...cookies: string[]): Promise<readonly Due[]> => {
		const answer = await call("/api/events/due", { lang: "nl", bookingNo }, ...cookies);
		expect(answer.status).toBe(200);
		expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
		return ((await answer.json()) as { readonly events: readonly Due[] }).events;
	};

	/** A booking of a type, with the cookie by which its browser shows it. */
	async function booked(arrival: string, departure: string, type = "Booking", changes: Record<string, unknown> = {}) {
		const { quoteId } = await offered(app, { arrival, departure, ...changes });
		const made = await createBooking(app, bookingBody(quoteId, { type }), newKey());
		if (!made.ok) throw new Error(made.error.code);
		const { bookingNo } = made.value.answer;
		return { bookingNo, proof: `${proofCookie(app.settings, bookingNo)}=${made.value.proof}` };
	}

	describe("events that the server raises", () => {
		it("tell of a booking once, whatever tab or reload asks, with names in four languages and its sums", async () => {
			const { bookingNo, proof } = await booked("2027-03-01", "2027-03-05", "Booking", { insurance: true });
			const agreed = consentOf("analytics", "marketing");
			const answers = await Promise.all([1, 2, 3].map(() => due(bookingNo, proof, agreed)));
			const [event, ...more] = answers.flat();
			expect(more).toEqual([]);
			expect(event).toMatchObject({
				event: "booking_complete",
				event_id: `booking_complete.${bookingNo}`,
				stay: { arrival: "2027-03-01", departure: "2027-03-05", nights: 4 },
				guests: { adults: 2, children: 0, babies: 0, pets: 0 },
				names: {
					nl: { country: "Oostenrijk", region: "Tirol", placename: "Kirchberg in Tirol" },
					fr: { country: "Autriche", region: "Tyrol" },
				},
				user_data: { sha256_email_address: createHash("sha256").update("noor@example.org").digest("hex") },
			});
			const row = await app.db
				.selectFrom("booking")
				.selectAll()
				.where("booking_no", "=", bookingNo)
				.executeTakeFirstOrThrow();
			const { ecommerce } = event as { ecommerce: { value: number; insurance: number; items: readonly object[] } };
			expect(Math.round(ecommerce.value * 100)).toBe(row.total_cents);
			expect(ecommerce.insurance).toBeGreaterThan(0);
			expect(ecommerce).toMatchObject({ currency: "EUR", transaction_id: bookingNo, coupon: null, credits: 0 });
			// As the browser completes it, it is one of the catalogue.
			const common = { language: "nl", currency: "EUR", partner_code: null, partner_type: "none", user_type: "guest" };
			expect(readEvent({ ...common, ...event })).not.toBeNull();
			expect(await due(bookingNo, proof, agreed)).toEqual([]);
		});

		it("tell of an option and a request under their own names", async () => {
			const option = await booked("2027-03-08", "2027-03-12", "Option");
			expect((await due(option.bookingNo, option.proof, consentOf("analytics"))).map(({ event }) => event)).toEqual([
				"option_complete",
			]);
			await app.db
				.updateTable("accommodation")
				.set({ book_mode: "on_request" })
				.where("acco_id", "=", "a990001")
				.execute();
			const request = await booked("2027-03-15", "2027-03-19", "Application");
			await app.db
				.updateTable("accommodation")
				.set({ book_mode: "instant" })
				.where("acco_id", "=", "a990001")
				.execute();
			const [event] = await due(request.bookingNo, request.proof, consentOf("analytics"));
			expect(event?.event).toBe("application_complete");
			// Without consent to marketing nobody is named, not even by hashes.
			expect(event?.user_data).toBeUndefined();
		});

		it("wait for consent, for the proof, and until the booking is one", async () => {
			const { bookingNo, proof } = await booked("2027-04-05", "2027-04-09");
			expect(await due(bookingNo, proof)).toEqual([]);
			expect(await due(bookingNo, proof, consentOf())).toEqual([]);
			expect(await due(bookingNo, consentOf("analytics"))).toEqual([]);
			expect(await due("H00000000", proof, consentOf("analytics"))).toEqual([]);
			const state = (next: "pending_payment" | "confirmed") =>
				app.db
					.updateTable("booking")
					.set({ state: next, expires_at: next === "confirmed" ? null : new Date("2027-01-15T11:00:00Z") })
					.where("booking_no", "=", bookingNo)
					.execute();
			await state("pending_payment");
			expect(await due(bookingNo, proof, consentOf("analytics"))).toEqual([]);
			await state("confirmed");
			expect(await due(bookingNo, proof, consentOf("analytics"))).toHaveLength(1);
		});

		it("leave out what staff booked for a guest, and are not taken away by staff who look", async () => {
			const { bookingNo, proof } = await booked("2027-04-12", "2027-04-16");
			const token = newStaffToken();
			const account = { publicId: randomUUID(), sessionId: randomUUID(), name: "Mara", email: "mara@halcyon.example" };
			await addStaffSession((text, values) => database().executeSql(text, values), {
				token,
				...account,
				roles: ["support"],
			});
			// On the test's clock.
			const expires_at = new Date("2027-01-15T18:00:00Z");
			await app.db.updateTable("staff_session").set({ created_at: app.clock.now(), expires_at }).execute();
			const asStaff = `${staffCookie(app.settings)}=${token}`;
			expect(await due(bookingNo, proof, asStaff, consentOf("analytics"))).toEqual([]);
			await app.db.transaction().execute(async (trx) => {
				// An agency that is not there serves as well.
				await sql`SET LOCAL session_replication_role = replica`.execute(trx);
				const ofAgency = { channel: "agency" as const, agency_code: "REISBUREAU" };
				await trx.updateTable("booking").set(ofAgency).where("booking_no", "=", bookingNo).execute();
			});
			expect(await due(bookingNo, proof, consentOf("analytics"))).toEqual([]);
		});

		it("tell that a guest signed in, and of the guest's refunds, once each", async () => {
			const { bookingNo } = await booked("2027-05-03", "2027-05-07");
			const row = await app.db
				.selectFrom("booking")
				.selectAll()
				.where("booking_no", "=", bookingNo)
				.executeTakeFirstOrThrow();
			const now = app.clock.now();
			await app.db
				.insertInto("refund")
				.values({
					public_id: randomUUID().slice(0, 22),
					booking_id: row.booking_id,
					payment_id: null,
					provider_id: null,
					cents: 12_345,
					reason: "cancellation",
					status: "due",
					due_on: "2027-02-01",
					created_at: now,
					updated_at: now,
				})
				.execute();
			const token = await app.db.transaction().execute((trx) => beginSession(trx, app, row.guest_id, null));
			const cookie = `${guestCookie(app.settings)}=${token}`;
			const events = await due(null, cookie, consentOf("analytics"));
			expect(events.map(({ event }) => event)).toEqual(["user_logged_in", "refund"]);
			expect(events[1]?.ecommerce).toEqual({ currency: "EUR", transaction_id: bookingNo, value: 123.45 });
			// The session's own secret is in none of it.
			expect(JSON.stringify(events)).not.toContain(token);
			expect(await due(null, cookie, consentOf("analytics"))).toEqual([]);
		});
	});

	describe("POST /api/events", () => {
		const handedOn = async () => {
			const before = stand.lines.length;
			await collector.close();
			return stand.lines.slice(before);
		};

		it("hands on whole events with consent, without the hashes of a person", async () => {
			expect((await call("/api/events", { events: EXAMPLE_EVENTS }, consentOf("analytics"))).status).toBe(204);
			const lines = await handedOn();
			expect(lines.map(({ event }) => event)).toEqual(EXAMPLE_EVENTS.map(({ event }) => event));
			expect(JSON.stringify(lines)).not.toMatch(/sha256|user_data/);
		});

		it("makes counts of events that nobody agreed to", async () => {
			await call("/api/events", { events: EXAMPLE_EVENTS.slice(0, 2) }, consentOf("marketing"));
			await call("/api/events", { counts: [{ event: "search", language: "fr" }] });
			expect(await handedOn()).toEqual([
				{ kind: "count", event: "page_view", language: "en" },
				{ kind: "count", event: "search", language: "en" },
				{ kind: "count", event: "search", language: "fr" },
			]);
		});

		it("hands on nothing that is not of the catalogue", async () => {
			await call(
				"/api/events",
				{ events: [{ ...EXAMPLE_EVENTS[0], email: "noor@example.org" }] },
				consentOf("analytics"),
			);
			for (const body of [
				{ events: [{ event: "purchase" }] },
				{ counts: [{ event: "search", language: "nl", ip: "1" }] },
				{},
			]) {
				expect((await problem(call("/api/events", body))).code).toBe("VALIDATION");
			}
			expect(await handedOn()).toEqual([]);
		});

		it("is not there without a collector, and the others not without a setting", async () => {
			const plain = createApi(testApp(database()));
			for (const path of ["/api/events", "/api/events/due", "/api/consents"]) {
				const answer = plain.request(
					path,
					{ method: "POST", body: "{}", headers: { "Content-Type": "application/json" } },
					FROM_AFAR,
				);
				expect((await problem(answer)).code).toBe("NOT_FOUND");
			}
		});
	});

	describe("POST /api/consents", () => {
		const visitor = randomUUID();
		const given = { visitor, categories: ["analytics"], version: CONSENT_VERSION, lang: "de" };

		it("keeps what was agreed to and when, under which texts, and no address", async () => {
			expect((await call("/api/consents", given)).status).toBe(204);
			expect((await call("/api/consents", { ...given, categories: [] })).status).toBe(204);
			const rows = await app.db
				.selectFrom("consent_record")
				.selectAll()
				.where("visitor", "=", visitor)
				.orderBy("consent_id")
				.execute();
			expect(rows).toMatchObject([
				{ categories: ["analytics"], version: CONSENT_VERSION, lang: "de", given_at: app.clock.now() },
				{ categories: [] },
			]);
			expect(JSON.stringify(rows)).not.toContain("203.0.113");
		});

		it("takes no other categories, versions and ids", async () => {
			for (const change of [{ categories: ["everything"] }, { version: 99 }, { visitor: "noor@example.org" }]) {
				expect((await problem(call("/api/consents", { ...given, ...change }))).code).toBe("VALIDATION");
			}
		});

		it("lets partners' codes stay for 30 days with consent to it, else for the visit", async () => {
			const cookiesAfter = async (categories: string[]) =>
				(
					await call("/api/consents", { ...given, categories }, "partner=alpenblick", "homeownerCode=77")
				).headers.getSetCookie();
			for (const cookie of await cookiesAfter(["marketing"])) expect(cookie).toContain("Max-Age=2592000");
			const short = await cookiesAfter(["analytics"]);
			expect(short.map((cookie) => cookie.split("=")[0])).toEqual(["partner", "homeownerCode"]);
			expect(short.join()).not.toContain("Max-Age");
		});

		it("forgets proofs after four years and marks after two months", async () => {
			app.clock.set("2031-06-01T00:00:00Z");
			await call("/api/consents", given);
			const purged = await purgeAnalytics(app);
			expect(purged.consents).toBeGreaterThan(0);
			expect(purged.events).toBeGreaterThan(0);
			expect(await app.db.selectFrom("consent_record").select("given_at").execute()).toEqual([
				{ given_at: app.clock.now() },
			]);
		});
	});
});

it("a collector that is away costs what did not fit, and no more", async () => {
	const log = memoryLog();
	// Nothing listens there, and the guard refuses it besides.
	const collector = openCollector({ url: "http://127.0.0.1:9/collector", site: "", allow: [], log });
	expect(collector.take(Array.from({ length: 3_000 }, (_, n) => ({ n })))).toBe(2_000);
	expect(collector.take([{ n: 0 }])).toBe(0);
	await collector.close();
	expect(log.lines.join()).toContain("events not handed on");
});

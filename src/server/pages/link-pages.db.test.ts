import { randomUUID } from "node:crypto";
import type { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { dayOf, isoOf } from "#domain/time/civil-date.ts";
import { createBooking } from "#services/booking/create-booking.ts";
import { answerUrl, linkToken, payUrl, proveUrl, resumeUrl, tripPath } from "#services/booking/links.ts";
import { remind } from "#services/booking/remind.ts";
import { receiveBankTransfer } from "#services/booking/sync-payment.ts";
import { retain } from "#services/guests/retain.ts";
import { sweepExpired } from "#services/operations/sweep-expired.ts";
import { bookingPage } from "#services/pages/booking-page.ts";
import { mollie } from "#services/payments/mollie.ts";
import { bookingBody, newKey, offered, TEST_SETTINGS, type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { type MollieServer, startMollie } from "#tests/support/mollie-server.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";
import { testSite } from "#tests/support/test-site.ts";

/** Where links in mails of bookings lead. */

let provider: MollieServer;
beforeAll(async () => {
	provider = await startMollie();
});
afterAll(() => provider.close());

describeByTurns("links in mails", (database) => {
	let app: TestApp;
	let site: Hono;
	const online = () => {
		app = testApp(database(), {}, mollie(provider));
		open();
	};
	function open() {
		site = testSite(app);
	}
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database());
		open();
	});

	async function book(type: "Booking" | "Application" = "Booking") {
		if (type === "Application") await app.db.updateTable("accommodation").set({ book_mode: "on_request" }).execute();
		const offer = await offered(app);
		const made = await createBooking(app, bookingBody(offer.quoteId, { type }), newKey());
		if (!made.ok) throw new Error(made.error.code);
		const { bookingNo } = made.value.answer;
		return app.db.selectFrom("booking").selectAll().where("booking_no", "=", bookingNo).executeTakeFirstOrThrow();
	}
	const pathOf = (url: string) => url.replace("https://halcyon.example", "");
	const post = (path: string, body: Record<string, string>, headers: Record<string, string> = {}) =>
		site.request(path, { method: "POST", body: new URLSearchParams(body), headers });
	const words = async (response: Response) => (await response.text()).replace(/[\u00a0\u202f]/g, " ");

	it("for companions say the home, the days and later the way, and no price, name, number or way in", async () => {
		await app.db
			.updateTable("accommodation")
			.set({ arrival_info: JSON.stringify({ nl: "Sleutelkastje, code 4711" }) })
			.execute();
		const row = await book();
		const path = tripPath(app, row, "nl");
		const get = (address: string) => site.request(address);
		const shown = await get(path);
		expect([shown.status, shown.headers.get("Cache-Control"), shown.headers.get("X-Robots-Tag")]).toEqual([
			200,
			"private, no-store",
			"noindex",
		]);
		const early = await words(shown);
		expect(early).toContain("Haus Eins");
		expect(early).toContain("14 dagen voor aankomst");
		expect(early).not.toContain("openstreetmap");
		const calendar = await words(await get(`${path}/stay.ics`));
		expect(calendar).toContain("SUMMARY:Haus Eins");
		// Paid, and fourteen days before the arrival: the way is issued.
		await receiveBankTransfer(app, {
			bookingId: row.booking_id,
			cents: row.due_cents,
			reference: "all",
			by: { publicId: "fin" },
		});
		app.clock.set(`${isoOf(dayOf(row.arrival) - 10)}T10:00:00Z`);
		await remind(app);
		const late = await words(await get(path));
		expect(late).toContain("https://www.openstreetmap.org/directions?to=");
		for (const text of [early, late, calendar]) {
			expect(text).not.toMatch(/€|\d,\d\d\b|code 4711/);
			for (const secret of [row.booking_no, row.guest.lastname, row.guest.email]) expect(text).not.toContain(secret);
		}
		// Another purpose's token, another's, and none are the same.
		for (const token of [linkToken(app, "pay", row), "quaxhof", `${row.public_id}.x`]) {
			expect((await get(`/trip/nl/${token}`)).status).toBe(404);
			expect((await get(`/trip/nl/${token}/stay.ics`)).status).toBe(404);
		}
		app.clock.set(`${isoOf(dayOf(row.departure) + 8)}T10:00:00Z`);
		expect((await get(path)).status).toBe(404);
	});

	it("for companions end with the booking", async () => {
		const row = await book();
		await app.db.updateTable("booking").set({ state: "cancelled", ended_at: app.clock.now() }).execute();
		expect((await site.request(tripPath(app, row, "fr"))).status).toBe(404);
	});

	it("to prove a mailbox change nothing by a look; the button holds the option on, and the browser need not prove again", async () => {
		app = testApp(database(), { ...TEST_SETTINGS, smtpUrl: "smtp://127.0.0.1:1" });
		open();
		const option = async (cookie = "", stay: Parameters<typeof offered>[1] = {}) => {
			const { quoteId } = await offered(app, stay);
			const headers = {
				"Content-Type": "application/json",
				"Idempotency-Key": randomUUID(),
				Origin: "https://halcyon.example",
				Cookie: cookie,
			};
			const made = await site.request("/api/bookings", {
				method: "POST",
				headers,
				body: JSON.stringify(bookingBody(quoteId, { type: "Option" })),
			});
			expect(made.status).toBe(201);
			const { bookingNo } = await made.json();
			return app.db.selectFrom("booking").selectAll().where("booking_no", "=", bookingNo).executeTakeFirstOrThrow();
		};
		const again = (id: number) =>
			app.db.selectFrom("booking").selectAll().where("booking_id", "=", id).executeTakeFirstOrThrow();
		const hours = ({ expires_at, created_at }: { expires_at: Date | null; created_at: Date }) =>
			((expires_at?.getTime() ?? 0) - created_at.getTime()) / 3_600_000;
		const row = await option();
		expect(hours(row)).toBe(0.5);
		const path = pathOf(proveUrl(app, row));
		const page = await site.request(path);
		expect(page.headers.get("Cache-Control")).toBe("private, no-store");
		expect(await words(page)).toContain("Bevestig je optie");
		expect(await again(row.booking_id)).toEqual(row);
		const proved = await post(path, {});
		expect(await words(proved)).toContain("Je optie is bevestigd");
		expect(hours(await again(row.booking_id))).toBe(48);
		const cookies = proved.headers.getSetCookie();
		// It is a sign-in as well, once.
		expect(cookies).toHaveLength(2);
		expect(cookies).toContainEqual(
			expect.stringMatching(/^__Host-guest=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
		);
		expect((await post(path, {})).headers.getSetCookie().join()).not.toContain("__Host-guest");
		expect(cookies).toContainEqual(
			expect.stringMatching(/^__Host-mailbox=[^;]+; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
		);
		await emptyTables(app.db, ["occupancy"]);
		const mailbox = cookies.find((cookie) => cookie.startsWith("__Host-mailbox="));
		const next = await option(mailbox?.split(";")[0], { arrival: "2027-03-08", departure: "2027-03-12" });
		expect(hours(next)).toBe(48);
		expect((await site.request(`${path}x`)).status).toBe(404);
		expect((await post("/prove/nl/nothing", {})).status).toBe(404);
	});

	it("to pay show home, number and sum and nothing of the guest, and lead on by a button alone", async () => {
		online();
		const row = await book();
		const payments = provider.payments.length;
		const page = await site.request(pathOf(payUrl(app, row)));
		expect(page.headers.get("Referrer-Policy")).toBe("same-origin");
		expect(page.headers.get("Cache-Control")).toBe("private, no-store");
		const text = await words(page);
		expect(text).toContain("€ 147,75");
		expect(text).toContain(row.booking_no);
		expect(text).not.toMatch(/Noor|noor@|Vries/);
		expect(provider.payments.length).toBe(payments);
		const paid = await post(pathOf(payUrl(app, row)), { what: "next" });
		expect(paid.status).toBe(303);
		expect(paid.headers.get("Location")).toContain("/checkout/tr_");
		const all = await post(pathOf(payUrl(app, row)), { what: "all" });
		expect(all.headers.get("Location")).toContain("/checkout/tr_");
		expect(provider.payments.at(-1)?.cents).toBe(49_250);
		provider.break(500);
		expect((await post(pathOf(payUrl(app, row)), { what: "next" })).status).toBe(503);
		provider.break(null);
	});

	it("to pay without a provider name the account and the reference", async () => {
		const row = await book();
		const text = await words(await site.request(pathOf(payUrl(app, row))));
		expect(text).toContain("NL02ABNA0123456789");
		expect(text).toContain(row.booking_no);
	});

	it("that were not made here, or for something else, are all the same 404", async () => {
		const row = await book();
		const bodies = new Set<string>();
		for (const token of [
			"x",
			`${row.public_id}.AAAAAAAAAAAAAAAAAAAAAA`,
			linkToken(app, "owner", row),
			linkToken(app, "resume", row),
		]) {
			const page = await site.request(`/pay/nl/${token}`);
			expect(page.status).toBe(404);
			bodies.add(await page.text());
			expect((await post(`/pay/nl/${token}`, { what: "next" })).status).toBe(404);
		}
		expect(bodies.size).toBe(1);
		expect((await site.request(`/answer/nl/${linkToken(app, "pay", row)}`)).status).toBe(404);
		expect((await post(pathOf(payUrl(app, row)), {}, { Origin: "https://evil.example" })).status).toBe(403);
	});

	it("to answer a request show the party and no name, and accept once", async () => {
		const row = await book("Application");
		const path = pathOf(answerUrl(app, row, "de"));
		const text = await words(await site.request(path));
		expect(text).toContain("Anfrage für Haus Eins");
		expect(text).toContain("2 Erwachsene");
		expect(text).not.toMatch(/Noor|noor@|Vries|Kerkstraat/);
		const accepted = await post(path, { do: "accept" });
		expect(await words(accepted)).toContain("Angenommen");
		expect((await post(path, { do: "accept" })).status).toBe(409);
		expect((await post(path, { do: "decline", reason: "other" })).status).toBe(409);
		expect(await words(await site.request(path))).toContain("erledigt");
		const { state } = await app.db.selectFrom("booking").select("state").executeTakeFirstOrThrow();
		expect(state).toBe("option");
	});

	it("to answer a request decline with a reason or the owner's own sentence, escaped in the guest's mail", async () => {
		const row = await book("Application");
		const path = pathOf(answerUrl(app, row, "nl"));
		await post(path, { do: "decline", reason: "maintenance", words: "Het dak <b>lekt</b>.\r\nSorry" });
		const mail = await app.db
			.selectFrom("email_outbox")
			.selectAll()
			.where("kind", "=", "application_declined")
			.executeTakeFirstOrThrow();
		expect(mail.text).toContain("Het dak <b>lekt</b>. Sorry");
		expect(mail.html).toContain("Het dak &lt;b&gt;lekt&lt;/b&gt;. Sorry");
	});

	it("to go on with a booking that was not completed bring the form back filled, for a week and for that booking alone", async () => {
		online();
		const row = await book();
		const token = linkToken(app, "resume", row);
		const url = new URL(resumeUrl(app, row));
		const slug = url.pathname.split("/").at(-1) ?? "";
		const open = async (resume: string) => {
			const view = await bookingPage(app, {
				language: "nl",
				slug,
				idempotencyKey: "",
				query: { ...Object.fromEntries(url.searchParams), resume },
				form: { values: {}, errors: {}, refused: null },
			});
			return view && "form" in view ? view.form.values : null;
		};
		expect(await open(token)).toEqual({});
		app.clock.set("2027-01-15T10:31:00Z");
		await sweepExpired(app);
		expect(await open(token)).toMatchObject({ firstname: "Noor", email: "noor@example.org", telNumber: "06 12345678" });
		for (const other of [`${token}x`, linkToken(app, "pay", row), ""]) expect(await open(other)).toEqual({});
		app.clock.set("2027-01-22T10:31:00Z");
		expect(await open(token)).toEqual({});
	});

	it("of the provider are heard, and only what the provider then says counts", async () => {
		online();
		const row = await book();
		const id = provider.payments.at(-1)?.id ?? "";
		const state = async () => (await app.db.selectFrom("booking").select("state").executeTakeFirstOrThrow()).state;
		// The call's content is not believed: the payment is open.
		expect((await post("/api/webhooks/mollie", { id, status: "paid" })).status).toBe(200);
		expect(await state()).toBe("pending_payment");
		for (const odd of ["tr_unknown00", "", "../../x", "tr_'--"]) {
			expect((await post("/api/webhooks/mollie", { id: odd })).status).toBe(200);
		}
		provider.break(500);
		const again = await post("/api/webhooks/mollie", { id });
		expect(again.status).toBe(503);
		expect(again.headers.get("Retry-After")).toMatch(/^\d+$/);
		expect(await again.json()).toMatchObject({ code: "UNAVAILABLE" });
		provider.break(null);
		provider.set(id, "paid");
		expect((await post("/api/webhooks/mollie", { id })).status).toBe(200);
		expect((await post("/api/webhooks/mollie", { id })).status).toBe(200);
		expect(await state()).toBe("confirmed");
		const mails = await app.db.selectFrom("email_outbox").select("kind").where("kind", "=", "confirmation").execute();
		expect(mails.length).toBe(1);
		expect((await site.request("/api/webhooks/mollie")).status).toBe(405);
		// Of what anybody can call with only what is about a payment of ours is kept, and not for long.
		const kept = await app.db.selectFrom("webhook_event").select(["provider_id", "outcome"]).execute();
		expect(kept.map((event) => event.provider_id)).toEqual([id, id, id, id]);
		expect(kept.map((event) => event.outcome)).toContain("unreachable");
		expect((await retain(app)).webhooks).toBe(0);
		app.clock.set("2027-04-15T10:01:00Z");
		expect((await retain(app)).webhooks).toBe(4);
		expect(await app.db.selectFrom("webhook_event").selectAll().execute()).toEqual([]);
		expect(row.state).toBe("pending_payment");
	});
});

import { Hono } from "hono";
import { beforeEach, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { createBooking } from "#services/booking/create-booking.ts";
import { remind } from "#services/booking/remind.ts";
import { receiveBankTransfer } from "#services/booking/sync-payment.ts";
import type { KeptTrips } from "#site/offline.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { GuestBrowser, guestSite, signIn } from "#tests/support/guest-site.ts";
import { BY } from "#tests/support/organisation-site.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";
import { testSite } from "#tests/support/test-site.ts";
import { serviceWorker } from "./offline.ts";

/** What the server answers for browsers without a connection. */

describeByTurns("for the time without a connection", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await database().db.deleteFrom("rate_hit").execute();
		await seedFixture(database().db);
		app = testApp(database());
	});

	it("a worker is given where it is on, and one that ends itself where it is off; neither is kept", async () => {
		// By itself: in development, as here, the site gives none.
		for (const isOn of [true, false]) {
			const answer = await new Hono()
				.get("/service-worker.js", serviceWorker(isOn))
				.request("https://halcyon.example/service-worker.js");
			expect(answer.headers.get("Content-Type")).toContain("text/javascript");
			expect(answer.headers.get("Cache-Control")).toBe("no-cache");
			const script = await answer.text();
			expect(script.includes('addEventListener("fetch"')).toBe(isOn);
			expect(script.includes("registration.unregister()")).toBe(!isOn);
			// It is a script.
			expect(() => new Function(script)).not.toThrow();
		}
	});

	it("there is a page in each language under a policy of its own, and none in others", async () => {
		const site = testSite(app);
		for (const language of LANGUAGES) {
			const answer = await site.request(`https://halcyon.example/offline/${language}`);
			expect(answer.status).toBe(200);
			expect(answer.headers.get("Content-Security-Policy")).not.toContain("unsafe");
			expect(await answer.text()).toContain(`<html lang="${language}">`);
		}
		expect((await site.request("https://halcyon.example/offline/es")).status).toBe(404);
	});

	it("a guest's trips name address, times and contact, and no sum", async () => {
		const offer = await offered(app, { arrival: "2027-03-01", departure: "2027-03-05" });
		const made = await createBooking(app, bookingBody(offer.quoteId, { type: "Booking", guest: GUEST_FORM }), newKey());
		if (!made.ok) throw new Error(made.error.code);
		const { bookingNo } = made.value.answer;
		const browser = new GuestBrowser(guestSite(app));
		expect((await browser.get("/nl/guest-me/trips.json")).status).toBe(401);
		const id = await signIn(app, browser);
		const answer = await browser.get(`/nl/guest-${id}/trips.json`);
		expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
		const text = await answer.text();
		const kept = JSON.parse(text) as KeptTrips;
		expect(kept.owner).toBe(id);
		for (const language of LANGUAGES) {
			const [trip, ...others] = kept.trips[language];
			expect(others).toEqual([]);
			expect(trip).toMatchObject({ bookingNo, until: "2027-03-05" });
			expect(trip?.contact.email).toContain("@");
			expect(trip?.facts.length).toBe(4);
			expect(trip?.address.length).toBe(1);
			expect(trip?.documents.length).toBeGreaterThan(0);
		}
		expect(text).not.toMatch(/€|cents/i);

		// Paid, and two weeks before the arrival: now with the way.
		const { booking_id: bookingId, due_cents: cents } = await app.db
			.selectFrom("booking")
			.selectAll()
			.where("booking_no", "=", bookingNo)
			.executeTakeFirstOrThrow();
		await receiveBankTransfer(app, { bookingId, cents, reference: "RF1", by: BY });
		app.clock.set("2027-02-20T10:00:00Z");
		await remind(app);
		await signIn(app, browser);
		const near = JSON.parse(await (await browser.get(`/nl/guest-${id}/trips.json`)).text()) as KeptTrips;
		for (const language of LANGUAGES) {
			const [trip] = near.trips[language];
			expect(trip?.address).toContain("Haus Eins");
			expect(trip?.mapUrl).toContain("openstreetmap.org");
			expect(trip?.documents.length).toBeGreaterThan(kept.trips[language][0]?.documents.length ?? 0);
		}
	});
});

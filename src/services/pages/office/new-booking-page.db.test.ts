import { beforeEach, expect, it } from "vitest";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";
import { newBookingPage } from "./new-booking-page.ts";

/** Where staff begin a booking for a guest (specification §1: staff). */

describeByTurns("a booking that staff begin", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database());
	});
	const STAY = { arrival: "2027-03-01", departure: "2027-03-05", adults: "3", children: "1" };

	it("asks first, and goes on with the home's own form once home and days are known", async () => {
		expect(await newBookingPage(app, {}, "en")).toMatchObject({ name: "newBooking", homes: [], isSent: false });
		const on = await newBookingPage(app, { home: "a990001", ...STAY }, "en");
		if (!("movedTo" in on)) throw new Error("it stays");
		expect(on.movedTo).toMatch(/^\/en\/[^?]*a990001\?/);
		const query = new URL(on.movedTo, "http://halcyon.example").searchParams;
		expect(Object.fromEntries(query)).toMatchObject(STAY);
	});

	it("lists the homes of a name, and says so where there are none or the days are missing", async () => {
		const page = await newBookingPage(app, { home: "haus", arrival: "" }, "en");
		expect(page).toMatchObject({ name: "newBooking", typed: "haus", isSent: true, stay: { arrival: "" } });
		expect("homes" in page && page.homes.map(({ id }) => id)).toContain("a990001");
		// Sent as it came: it says what it needs.
		expect(await newBookingPage(app, { home: "", arrival: "" }, "en")).toMatchObject({ typed: "", isSent: true });
		expect(await newBookingPage(app, { home: "nowhere at all" }, "en")).toMatchObject({ homes: [] });
		// From the page of a home: nothing is wrong yet.
		const begun = await newBookingPage(app, { home: "a990001" }, "en");
		expect(begun).toMatchObject({ typed: "a990001", isSent: false, homes: [{ id: "a990001" }] });
	});
});

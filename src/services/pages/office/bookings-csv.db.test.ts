import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";
import { createBooking } from "../../booking/create-booking.ts";
import { bookingsCsv } from "./bookings-csv.ts";

/** The list of bookings as a file (specification §1: staff). */

const EVA = { staffId: 0, publicId: "eva", network: "10.0.0.0/24" };

describeByTurns("the list of bookings as a file", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database());
	});

	async function book(arrival: string, lastname: string, firstname = "Noor"): Promise<string> {
		const departure = new Date(Date.parse(arrival) + 4 * 86_400_000).toISOString().slice(0, 10);
		const { quoteId } = await offered(app, { arrival, departure });
		const guest = { ...GUEST_FORM, firstname, lastname, email: `guest${arrival}@example.org` };
		const made = await createBooking(app, bookingBody(quoteId, { guest }), newKey());
		if (!made.ok) throw new Error(made.error.code);
		return made.value.answer.bookingNo;
	}

	async function linesOf(query: Record<string, string>): Promise<readonly string[]> {
		const chunks: string[] = [];
		for await (const chunk of await bookingsCsv(app, query, "en", EVA)) chunks.push(chunk);
		return chunks.join("").split("\r\n").slice(0, -1);
	}

	const trail = () =>
		app.db.selectFrom("audit_log").selectAll().where("action", "=", "exportBookings").orderBy("audit_id").execute();

	it("holds every booking of the filters once in the list's order, with no cell that begins a formula", async () => {
		const late = await book("2027-03-08", "Meer", '=HYPERLINK("x")');
		const early = await book("2027-03-01", "Zee");
		// Of the whole price 35 euros are paid at the home.
		await app.db.updateTable("booking").set("grand_cents", sql<number>`total_cents + 3500`).execute();
		const [head, ...lines] = await linesOf({ sort: "arrival" });
		expect(head).toBe(
			"\ufeffNumber,State,Home,Place,Guest,Arrival,Departure,Nights,What comes next,When,Second person,Via,Commission for,Assigned to,Total,Paid at the home,Credit used,Invoice,Received,To pay",
		);
		expect(lines.map((line) => line.slice(0, 9))).toEqual([early, late]);
		expect(lines[0]).toMatch(/,Noor Zee,2027-03-01,2027-03-05,4,payment,/);
		// The whole price, what of it is paid at the home, no credits, the invoice: nothing of it has come in.
		const [row] = await app.db.selectFrom("booking").selectAll().where("booking_no", "=", early).execute();
		const euros = (cents = 0) => (cents / 100).toFixed(2);
		const [grand, invoice] = [row?.grand_cents ?? 0, row?.total_cents ?? 0];
		expect(grand - invoice).toBe(3_500);
		expect(lines[0]?.split(",").slice(-6)).toEqual(
			[grand, grand - invoice, 0, invoice, 0, invoice].map((cents) => euros(cents)),
		);
		expect(await linesOf({ q: "zee" })).toHaveLength(2);
		expect(await linesOf({ state: "cancelled" })).toHaveLength(1);
		expect(lines[1]).toContain(`,"'=HYPERLINK(""x"") Meer",`);
	});

	it("is in the trail with its filters and its length, and without what was typed", async () => {
		const one = await book("2027-03-01", "Zee");
		await linesOf({ q: "zee", state: "confirmed" });
		await linesOf({ do: "export", [one]: "1", H00000000: "1" });
		const written = await trail();
		expect(written.map(({ actor_id, network, subject_id }) => [actor_id, network, subject_id])).toEqual([
			["eva", EVA.network, "bookings"],
			["eva", EVA.network, "bookings"],
		]);
		expect(written.map(({ after }) => after)).toMatchObject([
			{ bookings: 1, state: ["confirmed"], words: true },
			{ bookings: 1, ticked: true },
		]);
		expect(JSON.stringify(written)).not.toContain("zee");
	});

	it("holds what was ticked alone", async () => {
		const [one, two] = [await book("2027-03-01", "Zee"), await book("2027-03-08", "Meer")];
		const [, ...lines] = await linesOf({ do: "export", [two]: "1", q: "nobody" });
		expect(lines.map((line) => line.slice(0, 9))).toEqual([two]);
		expect(lines.join()).not.toContain(one);
		// Nothing is ticked: that is not everything.
		expect(await linesOf({ do: "export" })).toHaveLength(1);
	});
});

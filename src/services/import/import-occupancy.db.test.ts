import { beforeEach, expect, it } from "vitest";
import { createBooking } from "#services/booking/create-booking.ts";
import { bookingBody, newKey, offered, testApp } from "#tests/support/app.ts";
import { describeOnBoth } from "#tests/support/databases.ts";
import { blocksOf, emptyCatalogue, H1_H2, header, home, occupancy, runFeed } from "#tests/support/feeds.ts";

describeOnBoth("blocks that come by feed", (database) => {
	beforeEach(() => emptyCatalogue(database().db));
	const run = (lines: readonly (object | string)[]) => runFeed(database(), lines);

	it("skips periods that meet a booking, counts them as conflicts and keeps them for staff", async () => {
		await run(H1_H2);
		const app = testApp(database());
		const offer = await offered(app, { arrival: "2027-03-08", departure: "2027-03-12" });
		const booked = await createBooking(app, bookingBody(offer.quoteId), newKey());
		expect(booked.ok).toBe(true);
		const feed = [
			header(),
			occupancy("a990001", ["2027-03-01", "2027-03-08"], ["2027-03-10", "2027-03-20", "external"]),
		];
		const { summary, issues } = await run(feed);
		expect(issues).toEqual([]);
		expect(summary).toMatchObject({ ok: true, occupancy: 1, conflicts: 1, failed: 0 });
		expect(await blocksOf(database().db, "a990001")).toEqual([
			"owner [2027-03-01,2027-03-08)",
			"booking [2027-03-08,2027-03-12)",
		]);
		const { db } = database();
		const conflicts = () => db.selectFrom("import_conflict").select(["unit_id", "stay", "kind"]).execute();
		expect(await conflicts()).toEqual([{ unit_id: "a990001", stay: "[2027-03-10,2027-03-20)", kind: "external" }]);
		await run([header(), occupancy("a990001")]);
		expect(await conflicts()).toEqual([]);
		expect(await blocksOf(database().db, "a990001")).toEqual(["booking [2027-03-08,2027-03-12)"]);
	});

	it("adds only the free nights of a period that meets a block of the owner's own", async () => {
		await run([header(), home("a1")]);
		await database()
			.db.insertInto("occupancy")
			.values({
				unit_id: "a1",
				stay: "[2027-03-05,2027-03-07)",
				kind: "owner",
				booking_id: null,
				expires_at: null,
				released_at: null,
			})
			.execute();
		const { summary } = await run([header(), occupancy("a1", ["2027-03-01", "2027-03-10", "external"])]);
		expect(summary).toMatchObject({ occupancy: 1, conflicts: 0 });
		expect(await blocksOf(database().db, "a1")).toEqual([
			"external [2027-03-01,2027-03-05)",
			"owner [2027-03-05,2027-03-07)",
			"external [2027-03-07,2027-03-10)",
		]);
	});

	it("frees nights of holds whose time is over before blocks are stored", async () => {
		await run([header(), home("a1")]);
		await database()
			.db.insertInto("occupancy")
			.values({
				unit_id: "a1",
				stay: "[2027-03-05,2027-03-07)",
				kind: "hold",
				booking_id: null,
				expires_at: new Date("2027-01-15T09:00:00Z"),
				released_at: null,
			})
			.execute();
		const { summary } = await run([header(), occupancy("a1", ["2027-03-01", "2027-03-10"])]);
		expect(summary).toMatchObject({ occupancy: 1, conflicts: 0 });
	});

	it("claims the units of a house group, and blocks a shared unit once", async () => {
		const feed = [
			header(),
			home("a1", { units: ["u1"] }),
			home("a2", { units: ["u1", "u2"] }),
			occupancy("u1", ["2027-03-01", "2027-03-08"]),
		];
		expect((await run(feed)).summary).toMatchObject({ created: 2, occupancy: 1 });
		expect(await blocksOf(database().db, "u1")).toEqual(["owner [2027-03-01,2027-03-08)"]);
		await run([header(), home("a2", { units: ["u2"] })]);
		const links = await database().db.selectFrom("acco_unit").selectAll().orderBy("acco_id").execute();
		expect(links).toEqual([
			{ acco_id: "a1", unit_id: "u1" },
			{ acco_id: "a2", unit_id: "u2" },
		]);
	});
});

import { expect, it } from "vitest";
import { describeOnBoth } from "#tests/support/databases.ts";
import { migrate } from "./migrate.ts";

describeOnBoth("the catalogue schema", (database) => {
	it("holds two live claims on a night apart, and lets stays touch", async () => {
		const { db } = database();
		await db.insertInto("unit").values({ unit_id: "u1" }).execute();
		const claim = (stay: string) =>
			db
				.insertInto("occupancy")
				.values({ unit_id: "u1", stay, kind: "owner", booking_id: null, expires_at: null, released_at: null })
				.execute();
		await claim("[2027-03-01,2027-03-08)");
		await claim("[2027-03-08,2027-03-10)");
		await expect(claim("[2027-03-07,2027-03-09)")).rejects.toMatchObject({ code: "23P01" });
	});

	it("applies migrations once", async () => {
		expect(await migrate(database().db)).toEqual([]);
	});
});

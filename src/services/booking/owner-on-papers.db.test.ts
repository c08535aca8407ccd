import { beforeEach, expect, it } from "vitest";
import { findOwnerOf } from "#db/partners/owner-desk.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { describeOnBoth } from "#tests/support/databases.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";
import { createBooking } from "./create-booking.ts";

describeOnBoth("the owner of a booked home", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database());
	});

	async function ownerLets(letting: "private" | "trader" | null): Promise<string> {
		const { quoteId, accoId } = await offered(app);
		const stated = letting === null ? null : app.clock.now();
		await app.db
			.insertInto("homeowner")
			.values({ code: "OBERHAUSER", name: "Hannelore Oberhauser", letting, letting_stated_at: stated })
			.execute();
		await app.db.updateTable("accommodation").set({ owner_code: "OBERHAUSER" }).where("acco_id", "=", accoId).execute();
		const made = await createBooking(app, bookingBody(quoteId), newKey());
		expect(made.ok).toBe(true);
		return accoId;
	}

	it.each([
		["trader", true],
		["private", false],
		[null, null],
	] as const)("who lets as %s is named with it on confirmation and invoice", async (letting, trader) => {
		const accoId = await ownerLets(letting);
		expect(await findOwnerOf(app.db, accoId)).toEqual({ name: "Hannelore Oberhauser", letting });
		const documents = await app.db.selectFrom("document").select(["kind", "content"]).execute();
		const owner = { name: "Hannelore Oberhauser", trader };
		expect(
			documents.map(({ kind, content }) => [kind, (content as { readonly owner?: unknown }).owner]).sort(),
		).toEqual([
			["confirmation", owner],
			["invoice", owner],
		]);
	});
});

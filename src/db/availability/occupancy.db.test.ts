import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import { describeOnBoth, freshPostgres } from "#tests/support/databases.ts";
import { openDatabase } from "../connection/client.ts";
import { migrate, readMigrations } from "../connection/migrate.ts";

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

it("lets one of several starting processes migrate a fresh server, and notices a changed file", async () => {
	const fresh = await freshPostgres(inject("postgresUrl"));
	await sql`DROP SCHEMA public CASCADE`.execute(fresh.db);
	await sql`CREATE SCHEMA public`.execute(fresh.db);
	const others = await Promise.all(
		[1, 2, 3].map(() => openDatabase({ databaseUrl: fresh.url ?? "", dataDir: "", poolSize: 1 })),
	);
	const applied = await Promise.all(others.map((other) => migrate(other.db)));
	expect(applied.map((names) => names.length).sort((a, b) => a - b)).toEqual([0, 0, readMigrations().length]);
	const changed = readMigrations().map((migration, index) =>
		index === 0 ? { ...migration, checksum: "other" } : migration,
	);
	await expect(migrate(fresh.db, changed)).rejects.toThrow("was changed after it was applied");
	await Promise.all(others.map((other) => other.close()));
	await fresh.close();
});

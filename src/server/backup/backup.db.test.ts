import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { OpenDatabase } from "#db/connection/client.ts";
import { createBooking } from "#services/booking/create-booking.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { expectBookingInvariants } from "#tests/support/booking-checks.ts";
import { describeByTurns, freshPglite, freshPostgres } from "#tests/support/databases.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { emptyTables, seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import { restoreBackup, writeBackup } from "./backup-file.ts";

const HOMES = 12;

describeByTurns("a backup", (database) => {
	let [app, from, into, path]: [TestApp, string, string, string] = [null as never, "", "", ""];
	let target: OpenDatabase | null = null;
	beforeEach(async () => {
		[from, into] = [mkdtempSync(join(tmpdir(), "halcyon-from-")), mkdtempSync(join(tmpdir(), "halcyon-into-"))];
		path = join(from, "one.backup");
		await emptyTables(database().db);
		await seedFixture(database().db);
		for (let at = 0; at < HOMES; at++) await seedHomeLike(database().db, "a990001", { accoId: `a${600 + at}` });
		app = testApp(database());
		mkdirSync(join(from, "cv"));
		mkdirSync(join(from, "pictures"));
		writeFileSync(join(from, "app-secret"), "a secret of a site that was backed up");
		writeFileSync(join(from, "cv/one-1.pdf"), "a life");
		writeFileSync(join(from, "pictures/a-copy"), "can be made again");
	});
	afterEach(async () => {
		await target?.close();
		target = null;
		for (const folder of [from, into]) rmSync(folder, { recursive: true });
	});

	/** The other of the two databases, so that a restore is also the move between them. */
	async function other(): Promise<OpenDatabase> {
		target = database().kind === "pglite" ? await freshPostgres() : await freshPglite();
		return target;
	}

	async function book(accoId: string): Promise<string> {
		const offer = await offered(app, { accoId });
		const guest = { ...GUEST_FORM, email: `${accoId}@example.org` };
		const made = await createBooking(app, bookingBody(offer.quoteId, { guest }), newKey());
		if (!made.ok) throw new Error(JSON.stringify(made.error));
		return made.value.answer.bookingNo;
	}

	const dump = async (db: OpenDatabase["db"], table: string) =>
		(await sql<{ line: unknown }>`SELECT to_jsonb(t) AS line FROM ${sql.table(table)} t`.execute(db)).rows
			.map(({ line }) => JSON.stringify(line))
			.sort();

	it("taken while guests book has every booking that was acknowledged before, whole, and goes on where it ended", async () => {
		const before: string[] = [];
		for (let at = 0; at < 4; at++) before.push(await book(`a${600 + at}`));
		const [made] = await Promise.all([
			writeBackup(app.db, from, path),
			...[4, 5, 6, 7].map((at) => book(`a${600 + at}`)),
		]);
		expect(made.files).toBe(2);
		const { db } = await other();
		expect(await restoreBackup(path, db, into)).toEqual({ ok: true, value: made });
		const restored = (await db.selectFrom("booking").select("booking_no").execute()).map((row) => row.booking_no);
		expect(restored).toEqual(expect.arrayContaining(before));
		await expectBookingInvariants(db);
		expect(readFileSync(join(into, "cv/one-1.pdf"), "utf8")).toBe("a life");
		expect(statSync(join(into, "app-secret")).mode & 0o777).toBe(0o600);
		expect(() => statSync(join(into, "pictures/a-copy"))).toThrow();
		// Numbers go on, and what was sold is not sold again.
		app = { ...app, database: target as OpenDatabase, db };
		await expect(book("a600")).rejects.toThrow("NOT_AVAILABLE");
		expect(before).not.toContain(await book("a611"));
		await expectBookingInvariants(db);
	});

	it("is the same in every table, row for row", async () => {
		await book("a600");
		// Files that were made of the one database are none of the other's.
		await sql`INSERT INTO kept_index (id) VALUES (gen_random_uuid())`.execute(app.db);
		await writeBackup(app.db, from, path);
		const { db } = await other();
		expect((await restoreBackup(path, db, into)).ok).toBe(true);
		expect(await dump(db, "kept_index")).toEqual([]);
		await sql`DELETE FROM kept_index`.execute(app.db);
		const { rows } = await sql<{ name: string }>`SELECT table_name AS name FROM information_schema.tables
			WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'schema_migration'`.execute(db);
		expect(rows.length).toBeGreaterThan(50);
		for (const { name } of rows) expect(await dump(db, name), name).toEqual(await dump(app.db, name));
	});

	it("goes into an empty database alone, unless it is forced", async () => {
		const bookingNo = await book("a600");
		await writeBackup(app.db, from, path);
		await book("a601");
		const { db } = await other();
		expect((await restoreBackup(path, db, into)).ok).toBe(true);
		await db.updateTable("guest").set({ lastname: "Later" }).execute();
		expect(await restoreBackup(path, db, into)).toEqual({ ok: false, error: "HOLDS" });
		expect(await db.selectFrom("guest").select("lastname").execute()).toEqual([{ lastname: "Later" }]);
		expect((await restoreBackup(path, db, into, { force: true })).ok).toBe(true);
		expect(await db.selectFrom("booking").select("booking_no").execute()).toEqual([{ booking_no: bookingNo }]);
		expect(await db.selectFrom("guest").select("lastname").execute()).not.toEqual([{ lastname: "Later" }]);
	});

	it("does not go over a single redirect or code that staff have made", async () => {
		await writeBackup(app.db, from, path);
		const { db } = await other();
		await db.insertInto("redirect").values({ from_path: "/summer", route: "parks" }).execute();
		expect(await restoreBackup(path, db, into)).toEqual({ ok: false, error: "HOLDS" });
		await db.deleteFrom("redirect").where("from_path", "=", "/summer").execute();
		await db
			.insertInto("partner")
			.values({ code: "SKIFUN", label: "Skifun", kind: "affiliate", commission_bp: 800 })
			.execute();
		expect(await restoreBackup(path, db, into)).toEqual({ ok: false, error: "HOLDS" });
		await db.deleteFrom("partner").execute();
		expect((await restoreBackup(path, db, into)).ok).toBe(true);
	});

	it("that is cut off, changed, of a newer version or of something else is refused before anything changes", async () => {
		await writeBackup(app.db, from, path);
		const whole = gunzipSync(readFileSync(path)).toString();
		const { db } = await other();
		const restored = async (text: string | Buffer) => {
			writeFileSync(path, typeof text === "string" ? gzipSync(text) : text);
			const done = await restoreBackup(path, db, into, { force: true });
			return done.ok ? "done" : done.error;
		};
		await sql`CREATE TABLE stays_there (one int)`.execute(db);
		expect(await restored(whole.slice(0, -100))).toBe("BROKEN");
		expect(await restored(whole.replace("a990001", "a990003"))).toBe("BROKEN");
		expect(await restored(gzipSync(whole).subarray(0, 2000))).toBe("BROKEN");
		expect(await restored(Buffer.from("no backup"))).toBe("BROKEN");
		expect(await restored(whole.replace('"halcyon":1', '"halcyon":2'))).toBe("NEWER");
		expect(await restored(whole.replace('"cv/one-1.pdf"', '"../../one-1.pdf"'))).toBe("BROKEN");
		await sql`SELECT * FROM stays_there`.execute(db);
	});
});

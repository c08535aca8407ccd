import { createHash, randomBytes } from "node:crypto";
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { type KyselyPlugin, sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { OpenDatabase } from "#db/connection/client.ts";
import { closeFeedRun, openFeedRun, stageRows } from "#db/import/stage.ts";
import { createBooking } from "#services/booking/create-booking.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { expectBookingInvariants } from "#tests/support/booking-checks.ts";
import { describeByTurns, freshPglite, freshPostgres } from "#tests/support/databases.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { emptyTables, seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import { askRunning, serveCommands } from "../commands/socket.ts";
import { restoreBackup, writeBackup } from "./backup-file.ts";

const HOMES = 12;
/** Of this server or of this moment: in no backup. */
const LEFT_OUT = ["change_log", "import_home", "import_stage", "kept_index", "schema_migration", "staff_presence"];

/** Sees how many characters a statement takes and brings. */
function measuring(most: { characters: number }): KyselyPlugin {
	const note = (values: readonly unknown[]) => {
		const lengths = values.map((value) => (typeof value === "string" ? value.length : 0));
		most.characters = Math.max(
			most.characters,
			lengths.reduce((sum, length) => sum + length, 0),
		);
	};
	return {
		transformQuery: ({ node }) => {
			if (node.kind === "RawNode") {
				note(
					node.parameters.map((parameter) =>
						parameter.kind === "ValueNode" && "value" in parameter ? parameter.value : 0,
					),
				);
			}
			return node;
		},
		transformResult: async ({ result }) => {
			note(result.rows.flatMap((row) => Object.values(row)));
			return result;
		},
	};
}

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
		await writeBackup(app.db, from, path);
		const { db } = await other();
		expect((await restoreBackup(path, db, into)).ok).toBe(true);
		const { rows } = await sql<{ name: string }>`SELECT table_name AS name FROM information_schema.tables
			WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
				AND table_name NOT IN (${sql.join(LEFT_OUT)})`.execute(db);
		expect(rows.length).toBeGreaterThan(50);
		for (const { name } of rows) expect(await dump(db, name), name).toEqual(await dump(app.db, name));
	});

	/** What only a running feed, this server's transactions, its files and its staff's screens have. */
	async function leaveBehind(): Promise<number> {
		const run = await openFeedRun(app.db, "halcyon", "feed.jsonl", app.clock.now(), null);
		const row = { fileNo: 0, lineNo: 2, hash: null, known: false };
		await stageRows(app.db, run, [{ ...row, type: "mentioned", key: "a990001", doc: "null" }]);
		await sql`INSERT INTO kept_index (id) VALUES (gen_random_uuid())`.execute(app.db);
		return run;
	}

	it("is without what a running feed has staged, the log of changes and names of files made of that database", async () => {
		await book("a600");
		const run = await leaveBehind();
		await writeBackup(app.db, from, path);
		const { db } = await other();
		expect((await restoreBackup(path, db, into)).ok).toBe(true);
		expect(await dump(app.db, "change_log")).not.toEqual([]);
		for (const name of LEFT_OUT.filter((table) => table !== "schema_migration")) {
			expect(await dump(db, name), name).toEqual([]);
		}
		expect(await dump(db, "feed_run")).toEqual(await dump(app.db, "feed_run"));
		await closeFeedRun(app.db, run, null);
		await sql`DELETE FROM kept_index`.execute(app.db);
	});

	it("of a version that took these along is restored without them", async () => {
		await book("a600");
		await writeBackup(app.db, from, path);
		const taken = [
			{ table: "change_log", columns: ["seq", "acco_id", "tx", "at"] },
			{ row: '{"seq":1,"acco_id":"a600","tx":"48000000","at":"2027-01-15T10:00:00Z"}' },
			{ table: "import_stage", columns: ["feed_run_id", "type", "key", "file_no", "line_no", "doc"] },
			{ row: '{"feed_run_id":1,"type":"mentioned","key":"a600","file_no":0,"line_no":2,"doc":null}' },
		];
		const [first, ...rest] = gunzipSync(readFileSync(path)).toString().split("\n").slice(0, -2);
		const text = [first, ...taken.map((line) => JSON.stringify(line)), ...rest, ""].join("\n");
		const sha256 = createHash("sha256").update(text).digest("hex");
		writeFileSync(path, gzipSync(`${text}${JSON.stringify({ sha256 })}\n`));
		const { db } = await other();
		expect((await restoreBackup(path, db, into)).ok).toBe(true);
		expect([await dump(db, "change_log"), await dump(db, "import_stage")]).toEqual([[], []]);
		expect(await dump(db, "booking")).toEqual(await dump(app.db, "booking"));
	});

	it("takes pictures some megabytes at a time, there and back", async () => {
		for (let at = 0; at < 16; at++) {
			const body = Buffer.alloc(600_000, at);
			const hash = createHash("md5").update(body).digest("hex");
			await sql`INSERT INTO home_picture VALUES ('a600', ${hash}, ${body}, now())`.execute(app.db);
		}
		const [read, stored] = [{ characters: 0 }, { characters: 0 }];
		const made = await writeBackup(app.db.withPlugin(measuring(read)), from, path);
		const { db } = await other();
		expect(await restoreBackup(path, db.withPlugin(measuring(stored)), into)).toEqual({ ok: true, value: made });
		for (const { characters } of [read, stored]) {
			expect(characters).toBeGreaterThan(1_200_000);
			expect(characters).toBeLessThan(12_000_000);
		}
		expect(await dump(db, "home_picture")).toEqual(await dump(app.db, "home_picture"));
	});

	it("that cannot be written is refused with the reason, leaves nothing behind, and the site goes on", async () => {
		const body = randomBytes(3_000_000);
		await sql`INSERT INTO home_picture VALUES ('a600', ${"0".repeat(32)}, ${body}, now())`.execute(app.db);
		const server = await serveCommands(into, app);
		const backup = () => askRunning(into, "backup", [path, from]);
		try {
			mkdirSync(`${path}.part`);
			expect(await backup()).toMatchObject({ code: 1, err: expect.stringContaining("EISDIR") });
			rmSync(`${path}.part`, { recursive: true });
			// A disk that is full from the first byte on.
			symlinkSync("/dev/full", `${path}.part`);
			expect(await backup()).toMatchObject({ code: 1, err: expect.stringContaining("ENOSPC") });
			expect([existsSync(path), existsSync(`${path}.part`)]).toEqual([false, false]);
			await book("a600");
			expect(await backup()).toMatchObject({ code: 0 });
		} finally {
			await server.close();
		}
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

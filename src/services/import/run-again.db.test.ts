import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { failedFeed, feedsPage } from "#services/pages/office/feeds-page.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";
import { importFeed } from "./import-feed.ts";
import { runFeedAgain } from "./run-again.ts";

/** What is kept of an import, and running it again (specification §1: staff). */

const EVA = { publicId: "eva" };
const HEADER = { type: "feed", version: 1, generatedAt: "2027-01-15T06:00:00Z", mode: "delta", currency: "EUR" };
const code = (name: string, more: object = {}) => ({
	type: "discountCode",
	code: name,
	kind: "percent",
	bp: 500,
	...more,
});

describeByTurns("a feed run", (database) => {
	let app: TestApp;
	let folder: string;
	beforeAll(() => {
		folder = mkdtempSync(join(tmpdir(), "halcyon-feeds-"));
	});
	afterAll(() => rmSync(folder, { recursive: true, force: true }));
	beforeEach(async () => {
		await emptyTables(database().db);
		await database().db.deleteFrom("feed_issue").execute();
		await seedFixture(database().db);
		app = testApp(database());
	});

	/** Reads a file of lines in. */
	async function read(name: string, lines: readonly object[]): Promise<string> {
		const path = join(folder, name);
		writeFileSync(path, [HEADER, ...lines].map((line) => JSON.stringify(line)).join("\n"));
		await importFeed(app, { format: "halcyon", sources: [path] });
		return path;
	}
	const latest = async () => {
		const [line] = (await feedsPage(app, ["admin"], {})).lines;
		const { open } = await feedsPage(app, ["admin"], { run: String(line?.id) });
		if (!open) throw new Error("no run");
		return open;
	};

	it("keeps its summary, and each failing line with its field and what was expected", async () => {
		const good = Array.from({ length: 40 }, (_, at) => code(`GOOD${at}`));
		await read("some.jsonl", [...good, code("BAD", { bp: -1, "a\u0000b": 1 })]);
		const run = await latest();
		expect(run).toMatchObject({ state: "with-failures", counts: { failed: 1 }, mayRepeat: true });
		expect(run.issues.filter(({ isError }) => isError)).toEqual([
			expect.objectContaining({ line: 42, field: "bp", expected: expect.any(String) }),
		]);
		expect((await failedFeed(app))?.failed).toBe(1);
		expect((await feedsPage(app, ["sales"], { run: String(run.id) })).open?.mayRepeat).toBe(false);
	});

	it("that changed nothing says why first", async () => {
		await read("wrong.jsonl", [code("A", { bp: -1 }), code("B", { bp: -1 })]);
		const run = await latest();
		expect(run.state).toBe("failed");
		expect(run.issues[0]?.expected).toContain("at most 5 % failing lines");
		expect((await failedFeed(app))?.failed).toBeGreaterThan(0);
	});

	it("runs again with the file as it is now, is in the trail, and is the latest", async () => {
		const path = await read("again.jsonl", [code("AGAIN", { bp: -1 })]);
		const first = await latest();
		writeFileSync(path, [HEADER, code("AGAIN", { bp: 700 })].map((line) => JSON.stringify(line)).join("\n"));
		const started = await runFeedAgain(app, first.id, EVA);
		if (!started.ok) throw new Error(started.error);
		await started.value.done;
		const second = await latest();
		expect(second).toMatchObject({ state: "ok", counts: { failed: 0 } });
		expect(second.id).toBeGreaterThan(first.id);
		expect(await failedFeed(app)).toBeNull();
		const { bp } = await app.db
			.selectFrom("discount_code")
			.select("bp")
			.where("code", "=", "AGAIN")
			.executeTakeFirstOrThrow();
		expect(bp).toBe(700);
		const trail = app.db
			.selectFrom("audit_log")
			.selectAll()
			.where("subject_kind", "=", "feedRun")
			.orderBy("audit_id", "desc");
		expect(await trail.executeTakeFirst()).toMatchObject({
			action: "runFeedAgain",
			actor_id: "eva",
			subject_id: `${first.id}`,
		});
		// The file is gone by now: the run says so.
		rmSync(path);
		const third = await runFeedAgain(app, first.id, EVA);
		if (third.ok) await third.value.done;
		expect(await latest()).toMatchObject({
			state: "failed",
			issues: [{ expected: expect.stringContaining("readable file") }],
		});
	});

	it("is not started while another is under way, nor without its files", async () => {
		await read("one.jsonl", [code("ONE")]);
		const { id } = await latest();
		const lines = [JSON.stringify(HEADER), JSON.stringify(code("MEMORY"))];
		await importFeed(app, { format: "halcyon", sources: [{ name: "memory", lines }] });
		expect(await runFeedAgain(app, (await latest()).id, EVA)).toEqual({ ok: false, error: "NOT_REPEATABLE" });
		await app.db
			.insertInto("feed_run")
			.values({
				format: "halcyon",
				source: "now",
				started_at: app.clock.now(),
				finished_at: null,
				ok: null,
				summary: null,
				input: null,
			})
			.execute();
		expect((await latest()).state).toBe("running");
		expect(await runFeedAgain(app, id, EVA)).toEqual({ ok: false, error: "RUNNING" });
		expect(await runFeedAgain(app, 999_999, EVA)).toEqual({ ok: false, error: "NOT_FOUND" });
	});
});

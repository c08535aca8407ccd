import { type KyselyPlugin, sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import type { Db } from "#db/connection/client.ts";
import { feedsPage } from "#services/pages/office/feeds-page.ts";
import { testApp } from "#tests/support/app.ts";
import { describeOnPostgres } from "#tests/support/databases.ts";
import { emptyCatalogue, header, home, runFeed } from "#tests/support/feeds.ts";
import { importFeed } from "./import-feed.ts";

/** What an import does when the database crashes or changes over between two of its statements: unlogged tables are empty then. */

const HOMES = Array.from({ length: 1200 }, (_, at) => home(`a${at + 1}`));

describeOnPostgres("an import whose waiting room is emptied under it", (database) => {
	beforeEach(async () => {
		await emptyCatalogue(database().db);
		await runFeed(database(), [header(), ...HOMES]);
	});

	const crash = () => sql`TRUNCATE import_stage, import_home`.execute(database().db);
	const live = async () =>
		(await database().db.selectFrom("accommodation").select("acco_id").where("status", "=", "live").execute()).length;

	async function expectLost(db: Db, lines: AsyncIterable<string>): Promise<void> {
		const app = { ...testApp(database()), db };
		const imported = importFeed(app, { format: "halcyon", takeOffline: true, sources: [{ name: "feed", lines }] });
		await expect(imported).rejects.toThrow("what was read of the feed is lost: run it again");
		expect(await live()).toBe(HOMES.length);
		const { lines: runs } = await feedsPage(app, ["admin"], {});
		const { open } = await feedsPage(app, ["admin"], { run: String(runs[0]?.id) });
		expect(open).toMatchObject({ state: "failed", issues: [{ expected: expect.stringContaining("run it again") }] });
		// The next one is as if nothing had been.
		expect((await runFeed(database(), [header("full"), ...HOMES])).summary).toMatchObject({ ok: true, offline: 0 });
	}

	it("while it reads takes no home offline, and says that it must be run again", async () => {
		await expectLost(
			database().db,
			(async function* () {
				yield JSON.stringify(header("full"));
				for (const [at, line] of HOMES.entries()) {
					if (at === 900) await crash();
					yield JSON.stringify(line);
				}
			})(),
		);
	});

	it("while it writes takes no home offline, and says that it must be run again", async () => {
		let crashed = false;
		const afterFirstPage: KyselyPlugin = {
			transformQuery: ({ node }) => node,
			transformResult: async ({ result }) => {
				if (!crashed && result.rows[0]?.accoNo !== undefined) {
					crashed = true;
					await crash();
				}
				return result;
			},
		};
		const changed = HOMES.map((line) => ({ ...line, bedrooms: 4 }));
		await expectLost(
			database().db.withPlugin(afterFirstPage),
			(async function* () {
				for (const line of [header("full"), ...changed]) yield JSON.stringify(line);
			})(),
		);
		expect(crashed).toBe(true);
	});
});

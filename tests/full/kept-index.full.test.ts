import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { freshPostgres } from "#tests/support/databases.ts";
import { fillGrowingTables } from "#tests/support/fill-tables.ts";
import { type SiteProcess, startSite } from "#tests/support/site-process.ts";
import { SECRET } from "#tests/support/staff-site.ts";

/** How many homes the site says that it has, in the title of its results. */
async function homesOf({ url }: SiteProcess): Promise<number> {
	const page = await (await fetch(`${url}/en/holiday-home/`)).text();
	return Number(/<title>[^<]*?([\d,]+) holiday homes/.exec(page)?.[1]?.replaceAll(",", ""));
}

it("a site of many homes starts from the index that it kept, and knows what changed while it was away", async () => {
	const database = await freshPostgres();
	const folder = mkdtempSync(join(tmpdir(), "halcyon-kept-"));
	try {
		await fillGrowingTables(database.db);
		const started = async () => {
			let log = "";
			const settings = { DATABASE_URL: database.url ?? "", DATA_DIR: folder, APP_SECRET: SECRET, LOG_LEVEL: "info" };
			const site = await startSite(settings, 300, {
				onLog: (text) => {
					log += text;
				},
			});
			return { site, log: () => log };
		};
		const first = await started();
		await expect.poll(first.log, { timeout: 120_000 }).toContain("search index kept in files");
		const homes = await homesOf(first.site);
		expect(homes).toBeGreaterThan(5_000);
		await first.site.close();

		const { db } = database;
		const live = db.selectFrom("accommodation").select("acco_id").where("status", "=", "live").limit(1);
		await db.updateTable("accommodation").set({ status: "off" }).where("acco_id", "=", live).execute();

		const second = await started();
		expect(second.log()).toContain("search index taken from its files");
		expect(second.log()).not.toContain("search index built");
		expect(await homesOf(second.site)).toBe(homes - 1);
		await second.site.close();
	} finally {
		rmSync(folder, { recursive: true, force: true });
		await database.close();
	}
});

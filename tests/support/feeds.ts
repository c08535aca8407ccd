import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Db } from "#db/connection/client.ts";
import { projectRoot } from "#db/project-root.ts";
import { importFeed } from "#services/import/import-feed.ts";
import type { ImportIssue } from "#services/import/import-types.ts";
import { testApp } from "./app.ts";
import type { TestDatabase } from "./databases.ts";
import { emptyTables } from "./seed-homes.ts";

/** Lines of feeds, and their import into a test database. */

/** The two homes of the price vectors. */
export const H1_H2 = readFileSync(join(projectRoot(), "tests/fixtures/h1-h2.jsonl"), "utf8").trim().split("\n");

export const header = (mode: "full" | "delta" = "delta", changes: object = {}) => ({
	type: "feed",
	version: 1,
	generatedAt: "2027-01-15T06:00:00Z",
	mode,
	currency: "EUR",
	...changes,
});

export const home = (accoId: string, changes: object = {}) => ({
	type: "accommodation",
	accoId,
	status: "live",
	title: { en: `Home ${accoId}` },
	country: "AT",
	region: "Tirol",
	placename: "Kirchberg in Tirol",
	lat: 47.44512,
	lng: 12.31644,
	kind: "chalet",
	bedrooms: 3,
	bathrooms: 2,
	maxGuests: 6,
	bookMode: "instant",
	...changes,
});

export const season = (from: string, to: string, nightCents = 10_000) => ({ from, to, nightCents });

export const rates = (accoId: string, changes: object = {}) => ({
	type: "rates",
	accoId,
	seasons: [season("2027-01-01", "2028-01-01")],
	...changes,
});

export const occupancy = (unit: string, ...periods: [string, string, string?][]) => ({
	type: "occupancy",
	unit,
	periods: periods.map(([arrival, departure, kind = "owner"]) => ({ arrival, departure, kind })),
});

/** Empties everything that an import fills. */
export async function emptyCatalogue(db: Db): Promise<void> {
	const tables = ["accommodation", "unit", "partner", "homeowner", "discount_code", "region", "feed_run", "change_log"];
	await emptyTables(db, tables);
}

/** Imports lines under the file name "feed", at ten o'clock on 15 January 2027. */
export async function runFeed(
	database: TestDatabase,
	lines: readonly (object | string)[],
	dryRun = false,
	takeOffline = false,
) {
	const issues: ImportIssue[] = [];
	const texts = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line)));
	const result = await importFeed(testApp(database), {
		format: "halcyon",
		sources: [{ name: "feed", lines: texts }],
		dryRun,
		takeOffline,
		onIssue: (issueDocuments) => issues.push(issueDocuments),
	});
	return { result, issues, summary: result.ok ? result.value : result.error.summary };
}

/** Live claims on a unit: `owner [2027-03-01,2027-03-08)`. */
export async function blocksOf(db: Db, unit: string): Promise<string[]> {
	const rows = await db
		.selectFrom("occupancy")
		.select(["stay", "kind"])
		.where("unit_id", "=", unit)
		.where("released_at", "is", null)
		.orderBy("stay")
		.execute();
	return rows.map((row) => `${row.kind} ${row.stay}`);
}

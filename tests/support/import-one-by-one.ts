import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { releaseExpiredClaims } from "#db/availability/claims.ts";
import type { Db } from "#db/connection/client.ts";
import { applyPeopleAndCodes, takeMissingOffline } from "#db/import/apply.ts";
import {
	analyzeStage,
	closeFeedRun,
	dropUnknownReferences,
	nextHomes,
	openFeedRun,
	planHomes,
} from "#db/import/stage.ts";
import { projectRoot } from "#db/project-root.ts";
import { applyPlaces } from "#services/import/apply-places.ts";
import { locationScatter } from "#services/import/location-scatter.ts";
import { readHalcyon } from "#services/import/read-halcyon.ts";
import { Staging } from "#services/import/staging.ts";

/**
 * The import as it was before it wrote batches: every line is read, every home is written whole, one after the other,
 * by the functions of the first migrations. What the import in batches is compared with.
 */

const FUNCTIONS: readonly (readonly [migration: string, name: string])[] = [
	["0002_import", "import_apply_facts"],
	["0002_import", "import_apply_home"],
	["0014_booking_engine", "import_apply_arrival"],
	["0096_living", "import_apply_living"],
	["0096_living", "import_apply_reviews"],
];

/** Brings the functions back that migration 0160 replaced. */
export async function installOneByOne(db: Db): Promise<void> {
	for (const [migration, name] of FUNCTIONS) {
		const text = readFileSync(join(projectRoot(), `src/db/migrations/${migration}.sql`), "utf8");
		const found = new RegExp(`CREATE (OR REPLACE )?FUNCTION ${name}\\([^]*?\\n(END )?\\$\\$;`).exec(text);
		if (!found) throw new Error(`${migration} has no function ${name}`);
		await sql.raw(found[0]).execute(db);
	}
}

/** What a run did, in the order and the words of an import's summary; `refused`: homes that could not be stored. */
export interface OneByOne {
	created: number;
	updated: number;
	offline: number;
	rates: number;
	occupancy: number;
	conflicts: number;
	failed: number;
	warnings: number;
	refused: string[];
}

/** Imports lines home by home. Throws for a feed that would be refused as a whole. */
export async function importOneByOne(db: Db, texts: readonly string[], now: Date): Promise<OneByOne> {
	const run = await openFeedRun(db, "halcyon", "feed", now, null);
	const staging = new Staging(db, run, ["feed"], () => {});
	const read = await readHalcyon([{ name: "feed", lines: texts }], staging, await locationScatter(db), () => {});
	if (!read.ok) throw new Error(read.error.expected);
	await staging.flush();
	if (staging.replaced > 0) staging.warn("feed", null, "", "replaced");
	await analyzeStage(db);
	const dropped = await dropUnknownReferences(db, run);
	const did: OneByOne = {
		created: 0,
		updated: 0,
		offline: 0,
		rates: 0,
		occupancy: 0,
		conflicts: 0,
		failed: staging.failed + dropped.length,
		warnings: staging.warnings,
		refused: [],
	};
	await db.transaction().execute(async (trx) => {
		await applyPeopleAndCodes(trx, run);
		await applyPlaces(trx, run);
	});
	await releaseExpiredClaims(db, now);
	await planHomes(db, run);
	for (const { accoId, occupancyUnits } of await nextHomes(db, run, null, 1000)) {
		try {
			const { rows } = await sql<Record<"created" | "updated" | "rates" | "occupancy" | "conflicts", number>>`
				SELECT applied.*, import_apply_reviews(${run}, ${accoId}), import_apply_arrival(${run}, ${accoId}),
					import_apply_living(${run}, ${accoId})
				FROM import_apply_home(${run}, ${accoId}, ${occupancyUnits}::text[]) AS applied`.execute(db);
			for (const name of ["created", "updated", "rates", "occupancy", "conflicts"] as const) {
				did[name] += rows[0]?.[name] ?? 0;
			}
		} catch (error) {
			did.failed++;
			did.refused.push(`${accoId}: ${(error as Error).message}`);
		}
	}
	if (read.value === "full") did.offline = await takeMissingOffline(db, run, null);
	await closeFeedRun(db, run, { ok: true, finishedAt: now, summary: {} });
	return did;
}

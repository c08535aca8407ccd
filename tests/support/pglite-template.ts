import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { createPglite, wrapPglite } from "#db/connection/client.ts";
import { migrate } from "#db/connection/migrate.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** File of a migrated, empty embedded database. */
		pgliteTemplate: string;
	}
}

/** Folder with the database of a site that was migrated and never opened; sites of tests begin with a copy. */
export const DATA_DIR_TEMPLATE = "DATA_DIR_TEMPLATE";

/** Makes the embedded database once for all test files: its first start and the migrations take longer than most tests. */
export default async function setup(project: TestProject): Promise<() => void> {
	const folder = mkdtempSync(join(tmpdir(), "halcyon-pglite-"));
	const file = join(folder, "template.tar");
	const pglite = await createPglite("memory://");
	await migrate(wrapPglite(pglite).db);
	const dump = await pglite.dumpDataDir("none");
	writeFileSync(file, new Uint8Array(await dump.arrayBuffer()));
	await pglite.close();
	const onDisk = await createPglite(join(folder, "pg"), dump);
	await onDisk.close();
	process.env[DATA_DIR_TEMPLATE] = folder;
	project.provide("pgliteTemplate", file);
	return () => rmSync(folder, { recursive: true, force: true });
}

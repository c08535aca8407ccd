import { rm } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase } from "#db/connection/client.ts";
import type { Env } from "../env.ts";
import { type RestoreFailure, restoreBackup, writeBackup } from "./backup-file.ts";

/** Restoring and moving, from a terminal, with the site stopped. Both answer the process's exit code. */

const SAID: Readonly<Record<RestoreFailure, string>> = {
	BROKEN: "this is no backup, or not a whole one; nothing was changed",
	NEWER: "this backup is of a newer version; nothing was changed",
	HOLDS: "the database is not empty; with --force what it holds is gone. Nothing was changed",
};

type Target = Pick<Env, "databaseUrl" | "dataDir">;

/** Restores a backup into the database and data folder of the settings. */
export async function restoreInto(env: Target, path: string, force: boolean): Promise<0 | 1> {
	// The lock of the embedded database says so when the site has it open.
	const database = await openDatabase(env);
	try {
		const done = await restoreBackup(path, database.db, env.dataDir, { force });
		if (done.ok) console.log(`${done.value.rows} rows, ${done.value.files} files`);
		else console.error(SAID[done.error]);
		return done.ok ? 0 : 1;
	} finally {
		await database.close();
	}
}

/** Copies the embedded database to PostgreSQL; the data folder, which stays in use, keeps its files. */
export async function moveTo(env: Target, to: string, force: boolean): Promise<0 | 1> {
	if (env.databaseUrl !== null) {
		console.error("DATABASE_URL is set: there is no embedded database to move");
		return 1;
	}
	const path = join(env.dataDir, `move-${process.pid}.backup`);
	try {
		const embedded = await openDatabase(env);
		try {
			await writeBackup(embedded.db, env.dataDir, path);
		} finally {
			await embedded.close();
		}
		const code = await restoreInto({ databaseUrl: to, dataDir: env.dataDir }, path, force);
		if (code === 0) {
			console.log(`Start the site with DATABASE_URL, and with APP_SECRET from ${join(env.dataDir, "app-secret")}`);
		}
		return code;
	} finally {
		await rm(path, { force: true });
	}
}

import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { randomId } from "../signed-id.ts";
import type { CvKind } from "./check-cv.ts";

/** Applicants' files: under names of our own, readable by the product alone, in a folder that nothing serves. */

const FILE_NAME = /^[\w-]{22}\.(?:pdf|doc|docx|odt)$/;

/** Keeps a file; answers its name. */
export async function keepCv(folder: string, kind: CvKind, bytes: Uint8Array): Promise<string> {
	const name = `${randomId()}.${kind}`;
	await mkdir(folder, { recursive: true, mode: 0o700 });
	await writeFile(join(folder, name), bytes, { mode: 0o600, flag: "wx" });
	return name;
}

/** The bytes of a file; null: it is gone. */
export async function readCv(folder: string, name: string): Promise<Uint8Array | null> {
	if (!FILE_NAME.test(name)) throw new Error("no name of a kept CV");
	return readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return null;
		throw error;
	});
}

/** Deletes a file; one that is gone already is no failure. */
export async function dropCv(folder: string, name: string): Promise<void> {
	if (!FILE_NAME.test(name)) throw new Error("no name of a kept CV");
	await rm(join(folder, name), { force: true });
}

/** Files written before an instant, known to the database or not. */
export async function cvsBefore(folder: string, instant: Date): Promise<readonly string[]> {
	const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return [];
		throw error;
	});
	const old: string[] = [];
	for (const name of names.filter((name) => FILE_NAME.test(name))) {
		const found = await stat(join(folder, name)).catch(() => null);
		if (found && found.mtime < instant) old.push(name);
	}
	return old;
}

import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, existsSync } from "node:fs";
import { chmod, mkdir, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { Db } from "#db/connection/client.ts";
import { type Migration, migrate, readMigrations } from "#db/connection/migrate.ts";
import { clearDatabase, type DumpLine, dumpTables, holdsAnything, restoreTables } from "#db/operations/dump.ts";
import { fail, ok, type Result } from "#domain/result.ts";

/**
 * A backup: gzip of JSON lines. First the version and the migrations, then tables with their rows, then the files of
 * DATA_DIR, and last the SHA-256 of all lines before.
 */

const FORMAT = 1;
/** What DATA_DIR holds that is not made again: secrets, and what applicants sent along. Pictures and content are copies. */
const KEPT_FILES = ["app-secret", "preview-token"] as const;
const KEPT_FOLDERS = ["cv"] as const;

type FileLine = { readonly file: string; readonly base64: string };
type BackupLine =
	| { readonly halcyon: number; readonly migrations: readonly string[] }
	| DumpLine
	| FileLine
	| { readonly sha256: string };

export interface BackupMade {
	readonly rows: number;
	readonly files: number;
}

/**
 * Writes a backup of a database and a data folder; the file appears when it is whole, readable by its owner alone.
 * Throws where it cannot be written (no right, a full disk), and leaves nothing of it behind.
 */
export async function writeBackup(db: Db, dataDir: string, path: string): Promise<BackupMade> {
	await mkdir(dirname(path), { recursive: true });
	const part = `${path}.part`;
	const target = await open(part, "w", 0o600);
	const zip = createGzip();
	const written = pipeline(zip, target.createWriteStream());
	// It is awaited where lines are written and at the end; until then its failure ends no process.
	written.catch(() => {});
	const hash = createHash("sha256");
	const write = async (line: BackupLine) => {
		const text = `${JSON.stringify(line)}\n`;
		if (!("sha256" in line)) hash.update(text);
		// A target that failed takes the stream before it along, which then takes nothing more.
		if (zip.destroyed) await written;
		if (!zip.write(text)) await once(zip, "drain");
	};
	let [rows, files] = [0, 0];
	try {
		await dumpTables(db, async (line) => {
			if ("row" in line) rows++;
			await write("migrations" in line ? { halcyon: FORMAT, ...line } : line);
		});
		for (const file of await keptFiles(dataDir)) {
			await write({ file, base64: (await readFile(join(dataDir, file))).toString("base64") });
			files++;
		}
		await write({ sha256: hash.digest("hex") });
		zip.end();
		await written;
		await rename(part, path);
	} catch (error) {
		zip.destroy();
		await written.catch(() => {});
		await rm(part, { force: true });
		throw error;
	}
	return { rows, files };
}

async function keptFiles(dataDir: string): Promise<readonly string[]> {
	const found: string[] = KEPT_FILES.filter((name) => existsSync(join(dataDir, name)));
	for (const folder of KEPT_FOLDERS) {
		const entries = await readdir(join(dataDir, folder), { withFileTypes: true }).catch(() => []);
		found.push(...entries.filter((entry) => entry.isFile()).map(({ name }) => `${folder}/${name}`));
	}
	return found;
}

/** `BROKEN`: not a backup, or not whole; `NEWER`: of a version after this one; `HOLDS`: the target is not empty. */
export type RestoreFailure = "BROKEN" | "NEWER" | "HOLDS";

/**
 * Puts a backup into a database and a data folder. The file is read whole and checked before anything changes.
 *
 * @param options.force also into a target that holds something, which is gone then
 */
export async function restoreBackup(
	path: string,
	db: Db,
	dataDir: string,
	{ force = false }: { readonly force?: boolean } = {},
): Promise<Result<BackupMade, RestoreFailure>> {
	const checked = await checkBackup(path);
	if (!checked.ok) return checked;
	if (!force && (await holdsAnything(db))) return fail("HOLDS");
	await clearDatabase(db);
	const files: FileLine[] = [];
	const rows = await restoreTables(db, checked.value, rowLines(path, files));
	for (const { file, base64 } of files) {
		const to = join(dataDir, file);
		await mkdir(dirname(to), { recursive: true });
		await writeFile(to, Buffer.from(base64, "base64"), { mode: 0o600 });
		await chmod(to, 0o600);
	}
	// What this version has added since.
	await migrate(db);
	return ok({ rows, files: files.length });
}

/** Reads a backup to its end; answers the migrations that its tables are made by. */
async function checkBackup(path: string): Promise<Result<readonly Migration[], "BROKEN" | "NEWER">> {
	const hash = createHash("sha256");
	let [names, said]: [readonly string[] | null, string | null] = [null, null];
	try {
		for await (const text of textLines(path)) {
			if (said !== null) return fail("BROKEN");
			const line = JSON.parse(text) as BackupLine;
			if ("sha256" in line) {
				said = line.sha256;
				continue;
			}
			if (names === null) {
				if (!("halcyon" in line)) return fail("BROKEN");
				if (line.halcyon > FORMAT) return fail("NEWER");
				names = line.migrations;
			}
			if ("file" in line && !isKept(line.file)) return fail("BROKEN");
			hash.update(`${text}\n`);
		}
	} catch {
		return fail("BROKEN");
	}
	if (names === null || said !== hash.digest("hex")) return fail("BROKEN");
	const applied = new Set(names);
	const migrations = readMigrations().filter(({ name }) => applied.has(name));
	return migrations.length === applied.size ? ok(migrations) : fail("NEWER");
}

/** A file is put nowhere but where backups take files from. */
function isKept(file: string): boolean {
	const [folder, name, ...more] = file.split("/");
	if (name === undefined) return KEPT_FILES.some((kept) => kept === folder);
	return more.length === 0 && KEPT_FOLDERS.some((kept) => kept === folder) && /^[\w-][\w.-]*$/.test(name);
}

async function* rowLines(path: string, files: FileLine[]): AsyncGenerator<DumpLine> {
	for await (const text of textLines(path)) {
		const line = JSON.parse(text) as BackupLine;
		if ("file" in line) files.push(line);
		else if (!("halcyon" in line) && !("sha256" in line)) yield line;
	}
}

function textLines(path: string): AsyncIterable<string> {
	const unzipped = createGunzip();
	const source = createReadStream(path);
	source.on("error", (error) => unzipped.destroy(error));
	return createInterface({ input: source.pipe(unzipped), crlfDelay: Number.POSITIVE_INFINITY });
}

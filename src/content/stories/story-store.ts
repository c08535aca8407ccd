import { existsSync, type FSWatcher, watch } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { ContentLog } from "./log.ts";
import { buildSpace, type ReadDatasource, type ReadStory, type Space } from "./space.ts";
import { datasourceFileSchema, parseFile, storyFileSchema } from "./story-file.ts";

/** The stories of a folder tree, kept up with its files. */
export interface StoryStore {
	/** The stories of this moment; never half of a change. */
	space(): Space;
	/** Checks the files now instead of waiting for a change event. */
	reload(): Promise<void>;
	close(): void;
}

/** Where data sources lie, below the content folder. */
const DATASOURCES = "_datasources";
/** A burst of changes (an editor's save, a checkout) is one reload. */
const SETTLE_MS = 80;
/** Interval of checking the files where the system sends no change events, milliseconds. */
const POLL_MS = 2000;

interface KeptFile {
	readonly stamp: string;
	readonly read: ReadStory | ReadDatasource | null;
}

/**
 * Reads every `*.json` below `folder` and watches it. A file that cannot be read keeps its last good state and is
 * logged once a change; names that start with `_` or `.` are no stories. A folder that is not there is an empty
 * space.
 */
export async function openStoryStore(
	folder: string,
	{ log, watched = true, onSpace }: StoreOptions,
): Promise<StoryStore> {
	const kept = new Map<string, KeptFile>();
	let space: Space = buildSpace([], [], 0);
	let reloading: Promise<void> | null = null;
	let again = false;

	async function readAll(): Promise<void> {
		const found = await listFiles(folder);
		let changed = kept.size !== found.size;
		for (const path of kept.keys()) if (!found.has(path)) kept.delete(path);
		let newest = 0;
		for (const [path, { stamp, changedAt }] of found) {
			newest = Math.max(newest, Math.floor(changedAt.getTime() / 1000));
			const before = kept.get(path);
			if (before?.stamp === stamp) continue;
			changed = true;
			const read = await readOne(folder, path, changedAt, log);
			kept.set(path, { stamp, read: read ?? before?.read ?? null });
		}
		if (!changed) return;
		const reads = [...kept.values()].map(({ read }) => read).filter((read) => read !== null);
		const stories = reads.filter((read): read is ReadStory => "path" in read);
		const datasources = reads.filter((read): read is ReadDatasource => "slug" in read);
		// The first version is the newest file's, so that processes over the same files agree; it only grows.
		space = buildSpace(stories, datasources, Math.max(newest, space.cv === 0 ? 1 : space.cv + 1));
		onSpace?.(space);
	}

	/** One reading at a time; a change during it is read after it. */
	function reload(): Promise<void> {
		if (reloading) {
			again = true;
			return reloading;
		}
		reloading = (async () => {
			do {
				again = false;
				await readAll();
			} while (again);
		})().finally(() => {
			reloading = null;
		});
		return reloading;
	}

	await reload();
	const stop = watched ? watchFolder(folder, () => void reload().catch(report), log) : () => {};
	function report(error: unknown): void {
		log.error({ error: String(error) }, "stories cannot be read again");
	}
	return { space: () => space, reload, close: stop };
}

export interface StoreOptions {
	readonly log: ContentLog;
	/** False: only `reload` looks at the files. */
	readonly watched?: boolean;
	/** Called with each new state, the first included. */
	readonly onSpace?: (space: Space) => void;
}

async function listFiles(folder: string): Promise<Map<string, { stamp: string; changedAt: Date }>> {
	const found = new Map<string, { stamp: string; changedAt: Date }>();
	if (!existsSync(folder)) return found;
	for (const name of (await readdir(folder, { recursive: true })).sort()) {
		const path = name.replaceAll("\\", "/");
		if (!path.endsWith(".json") || !isContent(path)) continue;
		try {
			const { mtime, mtimeMs, size, ino } = await stat(join(folder, name));
			found.set(path, { stamp: `${mtimeMs}-${size}-${ino}`, changedAt: mtime });
		} catch (error) {
			// Gone since the folder was listed.
			if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
		}
	}
	return found;
}

function isContent(path: string): boolean {
	const parts = path.split("/");
	return parts[0] === DATASOURCES ? parts.length === 2 : parts.every((part) => !/^[._]/.test(part));
}

async function readOne(
	folder: string,
	path: string,
	changedAt: Date,
	log: ContentLog,
): Promise<ReadStory | ReadDatasource | null> {
	let text: string;
	try {
		text = await readFile(join(folder, path), "utf8");
	} catch (error) {
		log.warn({ file: path, problems: [String(error)] }, "story file refused; the last good copy stays");
		return null;
	}
	const bare = path.slice(0, -".json".length);
	if (path.startsWith(`${DATASOURCES}/`)) {
		const parsed = parseFile(datasourceFileSchema, text);
		if (parsed.ok) return { slug: bare.slice(DATASOURCES.length + 1), file: parsed.file };
		log.warn({ file: path, problems: parsed.problems }, "data source refused; the last good copy stays");
		return null;
	}
	const parsed = parseFile(storyFileSchema, text);
	if (parsed.ok) return { path: bare, file: parsed.file, changedAt };
	log.warn({ file: path, problems: parsed.problems }, "story file refused; the last good copy stays");
	return null;
}

/** Calls `changed` after each burst of changes below the folder. */
function watchFolder(folder: string, changed: () => void, log: ContentLog): () => void {
	let timer: NodeJS.Timeout | null = null;
	let watcher: FSWatcher | null = null;
	let poll: NodeJS.Timeout | null = null;
	const startPolling = () => {
		watcher?.close();
		poll ??= setInterval(changed, POLL_MS).unref();
	};
	try {
		watcher = watch(folder, { recursive: true, persistent: false }, () => {
			timer ??= setTimeout(() => {
				timer = null;
				changed();
			}, SETTLE_MS).unref();
		});
		watcher.on("error", startPolling);
	} catch (error) {
		log.warn({ error: String(error) }, "the system does not tell of changed stories; they are looked for");
		startPolling();
	}
	return () => {
		watcher?.close();
		if (timer) clearTimeout(timer);
		if (poll) clearInterval(poll);
	};
}

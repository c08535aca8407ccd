import type { MemoryIndex } from "#search/memory/memory-index.ts";
import type { Page } from "#search/memory/page.ts";
import type { Db } from "../../connection/client.ts";
import type { CatalogueCopy, FeedLog } from "../change-feed.ts";
import type { CopyPosition } from "../feed-loop.ts";
import { openKeptIndex } from "./kept-index.ts";

export interface KeepSettings {
	/** Made when there is something to keep; its files are this product's alone. */
	readonly folder: string;
	/** Fewer homes are read from the database as quickly. */
	readonly leastHomes?: number;
	/** Milliseconds between two writings while homes change. */
	readonly everyMs?: number;
}

/** Some three seconds of reading. */
const LEAST_HOMES = 5_000;
const EVERY_MS = 10 * 60 * 1000;
/** An index that nothing changed is written all the same so often: positions of the log grow old. */
const UNCHANGED_TIMES = 6;

/** Keeps the current index in files as it changes, beside what else the process does. A writing that fails is tried again later. */
export function keepIndex(current: () => MemoryIndex, db: Db, settings: KeepSettings, log: FeedLog) {
	const { folder, leastHomes = LEAST_HOMES, everyMs = EVERY_MS } = settings;
	const files = openKeptIndex(db, folder);
	const ending = new AbortController();
	let writing: Promise<void> | null = null;
	let begunAt = Number.NEGATIVE_INFINITY;
	let kept: readonly Page[] = [];

	const write = async (position: CopyPosition) => {
		const image = current().image();
		if (!image) return;
		const started = performance.now();
		try {
			// Of processes that share a folder one keeps the index of all.
			if (((await files.age()) ?? Number.POSITIVE_INFINITY) < everyMs) return;
			await files.write(image, position, ending.signal);
			kept = image.pages;
			log.info({ homes: current().size, ms: Math.round(performance.now() - started) }, "search index kept in files");
		} catch (error) {
			if (!ending.signal.aborted) log.warn({ error: String(error) }, "search index could not be kept in files");
		}
	};

	const ofCopy: Required<Pick<CatalogueCopy, "takeKept" | "settled">> = {
		takeKept: async () => {
			const found = await files.read();
			if (!found) return null;
			current().takeImage(found.image);
			kept = found.image.pages;
			begunAt = performance.now();
			return { day: found.image.day, position: found.position };
		},
		settled: (position) => {
			const since = performance.now() - begunAt;
			if (writing || ending.signal.aborted || current().size < leastHomes || since < everyMs) return;
			const pages = current().image()?.pages ?? [];
			const isKept = pages.length === kept.length && pages.every((page, at) => page === kept[at]);
			if (isKept && since < everyMs * UNCHANGED_TIMES) return;
			begunAt = performance.now();
			writing = write(position()).finally(() => {
				writing = null;
			});
		},
	};
	return {
		ofCopy,
		/** Ends a writing; what was kept before it stays. */
		close: async () => {
			ending.abort();
			await writing;
		},
	};
}

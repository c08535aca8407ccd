import type { Db } from "#db/client.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { OutboundFetch } from "../outbound-fetch.ts";
import { remoteUrlOf } from "./home-pictures.ts";
import { createLanes } from "./lanes.ts";
import type { PictureCache } from "./picture-cache.ts";
import type { PictureFailure } from "./pictures.ts";
import { isPicture, normalizePicture } from "./render-picture.ts";

/** Pictures that feeds name on other hosts. */
export interface RemotePictures {
	/** The picture as it is kept for all its sizes; fetched once. */
	load(accoId: string, hash: string): Promise<Result<Buffer, PictureFailure>>;
}

const MAX_BYTES = 15 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
const FETCHES_AT_ONCE = 4;
/** Who waits longer than this for its turn is told to come again: a page must not hang on hosts that are down. */
const MAX_WAITING = 24;
/** A host that fails is left alone for this long. */
const FAILURE_MS = 5 * 60_000;
const MAX_FAILURES = 20_000;

export function createRemotePictures({
	db,
	fetch,
	cache,
}: {
	readonly db: Db;
	readonly fetch: OutboundFetch;
	readonly cache: PictureCache;
}): RemotePictures {
	const lanes = createLanes(FETCHES_AT_ONCE);
	const loading = new Map<string, Promise<Result<Buffer, PictureFailure>>>();
	/** Until when pictures and hosts that failed are not asked again. */
	const failedUntil = new Map<string, number>();

	const failing = (name: string) => (failedUntil.get(name) ?? 0) > Date.now();
	const remember = (name: string) => {
		if (failedUntil.size >= MAX_FAILURES) failedUntil.clear();
		failedUntil.set(name, Date.now() + FAILURE_MS);
	};

	const download = async (url: string, key: string): Promise<Result<Buffer, PictureFailure>> => {
		const { host } = new URL(url);
		if (failing(url) || failing(host)) return fail("UNREACHABLE");
		const answer = await fetch(url, {
			maxBytes: MAX_BYTES,
			timeoutMs: TIMEOUT_MS,
			headers: { Accept: "image/webp,image/jpeg,image/png,image/*" },
		});
		if (!answer.ok || answer.value.status !== 200 || !(await isPicture(answer.value.body))) {
			// A host without connection fails for all its pictures, a missing picture only for itself.
			remember(!answer.ok && answer.error !== "TOO_LARGE" ? host : url);
			return fail("UNREACHABLE");
		}
		try {
			const master = await normalizePicture(answer.value.body);
			await cache.put(key, master);
			return ok(master);
		} catch {
			remember(url);
			return fail("UNREACHABLE");
		}
	};

	const load = async (accoId: string, hash: string, key: string): Promise<Result<Buffer, PictureFailure>> => {
		const url = await remoteUrlOf(db, accoId, hash);
		if (!url) return fail("NOT_FOUND");
		const kept = await cache.get(key);
		if (kept) return ok(kept);
		if (failing(url) || failing(new URL(url).host) || lanes.busy > MAX_WAITING) return fail("UNREACHABLE");
		return lanes.run("visitor", () => download(url, key));
	};

	return {
		load: (accoId, hash) => {
			const key = `master ${accoId} ${hash}`;
			const running = loading.get(key);
			if (running) return running;
			const loaded = load(accoId, hash, key).finally(() => loading.delete(key));
			loading.set(key, loaded);
			return loaded;
		},
	};
}

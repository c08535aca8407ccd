import { AJAXError, addProtocol, type Map as MapLibreMap } from "maplibre-gl";
import type { MapTilesView } from "#site/views/page-view.ts";
import { withGround } from "./tile-ground.ts";

/** Brings tiles of streets from our own server into a map, few at a time, and those that were not there yet later. */

export const STREETS = "streets";
const PROTOCOL = "halcyon";
/** Over HTTP/1 a browser has six connections to a host; pins and lists need some of them. */
const MOST_AT_ONCE = 4;
/** So often a map asks again for what the server did not have yet, and waits twice as long each time. */
const MOST_QUESTIONS = 5;
const ON_ITS_WAY_MS = 500;

/** The tiles of this page; one page has one kind. */
let source: MapTilesView | null = null;
/** Maps that wait for what the server has not yet. */
const waiting = new Set<(seconds: number) => void>();
const queue: (() => void)[] = [];
let running = 0;

/** What a vector source names as its tiles. */
export function streetsAddress(tiles: MapTilesView): string {
	if (!source) addProtocol(PROTOCOL, ({ url }, { signal }) => loadTile(url, signal));
	source = tiles;
	return `${PROTOCOL}://{z}/{x}/{y}`;
}

async function loadTile(url: string, signal: AbortSignal): Promise<{ data: ArrayBuffer }> {
	const [z = 0, x = 0, y = 0] = url
		.slice(PROTOCOL.length + 3)
		.split("/")
		.map(Number);
	const { path = "", bounds = null } = source ?? {};
	const address = path.replace("{z}", `${z}`).replace("{x}", `${x}`).replace("{y}", `${y}`);
	const answer = await inTurn(signal, async () => {
		const response = await fetch(address, { signal });
		return { response, body: response.status === 200 ? await response.arrayBuffer() : null };
	}).catch((error: unknown) => {
		signal.throwIfAborted();
		// Away, or offline: the map below stays, as it does where there is no tile.
		if (error instanceof TypeError) return null;
		throw error;
	});
	const seconds = Number(answer?.response.headers.get("Retry-After") ?? 0);
	if (seconds > 0) for (const ask of waiting) ask(seconds);
	// The engine takes this one as "nothing there", without a word.
	if (!answer?.body) throw new AJAXError(404, "No tile", url, new Blob());
	return { data: withGround(answer.body, { z, x, y }, bounds) };
}

async function inTurn<Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
	if (running >= MOST_AT_ONCE) {
		await new Promise<void>((resolve, reject) => {
			const start = () => {
				signal.removeEventListener("abort", leave);
				resolve();
			};
			const leave = () => {
				const at = queue.indexOf(start);
				if (at >= 0) queue.splice(at, 1);
				reject(signal.reason);
			};
			signal.addEventListener("abort", leave, { once: true });
			queue.push(start);
		});
	}
	running++;
	try {
		return await work();
	} finally {
		running--;
		queue.shift()?.();
	}
}

/** Asks again for tiles that the server said may come; ends with the map. */
export function askAgain(map: MapLibreMap): void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let tries = 0;
	const ask = (seconds: number) => {
		if (timer !== undefined || tries >= MOST_QUESTIONS) return;
		timer = setTimeout(refresh, seconds * 1_000 * 2 ** tries);
		tries++;
	};
	const refresh = () => {
		timer = undefined;
		if (!map.getSource(STREETS)) return;
		// A tile that is on its way would be read again from what came, not asked for again.
		if (map.isSourceLoaded(STREETS)) map.refreshTiles(STREETS);
		else timer = setTimeout(refresh, ON_ITS_WAY_MS);
	};
	// Somewhere else it may be answered at once.
	const anew = () => {
		tries = 0;
	};
	waiting.add(ask);
	map.on("moveend", anew);
	map.on("remove", () => {
		clearTimeout(timer);
		waiting.delete(ask);
	});
}

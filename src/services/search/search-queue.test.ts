import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { slices } from "#search/memory/steps.ts";
import { memoryLog } from "#tests/support/app.ts";
import { type Asker, onBehalfOf } from "./asker.ts";
import { type SearchBounds, SearchBusyError, searchQueue } from "./search-queue.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** A queue whose searches end when they are told to. */
function queueOf(bounds: SearchBounds, atOnce = 1) {
	const log = memoryLog();
	const queued = searchQueue(bounds, log, { atOnce, waitMs: 5_000 });
	const begun: string[] = [];
	const ends = new Map<string, () => void>();
	const ask = (name: string, asker: Asker | null) => {
		const work = () =>
			queued(async () => {
				begun.push(name);
				await new Promise<void>((resolve) => ends.set(name, resolve));
				return name;
			}).catch((error: unknown) => (error instanceof SearchBusyError ? error.reason : Promise.reject(error)));
		return asker ? onBehalfOf(asker, work) : work();
	};
	const end = async (name: string) => {
		await settled();
		const finish = ends.get(name);
		if (!finish) throw new Error(`${name} does not run`);
		finish();
		await settled();
	};
	return { ask, end, begun, log };
}

/** Turns are given between requests. */
async function settled() {
	for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
}

const of = (network: string | null, isGone = false): Asker & { isGone: boolean } => ({ network, isGone });
const UNBOUND = { all: 0, network: 0 };

it("searches of one network wait for each other, and one of another network comes before the second of the first", async () => {
	const { ask, end, begun } = queueOf(UNBOUND);
	const answers = ["a1", "a2", "a3", "b1"].map((name) => ask(name, of(name[0] ?? "")));
	await settled();
	expect(begun).toEqual(["a1"]);
	for (const name of ["a1", "b1", "a2", "a3"]) await end(name);
	expect(begun).toEqual(["a1", "b1", "a2", "a3"]);
	expect(await Promise.all(answers)).toEqual(["a1", "a2", "a3", "b1"]);
});

it("beyond the bound of a network, and that of the process, a search is refused at once", async () => {
	const { ask, end, log } = queueOf({ all: 4, network: 2 });
	const taken = [ask("a1", of("a")), ask("a2", of("a"))];
	expect(await ask("a3", of("a"))).toBe("network");
	taken.push(ask("b1", of("b")), ask("c1", of("c")));
	expect(await ask("d1", of("d"))).toBe("full");
	await settled();
	await end("a1");
	taken.push(ask("a4", of("a")));
	for (const name of ["b1", "c1", "a2", "a4"]) await end(name);
	expect(await Promise.all(taken)).toEqual(["a1", "a2", "b1", "c1", "a4"]);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(log.lines.map((line) => JSON.parse(line))).toEqual([
		{ level: "warn", refused: 2, message: "searches refused" },
	]);
});

it("searches that are over at once wait for each other too, so that what else is requested comes in between", async () => {
	const queued = searchQueue({ all: 2, network: 0 }, memoryLog());
	const done: string[] = [];
	const ask = (name: string) =>
		onBehalfOf(of("a"), () => queued(async () => void done.push(name)).catch((error: SearchBusyError) => error.reason));
	const answers = [ask("1"), ask("2"), ask("3")];
	expect(done).toEqual([]);
	await new Promise((resolve) => setImmediate(resolve));
	expect(done).toEqual(["1"]);
	expect(await Promise.all(answers)).toEqual([undefined, undefined, "full"]);
});

it("where nothing says the network, and for what the house does itself, only the process's bound stands", async () => {
	const { ask } = queueOf({ all: 2, network: 1 });
	void ask("n1", of(null));
	void ask("n2", of(null));
	expect(await ask("n3", of(null))).toBe("full");
	const { begun, ask: askFree } = queueOf({ all: 1, network: 1 });
	void askFree("x", of("x"));
	void askFree("own", null);
	await settled();
	expect(begun).toEqual(["own", "x"]);
});

it("a search whose visitor has gone before its turn is not computed, and gives its place to another", async () => {
	const { ask, end, begun } = queueOf({ all: 0, network: 2 });
	const leaving = of("a");
	const [first, second] = [ask("a1", of("a")), ask("a2", leaving)];
	leaving.isGone = true;
	const third = ask("a3", of("a"));
	expect(await second).toBe("gone");
	expect(await ask("a4", of("a", true))).toBe("gone");
	await settled();
	await end("a1");
	await end("a3");
	expect([await first, await third, begun]).toEqual(["a1", "a3", ["a1", "a3"]]);
	const { ask: later, end: endLater, begun: begunLater } = queueOf(UNBOUND);
	const gone = of("a");
	void later("a1", of("a"));
	const waiting = later("a2", gone);
	await settled();
	gone.isGone = true;
	await endLater("a1");
	expect([await waiting, begunLater]).toEqual(["gone", ["a1"]]);
});

it("a search that did not begin within five seconds is refused, and one that fails gives its turn on", async () => {
	const { ask, end, begun } = queueOf(UNBOUND);
	void ask("a1", of("a"));
	const late = ask("a2", of("a"));
	await settled();
	await vi.advanceTimersByTimeAsync(5_001);
	expect(await late).toBe("late");
	const next = ask("b1", of("b"));
	await end("a1");
	await end("b1");
	expect([await next, begun]).toEqual(["b1", ["a1", "b1"]]);
	const queued = searchQueue(UNBOUND, memoryLog(), { atOnce: 1 });
	const failing = onBehalfOf(of("a"), () => queued(() => Promise.reject(new Error("broken"))));
	const after = onBehalfOf(of("a"), () => queued(async () => "next"));
	await expect(failing).rejects.toThrow("broken");
	expect(await after).toBe("next");
});

it("a search whose visitor goes while it runs is given up at its next pause", async () => {
	const queued = searchQueue(UNBOUND, memoryLog(), { atOnce: 1, waitMs: 5_000 });
	const run = slices(0);
	const visitor = of("a");
	let steps = 0;
	function* search() {
		for (;;) {
			if (++steps === 3) visitor.isGone = true;
			yield;
		}
	}
	const answer = onBehalfOf(visitor, () => queued((isWanted) => run(search, isWanted)));
	await expect(answer).rejects.toMatchObject({ name: "SearchBusyError", reason: "gone" });
	expect(steps).toBe(3);
});

import { afterEach, expect, test, vi } from "vitest";
import { within } from "./prefetch.ts";

afterEach(() => vi.unstubAllGlobals());

/** Fetches that end when they are told to. */
function fetches(count: number) {
	const begun: (() => void)[] = [];
	const done = Array.from({ length: count }, () => within(() => new Promise<void>((resolve) => begun.push(resolve))));
	return { begun, done };
}

test("at most five routes are fetched ahead at once; a sixth waits for nobody, and the next goes when one is here", async () => {
	vi.stubGlobal("navigator", {});
	const { begun, done } = fetches(7);
	expect(begun).toHaveLength(5);
	begun[0]?.();
	await done[0];
	void within(() => new Promise<void>((resolve) => begun.push(resolve)));
	expect(begun).toHaveLength(6);
	for (const end of begun) end();
	await Promise.all(done);
});

test("one that fails makes room for the next, and is no error before it is needed", async () => {
	vi.stubGlobal("navigator", {});
	await within(() => Promise.reject(new Error("lost")));
	const { begun, done } = fetches(6);
	expect(begun).toHaveLength(5);
	for (const end of begun) end();
	await Promise.all(done);
});

test.each([
	[{ saveData: true }],
	[{ effectiveType: "2g" }],
	[{ effectiveType: "slow-2g" }],
])("nothing is fetched ahead on a thrifty connection: %o", async (connection) => {
	vi.stubGlobal("navigator", { connection });
	const { begun, done } = fetches(1);
	await Promise.all(done);
	expect(begun).toHaveLength(0);
});

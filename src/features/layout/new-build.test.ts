import type { AnyRouter } from "@tanstack/react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { reloadOnce, watchBuilds } from "./new-build.ts";

test("a chunk-load error triggers one page reload per path within a ten-second window", () => {
	const first = reloadOnce("/a", 0, null);
	expect(first).toEqual({ path: "/a", expires: 10_000 });
	expect(reloadOnce("/a", 9_999, first)).toBeNull();
	expect(reloadOnce("/a", 10_000, first)).toBeNull();
	expect(reloadOnce("/a", 10_001, first)).not.toBeNull();
});

test("only the last path is remembered", () => {
	const atA = reloadOnce("/a", 0, null);
	const atB = reloadOnce("/b", 5_000, atA);
	expect(atB).toEqual({ path: "/b", expires: 15_000 });
	expect(reloadOnce("/a", 6_000, atB)).not.toBeNull();
});

describe("the build of a page that is open", () => {
	const router = { subscribe: () => () => {} } as unknown as AnyRouter;
	let requests: string[];
	/** What waits for the browser to be idle. */
	let idle: (() => void)[];

	beforeEach(() => {
		vi.useFakeTimers();
		requests = [];
		idle = [];
		vi.stubGlobal("fetch", async (address: string) => {
			requests.push(address.replace(/\?.*/, ""));
			return Response.json({ id: "b1" });
		});
		vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
		vi.stubGlobal("cancelIdleCallback", (handle: number) => idle.splice(handle - 1, 1));
		vi.stubGlobal("navigator", {});
	});
	afterEach(() => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
	});

	test("its manifest is fetched one second after the page is idle, however long that takes", () => {
		const stop = watchBuilds(router, "b1");
		vi.advanceTimersByTime(30_000);
		expect(requests).toEqual([]);
		for (const work of idle) work();
		vi.advanceTimersByTime(999);
		expect(requests).toEqual([]);
		vi.advanceTimersByTime(1);
		expect(requests).toEqual(["/builds/meta/b1.json"]);
		vi.advanceTimersByTime(60_000);
		expect(requests).toHaveLength(1);
		stop();
	});

	test("no manifest is fetched to save data, nor by a page that is left before its second is over", () => {
		vi.stubGlobal("navigator", { connection: { saveData: true } });
		watchBuilds(router, "b1")();
		expect(idle).toEqual([]);
		vi.stubGlobal("navigator", {});
		const stop = watchBuilds(router, "b1");
		for (const work of idle) work();
		vi.advanceTimersByTime(500);
		stop();
		vi.advanceTimersByTime(10_000);
		expect(requests).toEqual([]);
	});

	test("the latest build is asked for each hour, first after one", () => {
		const stop = watchBuilds(router, "b1");
		vi.advanceTimersByTime(3_599_999);
		expect(requests).toEqual([]);
		vi.advanceTimersByTime(1);
		expect(requests).toEqual(["/builds/latest.json"]);
		vi.advanceTimersByTime(3_600_000);
		expect(requests).toHaveLength(2);
		stop();
	});
});

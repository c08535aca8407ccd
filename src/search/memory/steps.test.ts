import { describe, expect, it } from "vitest";
import { atOnce, SearchAbandonedError, type Steps, slices } from "./steps.ts";

/** A search of so many steps that notes what it does. */
function* search(name: string, steps: number, done: string[]): Steps<string> {
	for (let step = 0; step < steps; step++) {
		done.push(`${name}${step}`);
		yield;
	}
	return name;
}

const always = () => true;
/** A pause after every step. */
const EACH = 0;

describe("searches in steps", () => {
	it("give the same answer at once and in slices", async () => {
		const done: string[] = [];
		expect(atOnce(search("a", 3, done))).toBe("a");
		expect(await slices(EACH)(() => search("a", 3, done), always)).toBe("a");
		expect(done).toEqual(["a0", "a1", "a2", "a0", "a1", "a2"]);
	});

	it("run one after the other, as they use the same memory", async () => {
		const done: string[] = [];
		const run = slices(EACH);
		await Promise.all([run(() => search("a", 3, done), always), run(() => search("b", 2, done), always)]);
		expect(done).toEqual(["a0", "a1", "a2", "b0", "b1"]);
	});

	it("let requests in between", async () => {
		const done: string[] = [];
		const running = slices(EACH)(() => search("a", 3, done), always);
		setImmediate(() => done.push("request"));
		await running;
		expect(done).toEqual(["a0", "request", "a1", "a2"]);
	});

	it("are given up when nobody waits for them, and the next goes on", async () => {
		const done: string[] = [];
		const run = slices(EACH);
		const gone = run(
			() => search("a", 100, done),
			() => done.length < 3,
		);
		const next = run(() => search("b", 1, done), always);
		await expect(gone).rejects.toThrow(SearchAbandonedError);
		expect(await next).toBe("b");
		expect(done).toEqual(["a0", "a1", "a2", "b0"]);
	});

	it("are not begun when nobody waits for them", async () => {
		const done: string[] = [];
		await expect(
			slices(EACH)(
				() => search("a", 3, done),
				() => false,
			),
		).rejects.toThrow(SearchAbandonedError);
		expect(done).toEqual([]);
	});

	it("go on after one that failed", async () => {
		const run = slices(EACH);
		const broken = run(() => {
			throw new Error("broken");
		}, always);
		const next = run(() => search("b", 1, []), always);
		await expect(broken).rejects.toThrow("broken");
		expect(await next).toBe("b");
	});
});

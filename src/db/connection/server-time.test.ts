import { expect, it } from "vitest";
import { ServerTime } from "./server-time.ts";

/** A steady clock that a test moves. */
function steadyClock(at = 5_000) {
	const clock = { at, read: () => clock.at };
	return clock;
}

it("is the machine's own until the server was heard", () => {
	const before = Date.now();
	const now = new ServerTime().now().getTime();
	expect(now).toBeGreaterThanOrEqual(before);
	expect(now).toBeLessThanOrEqual(Date.now());
});

it("is the server's, carried on by the steady clock, whatever the machine's says", async () => {
	const steady = steadyClock();
	const time = new ServerTime(steady.read);
	await time.read(async () => {
		steady.at += 20;
		return 1_000_000;
	});
	// Said in the middle of the twenty milliseconds.
	expect(time.now().getTime()).toBe(1_000_010);
	steady.at += 90_000;
	expect(time.now().getTime()).toBe(1_090_010);
});

it("stays as it is while answers agree within the time that they took", async () => {
	const steady = steadyClock();
	const time = new ServerTime(steady.read);
	await time.read(async () => 1_000_000);
	await time.read(async () => {
		steady.at += 400;
		return 1_000_390;
	});
	expect(time.now().getTime()).toBe(1_000_400);
});

it("follows the server when its clock is set, ahead and back", async () => {
	const steady = steadyClock();
	const time = new ServerTime(steady.read);
	for (const said of [1_000_000, 4_600_000, 1_000_000]) {
		await time.read(async () => said);
		expect(time.now().getTime()).toBe(said);
	}
});

it("stays as it is when the server does not answer", async () => {
	const steady = steadyClock();
	const time = new ServerTime(steady.read);
	await time.read(async () => 1_000_000);
	await expect(time.read(() => Promise.reject(new Error("away")))).rejects.toThrow("away");
	expect(time.now().getTime()).toBe(1_000_000);
});

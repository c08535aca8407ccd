import { expect, it } from "vitest";
import { ReplicaLag } from "./replica-lag.ts";

function lagAt(start = 0) {
	const clock = { at: start };
	return { clock, lag: new ReplicaLag(() => clock.at) };
}

it("knows nothing before both have said where they are", () => {
	const { lag } = lagAt();
	expect(lag.now()).toBe(Number.POSITIVE_INFINITY);
	lag.replayed("0/10");
	expect(lag.now()).toBe(Number.POSITIVE_INFINITY);
	lag.written("0/20", 0);
	expect(lag.now()).toBe(Number.POSITIVE_INFINITY);
	lag.replayed("0/20");
	expect(lag.now()).toBe(0);
});

it("grows while the replica replays nothing, and is gone when it has caught up", () => {
	const { clock, lag } = lagAt();
	lag.written("0/FFFFFFFF", 0);
	lag.replayed("0/FFFFFFFF");
	for (const second of [1, 2, 3, 4]) {
		clock.at = second * 1_000;
		lag.written(`1/${second}0`, clock.at);
	}
	expect(lag.now()).toBe(4_000);
	lag.replayed("1/2F");
	expect(lag.now()).toBe(2_000);
	lag.replayed("1/40");
	expect(lag.now()).toBe(0);
});

it("does not grow while the primary writes nothing", () => {
	const { clock, lag } = lagAt();
	lag.replayed("16/B374D848");
	for (let second = 0; second < 300; second++) {
		clock.at = second * 1_000;
		lag.written("16/B374D848", clock.at);
	}
	expect(lag.now()).toBe(0);
});

it("grows while the primary is not heard of: what it writes there is not known", () => {
	const { clock, lag } = lagAt();
	lag.written("0/10", 0);
	lag.replayed("0/10");
	clock.at = 31_000;
	expect(lag.now()).toBe(31_000);
});

it("does not know how far a replica is behind that has not reached the oldest mark", () => {
	const { clock, lag } = lagAt();
	lag.replayed("0/1");
	for (let second = 0; second < 200; second++) {
		clock.at = second * 1_000;
		lag.written(`0/${(second + 2).toString(16)}`, clock.at);
	}
	expect(lag.now()).toBe(Number.POSITIVE_INFINITY);
});

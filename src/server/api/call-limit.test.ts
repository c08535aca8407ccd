import { expect, it } from "vitest";
import { callLimit } from "./call-limit.ts";

function clockAt(start: number) {
	const clock = { ms: start, now: () => new Date(clock.ms) };
	return clock;
}

it("a caller's calls of an hour are taken at once, then evenly, and others have their own", () => {
	const clock = clockAt(0);
	const limit = callLimit(60, clock);
	for (let call = 0; call < 60; call++) expect(limit("one")).toBeNull();
	expect(limit("one")).toBe(60);
	expect(limit("two")).toBeNull();
	clock.ms += 59_000;
	expect(limit("one")).toBe(1);
	clock.ms += 1_000;
	expect(limit("one")).toBeNull();
	expect(limit("one")).toBe(60);
	clock.ms += 10 * 3_600_000;
	for (let call = 0; call < 60; call++) expect(limit("one")).toBeNull();
	expect(limit("one")).not.toBeNull();
});

it("no limit takes every call, and a clock that leaps back gives nothing away", () => {
	const clock = clockAt(5_000_000);
	const none = callLimit(0, clock);
	for (let call = 0; call < 1000; call++) expect(none("one")).toBeNull();
	const limit = callLimit(2, clock);
	limit("one");
	limit("one");
	clock.ms = 0;
	expect(limit("one")).not.toBeNull();
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Autoplay } from "./autoplay.ts";

const turn = vi.fn();
let autoplay: Autoplay;

beforeEach(() => {
	vi.useFakeTimers();
	turn.mockClear();
});
afterEach(() => {
	autoplay.stop();
	vi.useRealTimers();
});

it("turns after five seconds, not before, and then every five seconds", () => {
	autoplay = new Autoplay(turn, []);
	vi.advanceTimersByTime(4_999);
	expect(turn).toHaveBeenCalledTimes(0);
	vi.advanceTimersByTime(1);
	expect(turn).toHaveBeenCalledTimes(1);
	vi.advanceTimersByTime(10_000);
	expect(turn).toHaveBeenCalledTimes(3);
});

it("stands under the pointer and waits a whole interval after it", () => {
	autoplay = new Autoplay(turn, []);
	vi.advanceTimersByTime(3_000);
	autoplay.hold("pointer", true);
	vi.advanceTimersByTime(60_000);
	autoplay.hold("pointer", false);
	vi.advanceTimersByTime(4_999);
	expect(turn).toHaveBeenCalledTimes(0);
	vi.advanceTimersByTime(1);
	expect(turn).toHaveBeenCalledTimes(1);
});

it("stands as long as anything holds it", () => {
	autoplay = new Autoplay(turn, ["away"]);
	autoplay.hold("focus", true);
	autoplay.hold("away", false);
	vi.advanceTimersByTime(60_000);
	expect(turn).toHaveBeenCalledTimes(0);
	autoplay.hold("focus", false);
	vi.advanceTimersByTime(5_000);
	expect(turn).toHaveBeenCalledTimes(1);
});

it("stands until its button is pressed, and then turns although pointer and focus are on the button", () => {
	autoplay = new Autoplay(turn, ["button"]);
	autoplay.hold("pointer", true);
	autoplay.hold("focus", true);
	vi.advanceTimersByTime(60_000);
	expect(turn).toHaveBeenCalledTimes(0);
	autoplay.release();
	vi.advanceTimersByTime(5_000);
	expect(turn).toHaveBeenCalledTimes(1);
});

it("does not turn a carousel out of sight, not even after its button", () => {
	autoplay = new Autoplay(turn, ["away", "button"]);
	autoplay.release();
	vi.advanceTimersByTime(60_000);
	expect(turn).toHaveBeenCalledTimes(0);
});

it("gives a turn by hand a whole interval, and a hold that was there already none", () => {
	autoplay = new Autoplay(turn, []);
	vi.advanceTimersByTime(4_000);
	autoplay.restart();
	vi.advanceTimersByTime(4_000);
	autoplay.hold("pointer", false);
	vi.advanceTimersByTime(999);
	expect(turn).toHaveBeenCalledTimes(0);
	vi.advanceTimersByTime(1);
	expect(turn).toHaveBeenCalledTimes(1);
});

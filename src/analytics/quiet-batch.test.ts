import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { quietBatch } from "./quiet-batch.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A batch that notes when it sent what, milliseconds from its start. */
function notedBatch() {
	const start = Date.now();
	const sent: { readonly at: number; readonly items: readonly unknown[] }[] = [];
	return { sent, batch: quietBatch<unknown>((items) => sent.push({ at: Date.now() - start, items })) };
}

it("sends items at 0, 1.5 and 3 s as one event at 5 s (§7, §9)", () => {
	const { sent, batch } = notedBatch();
	for (const at of [0, 1_500, 3_000]) setTimeout(() => batch.add(at), at);
	vi.advanceTimersByTime(4_999);
	expect(sent).toEqual([]);
	vi.advanceTimersByTime(1);
	expect(sent).toEqual([{ at: 5_000, items: [0, 1_500, 3_000] }]);
	vi.advanceTimersByTime(10_000);
	expect(sent).toHaveLength(1);
});

it("sends what comes after two seconds of quiet by itself", () => {
	const { sent, batch } = notedBatch();
	batch.add("first");
	vi.advanceTimersByTime(2_000);
	batch.add("second");
	vi.advanceTimersByTime(2_000);
	expect(sent.map(({ items }) => items)).toEqual([["first"], ["second"]]);
});

it("sends at once when the visitor leaves, and nothing twice", () => {
	const { sent, batch } = notedBatch();
	batch.add("home");
	batch.flush();
	batch.flush();
	vi.advanceTimersByTime(5_000);
	expect(sent).toEqual([{ at: 0, items: ["home"] }]);
});

it("never has more items than GA4 takes, 200", () => {
	const { sent, batch } = notedBatch();
	for (let item = 0; item < 201; item++) batch.add(item);
	vi.advanceTimersByTime(2_000);
	expect(sent.map(({ items }) => items.length)).toEqual([200, 1]);
});

import type { Page } from "@playwright/test";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";

/**
 * How many times slower a phone's processor is than this machine's, as Lighthouse's page on throttling asks for
 * ("Calibrating the CPU slowdown"): the four times of the browsers' tools are those of a fast desktop.
 */

/** Lighthouse's index of a fast desktop's processor, and of the slowest that still counts as a desktop's. */
const [FAST_DESKTOP, SLOW_DESKTOP] = [1_500, 1_000];
/** How many times slower a phone of the middle class is than each of them. */
const [OF_FAST, OF_SLOW] = [4, 2];

/**
 * A machine that is slower than any desktop is slowed down by less: the phone stays the same one.
 *
 * @param index Lighthouse's of this machine
 */
export function slowdownOf(index: number): number {
	if (index < SLOW_DESKTOP) return Math.max(1, (OF_SLOW * index) / SLOW_DESKTOP);
	const share = (index - SLOW_DESKTOP) / (FAST_DESKTOP - SLOW_DESKTOP);
	return OF_SLOW + (OF_FAST - OF_SLOW) * Math.min(1, share);
}

/** Lighthouse's index of the processor, as a page of a browser has it now. Takes a second. */
export function processorIndex(page: Page): Promise<number> {
	return page.evaluate(pageFunctions.computeBenchmarkIndex);
}

/**
 * A search in steps of some homes each: between two of them other requests may have their turn. Searches use the same
 * memory, so one must be over, or given up, before the next begins its first step.
 */
export type Steps<Answer> = Generator<void, Answer, void>;

/** How long a search keeps its thread, milliseconds; a step of some hundred stays takes as long again, the last one longer. */
const SLICE_MS = 4;

/** Nobody waits for the answer any more. */
export class SearchAbandonedError extends Error {
	override name = "SearchAbandonedError";
}

/** All steps without a pause. */
export function atOnce<Answer>(steps: Steps<Answer>): Answer {
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
	}
}

/**
 * Searches one after the other, each in slices of its steps with requests in between. A search that nobody waits for is
 * given up before it begins or at its next pause.
 * @returns runs a search in its turn; rejects with {@link SearchAbandonedError}
 */
export function slices(
	sliceMs = SLICE_MS,
): <Answer>(begin: () => Steps<Answer>, isWanted: () => boolean) => Promise<Answer> {
	let last: Promise<unknown> = Promise.resolve();
	return (begin, isWanted) => {
		const answer = last.then(() => inSlices(begin, isWanted, sliceMs));
		last = answer.catch(() => {});
		return answer;
	};
}

async function inSlices<Answer>(begin: () => Steps<Answer>, isWanted: () => boolean, sliceMs: number): Promise<Answer> {
	if (!isWanted()) throw new SearchAbandonedError("nobody waits for it");
	const steps = begin();
	let end = performance.now() + sliceMs;
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
		if (performance.now() < end) continue;
		await new Promise<void>((resolve) => setImmediate(resolve));
		if (!isWanted()) throw new SearchAbandonedError("nobody waits for it");
		end = performance.now() + sliceMs;
	}
}

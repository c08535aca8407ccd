/** Where a browser does not say when it is idle (Safari), milliseconds. */
const WITHOUT_MS = 200;

/**
 * Does work when the page has nothing better to do, `latest` milliseconds from now in any case (0: however long it
 * takes); answers what calls it off.
 */
export function whenIdle(work: () => void, latest = 0): () => void {
	if (typeof requestIdleCallback !== "function") {
		const timer = setTimeout(work, WITHOUT_MS);
		return () => clearTimeout(timer);
	}
	const handle = requestIdleCallback(work, { timeout: latest });
	return () => cancelIdleCallback(handle);
}

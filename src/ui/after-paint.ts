/**
 * Does work once what the visitor just did has been drawn: a press answers at once, also on a slow phone, and what
 * follows from it comes a frame later. A page that is not shown draws nothing and does not wait.
 */
export function afterPaint(work: () => void): void {
	if (document.hidden) work();
	else requestAnimationFrame(() => setTimeout(work, 0));
}

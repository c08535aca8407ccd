/**
 * Whether the page has been taken over by its script (`layout/start-up.tsx` marks it). Read where something must not show
 * before, without the second drawing of a component that waits for it.
 */
export function hasStarted(): boolean {
	return typeof document !== "undefined" && document.documentElement.dataset.started !== undefined;
}

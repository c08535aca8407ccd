import { useEffect, useRef } from "react";

/**
 * Asks again and again while the page is looked at: not in a tab behind others, at once when somebody comes back to it
 * after longer than the pause. What fails is asked again at its time.
 */
export function useWhileVisible(pauseMs: number, ask: (signal: AbortSignal) => Promise<void>): void {
	const latest = useRef(ask);
	latest.current = ask;
	useEffect(() => {
		const gone = new AbortController();
		let timer: ReturnType<typeof setTimeout> | undefined;
		let requestedAt = Date.now();
		const wait = () => {
			clearTimeout(timer);
			if (document.visibilityState !== "visible" || gone.signal.aborted) return;
			timer = setTimeout(turn, Math.max(0, requestedAt + pauseMs - Date.now()));
		};
		const turn = async () => {
			requestedAt = Date.now();
			try {
				await latest.current(gone.signal);
			} catch {
				// Offline, signed out, or on the way to another page.
			}
			wait();
		};
		document.addEventListener("visibilitychange", wait);
		wait();
		return () => {
			gone.abort();
			clearTimeout(timer);
			document.removeEventListener("visibilitychange", wait);
		};
	}, [pauseMs]);
}

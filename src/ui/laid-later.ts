import { useEffect } from "react";
import { whenIdle } from "./when-idle.ts";

/**
 * What lies below a phone's first window (class `laid-later`, `styles/page.css`) is laid out when it comes near: the
 * first window is seen earlier. Once a page has begun the rest follows piece by piece whenever it has nothing better to do,
 * so that everything has its own height and going back finds its place.
 */
const CLASS = "laid-later";
/** On a piece: it is laid out. On the root: everything is, also what comes from now on. */
const DONE = "laid";

/** Lays out the rest of a screen that holds such pieces; all that is left at once when it is left. */
export function useLaidLater(): void {
	useEffect(() => {
		const rest = document.getElementsByClassName(CLASS);
		const done = (element: Element = document.documentElement) => {
			(element as HTMLElement).dataset[DONE] = "";
		};
		const next = () => {
			const piece = [...rest].find((one) => !(DONE in (one as HTMLElement).dataset));
			done(piece);
			if (piece) cancel = whenIdle(next);
		};
		let cancel = whenIdle(next);
		return () => {
			cancel();
			done();
		};
	}, []);
}

import { type RefObject, useEffect } from "react";

const FOCUSABLE =
	"a[href], button:not(:disabled), summary, input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)";

/**
 * Keeps the focus in a part of the page whose content is replaced under it: when what had the focus is gone, what took
 * its place gets it (the same id, name or `data-focus`), else what stands where it stood. The page does not scroll.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const box = part.current;
		if (!box) return;
		let last: { element: Element; mark: string; place: number } | null = null;
		// Which of them show is asked only when somebody must take over: it costs a look at the whole page's styles.
		const all = () => [...box.querySelectorAll<HTMLElement>(FOCUSABLE)];
		const note = ({ target }: FocusEvent) => {
			if (target instanceof HTMLElement) last = { element: target, mark: markOf(target), place: all().indexOf(target) };
		};
		const drop = (event: FocusEvent) => {
			// Removing an element sends no focus event; an element that is still there was left on purpose.
			if (event.target instanceof Node && event.target.isConnected && event.relatedTarget) last = null;
		};
		const changes = new MutationObserver(() => {
			const { activeElement } = document;
			if (!last || last.element.isConnected || (activeElement && activeElement !== document.body)) return;
			const { mark, place } = last;
			const now = all().map((element, at) => ({ element, at }));
			const shown = now.filter(({ element }) => element.checkVisibility());
			const heir = (
				shown.find(({ element }) => mark !== "" && markOf(element) === mark) ??
				shown.find(({ at }) => at >= place) ??
				shown.at(-1)
			)?.element;
			heir?.focus({ preventScroll: true });
		});
		// A press elsewhere that gives the focus to nothing is a goodbye, too.
		const press = (event: PointerEvent) => {
			if (event.target instanceof Node && !box.contains(event.target)) last = null;
		};
		box.addEventListener("focusin", note);
		box.addEventListener("focusout", drop);
		document.addEventListener("pointerdown", press);
		changes.observe(box, { childList: true, subtree: true });
		return () => {
			box.removeEventListener("focusin", note);
			box.removeEventListener("focusout", drop);
			document.removeEventListener("pointerdown", press);
			changes.disconnect();
		};
	}, [part]);
}

function markOf(element: HTMLElement): string {
	return element.dataset.focus ?? (element.id || element.getAttribute("name") || "");
}

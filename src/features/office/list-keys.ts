import { useEffect } from "react";

/**
 * Keys of a list: J and K or the arrows move from line to line, Enter opens, / turns to the search. Only outside of
 * fields and without a modifier (WCAG 2.1.4: a focus on the list, or none).
 */
export function useListKeys(): void {
	useEffect(() => {
		const pressed = (event: KeyboardEvent) => {
			if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
			if (event.key === "/") {
				const search = document.querySelector<HTMLInputElement>('[data-key="/"]');
				if (!search) return;
				event.preventDefault();
				search.focus();
				search.select();
				return;
			}
			const step = STEPS[event.key];
			if (step === undefined) return;
			const links = [...document.querySelectorAll<HTMLAnchorElement>("tr[data-href] .cell-no a, [data-line] > a")];
			const at = links.indexOf(document.activeElement as HTMLAnchorElement);
			// The arrows scroll the page until a line has the focus.
			if (at < 0 && event.key.startsWith("Arrow")) return;
			const next = links[Math.max(0, Math.min(links.length - 1, at + step))];
			if (!next) return;
			event.preventDefault();
			next.focus();
		};
		document.addEventListener("keydown", pressed);
		return () => document.removeEventListener("keydown", pressed);
	}, []);
}

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

function isField(target: EventTarget | null): boolean {
	return target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
}

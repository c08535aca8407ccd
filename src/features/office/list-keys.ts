import { useEffect } from "react";
import { isWriting, lettersAreOn } from "./office-keys.ts";

/**
 * Keys of a list: J and K or the arrows move from line to line, Enter opens. Only outside of fields; the letters can
 * be switched off (office-keys.ts).
 */
export function useListKeys(): void {
	useEffect(() => {
		const pressed = (event: KeyboardEvent) => {
			if (isWriting(event)) return;
			const step = STEPS[event.key];
			if (step === undefined || (event.key.length === 1 && !lettersAreOn())) return;
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

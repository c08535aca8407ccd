import { useEffect } from "react";
import { isWriting, lettersAreOn } from "./office-keys.ts";

/**
 * Keys of a list: J and K or the arrows move from line to line, Enter opens. Where lines have a box to tick, X ticks
 * it, Shift and an arrow ticks the line and the one moved to, and Escape unticks all. Only outside of fields; the
 * letters can be switched off (office-keys.ts).
 */
export function useListKeys(): void {
	useEffect(() => {
		const pressed = (event: KeyboardEvent) => {
			if (isWriting(event) || document.querySelector("dialog[open]")) return;
			if (event.key.length === 1 && !lettersAreOn()) return;
			if (event.key === "Escape") {
				if (untickAll()) event.preventDefault();
				return;
			}
			if (event.key === "x") {
				const box = boxOf(lineOf(document.activeElement));
				box?.click();
				if (box) event.preventDefault();
				return;
			}
			const step = STEPS[event.key];
			if (step === undefined) return;
			const links = [...document.querySelectorAll<HTMLAnchorElement>("tr[data-href] .cell-no a, [data-line] > a")];
			const line = lineOf(document.activeElement);
			const at = links.findIndex((link) => link === document.activeElement || line?.contains(link));
			// The arrows scroll the page until a line has the focus.
			if (at < 0 && event.key.startsWith("Arrow")) return;
			const next = links[Math.max(0, Math.min(links.length - 1, at + step))];
			if (!next) return;
			event.preventDefault();
			if (event.shiftKey) for (const one of [line, lineOf(next)]) tick(boxOf(one));
			next.focus();
		};
		document.addEventListener("keydown", pressed);
		return () => document.removeEventListener("keydown", pressed);
	}, []);
}

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

function lineOf(element: Element | null): Element | null {
	return element?.closest("tr[data-href]") ?? null;
}

function boxOf(line: Element | null): HTMLInputElement | null {
	return line?.querySelector<HTMLInputElement>("input[data-pick]") ?? null;
}

function tick(box: HTMLInputElement | null): void {
	if (box && !box.checked) box.click();
}

/** Whether there was anything to untick. */
function untickAll(): boolean {
	const boxes = document.querySelectorAll<HTMLInputElement>("input[data-pick]:checked");
	for (const box of boxes) box.click();
	const others = document.querySelector<HTMLButtonElement>("[data-pick-drop]");
	others?.click();
	return boxes.length > 0 || others !== null;
}

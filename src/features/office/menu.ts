import { type RefObject, useEffect } from "react";
import { useDismissable } from "#ui/dismiss.ts";

interface MenuOptions {
	/** Selector of what arrows go through. */
	readonly lines: string;
	/** What opens has the focus at its first line, the menu itself and lists within it alike. */
	readonly beginsAtFirst?: boolean;
}

/** Fields in which arrows mean something of their own. */
const OWN_ARROWS = 'input[type="date"], textarea, select';

/**
 * A menu that the browser opens. With script Escape, a press elsewhere and a link in it shut it, and arrows go through
 * what it shows. A key that it used means nothing else on the page.
 */
export function useMenu({ lines, beginsAtFirst = false }: MenuOptions): RefObject<HTMLDetailsElement | null> {
	const menu = useDismissable();
	useEffect(() => {
		const element = menu.current;
		if (!element) return;
		const shown = () => [...element.querySelectorAll<HTMLElement>(lines)].filter((one) => one.checkVisibility());
		// Not by the event "toggle", which comes a task later: the next key would meet the summary and shut it again.
		const opens = new MutationObserver((changes) => {
			for (const { target } of changes) {
				if (!(target instanceof HTMLDetailsElement) || !target.open) continue;
				shown()
					.find((one) => target.contains(one) && one.parentElement !== target)
					?.focus();
			}
		});
		if (beginsAtFirst) opens.observe(element, { attributeFilter: ["open"], subtree: true });
		const pressed = (event: KeyboardEvent) => {
			if (!element.open) return;
			const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
			if (event.key === "Escape") {
				element.open = false;
				element.querySelector("summary")?.focus();
			} else if (step !== undefined && !(event.target instanceof Element && event.target.matches(OWN_ARROWS))) {
				const all = shown();
				const at = all.findIndex((one) => one.matches(":focus"));
				const next = at < 0 && step < 0 ? all.length - 1 : at + step;
				all[Math.max(0, Math.min(next, all.length - 1))]?.focus();
			} else return;
			event.preventDefault();
			event.stopPropagation();
		};
		element.addEventListener("keydown", pressed);
		return () => {
			opens.disconnect();
			element.removeEventListener("keydown", pressed);
		};
	}, [menu, lines, beginsAtFirst]);
	return menu;
}

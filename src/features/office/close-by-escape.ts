import { createContext, useContext, useEffect } from "react";
import { flushSync } from "react-dom";
import type { OfficePage, OfficeView } from "#site/views/office-view.ts";
import { focusAct } from "./acts-menu.tsx";

/** Takes the opened panel off the page that is shown. */
export const LeavePanel = createContext<() => void>(() => undefined);

/** A page as it is without the panel that is opened on it, and without the form that came back. */
export function withoutPanel(view: OfficeView): OfficeView {
	const { page } = view;
	const plain = "record" in page ? { ...page, record: { ...page.record, open: null } } : { ...page, open: null };
	return { ...view, page: plain as OfficePage, form: null };
}

/**
 * Escape leads back to what opened the panel, unless something was typed into it that would be lost. Nothing is loaded:
 * the next key acts at once.
 */
export function useCloseByEscape(back: string): void {
	const leave = useContext(LeavePanel);
	useEffect(() => {
		const pressed = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]")) return;
			const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("#do :is(input, textarea)");
			if ([...fields].some((field) => field.value !== field.defaultValue)) return;
			const { pathname, search, hash } = new URL(back, location.href);
			// Not through the router, which would load. Without the mark: the browser opens the menu that it is in.
			History.prototype.replaceState.call(history, history.state, "", pathname + search);
			flushSync(leave);
			focusAct(hash);
		};
		document.addEventListener("keydown", pressed);
		return () => document.removeEventListener("keydown", pressed);
	}, [back, leave]);
}

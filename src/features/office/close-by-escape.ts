import { useEffect } from "react";

/** Escape leads back to what opened the panel, unless something was typed into it that would be lost. */
export function useCloseByEscape(back: string): void {
	useEffect(() => {
		const pressed = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]")) return;
			const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("#do :is(input, textarea)");
			if ([...fields].some((field) => field.value !== field.defaultValue)) return;
			location.assign(back);
		};
		document.addEventListener("keydown", pressed);
		return () => document.removeEventListener("keydown", pressed);
	}, [back]);
}

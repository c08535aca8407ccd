import { type RefObject, useEffect, useState } from "react";

/** Whatever changes a field ends in one of them. */
export const TOUCHES = ["pointerup", "click", "keyup", "input"] as const;
/** Pause after the last touch before the fields are read again. */
const PAUSE_MS = 150;

/** What a form would send as it stands, empty fields left out. */
export function printedFields(form: HTMLFormElement): string {
	const fields = [...new FormData(form)].filter(([, value]) => typeof value === "string" && value !== "");
	return new URLSearchParams(fields as [string, string][]).toString();
}

/** The fields of the form around an element, which keep their own state; null until they have been read. */
export function useFormFields(inside: RefObject<HTMLElement | null>): string | null {
	const [fields, setFields] = useState<string | null>(null);
	useEffect(() => {
		const form = inside.current?.closest("form");
		if (!form) return;
		let timer: ReturnType<typeof setTimeout>;
		const look = () => setFields(printedFields(form));
		const touched = () => {
			clearTimeout(timer);
			timer = setTimeout(look, PAUSE_MS);
		};
		look();
		for (const event of TOUCHES) form.addEventListener(event, touched);
		return () => {
			clearTimeout(timer);
			for (const event of TOUCHES) form.removeEventListener(event, touched);
		};
	}, [inside]);
	return fields;
}

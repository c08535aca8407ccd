import { type RefObject, useEffect } from "react";
import { useLatest } from "./latest.ts";

/**
 * Choices made before the page's script was there count: each field within `root` that differs from what the server sent
 * is chosen once more when its component comes to life, so that its own `onChange` hears of it. One after the other: what
 * the first one changes is drawn before the next one is heard.
 */
export function useEarlyChoices(
	root: RefObject<HTMLElement | null>,
	/** Called once all have been heard. */
	onHeard?: () => void,
): void {
	const heard = useLatest(onHeard);
	useEffect(() => {
		let ended = false;
		const replay = async (choices: readonly (() => void)[]) => {
			for (const choose of choices) {
				if (ended) return;
				choose();
				await null;
			}
			if (!ended) heard.current?.();
		};
		void replay(
			[...(root.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select") ?? [])].flatMap(
				(field) => earlyChoice(field) ?? [],
			),
		);
		return () => {
			ended = true;
		};
	}, [root, heard]);
}

/** Makes the choice of a field again; null where it is as the server sent it. */
function earlyChoice(field: HTMLInputElement | HTMLSelectElement): (() => void) | null {
	const { value } = field;
	if (field.disabled) return null;
	if (field instanceof HTMLSelectElement) {
		const sent = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
		if (value === sent?.value) return null;
		return () => {
			field.value = value;
			field.dispatchEvent(new Event("change", { bubbles: true }));
		};
	}
	if (field.type === "hidden") return null;
	if (field.type === "checkbox" || field.type === "radio") {
		const { checked } = field;
		if (checked === field.defaultChecked || (field.type === "radio" && !checked)) return null;
		return () => {
			// React hears a click only where the state is another than the one it knows.
			field.checked = !checked;
			field.click();
		};
	}
	// As the browser has what was sent: a range is brought to its steps.
	const sent = field.cloneNode() as HTMLInputElement;
	sent.value = field.defaultValue;
	if (value === sent.value) return null;
	return () => {
		field.value = field.defaultValue;
		// Past React, which notes what is set on the element itself and would hear no change.
		Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
		field.dispatchEvent(new Event("input", { bubbles: true }));
	};
}

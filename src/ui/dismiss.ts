import { type RefObject, useEffect, useRef } from "react";

/**
 * A disclosure that closes on Escape with the focus back on its button, on a press elsewhere, when the focus leaves
 * it, and when a link in it is followed.
 */
export function useDismissable(): RefObject<HTMLDetailsElement | null> {
	const details = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		const box = details.current;
		if (!box) return;
		const close = () => {
			box.open = false;
		};
		const isOutside = (target: EventTarget | null) => target instanceof Node && !box.contains(target);
		const onPress = (event: PointerEvent) => {
			if (box.open && isOutside(event.target)) close();
		};
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || !box.open) return;
			close();
			box.querySelector("summary")?.focus();
		};
		const onFocusOut = (event: FocusEvent) => {
			const to = event.relatedTarget;
			// A press on text inside gives the focus to whatever holds the box: that is not leaving it.
			if (isOutside(to) && !(to as Node).contains(box)) close();
		};
		const onClick = (event: Event) => {
			if (event.target instanceof Element && event.target.closest("a")) close();
		};
		document.addEventListener("pointerdown", onPress);
		document.addEventListener("keydown", onKey);
		box.addEventListener("focusout", onFocusOut);
		box.addEventListener("click", onClick);
		return () => {
			document.removeEventListener("pointerdown", onPress);
			document.removeEventListener("keydown", onKey);
			box.removeEventListener("focusout", onFocusOut);
			box.removeEventListener("click", onClick);
		};
	}, []);
	return details;
}

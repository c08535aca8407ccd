import { useEffect, useRef } from "react";

/**
 * Answers a function that does something once no pointer is pressed. What moves the page between press and release
 * would take the press from what was meant: a message that appears as a field is left by pressing something below it.
 */
export function useAfterPress(): (work: () => void) => void {
	const isPressed = useRef(false);
	const waiting = useRef<(() => void)[]>([]);
	useEffect(() => {
		const press = () => {
			isPressed.current = true;
		};
		const release = () => {
			isPressed.current = false;
			// The click comes after the release.
			const works = waiting.current.splice(0);
			if (works.length > 0) setTimeout(() => works.forEach((work) => void work()), 0);
		};
		window.addEventListener("pointerdown", press, true);
		window.addEventListener("pointerup", release, true);
		window.addEventListener("pointercancel", release, true);
		return () => {
			window.removeEventListener("pointerdown", press, true);
			window.removeEventListener("pointerup", release, true);
			window.removeEventListener("pointercancel", release, true);
		};
	}, []);
	return (work) => {
		if (isPressed.current) waiting.current.push(work);
		else work();
	};
}

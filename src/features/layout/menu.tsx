import { type ReactNode, useEffect, useRef } from "react";

/** A menu that opens on its button: works without script; with it Escape and a touch elsewhere close it. */
export function Menu({
	button,
	className = "",
	children,
}: {
	button: ReactNode;
	className?: string;
	children: ReactNode;
}) {
	const details = useRef<HTMLDetailsElement>(null);

	useEffect(() => {
		const menu = details.current;
		if (!menu) return;
		const close = () => menu.removeAttribute("open");
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || !menu.open) return;
			close();
			menu.querySelector("summary")?.focus();
		};
		const onPointer = (event: Event) => {
			if (!(event.target instanceof Node) || !menu.contains(event.target)) close();
		};
		// A link that was followed without a page load leaves the menu open otherwise.
		const onClick = (event: Event) => {
			if (event.target instanceof Element && event.target.closest("a")) close();
		};
		const onFocusOut = (event: FocusEvent) => {
			if (event.relatedTarget instanceof Node && !menu.contains(event.relatedTarget)) close();
		};
		document.addEventListener("keydown", onKey);
		document.addEventListener("pointerdown", onPointer);
		menu.addEventListener("click", onClick);
		menu.addEventListener("focusout", onFocusOut);
		return () => {
			document.removeEventListener("keydown", onKey);
			document.removeEventListener("pointerdown", onPointer);
			menu.removeEventListener("click", onClick);
			menu.removeEventListener("focusout", onFocusOut);
		};
	}, []);

	return (
		<details className={`menu ${className}`} ref={details}>
			<summary className="tool">{button}</summary>
			{children}
		</details>
	);
}

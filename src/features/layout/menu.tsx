import type { ReactNode } from "react";
import { useDismissable } from "#ui/dismiss.ts";

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
	const details = useDismissable();
	return (
		<details className={`menu ${className}`} ref={details}>
			<summary className="tool">{button}</summary>
			{children}
		</details>
	);
}

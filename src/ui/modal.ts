import { type RefObject, useEffect, useRef } from "react";
import { afterPaint } from "./after-paint.ts";

/**
 * A dialog that is there as soon as it is mounted: it shows in the same frame, and a frame later it takes the focus and
 * shuts off the page behind it, for which a browser goes through the whole page.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const shown = dialog.current;
		if (!shown) return;
		// Not `show()`, which would move the focus twice.
		shown.setAttribute("open", "");
		afterPaint(() => {
			if (!shown.isConnected) return;
			shown.removeAttribute("open");
			shown.showModal();
		});
	}, []);
	return dialog;
}

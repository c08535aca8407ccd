import { useEffect, useRef, useState } from "react";

/** So long a form that was sent is not sent again, milliseconds; an answer that has not come by then is lost. */
const PATIENCE_MS = 15_000;

export interface OnItsWay {
	readonly isOnItsWay: boolean;
	/** The submit event of a form is let through. */
	readonly leaves: (event: Event) => void;
}

/**
 * Whether a form is on its way to the server, so that a second press does not send it again. It is no more where another
 * listener stops the event after all, where the browser brings the page back as it was, and after some seconds: nothing
 * tells of a load that the visitor or the line broke off.
 */
export function useOnItsWay(): OnItsWay {
	const [isOnItsWay, setIsOnItsWay] = useState(false);
	const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
	const end = () => {
		clearTimeout(timer.current);
		setIsOnItsWay(false);
	};
	useEffect(() => {
		const shown = ({ persisted }: PageTransitionEvent) => {
			if (!persisted) return;
			clearTimeout(timer.current);
			setIsOnItsWay(false);
		};
		addEventListener("pageshow", shown);
		return () => {
			clearTimeout(timer.current);
			removeEventListener("pageshow", shown);
		};
	}, []);
	const leaves = (event: Event) => {
		setIsOnItsWay(true);
		clearTimeout(timer.current);
		timer.current = setTimeout(end, PATIENCE_MS);
		// After all listeners: the page's notice of a lost connection is one of the last.
		setTimeout(() => event.defaultPrevented && end(), 0);
	};
	return { isOnItsWay, leaves };
}

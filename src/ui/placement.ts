import { type RefObject, useEffect, useRef } from "react";

/** Between a panel and the edge of the window, pixels. */
const EDGE = 8;

/**
 * Keeps the panel of a disclosure in the window: above its field where there is more room than below, moved sideways
 * where it would stick out, and no higher than the room it has. Answers the panel's ref; its style sheet reads
 * `data-side`, `--room` and `--shift`. A panel that the style sheet fixes to the window is left alone.
 */
export function usePlacement(details: RefObject<HTMLDetailsElement | null>): RefObject<HTMLDivElement | null> {
	const panel = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const [box, shown] = [details.current, panel.current];
		if (!box || !shown) return;
		const place = () => {
			if (box.open) placeInWindow(shown);
		};
		// What stands in it may come later, and change.
		const grows = new ResizeObserver(place);
		for (const child of shown.children) grows.observe(child);
		const comes = new MutationObserver(() => {
			grows.disconnect();
			for (const child of shown.children) grows.observe(child);
			place();
		});
		comes.observe(shown, { childList: true });
		box.addEventListener("toggle", place);
		// Opened before the page answered to touches.
		place();
		addEventListener("resize", place);
		return () => {
			grows.disconnect();
			comes.disconnect();
			box.removeEventListener("toggle", place);
			removeEventListener("resize", place);
		};
	}, [details]);
	return panel;
}

function placeInWindow(panel: HTMLElement): void {
	const { style, dataset } = panel;
	style.removeProperty("--shift");
	const field = panel.offsetParent?.getBoundingClientRect();
	// Fixed to the window, or not shown.
	if (!field || getComputedStyle(panel).position === "fixed") {
		style.removeProperty("--room");
		delete dataset.side;
		return;
	}
	const gap = Number.parseFloat(getComputedStyle(panel).getPropertyValue("--gap")) || 0;
	const below = innerHeight - field.bottom - gap - EDGE;
	const above = field.top - gap - EDGE;
	dataset.side = panel.scrollHeight > below && above > below ? "top" : "bottom";
	style.setProperty("--room", `${Math.max(0, Math.floor(dataset.side === "top" ? above : below))}px`);
	const { left, right } = panel.getBoundingClientRect();
	const width = document.documentElement.clientWidth;
	const shift = Math.min(0, width - EDGE - right) || Math.max(0, EDGE - left);
	if (shift !== 0) style.setProperty("--shift", `${shift}px`);
}

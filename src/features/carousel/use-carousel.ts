import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Autoplay, type Hold } from "./autoplay.ts";
import { eased, fits, isAtEnd, isAtStart, SPEED_MS, type Strip, slideAt, turned } from "./slides.ts";

export interface CarouselState {
	/** The slide at the start, from 0. */
	readonly at: number;
	readonly atStart: boolean;
	readonly atEnd: boolean;
	/** All slides are seen at once. */
	readonly fits: boolean;
	/** Automatic turning is on, by the button. */
	readonly plays: boolean;
}

export interface CarouselHandle extends CarouselState {
	/** One slide on or back, by hand. */
	turn(step: 1 | -1): void;
	setPlays(plays: boolean): void;
	hold(why: Hold, holds: boolean): void;
}

const START: CarouselState = { at: 0, atStart: true, atEnd: false, fits: true, plays: false };

/**
 * Moves a list that scrolls sideways by itself. The browser's own scrolling is what counts: fingers, wheels and the
 * Tab key work as everywhere, and without script all of it does but the buttons.
 */
export function useCarousel(list: RefObject<HTMLElement | null>, autoplays: boolean): CarouselHandle {
	const [state, setState] = useState(START);
	const autoplay = useRef<Autoplay | null>(null);
	const slide = useRef<(() => void) | null>(null);

	const goTo = useCallback(
		(left: number) => {
			const element = list.current;
			if (!element) return;
			slide.current?.();
			slide.current = slideTo(element, left);
		},
		[list],
	);

	useEffect(() => {
		const element = list.current;
		if (!element) return;
		const show = () => {
			const strip = stripOf(element);
			const next = { at: slideAt(strip), atStart: isAtStart(strip), atEnd: isAtEnd(strip), fits: fits(strip) };
			autoplay.current?.hold("fits", next.fits);
			setState((before) => (isSame(before, next) ? before : { ...before, ...next }));
		};
		const sizes = new ResizeObserver(show);
		sizes.observe(element);
		element.addEventListener("scroll", show, { passive: true });
		// A touch of the strip stops the automatic movement.
		const leave = () => slide.current?.();
		for (const event of ["wheel", "touchstart", "pointerdown"]) element.addEventListener(event, leave, PASSIVE);
		show();
		return () => {
			sizes.disconnect();
			element.removeEventListener("scroll", show);
			for (const event of ["wheel", "touchstart", "pointerdown"]) element.removeEventListener(event, leave);
			leave();
		};
	}, [list]);

	useEffect(() => {
		const element = list.current;
		if (!element || !autoplays) return;
		// Those who want less motion may still let it turn, by its button.
		const plays = !lessMotion();
		const holds: Hold[] = [
			"away",
			...(plays ? [] : (["button"] as const)),
			...(document.hidden ? (["hidden"] as const) : []),
		];
		const running = new Autoplay(() => goTo(turned(stripOf(element), 1, true)), holds);
		running.hold("fits", fits(stripOf(element)));
		autoplay.current = running;
		setState((before) => ({ ...before, plays }));
		const inView = new IntersectionObserver(([entry]) => running.hold("away", !entry?.isIntersecting), {
			threshold: 0.5,
		});
		inView.observe(element);
		const onVisibility = () => running.hold("hidden", document.hidden);
		document.addEventListener("visibilitychange", onVisibility);
		return () => {
			running.stop();
			autoplay.current = null;
			inView.disconnect();
			document.removeEventListener("visibilitychange", onVisibility);
		};
	}, [list, autoplays, goTo]);

	return useMemo(
		() => ({
			...state,
			turn: (step) => {
				if (list.current) goTo(turned(stripOf(list.current), step, false));
				autoplay.current?.restart();
			},
			setPlays: (plays) => {
				if (plays) autoplay.current?.release();
				else autoplay.current?.hold("button", true);
				setState((before) => ({ ...before, plays }));
			},
			hold: (why, holds) => autoplay.current?.hold(why, holds),
		}),
		[state, list, goTo],
	);
}

const PASSIVE = { passive: true } as const;

function isSame(before: CarouselState, next: Omit<CarouselState, "plays">): boolean {
	return (["at", "atStart", "atEnd", "fits"] as const).every((name) => before[name] === next[name]);
}

function lessMotion(): boolean {
	return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function stripOf(list: HTMLElement): Strip {
	const start = (list.firstElementChild as HTMLElement | null)?.offsetLeft ?? 0;
	const offsets = Array.from(list.children, (slide) => (slide as HTMLElement).offsetLeft - start);
	return { offsets, scroll: list.scrollLeft, most: list.scrollWidth - list.clientWidth };
}

/** Scrolls in `SPEED_MS`, at once for those who want less motion. Answers how to stop it on the way. */
function slideTo(list: HTMLElement, left: number): () => void {
	const from = list.scrollLeft;
	if (lessMotion() || from === left) {
		list.scrollTo({ left, behavior: "instant" });
		return () => {};
	}
	// Snapping would pull at every step of the way.
	list.style.scrollSnapType = "none";
	const start = performance.now();
	let frame = requestAnimationFrame(function step(now) {
		const part = (now - start) / SPEED_MS;
		list.scrollTo({ left: from + (left - from) * eased(part), behavior: "instant" });
		if (part < 1) frame = requestAnimationFrame(step);
		else list.style.scrollSnapType = "";
	});
	return () => {
		cancelAnimationFrame(frame);
		list.style.scrollSnapType = "";
	};
}

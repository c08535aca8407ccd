import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { type RefObject, useCallback, useEffect } from "react";
import { whenIdle } from "#ui/when-idle.ts";
import { isThrifty } from "./new-build.ts";
import { screenOf } from "./screen-of.ts";

/**
 * Links fetch ahead what they lead to: in view the screen's code, once the visitor moves; under the pointer or in focus its
 * data as well.
 */

/** At most so many at once (specification §9). */
const MOST_AT_ONCE = 5;
/** A pointer that only passes over a link wants nothing. */
const LINGER_MS = 60;

/** Who reads on without a move for so long, milliseconds, goes on all the same. */
const READS_ON_MS = 5_000;
const MOVES = ["pointermove", "pointerdown", "keydown", "scroll"];

let pending = 0;

/** Does a fetch ahead of need, unless five are under way or the connection is a thrifty one; never rejects. */
export async function within(limit: () => Promise<unknown>): Promise<void> {
	if (pending >= MOST_AT_ONCE || isThrifty()) return;
	pending++;
	// What cannot be fetched ahead is fetched, and its failure shown, when it is asked for.
	await limit().catch(() => {});
	pending--;
}

/** What is done for a link when it comes into view, once. */
const whenSeen = new WeakMap<Element, () => void>();
let sight: IntersectionObserver | null = null;

function watch(element: Element, seen: () => void): () => void {
	sight ??= new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			if (!isIntersecting) continue;
			sight?.unobserve(target);
			whenSeen.get(target)?.();
		}
	});
	whenSeen.set(element, seen);
	sight.observe(element);
	return () => sight?.unobserve(element);
}

/**
 * Resolves at the visitor's first move on a page, or when they have read it for a while: what leads away from a page is
 * not fetched, and its modules not run, while the page itself comes to life, nor for who leaves at once.
 */
function visitorMoves(): Promise<void> {
	return new Promise((resolve) => {
		setTimeout(resolve, READS_ON_MS);
		for (const move of MOVES) addEventListener(move, () => resolve(), { capture: true, once: true });
	});
}

/** The code that is still to be fetched: one screen after the other, so that none falls to the limit. */
let queue: Promise<void> | null = null;

/** Fetches the code of an address's screen, once the visitor has moved and the browser has nothing better to do. */
function wantCode(router: AnyRouter, href: string): void {
	queue = (queue ?? visitorMoves())
		.then(() => new Promise<void>((resolve) => whenIdle(resolve)))
		.then(() => {
			const screen = screenOf(href);
			if (!screen) return;
			return within(async () => {
				const [matchedRoutes] = router.getMatchedRoutes(screen.to);
				await Promise.all(matchedRoutes.map((route) => router.loadRouteChunk(route)));
			});
		});
}

/** Prefetches a public address; answers the handlers of its link. */
export function usePrefetch(link: RefObject<HTMLAnchorElement | null>, href: string) {
	const router = useRouter();

	useEffect(() => {
		const element = link.current;
		if (!element || !("IntersectionObserver" in globalThis)) return;
		return watch(element, () => wantCode(router, href));
	}, [router, link, href]);

	const intend = useCallback(() => {
		const screen = screenOf(href);
		if (!screen) return;
		const timer = setTimeout(() => void within(() => router.preloadRoute(screen as never)), LINGER_MS);
		link.current?.addEventListener("pointerleave", () => clearTimeout(timer), { once: true });
	}, [router, link, href]);

	return { onPointerEnter: intend, onFocus: intend };
}

import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { type RefObject, useCallback, useEffect } from "react";
import { isThrifty } from "./new-build.ts";
import { screenOf } from "./screen-of.ts";

/** Links fetch ahead what they lead to: in view the screen's code, under the pointer or in focus its data as well. */

/** At most so many at once (specification §9). */
const MOST_AT_ONCE = 5;
/** A pointer that only passes over a link wants nothing. */
const LINGER_MS = 60;

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

/** Addresses whose screen's code is still to be fetched; one at a time, when the browser has nothing better to do. */
const wanted = new Set<string>();
let isWaiting = false;

function wantCode(router: AnyRouter, href: string): void {
	wanted.add(href);
	if (isWaiting) return;
	isWaiting = true;
	const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1));
	idle(() => {
		isWaiting = false;
		const [next] = wanted;
		if (next === undefined) return;
		wanted.delete(next);
		const screen = screenOf(next);
		if (screen) {
			void within(async () => {
				const [matchedRoutes] = router.getMatchedRoutes(screen.to);
				await Promise.all(matchedRoutes.map((route) => router.loadRouteChunk(route)));
			});
		}
		const [more] = wanted;
		if (more !== undefined) wantCode(router, more);
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

import { useRouter } from "@tanstack/react-router";
import { type RefObject, useCallback, useEffect } from "react";
import { isThrifty } from "./new-build.ts";

/** Links fetch ahead what they lead to: in view the screen's code, under the pointer or in focus its data as well. */

/** At most so many at once (specification §9). */
const MOST_AT_ONCE = 5;
/** A pointer that only passes over a link wants nothing. */
const LINGER_MS = 60;

let pending = 0;

async function within(limit: () => Promise<unknown>): Promise<void> {
	if (pending >= MOST_AT_ONCE || isThrifty()) return;
	pending++;
	// What cannot be fetched ahead is fetched, and its failure shown, when it is asked for.
	await limit().catch(() => {});
	pending--;
}

/** Prefetches an internal address; answers the handlers of its link. */
export function usePrefetch(link: RefObject<HTMLAnchorElement | null>, to: string | null, search: object) {
	const router = useRouter();

	useEffect(() => {
		const element = link.current;
		if (!element || to === null || !("IntersectionObserver" in globalThis)) return;
		const observer = new IntersectionObserver((entries) => {
			if (!entries.some((entry) => entry.isIntersecting)) return;
			observer.disconnect();
			void within(async () => {
				const [matchedRoutes] = router.getMatchedRoutes(to);
				await Promise.all(matchedRoutes.map((route) => router.loadRouteChunk(route)));
			});
		});
		observer.observe(element);
		return () => observer.disconnect();
	}, [router, link, to]);

	const intend = useCallback(() => {
		if (to === null) return;
		const timer = setTimeout(() => void within(() => router.preloadRoute({ to, search } as never)), LINGER_MS);
		link.current?.addEventListener("pointerleave", () => clearTimeout(timer), { once: true });
	}, [router, link, to, search]);

	return { onPointerEnter: intend, onFocus: intend };
}

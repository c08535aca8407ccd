import { useEffect, useState } from "react";
import { type Bounds, sameBounds } from "./mercator.ts";

/** How long the map holds to a new box (specification §4, §9). */
export const STRICT_BOUNDS_MS = 3_000;

/** Turns on when the box changes, and off after 3 seconds; for `MapView.strictBounds`. */
export function useStrictBounds(bounds: Bounds | null): boolean {
	const [previous, setPrevious] = useState(bounds);
	const [strict, setStrict] = useState(false);
	if (!sameBounds(previous, bounds)) {
		setPrevious(bounds);
		setStrict(true);
	}
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new box starts the time anew.
	useEffect(() => {
		if (!strict) return;
		const timer = setTimeout(() => setStrict(false), STRICT_BOUNDS_MS);
		return () => clearTimeout(timer);
	}, [strict, previous]);
	return strict;
}

import { useEffect, useMemo, useState } from "react";
import type { clusterMarkers } from "./browser-clusterer.ts";
import type { MapViewProps } from "./map-types.ts";

type Clusterer = typeof clusterMarkers;

/**
 * The clusterer that a loader brings.
 * @throws Error 'MarkerClusterer is not installed!' when it brings none (specification §8), which is logged too
 */
export async function installedClusterer(
	load: () => Promise<{ readonly clusterMarkers?: Clusterer }>,
): Promise<Clusterer> {
	const loaded = await load().catch(() => null);
	if (typeof loaded?.clusterMarkers === "function") return loaded.clusterMarkers;
	const missing = new Error("MarkerClusterer is not installed!");
	console.error(missing.message);
	throw missing;
}

/** Markers and clusters as given, or clustered here when none were given; empty until the code for it is loaded. */
export function useClustered(
	markers: MapViewProps["markers"],
	clusters: MapViewProps["clusters"],
	zoom: number,
): { readonly markers: MapViewProps["markers"]; readonly clusters: NonNullable<MapViewProps["clusters"]> } {
	const wanted = clusters === null;
	const [clusterer, setClusterer] = useState<{ readonly make: Clusterer } | null>(null);
	const [failure, setFailure] = useState<unknown>(null);
	useEffect(() => {
		if (!wanted) return;
		let ended = false;
		installedClusterer(() => import("./browser-clusterer.ts")).then(
			(make) => !ended && setClusterer({ make }),
			(error: unknown) => !ended && setFailure(error),
		);
		return () => {
			ended = true;
		};
	}, [wanted]);
	const at = useMemo(() => (wanted ? (clusterer?.make(markers) ?? null) : null), [wanted, clusterer, markers]);
	const step = Math.round(zoom);
	const made = useMemo(() => at?.(step) ?? null, [at, step]);
	if (failure) throw failure;
	return clusters === null ? (made ?? { markers: [], clusters: [] }) : { markers, clusters };
}

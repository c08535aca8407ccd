import type { MapCluster, MapMarker } from "./map-types.ts";
import { type WorldPoint, worldPoint } from "./mercator.ts";

/** A pin or a cluster as it is laid over the map. */
export type MapItem = {
	readonly key: string;
	readonly world: WorldPoint;
	/** Pixels that a pin stands above its point, because others share it. */
	readonly lift: number;
} & ({ readonly kind: "pin"; readonly marker: MapMarker } | { readonly kind: "cluster"; readonly cluster: MapCluster });

/** Height of a pin in a stack of homes that share one spot. */
const STACKED_PIXELS = 40;

/**
 * Everything that lies over the map, in the order of reading: from north to south, then from west to east. Homes
 * on the very same spot are stacked, or all but one would be out of reach.
 */
export function mapItems(markers: readonly MapMarker[], clusters: readonly MapCluster[]): readonly MapItem[] {
	const stacks = new Map<string, number>();
	const pins = markers.map((marker): MapItem => {
		const spot = `${marker.lat},${marker.lng}`;
		const below = stacks.get(spot) ?? 0;
		stacks.set(spot, below + 1);
		return { key: marker.accoId, kind: "pin", world: worldPoint(marker), lift: below * STACKED_PIXELS, marker };
	});
	const groups = clusters.map(
		(cluster): MapItem => ({
			key: `${cluster.lat},${cluster.lng},${cluster.count}`,
			kind: "cluster",
			world: worldPoint(cluster),
			lift: 0,
			cluster,
		}),
	);
	return [...pins, ...groups].sort(
		(one, other) => one.world.y - other.world.y || one.world.x - other.world.x || one.lift - other.lift,
	);
}

/** The markers to draw: with the active home of the list, which may be hidden in a cluster, and with names. */
export function drawnMarkers(
	markers: readonly MapMarker[],
	listed: readonly MapMarker[],
	activeAccoId: string | null,
): readonly MapMarker[] {
	const known = new Map(listed.map((marker) => [marker.accoId, marker]));
	const drawn = markers.map((marker) => {
		const title = marker.title ?? known.get(marker.accoId)?.title;
		return title === marker.title ? marker : { ...marker, title };
	});
	const active = activeAccoId === null ? undefined : known.get(activeAccoId);
	return active && !markers.some(({ accoId }) => accoId === active.accoId) ? [...drawn, active] : drawn;
}

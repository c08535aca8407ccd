import type { MapCluster, MapMarker } from "./map-types.ts";
import { type WorldPoint, worldPoint } from "./mercator.ts";

interface Laid {
	readonly key: string;
	readonly world: WorldPoint;
	/** Pixels that a pin stands above its point, because others share it. */
	readonly lift: number;
}

export interface PinItem extends Laid {
	readonly kind: "pin";
	readonly marker: MapMarker;
	/** Has no room for its price (`laidOut`). */
	readonly isDot?: boolean;
	/** Drawn although a cluster holds it, and counted there. */
	readonly isBeside?: boolean;
}

export interface ClusterItem extends Laid {
	readonly kind: "cluster";
	readonly cluster: MapCluster;
	/** Key of the item that it grew from, where neighbours merged into one on the screen. */
	readonly heart?: string;
}

/** A pin or a cluster as it is laid over the map. */
export type MapItem = PinItem | ClusterItem;

/** Height of a pin in a stack of homes that share one spot, with the room between two of them. */
const STACKED_PIXELS = 50;

/**
 * Everything that lies over the map, in the order of reading: the homes of the list in its order, then from north to
 * south and from west to east. Homes on the very same spot are stacked, or all but one would be out of reach.
 */
export function mapItems(
	markers: readonly MapMarker[],
	clusters: readonly MapCluster[],
	listed: readonly MapMarker[] = [],
): readonly MapItem[] {
	const ranks = new Map(listed.map(({ accoId }, rank) => [accoId, rank]));
	const groups = clusters.map(
		(cluster): MapItem => ({
			key: `${cluster.lat},${cluster.lng},${cluster.count}`,
			kind: "cluster",
			world: worldPoint(cluster),
			lift: 0,
			cluster,
		}),
	);
	const rank = ({ key }: MapItem) => ranks.get(key) ?? listed.length;
	const sorted = [...markers.map((marker) => pinItem(marker)), ...groups].sort(
		(one, other) => rank(one) - rank(other) || one.world.y - other.world.y || one.world.x - other.world.x,
	);
	const stacks = new Map<string, number>();
	return sorted.map((item) => {
		if (item.kind === "cluster") return item;
		const spot = `${item.marker.lat},${item.marker.lng}`;
		const below = stacks.get(spot) ?? 0;
		stacks.set(spot, below + 1);
		return below === 0 ? item : { ...item, lift: below * STACKED_PIXELS };
	});
}

function pinItem(marker: MapMarker): PinItem {
	return { key: marker.accoId, kind: "pin", world: worldPoint(marker), lift: 0, marker };
}

/** The markers with the names that the list has for them. */
export function namedMarkers(markers: readonly MapMarker[], listed: readonly MapMarker[]): readonly MapMarker[] {
	const known = new Map(listed.map((marker) => [marker.accoId, marker]));
	return markers.map((marker) => {
		const title = marker.title ?? known.get(marker.accoId)?.title;
		return title === marker.title ? marker : { ...marker, title };
	});
}

/** The items with the active home of the list, which a cluster may hold. */
export function withActive(
	items: readonly MapItem[],
	listed: readonly MapMarker[],
	activeAccoId: string | null,
): readonly MapItem[] {
	const active = listed.find(({ accoId }) => accoId === activeAccoId);
	if (!active || items.some(({ key }) => key === active.accoId)) return items;
	return [...items, { ...pinItem(active), isBeside: true }];
}

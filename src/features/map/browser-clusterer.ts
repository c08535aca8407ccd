import { ClusterLevels, clusterColor, itemPoint } from "#domain/geo/cluster-levels.ts";
import type { MapCluster, MapMarker } from "./map-types.ts";

/** Pins and clusters at a zoom (Google's scale). */
export type ClustersAt = (zoom: number) => {
	readonly markers: readonly MapMarker[];
	readonly clusters: readonly MapCluster[];
};

/** Clusters of a few homes that came without a search answer: favourites, a block with a map. */
export function clusterMarkers(all: readonly MapMarker[]): ClustersAt {
	const levels = new ClusterLevels(all);
	return (zoom) => {
		const level = levels.at(zoom);
		const markers: MapMarker[] = [];
		const clusters: MapCluster[] = [];
		for (let item = 0; item < level.length; item++) {
			const homes: MapMarker[] = [];
			levels.members(level, item, (number) => homes.push(all[number] as MapMarker));
			const [alone] = homes;
			if (homes.length === 1 && alone) markers.push(alone);
			else clusters.push(clusterOf(homes, itemPoint(level, item), all.length / level.length));
		}
		return { markers, clusters };
	};
}

function clusterOf(homes: readonly MapMarker[], at: { lat: number; lng: number }, mean: number): MapCluster {
	const lats = homes.map(({ lat }) => lat);
	const lngs = homes.map(({ lng }) => lng);
	const mark = homes.find((home) => home.mark)?.mark;
	return {
		...at,
		...(mark ? { mark } : {}),
		count: homes.length,
		bounds: {
			south: Math.min(...lats),
			west: Math.min(...lngs),
			north: Math.max(...lats),
			east: Math.max(...lngs),
		},
		color: clusterColor(homes.length, mean),
	};
}

import { coarse, fine } from "virtual:basemap";
import type { LayerSpecification, Map as MapLibreMap, StyleSpecification } from "maplibre-gl";

/** Zoom from which the fine lines serve, in MapLibre's scale, whose 5 is Google's 6. */
const FINE_FROM = 5;
/** Deeper tiles are cut from these by the engine. */
const TILES_UNTIL = { coarse: 5, fine: 9 } as const;

interface MapColours {
	readonly water: string;
	readonly land: string;
	readonly border: string;
}

/** The colours of the map as the style sheet has them. */
export function mapColours(element: Element): MapColours {
	const style = getComputedStyle(element);
	const colour = (name: string) => style.getPropertyValue(`--map-${name}`).trim();
	return { water: colour("water"), land: colour("land"), border: colour("border") };
}

/** The embedded basemap: water, land and borders, without any host but our own. */
export function embeddedStyle(colours: MapColours): StyleSpecification {
	return {
		version: 8,
		sources: { coarse: { type: "geojson", data: coarse, maxzoom: TILES_UNTIL.coarse } },
		layers: [
			{ id: "water", type: "background", paint: { "background-color": colours.water } },
			...layersOf("coarse", colours),
		],
	};
}

/** Brings the fine lines in when the camera first comes so close, and lets them take over once they are there. */
export function refineWhenClose(map: MapLibreMap, colours: MapColours): void {
	const refine = () => {
		if (map.getZoom() < FINE_FROM - 0.5 || !map.isStyleLoaded()) return;
		map.off("move", refine);
		map.off("idle", refine);
		map.addSource("fine", { type: "geojson", data: fine, maxzoom: TILES_UNTIL.fine });
		for (const layer of layersOf("fine", colours)) map.addLayer({ ...layer, minzoom: FINE_FROM });
		map.on("sourcedata", function takeOver(event) {
			if (event.sourceId !== "fine" || !map.isSourceLoaded("fine")) return;
			map.off("sourcedata", takeOver);
			for (const layer of layersOf("coarse", colours)) map.setLayerZoomRange(layer.id, 0, FINE_FROM);
		});
	};
	map.on("move", refine);
	map.on("idle", refine);
}

function layersOf(source: "coarse" | "fine", { land, border }: MapColours): LayerSpecification[] {
	return [
		{
			id: `${source}-land`,
			type: "fill",
			source,
			filter: ["==", ["geometry-type"], "Polygon"],
			paint: { "fill-color": land },
		},
		{
			id: `${source}-borders`,
			type: "line",
			source,
			filter: ["==", ["geometry-type"], "LineString"],
			layout: { "line-join": "round", "line-cap": "round" },
			paint: { "line-color": border, "line-width": ["interpolate", ["linear"], ["zoom"], 2, 0.8, 8, 2.2] },
		},
	];
}

import { coarse, fine } from "virtual:basemap";
import type { ExpressionSpecification, LayerSpecification, Map as MapLibreMap, StyleSpecification } from "maplibre-gl";

/** Zoom from which the fine lines serve, in MapLibre's scale, whose 5 is Google's 6. */
const FINE_FROM = 5;
/** Deeper tiles are cut from these by the engine. */
const TILES_UNTIL = { coarse: 5, fine: 9 } as const;

interface MapColours {
	readonly water: string;
	readonly land: string;
	readonly border: string;
	readonly river: string;
	readonly ice: string;
}

/** The colours of the map as the style sheet has them. */
export function mapColours(element: Element): MapColours {
	const style = getComputedStyle(element);
	const colour = (name: string) => style.getPropertyValue(`--map-${name}`).trim();
	return {
		water: colour("water"),
		land: colour("land"),
		border: colour("border"),
		river: colour("river"),
		ice: colour("ice"),
	};
}

/** The embedded basemap: water, land, ice, lakes, rivers and borders, without any host but our own. */
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

function layersOf(source: "coarse" | "fine", colours: MapColours): LayerSpecification[] {
	const area = (id: string, colour: string, kind: string | null): LayerSpecification => ({
		id: `${source}-${id}`,
		type: "fill",
		source,
		filter: ["all", ["==", ["geometry-type"], "Polygon"], kindIs(kind)],
		paint: { "fill-color": colour },
	});
	const line = (id: string, colour: string, kind: string | null, far: number, near: number): LayerSpecification => ({
		id: `${source}-${id}`,
		type: "line",
		source,
		filter: ["all", ["==", ["geometry-type"], "LineString"], kindIs(kind)],
		layout: { "line-join": "round", "line-cap": "round" },
		paint: { "line-color": colour, "line-width": ["interpolate", ["linear"], ["zoom"], 2, far, 8, near] },
	});
	const rivers = line("rivers", colours.river, "river", 0.4, 2.4);
	return [
		area("land", colours.land, null),
		area("ice", colours.ice, "glacier"),
		// Small rivers come when there is room for them.
		source === "coarse"
			? rivers
			: ({
					...rivers,
					filter: ["all", kindIs("river"), ["<=", ["get", "from"], ["+", ["zoom"], 1.5]]],
				} as typeof rivers),
		area("lakes", colours.water, "lake"),
		line("borders", colours.border, null, 0.8, 2.2),
	];
}

function kindIs(kind: string | null): ExpressionSpecification {
	return kind === null ? ["!", ["has", "kind"]] : ["==", ["get", "kind"], kind];
}

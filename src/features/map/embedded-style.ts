import { coarse, fine } from "virtual:basemap";
import type { ExpressionSpecification, LayerSpecification, Map as MapLibreMap, StyleSpecification } from "maplibre-gl";

/** Zoom from which the fine lines serve, in MapLibre's scale, whose 5 is Google's 6. */
const FINE_FROM = 5;
/** Streets that are not there by then have the fine lines come in below them. */
const STREETS_PATIENCE_MS = 1_200;
/** Deeper tiles are cut from these by the engine. */
const TILES_UNTIL = { coarse: 5, fine: 9 } as const;

/** What is coloured on the ground; `map.css` has each as `--map-{name}`. */
const COLOURS = [
	"water",
	"land",
	"border",
	"river",
	"ice",
	"forest",
	"meadow",
	"green",
	"sand",
	"rock",
	"built",
	"works",
	"road",
	"road-edge",
	"street",
	"street-edge",
	"path",
	"rail",
	"ferry",
	"roof",
	"roof-edge",
	"halo",
	"ink",
	"ink-soft",
	"water-ink",
	"peak-ink",
] as const;

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Tail>}` : Name;
export type MapColours = Readonly<Record<Camel<(typeof COLOURS)[number]>, string>>;

/** The colours of the map as the style sheet has them. */
export function mapColours(element: Element): MapColours {
	const style = getComputedStyle(element);
	const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
	return Object.fromEntries(
		COLOURS.map((name) => [camel(name), style.getPropertyValue(`--map-${name}`).trim()]),
	) as MapColours;
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

/**
 * Brings the fine lines in when the camera first comes so close, and lets them take over once they can be seen: until
 * then, and where they never come, the coarse ones stay. They lie below the streets, and do not come where streets
 * cover them.
 */
export function refineWhenClose(map: MapLibreMap, colours: MapColours, isCovered: () => boolean): void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const refine = () => {
		if (map.getZoom() < FINE_FROM - 0.5 || isCovered()) return;
		stop();
		const above = map.getLayersOrder().find((id) => map.getLayer(id)?.source !== "coarse" && id !== "water");
		map.addSource("fine", { type: "geojson", data: fine, maxzoom: TILES_UNTIL.fine });
		for (const layer of layersOf("fine", colours)) map.addLayer({ ...layer, minzoom: FINE_FROM }, above);
		map.on("sourcedata", function takeOver(event) {
			// A source whose file did not come, or a tile that failed, counts as loaded too, and has nothing to show.
			if (event.sourceId !== "fine" || !map.isSourceLoaded("fine")) return;
			if (map.querySourceFeatures("fine").length === 0) return;
			map.off("sourcedata", takeOver);
			for (const layer of layersOf("coarse", colours)) map.setLayerZoomRange(layer.id, 0, FINE_FROM);
		});
	};
	const stop = () => {
		map.off("move", refine);
		map.off("idle", refine);
		clearTimeout(timer);
	};
	map.once("style.load", () => {
		map.on("move", refine);
		map.on("idle", refine);
		// Tiles that are slow keep the map from coming to rest.
		timer = setTimeout(refine, STREETS_PATIENCE_MS);
	});
	map.on("remove", stop);
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

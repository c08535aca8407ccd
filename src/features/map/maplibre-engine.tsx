import { Map as MapLibreMap, type StyleSpecification, setWorkerUrl } from "maplibre-gl";
import "maplibre-gl/dist/maplibre-gl.css";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import { useEffect, useRef } from "react";
import type { Point } from "#domain/geo/public-point.ts";
import { useLatest } from "#ui/latest.ts";
import { embeddedStyle, mapColours, refineWhenClose } from "./embedded-style.ts";
import { type EngineProps, isArchive, type MapEngine, streetsOf } from "./engine.ts";
import { MapFailure } from "./map-types.ts";
import { MIN_ZOOM } from "./mercator.ts";
import { GROUND_LAYER, STREETS_FROM, streetsLayers, streetsSource } from "./streets-style.ts";
import { askAgain, STREETS } from "./streets-tiles.ts";

/** MapLibre draws tiles of 512 pixels: its zoom is one less than Google's for the same look. */
const ZOOM_SHIFT = 1;
const MOVE_MS = 400;

// Served by us: the page's policy lets no worker come from elsewhere.
setWorkerUrl(workerUrl);

/** The ground drawn by MapLibre: the embedded basemap, or the style that the operator named. */
export default function MapLibreEngine(props: EngineProps) {
	const container = useRef<HTMLDivElement>(null);
	const latest = useLatest(props);

	useEffect(() => {
		const element = container.current;
		if (!element) return;
		const { settings } = latest.current;
		let ended = false;
		let map: MapLibreMap | null = null;
		const begin = (style: StyleSpecification | string) => {
			if (ended) return;
			map = createMap(element, style, () => latest.current);
		};
		if (settings.styleUrl === null) begin(houseStyle(element, latest.current));
		else if (isArchive(settings.styleUrl)) {
			import("./pmtiles-style.ts")
				.then(({ pmtilesStyle }) => pmtilesStyle(settings.styleUrl ?? "", mapColours(element)))
				.then(begin)
				.catch((cause: unknown) => latest.current.onFail(new MapFailure("load", { cause })));
		} else begin(settings.styleUrl);
		return () => {
			ended = true;
			map?.remove();
		};
	}, [latest]);

	return (
		<div className="map-ground">
			<div ref={container} className="h-full" />
		</div>
	);
}

/** The embedded basemap, with streets over it where our server has them. */
function houseStyle(element: HTMLElement, { settings, language }: EngineProps): StyleSpecification {
	const colours = mapColours(element);
	const embedded = embeddedStyle(colours);
	const tiles = streetsOf(settings);
	if (!tiles) return embedded;
	return {
		...embedded,
		sources: { ...embedded.sources, [STREETS]: streetsSource(tiles) },
		layers: [...embedded.layers, ...streetsLayers(colours, language)],
	};
}

/** Opens the map and reports its events; null when this browser cannot draw it. */
function createMap(
	container: HTMLElement,
	style: StyleSpecification | string,
	props: () => EngineProps,
): MapLibreMap | null {
	const { start, label, settings, closest } = props();
	let map: MapLibreMap;
	try {
		map = new MapLibreMap({
			container,
			style,
			center: start.center,
			zoom: start.zoom - ZOOM_SHIFT,
			minZoom: MIN_ZOOM - ZOOM_SHIFT,
			maxZoom: closest - ZOOM_SHIFT,
			// North stays up and the look straight down: pins are laid over a flat map.
			maxPitch: 0,
			dragRotate: false,
			touchPitch: false,
			pitchWithRotate: false,
			renderWorldCopies: false,
			attributionControl: settings.styleUrl === null ? false : { compact: true },
			locale: { "Map.Title": label },
		});
	} catch (cause) {
		props().onFail(new MapFailure("webgl", { cause }));
		return null;
	}
	map.touchZoomRotate.disableRotation();
	map.keyboard.disableRotation();
	const hasStreets = streetsOf(settings) ? streetsIn(map) : () => false;
	if (settings.styleUrl === null) {
		refineWhenClose(map, mapColours(container), () => cornersOf(map).every(hasStreets));
	}
	if (streetsOf(settings)) {
		askAgain(map);
		map.on("sourcedata", ({ sourceId, tile }) => {
			if (sourceId === STREETS && tile) props().onStreets();
		});
	}

	let byVisitor = false;
	let styled = false;
	map.on("movestart", ({ originalEvent }) => {
		byVisitor ||= originalEvent !== undefined;
	});
	map.on("move", () => props().onMove());
	map.on("moveend", () => {
		const visitor = byVisitor;
		byVisitor = false;
		props().onIdle(visitor);
	});
	map.once("styledata", () => {
		styled = true;
	});
	map.on("error", ({ error }) => {
		// A tile that does not come leaves a gap; a style that does not come leaves no map.
		if (styled) console.warn(`Map: ${error.message}`);
		else props().onFail(new MapFailure("load", { cause: error }));
	});

	const engine: MapEngine = {
		overlay: map.getCanvasContainer(),
		camera: () => {
			const { lat, lng } = map.getCenter();
			const { clientWidth: width, clientHeight: height } = container;
			return { center: { lat, lng }, zoom: map.getZoom() + ZOOM_SHIFT, width, height };
		},
		hasStreets,
		awaitsStreets: () => map.getSource(STREETS) !== undefined && !map.isSourceLoaded(STREETS),
		move: ({ center, zoom }, how) => {
			const camera = { center, zoom: zoom - ZOOM_SHIFT };
			byVisitor = how.byVisitor;
			if (how.animate) map.easeTo({ ...camera, duration: MOVE_MS });
			else map.jumpTo(camera);
		},
	};
	props().onReady(engine);
	return map;
}

/** Just within the corners of what a map shows. */
function cornersOf(map: MapLibreMap): readonly Point[] {
	const { clientWidth: width, clientHeight: height } = map.getContainer();
	const at = (x: number, y: number) => map.unproject([x, y]);
	return [at(2, 2), at(width - 2, 2), at(2, height - 2), at(width - 2, height - 2)];
}

/** Whether streets are drawn at a point of a map. */
function streetsIn(map: MapLibreMap): (at: Point) => boolean {
	return (at) => {
		if (map.getZoom() < STREETS_FROM || !map.getLayer(GROUND_LAYER)) return false;
		return map.queryRenderedFeatures(map.project(at), { layers: [GROUND_LAYER] }).length > 0;
	};
}

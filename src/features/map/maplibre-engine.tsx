import { Map as MapLibreMap, type StyleSpecification, setWorkerUrl } from "maplibre-gl";
import "maplibre-gl/dist/maplibre-gl.css";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import { useEffect, useRef } from "react";
import { useLatest } from "#ui/latest.ts";
import { embeddedStyle, mapColours, refineWhenClose } from "./embedded-style.ts";
import { type EngineProps, isArchive, type MapEngine } from "./engine.ts";
import { MapFailure } from "./map-types.ts";
import { MAX_ZOOM, MIN_ZOOM } from "./mercator.ts";

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
		if (settings.styleUrl === null) begin(embeddedStyle(mapColours(element)));
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

/** Opens the map and reports its events; null when this browser cannot draw it. */
function createMap(
	container: HTMLElement,
	style: StyleSpecification | string,
	props: () => EngineProps,
): MapLibreMap | null {
	const { start, label, settings } = props();
	let map: MapLibreMap;
	try {
		map = new MapLibreMap({
			container,
			style,
			center: start.center,
			zoom: start.zoom - ZOOM_SHIFT,
			minZoom: MIN_ZOOM - ZOOM_SHIFT,
			maxZoom: MAX_ZOOM - ZOOM_SHIFT,
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
	if (settings.styleUrl === null) refineWhenClose(map, mapColours(container));

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

import { lazy } from "react";
import type { MapSettings } from "#site/views/page-view.ts";

/** The engines, each in files of its own that load when it is the one. */

const loadMapLibre = () => import("./maplibre-engine.tsx");
const loadGoogle = () => import("./google-engine.tsx");

export const MapLibreEngine = lazy(loadMapLibre);
export const GoogleEngine = lazy(loadGoogle);

/** Starts the loading of the engine that the settings ask for, beside that of what lies over it. */
export function preloadEngine(settings: MapSettings): void {
	const loading = settings.googleMapsKey ? loadGoogle() : loadMapLibre();
	// The error comes up again where the engine is rendered, and is shown there.
	loading.catch(() => undefined);
}

import type { Point } from "#domain/geo/public-point.ts";
import type { Language } from "#domain/language.ts";
import type { MapSettings } from "#site/views/page-view.ts";
import type { MapFailure } from "./map-types.ts";
import type { Camera } from "./mercator.ts";

/** What draws the ground under the pins. Both engines keep north up and look straight down. */
export interface MapEngine {
	/** Element over the drawn map that holds the pins; what is dragged on it drags the map where the engine can. */
	readonly overlay: HTMLElement;
	camera(): Camera;
	/** Whether streets are drawn at a point: they bring their own names. */
	hasStreets(at: Point): boolean;
	/** Tiles of streets are on their way, or being drawn. */
	awaitsStreets(): boolean;
	/** Moves the camera, in one step where the visitor wants less motion. */
	move(to: { readonly center: Point; readonly zoom: number }, how: { animate: boolean; byVisitor: boolean }): void;
}

/** Inputs and callbacks of an engine. */
export interface EngineProps {
	/** Where the map starts. */
	readonly start: Camera;
	/** Name of the drawn map for who cannot see it. */
	readonly label: string;
	readonly language: Language;
	readonly settings: MapSettings;
	/** Google's zoom that nobody comes closer than. */
	readonly closest: number;
	readonly onReady: (engine: MapEngine) => void;
	/** The camera changed; called for every frame of a movement. */
	readonly onMove: () => void;
	/** The camera rests after a movement or a change of size. */
	readonly onIdle: (byVisitor: boolean) => void;
	/** Streets came in somewhere: `hasStreets` may say more. */
	readonly onStreets: () => void;
	readonly onFail: (failure: MapFailure) => void;
}

/** An archive of tiles in one file. */
export function isArchive(styleUrl: string): boolean {
	return /\.pmtiles(\?|$)/.test(styleUrl);
}

/** Whether there can be streets at a point, as far as is known. */
export function mayHaveStreets(settings: MapSettings, { lat, lng }: Point): boolean {
	const tiles = streetsOf(settings);
	// Google and an operator's style have them wherever they like.
	if (!tiles) return settings.styleUrl !== null || settings.googleMapsKey !== null;
	const [west, south, east, north] = tiles.bounds ?? [-180, -90, 180, 90];
	return lng >= west && lng <= east && lat >= south && lat <= north;
}

/** The tiles of streets that lie over the embedded basemap; null: none do. */
export function streetsOf({ styleUrl, googleMapsKey, tiles }: MapSettings): MapSettings["tiles"] {
	return styleUrl === null && googleMapsKey === null ? tiles : null;
}

/** Whether the map below has no labels, so that ours are drawn; where streets are they have their own. */
export function isNameless({ styleUrl, googleMapsKey }: MapSettings): boolean {
	return googleMapsKey === null && (styleUrl === null || isArchive(styleUrl));
}

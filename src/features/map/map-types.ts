import type { ReactNode } from "react";
import type { Point } from "#domain/geo/public-point.ts";
import type { Bounds } from "./mercator.ts";

/** A home that stands alone: the search answer's marker, with its name where the page knows it. */
export interface MapMarker extends Point {
	readonly accoId: string;
	/** Euros for the whole stay, or the lowest price without dates; null: no price. */
	readonly stayCents: number | null;
	readonly title?: string | undefined;
	/** Only staff are shown this home. */
	readonly mark?: string | undefined;
}

/** Homes too close for pins of their own, as the search answers them. */
export interface MapCluster extends Point {
	readonly count: number;
	readonly bounds: Bounds;
	readonly color: "red" | "blue";
	/** One of its homes is only shown to staff. */
	readonly mark?: string | undefined;
}

/** A name on the map; countries come along with it. */
export interface MapLabel extends Point {
	readonly id: string;
	readonly name: string;
	readonly kind: "country" | "region" | "placename" | "town" | "water" | "peak";
	/** Google's zoom from which it stands there; without it, that of its kind. */
	readonly from?: number;
	/** Heavier labels win where two would overlap: the number of homes, say. */
	readonly weight?: number;
}

/** What the map shows once it rests. */
export interface MapIdle {
	readonly bounds: Bounds;
	/** Google's scale, as `zoom` and `zoomLevel` everywhere; may be fractional. */
	readonly zoom: number;
	/** false: the map was fitted to a box or resized, not moved by the visitor. */
	readonly byVisitor: boolean;
}

/** A single spot with its name. */
export interface MapPlace extends Point {
	readonly name: string;
	/** Google's scale. */
	readonly zoom: number;
	/** It lies within so many metres of the point: an area is shown in place of a spot. */
	readonly areaMetres?: number;
}

export interface MapViewProps {
	/** Shows this spot in place of homes: markers, clusters and bounds do not count then. */
	readonly place?: MapPlace;
	readonly markers: readonly MapMarker[];
	/** null: no clusters given, so the browser makes them of the markers. */
	readonly clusters: readonly MapCluster[] | null;
	/** Box to fit; a new one moves the map, the same object leaves it where the visitor took it. null: Europe. */
	readonly bounds: Bounds | null;
	/** The box is what a map showed that a visitor had moved: shown just so, without room around it. */
	readonly snug?: boolean;
	/** While on, a map that is dragged out of `bounds` goes back to it (specification §4; `useStrictBounds`). */
	readonly strictBounds?: boolean;
	/** Nights of the stay asked for; null: prices are the lowest of homes without dates. */
	readonly nights: number | null;
	/** Home whose pin lights up: the row of the list under the pointer. */
	readonly activeAccoId?: string | null;
	/** Homes of the list: they name their pins, and an active one is drawn although a cluster holds it. */
	readonly listed?: readonly MapMarker[];
	readonly likedIds?: ReadonlySet<string>;
	readonly seenIds?: ReadonlySet<string>;
	/** Regions and places with their names in the page's language. */
	readonly labels?: readonly MapLabel[];
	/** The pin under the pointer or with the focus; null when it leaves. */
	readonly onHover?: (accoId: string | null) => void;
	/** A pin was chosen, and its card opens; null when the card closes. */
	readonly onSelect?: (accoId: string | null) => void;
	/** A cluster was chosen; the map moves to its box automatically. */
	readonly onClusterSelect?: (cluster: MapCluster) => void;
	/** The map came to rest somewhere else than before; also once at the start. */
	readonly onIdle?: (idle: MapIdle) => void;
	/** The small card of a home. Escape and a button of the map close it, and `close` does for what is inside. */
	readonly renderCard?: (accoId: string, close: () => void) => ReactNode;
}

/** Why there is no map to see. */
export class MapFailure extends Error {
	readonly reason: "webgl" | "load";

	constructor(reason: "webgl" | "load", options?: ErrorOptions) {
		super(reason === "webgl" ? "This browser has no WebGL 2" : "The map cannot be loaded", options);
		this.reason = reason;
	}
}

import type { FormPage } from "./form-view.ts";

/** What the components of every page know of the request that it answers; the router carries it to the browser. */
export interface PageView {
	/** Address of the site without a trailing slash, for links that must be whole (canonical, hreflang). */
	readonly publicUrl: string;
	/** Id of the build that made the page. */
	readonly buildId: string;
	/** Hash of the texts, a part of their addresses. */
	readonly messagesHash: string;
	/** Parts of the texts that the page came with; null while it is being rendered. */
	readonly messageParts: readonly string[] | null;
	/** Likes that came with the request, as their cookie prints them. */
	readonly likes: string;
	/** The browser has a guest's session: likes are then kept for the guest too. */
	readonly holdsGuestSession: boolean;
	/** Somebody of the staff is signed in: events say so. Absent for all others. */
	readonly isStaff?: true;
	/** Browsers have a service worker; absent where it is off. */
	readonly hasWorker?: true;
	readonly map: MapSettings & {
		/** The visitor wants results without the map beside them. */
		readonly isHidden: boolean;
	};
	/** The story that the visual editor opened; null for other visitors. */
	readonly previewStoryId: string | null;
	readonly forms: FormPage;
	/** Who hears of the visit; absent where nobody does. */
	readonly analytics?: AnalyticsView;
}

/** How visits are measured, and whose link brought this visitor. */
export interface AnalyticsView {
	/** Google's tag manager; null: none. */
	readonly tagManager: { readonly id: string; readonly origin: string } | null;
	/** Visitors are asked, because somebody hears of those who agree. */
	readonly asksConsent: boolean;
	/** Our own server takes events. */
	readonly collects: boolean;
	/** `/_events` is open in this browser, and shows what is and would be sent. */
	readonly isWatched: boolean;
	readonly partner: { readonly code: string; readonly kind: "affiliate" | "host" } | null;
	/** Somebody of a travel agency is signed in: events say so. Absent for all others. */
	readonly isAgency?: true;
}

/** What the router hands every route. */
export interface RouterContext {
	readonly page: PageView;
}

/** What the operator set maps to be drawn from. */
export interface MapSettings {
	/** A MapLibre style, or a `.pmtiles` archive in the Protomaps layout; null: the embedded basemap. */
	readonly styleUrl: string | null;
	readonly googleMapsKey: string | null;
	/** Streets from our own server, over the embedded basemap; null: none. */
	readonly tiles: MapTilesView | null;
}

/** Tiles of streets as maps need to know them. */
export interface MapTilesView {
	/** Their address, with {z}, {x} and {y} in it. */
	readonly path: string;
	/** Zooms that there are tiles of, 512 pixels a tile. */
	readonly minZoom: number;
	readonly maxZoom: number;
	/** West, south, east and north in degrees; null: the whole world. */
	readonly bounds: readonly [number, number, number, number] | null;
	/** Who is named beside OpenStreetMap; may be empty. */
	readonly credit: string;
	/** They could be had when the page was made: a map of one spot may start among its streets. */
	readonly arrives: boolean;
}

/** Addresses of the embedded basemap, made while the site is built (scripts/basemap/plugin.ts). */
declare module "virtual:basemap" {
	/** GeoJSON for zooms up to 5. */
	export const coarse: string;
	/** GeoJSON for zooms above 5. */
	export const fine: string;
	/** Names of towns, lakes and heights in each language: rows of kind, name, latitude, longitude, zoom, weight. */
	export const names_nl: string;
	export const names_en: string;
	export const names_de: string;
	export const names_fr: string;
}

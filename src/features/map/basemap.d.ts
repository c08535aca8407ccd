/** Addresses of the embedded basemap, made while the site is built (scripts/basemap/plugin.ts). */
declare module "virtual:basemap" {
	/** GeoJSON for zooms up to 5. */
	export const coarse: string;
	/** GeoJSON for zooms above 5. */
	export const fine: string;
}

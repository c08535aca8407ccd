import type { KeptFiles } from "../kept-files.ts";
import type { Logger } from "../logger.ts";
import type { MapTiles } from "./map-tiles.ts";
import { openMbtiles } from "./mbtiles.ts";
import { openPmtiles } from "./pmtiles-file.ts";
import { openUpstreamTiles } from "./upstream-tiles.ts";

export type { MapTiles };

/**
 * The tiles that the settings name: those of a file, else those of somebody else's server; null: none.
 * @throws MapTilesError for a file that cannot be served
 */
export async function openMapTiles(
	{ file, upstream }: { readonly file: string | null; readonly upstream: string | null },
	{
		files,
		allow,
		log,
	}: {
		/** Where fetched tiles are kept. */
		readonly files: () => KeptFiles;
		/** `host:port` that may be private (tests). */
		readonly allow: readonly string[];
		readonly log: Logger;
	},
): Promise<MapTiles | null> {
	if (file) return file.endsWith(".mbtiles") ? openMbtiles(file) : openPmtiles(file);
	return upstream ? openUpstreamTiles({ address: upstream, allow }, { files: files(), log }) : null;
}

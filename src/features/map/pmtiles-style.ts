import { addProtocol, type StyleSpecification } from "maplibre-gl";
import { PMTiles, Protocol } from "pmtiles";
import type { mapColours } from "./embedded-style.ts";

let protocol: Protocol | null = null;

/**
 * A style for one `.pmtiles` archive in the Protomaps layout: ground, water, woods, roads, buildings and borders in
 * our colours, without lettering, which would need a glyph server; names are ours. An archive of pictures is shown as it is.
 * @throws when the archive cannot be read
 */
export async function pmtilesStyle(
	address: string,
	{ water, land, border }: ReturnType<typeof mapColours>,
): Promise<StyleSpecification> {
	if (!protocol) {
		protocol = new Protocol();
		addProtocol("pmtiles", protocol.tile);
	}
	const url = new URL(address, location.href).href;
	const archive = new PMTiles(url);
	protocol.add(archive);
	const { tileType } = await archive.getHeader();
	const background = { id: "water", type: "background", paint: { "background-color": water } } as const;
	// 1 is the vector tile of Mapbox; 2 to 5 are pictures.
	if (tileType !== 1) {
		return {
			version: 8,
			sources: { archive: { type: "raster", url: `pmtiles://${url}`, tileSize: 256 } },
			layers: [background, { id: "pictures", type: "raster", source: "archive" }],
		};
	}
	const fill = (id: string, layer: string, colour: string, kinds?: readonly string[]) =>
		({
			id,
			type: "fill",
			source: "archive",
			"source-layer": layer,
			...(kinds ? { filter: ["in", ["get", "kind"], ["literal", [...kinds]]] } : {}),
			paint: { "fill-color": colour },
		}) as const;
	const road = (id: string, kinds: readonly string[], minzoom: number, width: number) =>
		({
			id,
			type: "line",
			source: "archive",
			"source-layer": "roads",
			minzoom,
			filter: ["in", ["get", "kind"], ["literal", [...kinds]]],
			layout: { "line-cap": "round", "line-join": "round" },
			paint: {
				"line-color": "#ffffff",
				"line-width": ["interpolate", ["exponential", 1.6], ["zoom"], minzoom, 0.6, 18, width],
			},
		}) as const;
	return {
		version: 8,
		sources: { archive: { type: "vector", url: `pmtiles://${url}` } },
		layers: [
			{ ...background, paint: { "background-color": land } },
			fill("earth", "earth", land),
			fill("woods", "landuse", WOODS, ["forest", "wood", "park", "nature_reserve", "national_park"]),
			fill("sea", "water", water),
			road("streets", ["minor_road", "path", "other"], 13, 14),
			road("roads", ["medium_road", "major_road"], 9, 20),
			road("motorways", ["highway"], 6, 26),
			fill("buildings", "buildings", BUILDINGS),
			{
				id: "borders",
				type: "line",
				source: "archive",
				"source-layer": "boundaries",
				filter: ["==", ["get", "kind"], "country"],
				paint: { "line-color": border, "line-width": 1.4 },
			},
		],
	} as StyleSpecification;
}

const WOODS = "#d3dec8";
const BUILDINGS = "#e8d9c7";

import type {
	ExpressionSpecification,
	LayerSpecification,
	SymbolLayerSpecification,
	VectorSourceSpecification,
} from "maplibre-gl";
import type { Language } from "#domain/language.ts";
import type { MapTilesView } from "#site/views/page-view.ts";
import type { MapColours } from "./embedded-style.ts";
import { STREETS, streetsAddress } from "./streets-tiles.ts";
import { GROUND } from "./tile-ground.ts";

/** Streets over the embedded basemap: tiles in the OpenMapTiles layout in the colours of the house. */

/** Zoom from which there are streets, in MapLibre's scale, whose 9 is Google's 10: farther off the embedded basemap is sharp. */
export const STREETS_FROM = 9;

/** Id of the layer that is there wherever tiles are. */
export const GROUND_LAYER = "streets-ground";

/** The source of the tiles. What is missing in one is shown from the tile around it. */
export function streetsSource(tiles: MapTilesView): VectorSourceSpecification {
	const { minZoom, maxZoom, bounds } = tiles;
	const source = {
		type: "vector" as const,
		tiles: [streetsAddress(tiles)],
		minzoom: Math.min(maxZoom, Math.max(STREETS_FROM, minZoom)),
		maxzoom: maxZoom,
		sparse: true,
		...(bounds ? { bounds: [...bounds] as [number, number, number, number] } : {}),
	};
	return source;
}

/** Widths of roads, pixels at zoom 10 and at zoom 18; the edge is a line below that is this much wider. */
const ROADS: readonly (readonly [string, readonly string[], number, number, number])[] = [
	["paths", ["path", "track"], 14, 0.6, 3],
	["service", ["service"], 14, 0.2, 9],
	["minor", ["minor", "raceway", "busway"], 12, 0.3, 18],
	["tertiary", ["tertiary"], 10, 0.5, 20],
	["secondary", ["secondary"], 9, 0.9, 23],
	["primary", ["primary"], 9, 1.3, 25],
	["trunk", ["trunk"], 9, 1.8, 27],
	["motorways", ["motorway"], 9, 2.2, 29],
];
const MAIN: ReadonlySet<string> = new Set(["secondary", "primary", "trunk", "motorways"]);
const EDGE = 2.2;

/** Letters are drawn by the browser from the fonts that the site brings; the first name says weight and slope alone. */
const UPRIGHT = ["Figtree SemiBold", "Figtree"];
const MEDIUM = ["Figtree Medium", "Figtree"];
const ITALIC = ["Newsreader Italic", "Newsreader", "Georgia", "serif"];

/** Layers of the streets, the lowest first. */
export function streetsLayers(colours: MapColours, language: Language): LayerSpecification[] {
	return [
		...grounds(colours),
		...roads(colours),
		...buildings(colours),
		...borders(colours),
		...names(colours, language),
	];
}

function grounds(colours: MapColours): LayerSpecification[] {
	const fill = (id: string, layer: string, colour: string, filter?: ExpressionSpecification, opacity = 1) =>
		({
			id: `streets-${id}`,
			type: "fill",
			source: STREETS,
			"source-layer": layer,
			...(filter ? { filter } : {}),
			paint: { "fill-color": colour, "fill-opacity": opacity, "fill-antialias": id !== "ground" },
		}) as LayerSpecification;
	return [
		fill("ground", GROUND, colours.land),
		fill("farmland", "landcover", colours.meadow, classIs("farmland"), 0.6),
		fill("meadow", "landcover", colours.meadow, classIs("grass"), 0.9),
		fill("built", "landuse", colours.built, classIs("residential", "suburb", "neighbourhood", "retail", "commercial")),
		fill(
			"works",
			"landuse",
			colours.works,
			classIs("industrial", "railway", "garages", "quarry", "military", "hospital", "school", "university", "college"),
		),
		fill("forest", "landcover", colours.forest, classIs("wood"), 0.85),
		fill("sand", "landcover", colours.sand, classIs("sand")),
		fill("rock", "landcover", colours.rock, classIs("rock"), 0.7),
		fill("wetland", "landcover", colours.water, classIs("wetland"), 0.25),
		fill("ice", "landcover", colours.ice, classIs("ice")),
		fill("nature", "park", colours.forest, ["==", ["geometry-type"], "Polygon"], 0.18),
		fill(
			"greens",
			"landuse",
			colours.green,
			classIs("cemetery", "pitch", "playground", "stadium", "zoo", "theme_park", "track"),
		),
		line("rivers", "waterway", colours.river, ["!=", ["get", "brunnel"], "tunnel"], {
			"line-width": width(
				9,
				18,
				["match", ["get", "class"], ["river", "canal"], 1.2, 0.5],
				["match", ["get", "class"], ["river", "canal"], 9, 3],
			),
		}),
		fill("water", "water", colours.water, ["!=", ["get", "brunnel"], "tunnel"]),
		fill("aprons", "aeroway", colours.works, ["==", ["geometry-type"], "Polygon"]),
		line("runways", "aeroway", colours.streetEdge, ["==", ["geometry-type"], "LineString"], {
			"line-width": width(11, 18, 1, 36),
		}),
	];
}

function roads(colours: MapColours): LayerSpecification[] {
	const layer = "transportation";
	const notTunnel: ExpressionSpecification = ["!=", ["get", "brunnel"], "tunnel"];
	const kinds = (names: readonly string[]): ExpressionSpecification =>
		[
			"all",
			["in", ["get", "class"], ["literal", [...names]]],
			["==", ["geometry-type"], "LineString"],
		] as ExpressionSpecification;
	const opacity: ExpressionSpecification = ["case", notTunnel, 1, 0.35];
	const edges = ROADS.filter(([id]) => id !== "paths").map(([id, names, minzoom, far, near]) =>
		line(
			`${id}-edge`,
			layer,
			MAIN.has(id) ? colours.roadEdge : colours.streetEdge,
			kinds(names),
			{
				"line-width": width(10, 18, far + (MAIN.has(id) ? 1 : 0.6), near + EDGE),
				"line-opacity": opacity,
			},
			minzoom,
		),
	);
	const surfaces = ROADS.map(([id, names, minzoom, far, near]) =>
		line(
			id,
			layer,
			id === "paths" ? colours.path : MAIN.has(id) ? colours.road : colours.street,
			kinds(names),
			{
				"line-width": width(10, 18, far, near),
				"line-opacity": id === "paths" ? 0.8 : opacity,
				...(id === "paths" ? { "line-dasharray": [2, 1.4] } : {}),
			},
			minzoom,
		),
	);
	return [
		line("ferries", layer, colours.ferry, classIs("ferry"), { "line-width": 1.2, "line-dasharray": [4, 3] }),
		...edges,
		...surfaces,
		line(
			"rails",
			layer,
			colours.rail,
			classIs("rail", "transit"),
			{
				"line-width": width(10, 18, 0.8, 3),
				"line-opacity": ["case", notTunnel, 0.9, 0.25],
			},
			10,
		),
		line("lifts", layer, colours.rail, classIs("aerialway"), { "line-width": 1.4, "line-dasharray": [5, 2] }, 12),
	];
}

function buildings({ roof, roofEdge }: MapColours): LayerSpecification[] {
	return [
		{
			id: "streets-buildings",
			type: "fill",
			source: STREETS,
			"source-layer": "building",
			minzoom: 13,
			paint: {
				"fill-color": roof,
				"fill-outline-color": roofEdge,
				"fill-opacity": ["interpolate", ["linear"], ["zoom"], 13, 0.25, 15, 0.75],
			},
		},
	];
}

function borders({ border }: MapColours): LayerSpecification[] {
	const level = (levels: readonly number[]): ExpressionSpecification => [
		"all",
		["in", ["get", "admin_level"], ["literal", [...levels]]],
		["!=", ["get", "maritime"], 1],
	];
	return [
		line("regions", "boundary", border, level([3, 4]), {
			"line-width": 0.8,
			"line-dasharray": [4, 3],
			"line-opacity": 0.8,
		}),
		line("borders", "boundary", border, level([2]), { "line-width": width(9, 16, 1.6, 3) }),
	];
}

/** Sights, stations and baths stand with their names; shops and what changes with the year do not. */
const SIGHTS = [
	"attraction",
	"castle",
	"monument",
	"museum",
	"railway",
	"swimming",
	"swimming_area",
	"zoo",
	"theme_park",
	"golf",
	"hospital",
	"campsite",
	"aerialway",
	"harbor",
	"stadium",
	"information",
] as const;

/** Rivers have their names along their lines. */
const STILL_WATER: ExpressionSpecification = [
	"!",
	["in", ["get", "class"], ["literal", ["river", "stream", "canal", "ditch", "drain"]]],
];

function names(colours: MapColours, language: Language): LayerSpecification[] {
	const name = nameIn(language);
	const text = (
		id: string,
		layer: string,
		[minzoom, filter]: readonly [number, ExpressionSpecification | null],
		{ font, colour, ...layout }: { font: string[]; colour: string } & SymbolLayerSpecification["layout"],
	) =>
		({
			id: `streets-${id}`,
			type: "symbol",
			source: STREETS,
			"source-layer": layer,
			minzoom,
			filter: filter ? ["all", ["!=", name, ""], filter] : ["!=", name, ""],
			layout: { "text-field": name, "text-font": font, "text-max-width": 8, "text-padding": 4, ...layout },
			paint: { "text-color": colour, "text-halo-color": colours.halo, "text-halo-width": 1.4, "text-halo-blur": 0.4 },
		}) as LayerSpecification;
	const alongLines = { "symbol-placement": "line", "text-max-angle": 35, "symbol-spacing": 320 } as const;
	const size = (from: number, until: number, small: number, large: number): ExpressionSpecification => [
		"interpolate",
		["linear"],
		["zoom"],
		from,
		small,
		until,
		large,
	];
	const place = (
		id: string,
		minzoom: number,
		classes: readonly string[],
		small: number,
		large: number,
		font = UPRIGHT,
	) =>
		text(id, "place", [minzoom, classIs(...classes)], {
			font,
			colour: colours.ink,
			"text-size": size(9, 15, small, large),
			"symbol-sort-key": ["coalesce", ["get", "rank"], 20],
			...(id === "quarters" ? { "text-letter-spacing": 0.04 } : {}),
		});
	const height: ExpressionSpecification = [
		"concat",
		name,
		"\n",
		["number-format", ["get", "ele"], { locale: language, "max-fraction-digits": 0 }],
		" m",
	];
	return [
		text("river-names", "waterway", [12, null], {
			font: ITALIC,
			colour: colours.waterInk,
			"text-size": 13,
			...alongLines,
		}),
		text("street-names", "transportation_name", [13, ["==", ["geometry-type"], "LineString"]], {
			font: MEDIUM,
			colour: colours.inkSoft,
			"text-size": size(13, 17, 10.5, 13),
			...alongLines,
		}),
		text("sights", "poi", [15, ["all", classIs(...SIGHTS), ["<=", ["coalesce", ["get", "rank"], 99], 60]]], {
			font: MEDIUM,
			colour: colours.inkSoft,
			"text-size": 11.5,
			"symbol-sort-key": ["coalesce", ["get", "rank"], 99],
		}),
		text("peaks", "mountain_peak", [11, ["has", "ele"]], {
			font: ITALIC,
			colour: colours.peakInk,
			"text-size": 12.5,
			"text-field": height,
			"symbol-sort-key": ["-", 0, ["to-number", ["get", "ele"], 0]],
		}),
		text("water-names", "water_name", [10, STILL_WATER], { font: ITALIC, colour: colours.waterInk, "text-size": 14 }),
		place("quarters", 13, ["suburb", "quarter", "neighbourhood", "isolated_dwelling", "farm"], 10, 12, MEDIUM),
		place("hamlets", 12, ["hamlet", "locality"], 10.5, 13, MEDIUM),
		place("villages", 10, ["village"], 11.5, 15),
		place("towns", 9, ["town"], 13, 17),
		place("cities", 9, ["city"], 15, 20),
	];
}

/** A feature's name in the page's language, else in Latin letters, else as it is written there; empty: none. */
export function nameIn(language: Language): ExpressionSpecification {
	return [
		"coalesce",
		["get", `name:${language}`],
		["get", `name_${language}`],
		["get", "name:latin"],
		["get", "name"],
		"",
	];
}

function line(
	id: string,
	layer: string,
	colour: string,
	filter: ExpressionSpecification,
	paint: Record<string, unknown>,
	minzoom = STREETS_FROM,
): LayerSpecification {
	return {
		id: `streets-${id}`,
		type: "line",
		source: STREETS,
		"source-layer": layer,
		minzoom,
		filter,
		// Dashes with round ends would run into each other.
		layout: { "line-join": "round", "line-cap": "line-dasharray" in paint ? "butt" : "round" },
		paint: { "line-color": colour, ...paint },
	} as LayerSpecification;
}

function classIs(...names: readonly string[]): ExpressionSpecification {
	return ["in", ["get", "class"], ["literal", [...names]]] as ExpressionSpecification;
}

/** Grows with the zoom as the ground does. */
function width(
	from: number,
	until: number,
	far: number | ExpressionSpecification,
	near: number | ExpressionSpecification,
): ExpressionSpecification {
	return ["interpolate", ["exponential", 1.5], ["zoom"], from, far, until, near];
}

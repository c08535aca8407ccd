/**
 * The address of a drawing holds everything that it is drawn from, so the same address is always the same
 * picture: `/drawings/{seed}/{type}.{scenery}.{season}.{timeOfDay}.{view}.{variant}.svg`.
 */

const DRAWING_TYPES = [
	"chalet",
	"villa",
	"farmhouse",
	"bungalow",
	"apartment",
	"houseboat",
	"castle",
	"glampingTent",
	"mansion",
	"penthouse",
	"holidayHome",
	"detached",
] as const;
export const SCENERIES = ["alps", "sea", "lake", "countryside", "forest", "village"] as const;
const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
const TIMES_OF_DAY = ["morning", "day", "dusk", "night"] as const;
export const VIEWS = ["exterior", "living", "bedroom", "bathroom", "terrace", "view"] as const;

export type DrawingType = (typeof DRAWING_TYPES)[number];
export type Scenery = (typeof SCENERIES)[number];
export type Season = (typeof SEASONS)[number];
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];
export type View = (typeof VIEWS)[number];

export interface Drawing {
	/** What makes the house and its surroundings differ from another's: an accoId or a word. */
	readonly seed: string;
	readonly type: DrawingType;
	/** Depends on seed and scenery alone, so the windows show what the exterior shows. */
	readonly scenery: Scenery;
	readonly season: Season;
	readonly timeOfDay: TimeOfDay;
	readonly view: View;
	/** 0 or 1: another room, or the same view once more; 2 more where the land is northern, without mountains or cypresses. */
	readonly variant: number;
}

const ADDRESS = /^\/drawings\/([a-z0-9-]{1,40})\/(\w+)\.(\w+)\.(\w+)\.(\w+)\.(\w+)\.(\d)\.svg$/;

export function drawingAddress(drawing: Drawing): string {
	const { seed, type, scenery, season, timeOfDay, view, variant } = drawing;
	return `/drawings/${seed}/${[type, scenery, season, timeOfDay, view, variant].join(".")}.svg`;
}

/** What an address draws; null when it is none. */
export function readDrawingAddress(path: string): Drawing | null {
	const [, seed, type, scenery, season, timeOfDay, view, variant] = ADDRESS.exec(path) ?? [];
	const drawing = {
		type: DRAWING_TYPES.find((known) => known === type),
		scenery: SCENERIES.find((known) => known === scenery),
		season: SEASONS.find((known) => known === season),
		timeOfDay: TIMES_OF_DAY.find((known) => known === timeOfDay),
		view: VIEWS.find((known) => known === view),
	};
	if (!seed || !drawing.type || !drawing.scenery || !drawing.season || !drawing.timeOfDay || !drawing.view) return null;
	return { ...(drawing as Drawing), seed, variant: Number(variant) };
}

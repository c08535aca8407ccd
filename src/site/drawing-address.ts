/**
 * The address of a drawing holds everything that it is drawn from, so the same address is always the same
 * picture: `/drawings/{seed}/{type}.{scenery}.{season}.{timeOfDay}.{view}.{variant}.{form}{palette}{parts}.svg`.
 * An address without the last piece draws a house of the seed's own, with nothing that its home may not have.
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

/** What is drawn only of homes that have it, and its letter in an address. */
const PART_LETTERS = {
	pool: "p",
	sauna: "s",
	hottub: "h",
	balcony: "b",
	terrace: "t",
	charger: "c",
	fence: "f",
} as const;
/** The beds of a bedroom, and their letter: one for two, two single ones, one above the other, one single. */
const BED_LETTERS = { double: "d", twin: "w", bunk: "k", single: "i" } as const;

export type DrawingPart = keyof typeof PART_LETTERS;
export type DrawnBed = keyof typeof BED_LETTERS;
export const DRAWING_PARTS = Object.keys(PART_LETTERS) as readonly DrawingPart[];
const DRAWN_BEDS = Object.keys(BED_LETTERS) as readonly DrawnBed[];
/** Colours that each form of a house comes in. */
export const PALETTES = 6;

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
	/**
	 * 0, 1 or 4: another room, or the same view once more; 2 more where the land is northern, without mountains or
	 * cypresses.
	 */
	readonly variant: number;
	/** Which form of its type the house has, and in which colours (0 up to `PALETTES`); without, as the seed chooses. */
	readonly form?: number;
	readonly palette?: number;
	/** What the home has outside; without, nothing. */
	readonly parts?: readonly DrawingPart[];
	/** What stands in the bedroom; without, a bed for two. */
	readonly bed?: DrawnBed;
}

const ADDRESS =
	/^\/drawings\/([a-z0-9-]{1,40})\/(\w+)\.(\w+)\.(\w+)\.(\w+)\.(\w+)\.(\d)(?:\.(\d)([0-5])([a-z]{0,8}))?\.svg$/;

export function drawingAddress(drawing: Drawing): string {
	const { seed, type, scenery, season, timeOfDay, view, variant, form, palette } = drawing;
	const pieces = [type, scenery, season, timeOfDay, view, variant];
	if (form === undefined || palette === undefined) return `/drawings/${seed}/${pieces.join(".")}.svg`;
	const parts = DRAWING_PARTS.filter((part) => drawing.parts?.includes(part)).map((part) => PART_LETTERS[part]);
	const bed = drawing.bed ? BED_LETTERS[drawing.bed] : "";
	return `/drawings/${seed}/${pieces.join(".")}.${form}${palette}${parts.join("")}${bed}.svg`;
}

/** What an address draws; null when it is none. */
export function readDrawingAddress(path: string): Drawing | null {
	const [, seed, type, scenery, season, timeOfDay, view, variant, form, palette, letters] = ADDRESS.exec(path) ?? [];
	const drawing = {
		type: DRAWING_TYPES.find((known) => known === type),
		scenery: SCENERIES.find((known) => known === scenery),
		season: SEASONS.find((known) => known === season),
		timeOfDay: TIMES_OF_DAY.find((known) => known === timeOfDay),
		view: VIEWS.find((known) => known === view),
	};
	if (!seed || !drawing.type || !drawing.scenery || !drawing.season || !drawing.timeOfDay || !drawing.view) return null;
	const plain = { ...(drawing as Drawing), seed, variant: Number(variant) };
	if (form === undefined || letters === undefined) return plain;
	const parts = DRAWING_PARTS.filter((part) => letters.includes(PART_LETTERS[part]));
	const bed = DRAWN_BEDS.find((known) => letters.includes(BED_LETTERS[known]));
	const full = { ...plain, form: Number(form), palette: Number(palette), parts, ...(bed ? { bed } : {}) };
	// One drawing has one address.
	return drawingAddress(full) === path ? full : null;
}

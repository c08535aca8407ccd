import type { Kind } from "#domain/accommodation/facts.ts";
import { drawingAddress, SCENERIES, type Scenery, type Season, type TimeOfDay } from "./drawing-address.ts";

const SEASONS: readonly Season[] = ["spring", "summer", "autumn"];
const LIGHTS: readonly TimeOfDay[] = ["day", "morning", "dusk"];
/** Sceneries that would claim something of a home that is not known. */
const REPRESENTATIVE: readonly Scenery[] = ["sea", "lake", "alps"];
const NEUTRAL = SCENERIES.filter((scenery) => !REPRESENTATIVE.includes(scenery));

/** Address of the drawing that stands in for a home without pictures: always the same for the same home. */
export function standInDrawing(kind: Kind, accoId: string): string {
	const number = Number(accoId.slice(1));
	const turn = <Item>(items: readonly Item[], divisor: number) =>
		items[Math.floor(number / divisor) % items.length] as Item;
	return drawingAddress({
		seed: accoId,
		type: kind,
		view: "exterior",
		variant: 0,
		scenery: turn(NEUTRAL, 1),
		season: turn(SEASONS, 3),
		timeOfDay: turn(LIGHTS, 9),
	});
}

import type { DrawingPart } from "#site/drawing-address.ts";
import { group, type Svg } from "./shapes.ts";

/** A thing that is drawn because the home has it, with its name, by which a test finds it. */
export function marked(part: DrawingPart, art: Svg): Svg {
	return group(art, `data-part="${part}"`);
}

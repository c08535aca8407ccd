import type { HomeSource } from "#services/pages/block-homes.ts";
import type { BlockHomes } from "#site/views/block-data.ts";
import { load as loadSlider } from "../accommodation_slider/load.server.ts";
import type { LoadContext } from "../load-context.server.ts";

/** The homes of the slider below the box, and the place that the box is set to. */
export function load(block: HomeSource, context: LoadContext): Promise<BlockHomes | null> {
	return loadSlider(block, context);
}

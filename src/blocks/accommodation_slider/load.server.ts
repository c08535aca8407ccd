import { blockHomes, type HomeSource } from "#services/pages/block-homes.ts";
import type { BlockHomes } from "#site/views/block-data.ts";
import type { LoadContext } from "../load-context.server.ts";

/** The homes of a slider, each with its first picture: one picture only, because a strip inside a strip cannot be swiped well. */
export async function load(block: HomeSource, { app, language }: LoadContext): Promise<BlockHomes | null> {
	const homes = await blockHomes(app, block, language);
	return homes && { ...homes, accos: homes.accos.map((acco) => ({ ...acco, images: acco.images.slice(0, 1) })) };
}

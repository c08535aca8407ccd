import { imageUrl, readImagePath } from "#site/image-url.ts";
import type { App } from "../app.ts";
import { blockHomes } from "../pages/block-homes.ts";
import { searchPage } from "../pages/search-page.ts";
import type { Pictures } from "./pictures.ts";

/** The width that most screens ask of a card's picture. */
const CARD_WIDTH = 640;
/** Homes of the home screen's slider, as its story has it. */
const HOMES_IN_FRONT = 8;

/** Makes the pictures that a first visitor sees, one after the other and in the background: home and first search page. */
export async function warmPictures(app: App, pictures: Pictures, ending: AbortSignal): Promise<number> {
	const front = await blockHomes(app, { count: HOMES_IN_FRONT }, "en");
	const found = await searchPage(app, { language: "en", kind: "all", slugs: [], query: {} });
	const accos = [...(front?.accos ?? []), ...(found && "accos" in found ? found.accos : [])];
	const sources = new Set(accos.flatMap((acco) => acco.images.slice(0, 1).map((image) => image.src)));
	for (const src of ["/images/illustrations/hero.webp", ...sources]) {
		if (ending.aborted) break;
		const image = readImagePath(imageUrl(src, { width: CARD_WIDTH }).slice("/images/".length));
		if (image) await pictures.make(image.path, image.options, ["webp"]);
	}
	return sources.size;
}

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { stories as accommodationSlider } from "#blocks/accommodation_slider/story.ts";
import { stories as accommodationSliderSearch } from "#blocks/accommodation_slider_search/story.ts";
import { stories as iframe } from "#blocks/iframe/story.ts";
import { stories as imageGallery } from "#blocks/image_gallery/story.ts";
import { stories as linkBlocks } from "#blocks/link_blocks/story.ts";
import { stories as map } from "#blocks/map/story.ts";
import { stories as placeLinks } from "#blocks/place_links/story.ts";
import { stories as polaroidText } from "#blocks/polaroid_text/story.ts";
import { stories as skiAreaInfo } from "#blocks/ski_area_info/story.ts";
import { stories as weather } from "#blocks/weather/story.ts";

/** Every block that shows, in the order of a page. */
const SHOWN = [
	accommodationSlider,
	accommodationSliderSearch,
	imageGallery,
	map,
	iframe,
	weather,
	skiAreaInfo,
	placeLinks,
	linkBlocks,
	polaroidText,
];

/** Pages of blocks at `/{lang}/team-show-{name}`, one a shape, written into a folder of story files. */
export function writeBlockPages(folder: string): void {
	for (const name of ["typical", "empty", "longest"] as const) {
		const head = { component: "page_header", headline: `Blocks, ${name}` };
		writeStory(folder, `team-show-${name}`, [head, ...SHOWN.map((stories) => stories[name])]);
	}
	// A frame of a host that is not let in, alone.
	writeStory(folder, "team-show-elsewhere", [{ component: "page_header", headline: "Elsewhere" }, iframe.elsewhere]);
	// Published, with a change that waits; its second block cannot be shown.
	const broken = { component: "faqs", title: "Without questions" };
	writeStory(
		folder,
		"team-show-draft",
		[{ component: "page_header", headline: "As published" }, broken],
		[{ component: "page_header", headline: "As drafted" }, broken],
	);
}

function writeStory(folder: string, name: string, body: readonly object[], drafted?: readonly object[]): void {
	const content = { component: "page", title: `Blocks ${name}`, description: "Blocks in one shape.", body };
	const draft = drafted && { content: { ...content, body: drafted } };
	const story = { name, slug: name, first_published_at: "2026-01-05T08:00:00Z", content, draft };
	writeFileSync(join(folder, `${name}.json`), JSON.stringify(story));
}

import type { BlockStories } from "./block-stories.ts";

const FILES = import.meta.glob<{ readonly stories: BlockStories }>("./*/story.ts");

/** Every block's stories by the block's name, in the names' order. */
export async function galleryStories(): Promise<ReadonlyMap<string, BlockStories>> {
	const read = Object.entries(FILES).map(async ([file, load]) => {
		const { stories } = await load();
		return [file.split("/")[1] ?? file, stories] as const;
	});
	return new Map((await Promise.all(read)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

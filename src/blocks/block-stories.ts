/** A block as a story file holds it, with or without its component's name: values in languages side by side. */
export type BlockStory = Readonly<Record<string, unknown>>;

/**
 * Example stories of a block: as editors use it, with its required fields alone, and with the longest
 * words there are. Fixture of its tests and what the gallery `/_blocks` shows.
 */
export type BlockStories = Readonly<Record<"typical" | "empty" | "longest", BlockStory>> &
	Readonly<Record<string, BlockStory>>;

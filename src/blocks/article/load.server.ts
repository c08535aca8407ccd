import { sectionStories, storyCard } from "#services/pages/section-page.ts";
import type { StoryCard } from "#site/views/story-view.ts";
import type { LoadContext } from "../load-context.server.ts";
import type { Article } from "./schema.ts";

export interface ArticleData {
	/** The stories published just before this one; of the newest ones for the oldest. */
	readonly next: readonly StoryCard[];
}

const SHOWN = 3;

/** What to read after an article of the same section. */
export async function load({ kind }: Article, { app, language, storyPath }: LoadContext): Promise<ArticleData> {
	const stories = await sectionStories(app, kind, language);
	const at = stories.findIndex(({ path }) => path === storyPath);
	const others = [...stories.slice(at + 1), ...stories.slice(0, Math.max(0, at))];
	return { next: others.slice(0, SHOWN).map((story) => storyCard(story, language)) };
}

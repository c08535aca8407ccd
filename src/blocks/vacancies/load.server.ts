import { isoOf } from "#domain/time/civil-date.ts";
import { sectionStories, storyCard } from "#services/pages/section-page.ts";
import type { StoryCard } from "#site/views/story-view.ts";
import type { LoadContext } from "../load-context.server.ts";
import type { Vacancies } from "./schema.ts";

export interface VacanciesData {
	readonly open: readonly StoryCard[];
}

/** The vacancies that still take applications, in the section's order. */
export async function load(_block: Vacancies, { app, language }: LoadContext): Promise<VacanciesData> {
	const today = isoOf(app.clock.today());
	const stories = await sectionStories(app, "vacancies", language);
	// ISO days compare as texts; a vacancy without one stays open.
	const open = stories.filter(({ content }) => typeof content.closes_at !== "string" || content.closes_at >= today);
	return { open: open.map((story) => storyCard(story, language)) };
}

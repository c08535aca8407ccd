import { isoOf } from "#domain/time/civil-date.ts";
import { storyHref } from "#site/story-href.ts";
import type { LoadContext } from "../load-context.server.ts";
import { schema as vacancySchema } from "../vacancy/schema.ts";
import type { SingleVacancy } from "./schema.ts";

export interface SingleVacancyData {
	readonly title: string;
	readonly intro: string;
	readonly href: string;
	readonly facts: {
		readonly place: string;
		readonly hours: string;
		readonly salary_from: number;
		readonly salary_to: number;
		readonly closes_at: string;
	};
}

/** The vacancy that is named; null when it is gone, closed or no vacancy. */
export async function load(
	{ vacancy }: SingleVacancy,
	{ app, language, draft }: LoadContext,
): Promise<SingleVacancyData | null> {
	const uuid = typeof vacancy === "string" ? vacancy : vacancy.uuid;
	const [story] = await app.content.storiesByUuid([uuid], language, { draft });
	const parsed = story && vacancySchema.safeParse(story.content);
	const href = story && storyHref(story.path, language);
	if (!parsed?.success || !href) return null;
	const { title, intro, place, hours, salary_from, salary_to, closes_at } = parsed.data;
	if (closes_at < isoOf(app.clock.today())) return null;
	return { title, intro, href, facts: { place, hours, salary_from, salary_to, closes_at } };
}

import { dayOf } from "#domain/time/civil-date.ts";
import type { LoadContext } from "../load-context.server.ts";
import type { Vacancy } from "./schema.ts";

export interface VacancyData {
	/** The post as an application names it: the last part of its page's address. */
	readonly slug: string;
	/** Applications are taken today; the civil day is the server's. */
	readonly open: boolean;
}

export async function load({ closes_at }: Vacancy, { app, storyPath }: LoadContext): Promise<VacancyData> {
	const slug = storyPath.split("/").filter(Boolean).at(-1) ?? "";
	return { slug, open: app.clock.today() <= dayOf(closes_at) };
}

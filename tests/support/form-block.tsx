import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import type { BlockStories } from "#blocks/block-stories.ts";
import type { LoadContext } from "#blocks/load-context.server.ts";
import { BLOCK_SCHEMAS } from "#blocks/schemas.ts";
import type { BlockComponent } from "#blocks/story-page.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { PageProvider } from "#features/layout/page-view.tsx";
import { loadMessages } from "#i18n/load-messages.ts";
import { LanguageProvider } from "#i18n/react.tsx";
import { memoryLog } from "./app.ts";

/** Blocks of the forms, drawn from their own stories. */

export const TODAY = "2026-11-21";
export const VACANCY_UUID = "11111111-1111-4111-8111-111111111111";
/** A vacancy that closes today. */
export const POST = {
	component: "vacancy",
	title: "Gastheer",
	description: "d",
	intro: "Je ontvangt gasten.",
	place: "Utrecht",
	country: "NL",
	hours: "24 uur",
	salary_from: 3000,
	salary_to: 3500,
	closes_at: TODAY,
	employment: "part_time",
	_uid: "v",
	body: { type: "doc", content: [] },
};

/** The vacancy as a story of the content service. */
export const vacancyStory = (path: string, changes: object = {}) => ({
	uuid: VACANCY_UUID,
	path,
	name: "Gastheer",
	content: { ...POST, ...changes },
	firstPublishedAt: null,
});

/** What loaders are handed on that day, with these stories in the content. */
export function contextOf(stories: readonly object[] = [], language: Language = "nl"): LoadContext {
	const content = { allStories: async () => stories, storiesByUuid: async () => stories };
	const app = { clock: { now: () => new Date(), today: () => dayOf(TODAY) }, content, log: memoryLog() };
	return { app, language, draft: false, storyPath: "vacatures/gastheer" } as unknown as LoadContext;
}

/** A story's block in one language, checked as the server checks it. */
export function inLanguage<Block>(block: object, language: Language = "nl"): Block {
	const values = Object.entries(block).map(([name, value]) => [
		name,
		typeof value === "object" && "nl" in value ? value[language] : value,
	]);
	const { component } = block as { component: string };
	return BLOCK_SCHEMAS[component]?.parse({ _uid: "b", ...Object.fromEntries(values) }) as Block;
}

/** Markup of an element on a page with forms. */
export async function html(element: ReactElement, language: Language = "nl"): Promise<string> {
	await loadMessages(language);
	const component = () => (
		<LanguageProvider language={language}>
			<PageProvider page={{ forms: { stamp: "s", posted: null } }}>{element}</PageProvider>
		</LanguageProvider>
	);
	const routeTree = createRootRoute({ component, notFoundComponent: () => null });
	const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ["/nl/contact"] }) });
	await router.load();
	return renderToString(<RouterProvider router={router} />).replaceAll("<!-- -->", "");
}

/** Every story of a form's block is a section with a heading and, but for one called `over`, a form. */
export function itIsAForm(
	Block: BlockComponent,
	stories: BlockStories,
	load: ((block: never) => Promise<unknown>) | null = null,
): void {
	it.each(
		Object.keys(stories),
	)("%s has a section with a heading and a form of its own, in four languages", async (kind) => {
		for (const language of LANGUAGES) {
			const block = inLanguage<{ title: string }>(stories[kind] ?? {}, language);
			const page = await html(<Block block={block} data={load ? await load(block as never) : null} />, language);
			const id = /<section[^>]*aria-labelledby="([^"]+)"/.exec(page)?.[1];
			expect(page).toMatch(new RegExp(`<h2 [^>]*id="${id}"`));
			expect(page.includes("<form")).toBe(kind !== "over");
		}
	});
}

import { ARTICLES, type Article, type Section } from "#content/pages/articles.ts";
import { PAGES } from "#content/pages/pages.ts";
import { TEAMS } from "#content/pages/teams.ts";
import { VACANCIES, VACANCIES_PAGE } from "#content/pages/vacancies.ts";
import type { Language, Localized } from "#domain/language.ts";
import { alternates, href } from "#site/href.ts";
import type { RouteName, RouteParams } from "#site/route-table.ts";
import type { ContentView, Crumb, PageText, TextLink } from "#site/views/content-view.ts";

/** Pages of text, teams, vacancies and articles. Null: there is none of that name (404). */

export type TextRoute = keyof typeof PAGES;

export function textPage(name: TextRoute, language: Language): ContentView {
	return viewOf(PAGES[name][language], language, alternates(name, noParams), {
		indexable: name !== "newsletterConfirm",
	});
}

export function teamPage(product: string, language: Language): ContentView | null {
	const team = TEAMS.find((team) => team.product === product);
	return team
		? viewOf(
				team.texts[language],
				language,
				alternates("team", () => ({ product })),
			)
		: null;
}

export function vacanciesPage(language: Language): ContentView {
	return viewOf(VACANCIES_PAGE[language], language, alternates("vacancies", noParams), {
		entries: VACANCIES.map((vacancy) => ({
			title: vacancy.texts[language].title,
			text: vacancy.texts[language].lead,
			href: href("vacancy", language, { slug: vacancy.slug[language] }),
			date: null,
		})),
	});
}

export function vacancyPage(slug: string, language: Language): ContentView | null {
	const vacancy = VACANCIES.find((vacancy) => vacancy.slug[language] === slug);
	if (!vacancy) return null;
	return viewOf(
		vacancy.texts[language],
		language,
		alternates("vacancy", (other) => ({ slug: vacancy.slug[other] })),
		{ crumbs: [{ label: VACANCIES_PAGE[language].title, href: href("vacancies", language) }] },
	);
}

/** Names of a section's list and of its single pages in the route table. */
const SECTION_ROUTES = {
	blog: { list: "blog", single: "blogArticle" },
	news: { list: "news", single: "newsArticle" },
	promotions: { list: "promotions", single: "promotion" },
	parks: { list: "parks", single: "park" },
} as const satisfies Record<Section, { list: RouteName; single: RouteName }>;

export function sectionPage(section: Section, language: Language): ContentView {
	const { page, articles } = ARTICLES[section];
	const { list, single } = SECTION_ROUTES[section];
	return viewOf(page[language], language, alternates(list, noParams), {
		entries: articles.map((article) => entryOf(article, single, language)),
	});
}

export function articlePage(section: Section, slug: string, language: Language): ContentView | null {
	const { page, articles } = ARTICLES[section];
	const article = articles.find((article) => article.slug[language] === slug);
	if (!article) return null;
	const { list, single } = SECTION_ROUTES[section];
	return viewOf(
		article.texts[language],
		language,
		alternates(single, (other) => ({ slug: article.slug[other] })),
		{ date: article.date, crumbs: [{ label: page[language].title, href: href(list, language) }] },
	);
}

function entryOf(article: Article, single: "blogArticle" | "newsArticle" | "promotion" | "park", language: Language) {
	const { title, lead } = article.texts[language];
	return { title, text: lead, date: article.date, href: href(single, language, { slug: article.slug[language] }) };
}

/** A page whose address is the same in every language has no canonical address of its own. */
export function viewOf(
	text: PageText,
	language: Language,
	paths: Localized,
	more: Partial<Pick<ContentView, "entries" | "crumbs" | "date" | "indexable" | "canonical">> = {},
): ContentView {
	return {
		...{ title: text.title, description: text.description, lead: text.lead, sections: text.sections },
		links: (text.links ?? []).map((link) => linkOf(link, language)),
		...{ crumbs: [], entries: [], date: null, indexable: true },
		...{ alternates: paths, canonical: paths[language] },
		...more,
	};
}

function linkOf({ label, to }: TextLink, language: Language): Crumb {
	return { label, href: to.startsWith("mailto:") ? to : href(to as "home", language) };
}

const noParams = (): RouteParams<"home"> => ({});

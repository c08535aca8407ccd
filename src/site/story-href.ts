import type { Language } from "#domain/language.ts";
import { href } from "./href.ts";
import { type Address, internalPath, publicPath, readInternal, readPublic } from "./rewrite.ts";

/**
 * Where stories stand on the site. A story's path (in its language, without the language in front) is one of:
 * `home`; a section's folder `blog/`, `news/`, `promotions/`, `parks/`, `vacancies/` and what lies in it;
 * `team-{product}`; a page of text or a list of homes by its name in the route table (`about`, `villas`), by
 * `pages/{name}`, or by its public path in the language (`ueber-uns`).
 */

const SECTIONS = {
	blog: { list: "blog", single: "blogArticle" },
	news: { list: "news", single: "newsArticle" },
	promotions: { list: "promotions", single: "promotion" },
	parks: { list: "parks", single: "park" },
	vacancies: { list: "vacancies", single: "vacancy" },
} as const;

/** Public address of the screen that shows a story; null for stories that no screen shows (authors, settings). */
export function storyHref(path: string, language: Language): string | null {
	const [first = "", ...rest] = path.split("/").filter(Boolean);
	const [slug] = rest;
	if (first === "" || (first === "home" && rest.length === 0)) return href("home", language);
	const section = Object.hasOwn(SECTIONS, first) ? SECTIONS[first as keyof typeof SECTIONS] : undefined;
	if (section && rest.length <= 1) {
		return slug === undefined ? href(section.list, language) : href(section.single, language, { slug });
	}
	const whole = [first, ...rest].join("/");
	for (const internal of [`page/${whole.replace(/^pages\//, "")}`, `listing/${whole}`]) {
		const address = readInternal(`/${language}/${internal}`);
		if (address && internalPath(address) === `/${language}/${internal}`) return publicPath(address);
	}
	const address = readPublic(`/${language}/${whole}`);
	return address ? publicPath(address) : null;
}

/** The path of the story that a screen shows; null for screens that are more or other than a story. */
export function storyPathOf(address: Address): string | null {
	const [screen, name = "", slug] = internalPath(address).split("/").slice(2);
	if (!screen) return "home";
	if (screen === "page") return `pages/${name}`;
	if (screen === "team") return `team-${name}`;
	if (screen === "listing") return name;
	if (screen === "partner-link") return "partner-landing";
	if (screen === "vacancies") return `vacancies/${name}`;
	if (screen === "articles") return `${name}/${slug ?? ""}`;
	return null;
}

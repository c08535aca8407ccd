import { expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { href } from "./href.ts";
import { readPublic } from "./rewrite.ts";
import { storyHref, storyPathOf } from "./story-href.ts";

it("stories lead to the screens that show them, in each language", () => {
	for (const language of LANGUAGES) {
		expect(storyHref("home", language)).toBe(href("home", language));
		expect(storyHref("", language)).toBe(href("home", language));
		expect(storyHref("blog/", language)).toBe(href("blog", language));
		expect(storyHref("blog/first-snow", language)).toBe(href("blogArticle", language, { slug: "first-snow" }));
		expect(storyHref("promotions/spring", language)).toBe(href("promotion", language, { slug: "spring" }));
		expect(storyHref("parks/lake", language)).toBe(href("park", language, { slug: "lake" }));
		expect(storyHref("vacancies/cook", language)).toBe(href("vacancy", language, { slug: "cook" }));
		expect(storyHref("team-mountains", language)).toBe(href("team", language, { product: "mountains" }));
		expect(storyHref("about", language)).toBe(href("about", language));
		expect(storyHref("pages/about", language)).toBe(href("about", language));
		expect(storyHref("villas", language)).toBe(href("villas", language));
	}
	expect(storyHref("ueber-uns", "de")).toBe("/de/ueber-uns");
	expect(storyHref("partners/integratie", "nl")).toBe("/nl/partners/integratie");
});

it("stories that no screen shows lead nowhere", () => {
	expect(storyHref("authors/anna", "nl")).toBeNull();
	expect(storyHref("blog/a/b", "nl")).toBeNull();
	expect(storyHref("ueber-uns", "nl")).toBeNull();
	expect(storyHref("__proto__", "nl")).toBeNull();
});

it("screens know the story that they show, and those without one that they have none", () => {
	const backAgain = (path: string) => {
		const address = readPublic(storyHref(path, "fr") ?? "");
		return address && storyPathOf(address);
	};
	for (const path of ["home", "blog/", "blog/first-snow", "parks/", "vacancies/", "vacancies/cook", "team-mountains"]) {
		expect(backAgain(path)).toBe(path);
	}
	expect(backAgain("about")).toBe("pages/about");
	expect(backAgain("villas")).toBe("villas");
	for (const path of ["/fr/favoris", "/fr/maison-de-vacances/", "/fr/acco/a1"]) {
		const address = readPublic(path);
		expect([path, address && storyPathOf(address)]).toEqual([path, null]);
	}
});

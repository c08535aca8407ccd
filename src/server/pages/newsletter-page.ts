import { html } from "hono/html";
import type { Language } from "#domain/language.ts";
import { NEWSLETTER_PAGES, type NewsletterPageTexts } from "#i18n/newsletter-pages.ts";
import { smallPage } from "./small-page.ts";

/** The small pages that the links of newsletter mails lead to. */

export type NewsletterPageName = Exclude<keyof typeof NEWSLETTER_PAGES, "home">;

/** A page of one sentence and at most one button; it posts to its own address, where the token is. */
export function newsletterPage(name: NewsletterPageName, language: Language) {
	const { title, text, button }: NewsletterPageTexts = NEWSLETTER_PAGES[name];
	return smallPage({
		language,
		title: title[language],
		body: html`<p>${text[language]}</p>
${button ? html`<form method="post"><button>${button[language]}</button></form>` : ""}`,
	});
}

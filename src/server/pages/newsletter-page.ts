import { html } from "hono/html";
import type { Language } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { smallPage } from "./small-page.ts";

/** The small pages that the links of newsletter mails lead to. */

export type NewsletterPageName = "confirm" | "unsubscribe" | "unsubscribed" | "gone";

/** A page of one sentence and at most one button; it posts to its own address, where the token is. */
export function newsletterPage(name: NewsletterPageName, language: Language) {
	const t = translator(language);
	const asks = name === "confirm" || name === "unsubscribe";
	return smallPage({
		language,
		title: t(`newsletterPage.${name}_title`),
		body: html`<p>${t(`newsletterPage.${name}_text`)}</p>
${asks ? html`<form method="post"><button>${t(`newsletterPage.${name}_button`)}</button></form>` : ""}`,
	});
}

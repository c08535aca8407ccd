import type { Context, Hono } from "hono";
import type { Language } from "#domain/language.ts";
import type { App } from "#services/app.ts";
import {
	confirmNewsletter,
	NEWSLETTER_PATHS,
	openTokenOf,
	subscriberOf,
	unsubscribe,
} from "#services/forms/newsletter.ts";
import { href } from "#site/href.ts";
import { visitorLanguage } from "../middleware/language.ts";
import { sameOrigin } from "../middleware/same-origin.ts";
import { type NewsletterPageName, newsletterPage } from "./newsletter-page.ts";
import { smallPageHeaders } from "./small-page.ts";

/**
 * Where the links of newsletter mails lead. Looking changes nothing, for programs look at links before people
 * do: a button confirms or ends. The POST to the second address is also what a mail program's own unsubscribe
 * button sends (RFC 8058).
 */
export function newsletterRoutes(site: Hono, app: App): void {
	site.use(
		"/newsletter/*",
		sameOrigin(() => app.settings.publicUrl),
	);
	site.get(NEWSLETTER_PATHS.confirm, async (c) => {
		const subscriber = await openTokenOf(app, tokenOf(c));
		return subscriber ? show(c, "confirm", subscriber.lang) : gone(c);
	});
	site.post(NEWSLETTER_PATHS.confirm, async (c) => {
		const subscriber = await confirmNewsletter(app, tokenOf(c));
		return subscriber ? c.redirect(href("newsletterConfirm", subscriber.lang), 303) : gone(c);
	});
	site.get(NEWSLETTER_PATHS.unsubscribe, async (c) => {
		const subscriber = await subscriberOf(app, tokenOf(c));
		return subscriber ? show(c, "unsubscribe", subscriber.lang) : gone(c);
	});
	site.post(NEWSLETTER_PATHS.unsubscribe, async (c) => {
		const subscriber = await unsubscribe(app, tokenOf(c));
		return subscriber ? show(c, "unsubscribed", subscriber.lang) : gone(c);
	});
}

function tokenOf(c: Context): string {
	return (c.req.query("token") ?? "").slice(0, 200);
}

function gone(c: Context): Promise<Response> {
	return show(c, "gone", visitorLanguage(c.req.raw), 410);
}

async function show(
	c: Context,
	name: NewsletterPageName,
	language: Language,
	status: 200 | 410 = 200,
): Promise<Response> {
	return c.html(await newsletterPage(name, language), status, smallPageHeaders());
}

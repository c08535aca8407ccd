import type { Context, MiddlewareHandler } from "hono";
import type { Language } from "#domain/language.ts";
import { confirmNewsletter, openTokenOf, subscriberOf, unsubscribe } from "#services/forms/newsletter.ts";
import { href } from "#site/href.ts";
import { type NewsletterPageName, newsletterPage } from "./newsletter-page.ts";
import { smallPageHeaders } from "./small-page.ts";

/**
 * Where the links of newsletter mails lead. Looking changes nothing, for programs look at links before people
 * do: a button confirms or ends. The POST to the second address is also what a mail program's own unsubscribe
 * button sends (RFC 8058).
 */
export const showConfirm: MiddlewareHandler = async (c) => {
	const subscriber = await openTokenOf(c.var.app, tokenOf(c));
	return subscriber ? show(c, "confirm", subscriber.lang) : gone(c);
};

/** Only the token in the address counts: the body that a mail program sends is not read. */
export const confirm: MiddlewareHandler = async (c) => {
	const subscriber = await confirmNewsletter(c.var.app, tokenOf(c));
	return subscriber ? c.redirect(href("newsletterConfirm", subscriber.lang), 303) : gone(c);
};

export const showUnsubscribe: MiddlewareHandler = async (c) => {
	const subscriber = await subscriberOf(c.var.app, tokenOf(c));
	return subscriber ? show(c, "unsubscribe", subscriber.lang ?? c.var.context.language) : gone(c);
};

export const endSubscription: MiddlewareHandler = async (c) => {
	const subscriber = await unsubscribe(c.var.app, tokenOf(c));
	return subscriber ? show(c, "unsubscribed", subscriber.lang ?? c.var.context.language) : gone(c);
};

function tokenOf(c: Context): string {
	return (c.req.query("token") ?? "").slice(0, 200);
}

function gone(c: Context): Promise<Response> {
	return show(c, "gone", c.var.context.language, 410);
}

async function show(
	c: Context,
	name: NewsletterPageName,
	language: Language,
	status: 200 | 410 = 200,
): Promise<Response> {
	return c.html(await newsletterPage(name, language), status, smallPageHeaders());
}

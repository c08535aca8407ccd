import type { Context, MiddlewareHandler } from "hono";
import { html } from "hono/html";
import type { BookingRow } from "#db/bookings/booking-facts.ts";
import { optionEnd } from "#domain/booking/claim.ts";
import { completeLocalized, isLanguage, type Language } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { formatInstant } from "#i18n/format.ts";
import { bookingOfToken } from "#services/booking/links.ts";
import { proveByLink } from "#services/booking/prove.ts";
import { href } from "#site/href.ts";
import { keepProof } from "../booking-sender.ts";
import { type FormOutcome, postForm } from "../forms/answer.ts";
import { smallPage, smallPageHeaders } from "./small-page.ts";

/**
 * `/prove/{lang}/{token}`: the guest of an option shows that the mailbox is theirs. Looking changes nothing, since programs
 * look at links before people do; a button proves.
 */
export const showProveLink: MiddlewareHandler = async (c) => {
	const row = await bookingOfToken(c.var.app, "prove", tokenOf(c));
	return row?.state === "option" && row.proved_at === null && !isOver(c, row)
		? page(c, row, "title", "text", optionEnd(row.created_at), true)
		: answer(c, row);
};

/** `POST`: the mailbox is proved. */
export const proveLinkForm = postForm(async (c): Promise<FormOutcome> => {
	const proved = await proveByLink(c.var.app, tokenOf(c));
	if (proved.ok) keepProof(c, proved.value.guestPublicId);
	return { answer: await answer(c, proved.ok ? proved.value.row : null) };
});

function tokenOf(c: Context): string {
	return (c.req.param("token") ?? "").slice(0, 200);
}

function isOver(c: Context, { expires_at }: BookingRow): boolean {
	return expires_at !== null && expires_at <= c.var.app.clock.now();
}

/** What has become of the option. */
function answer(c: Context, row: BookingRow | null): Promise<Response> | Response {
	if (!row) return gone(c);
	const isLive = (row.state === "option" || row.state === "pending_payment") && !isOver(c, row);
	if (isLive) return page(c, row, "doneTitle", "done", row.expires_at ?? c.var.app.clock.now(), false);
	return page(c, row, "overTitle", "over", c.var.app.clock.now(), false);
}

async function page(
	c: Context,
	row: BookingRow,
	title: "title" | "doneTitle" | "overTitle",
	text: "text" | "done" | "over",
	until: Date,
	asks: boolean,
): Promise<Response> {
	const language = languageOf(c);
	const t = translator(language);
	const facts = { home: completeLocalized(row.home.title)[language], until: formatInstant(until, language) };
	const body = html`<p>${t(`provePage.${text}`, facts)}</p>
${
	asks
		? html`<form method="post"><button>${t("provePage.button")}</button></form>`
		: html`<a href="${href("accommodation", language, { accoId: row.acco_id })}">${t("provePage.home")}</a>`
}`;
	return c.html(await smallPage({ language, title: t(`provePage.${title}`), body }), 200, smallPageHeaders());
}

async function gone(c: Context): Promise<Response> {
	const language = languageOf(c);
	const t = translator(language);
	const body = html`<p>${t("linkPage.gone_text")}</p>`;
	return c.html(await smallPage({ language, title: t("linkPage.gone_title"), body }), 404, smallPageHeaders());
}

function languageOf(c: Context): Language {
	const requested = c.req.param("lang");
	return isLanguage(requested) ? requested : c.var.context.language;
}

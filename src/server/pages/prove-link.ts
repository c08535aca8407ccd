import type { Context, MiddlewareHandler } from "hono";
import { html } from "hono/html";
import type { BookingRow } from "#db/bookings/booking-facts.ts";
import { optionEnd } from "#domain/booking/claim.ts";
import { completeLocalized, isLanguage, type Language } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { formatInstant } from "#i18n/format.ts";
import { isHold } from "#services/booking/agreed.ts";
import { bookingOfToken } from "#services/booking/links.ts";
import { proveByLink } from "#services/booking/prove.ts";
import { guestCookie, SESSION_DAYS } from "#services/guests/session.ts";
import { guestHref } from "#site/guest-area.ts";
import { href } from "#site/href.ts";
import { keepProof } from "../booking-sender.ts";
import { type FormOutcome, postForm } from "../forms/answer.ts";
import { setSession } from "./guest-area.ts";
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
	const { app, context } = c.var;
	const oldCookie = context.cookie(guestCookie(app.settings)) ?? null;
	const proved = await proveByLink(app, tokenOf(c), { clientAddress: context.client.ip, oldCookie });
	if (!proved.ok) return { answer: await answer(c, null) };
	const { row, guestPublicId, session } = proved.value;
	keepProof(c, guestPublicId);
	if (session) setSession(c, session, SESSION_DAYS * 86_400);
	return { answer: await answer(c, row, session ? guestPublicId : null) };
});

function tokenOf(c: Context): string {
	return (c.req.param("token") ?? "").slice(0, 200);
}

function isOver(c: Context, { expires_at }: BookingRow): boolean {
	return expires_at !== null && expires_at <= c.var.app.clock.now();
}

/** What has become of the option. */
function answer(c: Context, row: BookingRow | null, signedIn: string | null = null): Promise<Response> | Response {
	if (!row) return gone(c);
	const isLive = (row.state === "option" || row.state === "pending_payment") && !isOver(c, row);
	if (isLive) return page(c, row, "doneTitle", "done", row.expires_at ?? c.var.app.clock.now(), false, signedIn);
	return page(c, row, "overTitle", "over", c.var.app.clock.now(), false);
}

async function page(
	c: Context,
	row: BookingRow,
	title: "title" | "doneTitle" | "overTitle",
	text: "text" | "done" | "over",
	until: Date,
	asks: boolean,
	signedIn: string | null = null,
): Promise<Response> {
	const language = languageOf(c);
	const t = translator(language);
	const facts = { home: completeLocalized(row.home.title)[language], until: formatInstant(until, language, "long") };
	const own = `bookings/${row.booking_no}`;
	const next = signedIn && isHold(row) && row.state === "option" ? `${own}/complete` : own;
	const body = html`<p>${t(`provePage.${text}`, facts)}</p>
${signedIn ? html`<p><a class="button" href="${guestHref(language, signedIn, next)}">${t(next === own ? "guest.successArea" : "guest.complete")}</a></p>` : ""}
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

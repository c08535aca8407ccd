import type { Context, MiddlewareHandler } from "hono";
import { html } from "hono/html";
import { completeLocalized, isLanguage, type Language } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { formatMoney } from "#i18n/format.ts";
import { openCheckout } from "#services/booking/checkout.ts";
import { bookingOfToken } from "#services/booking/links.ts";
import { payableNow } from "#services/booking/money.ts";
import { type FormOutcome, postForm } from "../forms/answer.ts";
import { smallPage, smallPageHeaders } from "./small-page.ts";

/**
 * `/pay/{lang}/{token}`: what a booking has to pay now, and the way to the provider. The link in a mail shows the
 * home, the number and the sum, and nothing of the guest. Looking changes nothing; a button pays.
 */
export const showPayLink: MiddlewareHandler = (c) => show(c, null);

/** `POST`: on to the provider. */
export const payLinkForm = postForm(async (c, { values }): Promise<FormOutcome> => {
	const { app } = c.var;
	const row = await bookingOfToken(app, "pay", tokenOf(c));
	if (!row) return { answer: await show(c, null) };
	const checkout = await openCheckout(app, row.booking_id, values.what === "all" ? "all" : "next");
	return checkout.ok ? { redirect: checkout.value.paymentUrl } : { answer: await show(c, checkout.error) };
});

function tokenOf(c: Context): string {
	return (c.req.param("token") ?? "").slice(0, 200);
}

async function show(c: Context, failure: string | null): Promise<Response> {
	const { app } = c.var;
	const requested = c.req.param("lang");
	const language: Language = isLanguage(requested) ? requested : c.var.context.language;
	const t = translator(language);
	const headers = smallPageHeaders(app.payments?.checkoutOrigins ?? []);
	const row = await bookingOfToken(app, "pay", tokenOf(c));
	if (!row) {
		const body = html`<p>${t("linkPage.gone_text")}</p>`;
		return c.html(await smallPage({ language, title: t("linkPage.gone_title"), body }), 404, headers);
	}
	const sums = await payableNow(app.db, row, app.clock.now());
	const money = (cents: number) => formatMoney(cents, language);
	const facts = { sum: money(sums.next), home: completeLocalized(row.home.title)[language], bookingNo: row.booking_no };
	const { bank } = app.company.of(language);
	const body =
		sums.next === 0
			? html`<p>${t("payPage.nothing")}</p>`
			: html`<p>${t("payPage.what", facts)}</p>
${failure ? html`<p role="alert">${t("payPage.unreachable")}</p>` : ""}
${
	app.payments
		? html`<form method="post"><button name="what" value="next">${t("payPage.button", { sum: facts.sum })}</button></form>
${sums.all > sums.next ? html`<form method="post"><button class="plain" name="what" value="all">${t("payPage.buttonAll", { sum: money(sums.all) })}</button></form>` : ""}`
		: bank
			? html`<p>${t("payPage.transfer", { sum: facts.sum, bookingNo: facts.bookingNo, holder: bank.holder, iban: bank.iban })}</p>`
			: ""
}`;
	return c.html(await smallPage({ language, title: t("payPage.title"), body }), failure ? 503 : 200, headers);
}

import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { completeLocalized, isLanguage, type Language } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { formatMoney } from "#i18n/format.ts";
import type { App } from "#services/app.ts";
import { openCheckout } from "#services/booking/checkout.ts";
import { bookingOfToken } from "#services/booking/links.ts";
import { payableNow } from "#services/booking/money.ts";
import { readTexts } from "../forms/form-body.ts";
import { visitorLanguage } from "../middleware/language.ts";
import { sameOrigin } from "../middleware/same-origin.ts";
import { smallPage, smallPageHeaders } from "./small-page.ts";

/**
 * `/pay/{lang}/{token}`: what a booking has to pay now, and the way to the provider. The link in a mail shows the
 * home, the number and the sum, and nothing of the guest. Looking changes nothing; a button pays.
 */
export function payLinkRoutes(site: Hono, app: App): void {
	site.use(
		"/pay/*",
		sameOrigin(() => app.settings.publicUrl),
	);
	site.get("/pay/:lang/:token", async (c) => show(c, app, null));
	site.post("/pay/:lang/:token", async (c) => {
		const row = await bookingOfToken(app, "pay", tokenOf(c));
		if (!row) return show(c, app, null);
		const body = await readTexts(c.req.raw);
		const checkout = await openCheckout(app, row.booking_id, body.what === "all" ? "all" : "next");
		return checkout.ok ? c.redirect(checkout.value.paymentUrl, 303) : show(c, app, checkout.error);
	});
}

function tokenOf(c: Context): string {
	return (c.req.param("token") ?? "").slice(0, 200);
}

async function show(c: Context, app: App, failure: string | null): Promise<Response> {
	const asked = c.req.param("lang");
	const language: Language = isLanguage(asked) ? asked : visitorLanguage(c.req.raw);
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

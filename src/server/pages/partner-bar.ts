import type { Context } from "hono";
import { deleteCookie } from "hono/cookie";
import { html, raw } from "hono/html";
import { DatabaseAwayError } from "#db/connection/outage.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { clickedPartner } from "#services/booking/payee.ts";
import { postForm } from "../forms/answer.ts";
import { languageInPath } from "../middleware/language.ts";
import { cameFrom } from "./page-bar.ts";
import { PARTNER_BAR_STYLE } from "./partner-bar-look.ts";

/**
 * Sales partner mode (specification §4): on while the browser knows the code of an active partner or host. A slim bar
 * says whose guest one is, and its button ends it.
 */

/** Where the bar's form goes. */
export const PARTNER_BAR = "/partner-bar";

/** The bar of partner mode; null where no active partner is known, and while the database is away. */
export async function partnerBarOf(c: Context, { pathname }: URL): Promise<string | null> {
	const { app, context } = c.var;
	const { address, attribution } = context;
	// The landing page begins it: its cookie goes out with this very answer.
	const begun = address?.name === "partnerLanding" ? String(address.params.partnerCode) : null;
	const codes = begun === null ? attribution : { host: begun, partner: begun };
	if (!codes.host && !codes.partner) return null;
	const partner = await clickedPartner(app.db, codes).catch((error) => {
		if (error instanceof DatabaseAwayError) return null;
		throw error;
	});
	if (!partner) return null;
	const language = languageInPath(pathname) ?? context.language;
	const t = translator(language);
	const name = partner.label;
	const [before = "", after = ""] = t("partnerBar.on", { name: "\u0000" }).split("\u0000");
	return String(
		await html`<aside class="partner-bar" lang="${language}" aria-label="${t("partnerBar.label")}"><style>${raw(PARTNER_BAR_STYLE)}</style><span>${before}<b>${name}</b>${after} <span class="partner-bar-more">${t("partnerBar.price")}</span></span><form method="post" action="${PARTNER_BAR}" data-forgets-typed><button name="do" value="leave" aria-label="${t("partnerBar.leaveOf", { name })}">${t("partnerBar.leave")}</button></form></aside>`,
	);
}

/** Ends partner mode in this browser. */
export function leavePartner(c: Context): void {
	for (const name of ["host", "partner"]) deleteCookie(c, name, { path: "/" });
}

/** `POST`: the bar's button; leads back to the page it stands on, from a partner's own page to the same without it. */
export const leavePartnerForm = postForm(async (c, { values }) => {
	if (values.do !== "leave") return null;
	leavePartner(c);
	// The link would begin it again.
	return { redirect: cameFrom(c).replace(/^(\/[a-z]{2}\/)sp-[^/?]*\/?/, "$1") };
});

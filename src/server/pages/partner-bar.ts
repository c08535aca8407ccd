import type { Context } from "hono";
import { deleteCookie } from "hono/cookie";
import { html, raw } from "hono/html";
import { DatabaseAwayError } from "#db/connection/outage.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { clickedPartner } from "#services/booking/payee.ts";
import { COLOURS, FONTS } from "#site/tokens.ts";
import { postForm } from "../forms/answer.ts";
import { languageInPath } from "../middleware/language.ts";
import { cameFrom } from "./page-bar.ts";

/**
 * Sales partner mode (specification §4): on while the browser knows the code of an active partner or host. A slim bar
 * says whose guest one is, and its button ends it.
 */

/** Where the bar's form goes. */
export const PARTNER_BAR = "/partner-bar";

const STYLE = `
.partner-bar{display:flex;align-items:center;justify-content:center;gap:0 16px;min-height:44px;margin:0;padding:0 20px;background:${COLOURS.kingfisher900};color:${COLOURS.kingfisher100};font:400 .875rem/1.35 ${FONTS.sans}}
.partner-bar b{color:${COLOURS.card};font-weight:600;overflow-wrap:anywhere}
.partner-bar button{flex:none;min-height:44px;padding:0 4px;border:0;background:none;color:${COLOURS.card};font:inherit;font-weight:500;text-decoration:underline;text-underline-offset:3px;cursor:pointer}
.partner-bar button:hover{text-decoration-thickness:2px}
.partner-bar :focus-visible{outline:2px solid ${COLOURS.honey300};outline-offset:-3px;border-radius:7px}
@media(max-width:639px){.partner-bar{justify-content:space-between;padding:2px 8px 2px 16px}.partner-bar-more{display:none}}
@media print{.partner-bar{display:none}}`;

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
		await html`<aside class="partner-bar" lang="${language}" aria-label="${t("partnerBar.label")}"><style>${raw(STYLE)}</style><span>${before}<b>${name}</b>${after} <span class="partner-bar-more">${t("partnerBar.price")}</span></span><form method="post" action="${PARTNER_BAR}" data-forgets-typed><button name="do" value="leave" aria-label="${t("partnerBar.leaveOf", { name })}">${t("partnerBar.leave")}</button></form></aside>`,
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

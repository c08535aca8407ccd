import type { Context } from "hono";
import { CONSENT_COOKIE, readConsent } from "#analytics/consent.ts";
import { keepCookie } from "./cookies.ts";

/**
 * The codes of partners' and owners' links. The site works without them; they are kept so that somebody is paid. Where
 * visitors are asked (a setting measures visits), they stay for the visit alone until the visitor agrees to more, and
 * for 30 days then; where nobody is asked they stay for 30 days (specification §3), as the cookie policy says.
 */

const ATTRIBUTION = ["host", "partner", "homeownerCode"] as const;
type AttributionCookie = (typeof ATTRIBUTION)[number];

/** Keeps a code as long as the visitor allows. */
export function keepAttribution(c: Context, name: AttributionCookie, code: string): void {
	const { app, context } = c.var;
	const { asksConsent, publicUrl } = app.settings;
	const agreed = readConsent(context.cookie(CONSENT_COOKIE))?.categories.includes("marketing") ?? false;
	keepCookie(c, name, code, publicUrl, { forVisit: asksConsent && !agreed });
}

/** Keeps the codes that this browser has for as long as was just chosen. */
export function keepPartnerAs(c: Context, agreed: boolean): void {
	const { app, context } = c.var;
	for (const name of ATTRIBUTION) {
		const code = context.cookie(name);
		if (code !== undefined) keepCookie(c, name, code, app.settings.publicUrl, { forVisit: !agreed });
	}
}

import type { Context } from "hono";
import { DatabaseAwayError } from "#db/connection/outage.ts";
import { clickedPartner } from "#services/booking/payee.ts";
import type { AnalyticsView } from "#site/views/page-view.ts";
import type { AnalyticsSettings } from "../env.ts";

/** Of a browser in which `/_events` is open. */
export const WATCH_COOKIE = "events_watch";

/**
 * What a page needs to know to measure its visit; null where nobody hears of it, and nothing of it is loaded.
 *
 * @param mayWatch `/_events` is there
 */
export async function analyticsView(
	c: Context,
	{ tagManager, url }: AnalyticsSettings,
	mayWatch: boolean,
): Promise<AnalyticsView | null> {
	const { app, context } = c.var;
	const isWatched = mayWatch && context.cookie(WATCH_COOKIE) === "1";
	if (tagManager === null && url === null && !isWatched) return null;
	const { host, partner } = context.attribution;
	const clicked = host || partner ? await clickedPartner(app.db, context.attribution).catch(ifAway) : null;
	const agency = await context.member("agency").catch(ifAway);
	return {
		tagManager,
		asksConsent: app.settings.asksConsent,
		collects: url !== null,
		isWatched,
		partner: clicked && { code: clicked.code, kind: clicked.kind },
		...(agency ? { isAgency: true as const } : {}),
	};
}

function ifAway(error: unknown): null {
	if (error instanceof DatabaseAwayError) return null;
	throw error;
}

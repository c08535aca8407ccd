import { dropOldConsents, insertConsent } from "#db/analytics/consent-records.ts";
import { dropOldEvents } from "#db/analytics/raised-events.ts";
import { takeHit } from "#db/operations/rate-hits.ts";
import type { Language } from "#domain/language.ts";
import type { App } from "../app.ts";
import { networkOf } from "../forms/form-limit.ts";
import { signature } from "../signed-id.ts";

export interface GivenConsent {
	/** Random id of the browser's cookie, a UUID. */
	readonly visitor: string;
	/** What is agreed to; empty: nothing, or no longer. */
	readonly categories: readonly string[];
	/** Of the texts that were agreed to. */
	readonly version: number;
	readonly lang: Language;
}

/** Nobody changes their mind more often in an hour; what comes beyond is a machine. */
const MOST_AN_HOUR = 60;

/** Keeps the proof of a choice (GDPR article 7(1)); answers whether it was kept. The address limits how often, and is not kept. */
export async function keepConsent(
	app: Pick<App, "db" | "clock" | "settings">,
	{ visitor, categories, version, lang }: GivenConsent,
	clientAddress: string | null,
): Promise<boolean> {
	const now = app.clock.now();
	return app.db.transaction().execute(async (trx) => {
		const subject = signature(app.settings.appSecret, "rate limit", networkOf(clientAddress ?? ""));
		const limit = { name: "consents", subject, perHour: clientAddress === null ? null : MOST_AN_HOUR };
		if ((await takeHit(trx, limit, now)) !== null) return false;
		await insertConsent(trx, { visitor, categories: [...categories], version, lang, given_at: now });
		return true;
	});
}

const DAY_MS = 86_400_000;
/** Claims lapse three years after the end of the year in which they arose (§ 195, § 199 BGB). */
const CONSENT_DAYS = 4 * 366;
/** Longer than any of them is asked for (due-events.ts). */
const EVENT_DAYS = 60;

/** Forgets proofs and marks that serve for nothing any more. */
export async function purgeAnalytics(app: Pick<App, "db" | "clock">) {
	const before = (days: number) => new Date(app.clock.now().getTime() - days * DAY_MS);
	return {
		consents: await dropOldConsents(app.db, before(CONSENT_DAYS)),
		events: await dropOldEvents(app.db, before(EVENT_DAYS)),
	};
}

import { type CallsOfDay, listCalls, listKeys } from "#db/partners/api-keys.ts";
import type { Language } from "#domain/language.ts";
import { mayAct } from "#domain/organisations/rights.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import type { KeysPage } from "#site/views/organisation-view.ts";
import type { App } from "../../app.ts";
import { perHourOf } from "../../booking/sender.ts";
import type { MemberSession } from "../../organisations/member-session.ts";
import { keyCallsPerHour, MOST_KEYS } from "../../partners/api-keys.ts";

/** The keys of a partner's programs; `made`: the one that was made just now, `callsOf`: the one whose calls are shown. */

/** Days of calls that are shown. */
const CALL_DAYS = 30;

export async function keysPage(
	app: Pick<App, "db" | "clock" | "settings">,
	session: MemberSession,
	language: Language,
	{ made = null, callsOf = null }: { readonly made?: KeysPage["made"]; readonly callsOf?: unknown } = {},
): Promise<KeysPage> {
	const { code } = session.organisation;
	const { publicUrl } = app.settings;
	const from = isoOf(app.clock.today() - CALL_DAYS + 1);
	const keys = await listKeys(app.db, code, from);
	// Another's key, and an ended one, is as if there were none.
	const chosen = keys.find((key) => key.public_id === callsOf)?.public_id ?? null;
	return {
		name: "keys",
		mayChange: mayAct(session, "keys.change"),
		made,
		keys: keys.map((key) => ({
			id: key.public_id,
			name: key.name,
			end: key.token_end,
			createdAt: key.created_at.toISOString(),
			renewedAt: key.renewed_at.getTime() === key.created_at.getTime() ? null : key.renewed_at.toISOString(),
			lastUsedOn: key.last_used_on,
			calls: key.calls,
		})),
		mostKeys: MOST_KEYS,
		perHour: keyCallsPerHour(app),
		pricesPerHour: perHourOf(app.settings, "quotes"),
		callsOf: chosen,
		callDays: CALL_DAYS,
		days: byDay(await listCalls(app.db, code, from, chosen)),
		origin: publicUrl,
		docs: "/api/docs#keys",
		example: `curl -H "Authorization: Bearer hlc_…" "${publicUrl}/search-api/search?lang=${language}&perPage=5"`,
	};
}

/** Days with the calls of each kind and all together. */
function byDay(calls: readonly CallsOfDay[]): KeysPage["days"] {
	const days = Map.groupBy(calls, ({ day }) => day);
	return [...days].map(([day, ofDay]) => ({
		day,
		calls: ofDay.reduce((sum, one) => sum + one.calls, 0),
		of: Object.fromEntries(ofDay.map((one) => [one.kind, one.calls])),
	}));
}

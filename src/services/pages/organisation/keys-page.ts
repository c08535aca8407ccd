import { listCalls, listKeys } from "#db/partners/api-keys.ts";
import type { Language } from "#domain/language.ts";
import { mayAct } from "#domain/organisations/rights.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import type { KeysPage } from "#site/views/organisation-view.ts";
import type { App } from "../../app.ts";
import type { MemberSession } from "../../organisations/member-session.ts";
import { keyCallsPerHour, MOST_KEYS } from "../../partners/api-keys.ts";

/** The keys of a partner's programs; `made`: the one that was made just now. */

/** Days of calls that are shown. */
const CALL_DAYS = 30;

export async function keysPage(
	app: Pick<App, "db" | "clock" | "settings">,
	session: MemberSession,
	language: Language,
	made: KeysPage["made"] = null,
): Promise<KeysPage> {
	const { code } = session.organisation;
	const { publicUrl } = app.settings;
	const keys = await listKeys(app.db, code);
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
		})),
		mostKeys: MOST_KEYS,
		perHour: keyCallsPerHour(app),
		days: await listCalls(app.db, code, isoOf(app.clock.today() - CALL_DAYS + 1)),
		origin: publicUrl,
		docs: "/api/docs#keys",
		example: `curl -H "Authorization: Bearer hlc_…" "${publicUrl}/search-api/search?lang=${language}&perPage=5"`,
	};
}

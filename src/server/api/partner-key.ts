import type { Context, MiddlewareHandler } from "hono";
import { countCall } from "#db/partners/api-keys.ts";
import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import type { CallKind } from "#domain/partners/call-kinds.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import type { App } from "#services/app.ts";
import { NO_SENDER } from "#services/booking/sender.ts";
import { holderOfKey, type KeyHolder, keyCallsPerHour } from "#services/partners/api-keys.ts";
import { signature } from "#services/signed-id.ts";
import { type Acco, accoOf } from "#site/api/acco.ts";
import { withPartnerCode } from "#site/partner-links.ts";
import { setHeader } from "../middleware/answer-headers.ts";
import type { RequestContext } from "../request-context.ts";
import { callLimit } from "./call-limit.ts";
import { problemResponse } from "./problem.ts";

/** Calls of a partner's programs, which show a key (docs/guides/people-and-privacy.md#keys-of-programs). */

/** The calls that a key is for, by what they are counted as. */
const KEY_CALLS: readonly (readonly [CallKind, RegExp])[] = [
	["search", /^\/search-api\/(search|count|stay-offers)$/],
	["home", /^\/api\/accommodations\/[^/]+$/],
	["calendar", /^\/api\/accommodations\/[^/]+\/calendar$/],
	["quote", /^\/api\/quotes$/],
];

declare module "hono" {
	interface ContextVariableMap {
		/** Whose key the call shows; not set: none. */
		readonly keyHolder?: KeyHolder;
	}
}

/**
 * Lets a call with a key (`Authorization: Bearer …`) in as its partner's, and nobody else's: cookies count for nothing.
 * An unknown or ended key is refused, though the same call without one is answered: its owner has to notice.
 */
export function partnerKey(app: App): MiddlewareHandler {
	const limit = callLimit(keyCallsPerHour(app), app.clock);
	return async (c, next) => {
		const [, token] = /^Bearer\s+(\S+)$/i.exec(c.req.header("Authorization") ?? "") ?? [];
		if (token === undefined) return next();
		const holder = await holderOfKey(app, token);
		if (!holder) {
			const refused = problemResponse(c, { code: "KEY_UNKNOWN" });
			refused.headers.set("WWW-Authenticate", 'Bearer error="invalid_token"');
			return refused;
		}
		const [kind] = KEY_CALLS.find(([, call]) => call.test(c.req.path)) ?? [];
		if (kind === undefined) return problemResponse(c, { code: "FORBIDDEN" });
		const retryAfter = limit(String(holder.keyId));
		if (retryAfter !== null) return problemResponse(c, { code: "RATE_LIMITED", retryAfter });
		await countCall(app.db, holder.keyId, isoOf(app.clock.today()), kind).catch((error: unknown) => {
			app.log.error({ error: error instanceof Error ? error.name : "" }, "a call was not counted");
		});
		c.set("keyHolder", holder);
		c.set("app", app);
		c.set("context", asHolder(app, c.var.context, holder));
		await next();
		setHeader(c, "Cache-Control", "private, no-store");
	};
}

/** The context of a call as the holder's: with its code, nobody signed in, and prices counted for the key, whatever network it is used from. */
function asHolder(
	{ settings }: Pick<App, "settings">,
	context: RequestContext,
	{ keyId, code, kind }: KeyHolder,
): RequestContext {
	const network = signature(settings.appSecret, "sender key", String(keyId));
	const nobody = { value: async () => null };
	return Object.defineProperties(Object.create(context), {
		attribution: { value: kind === "host" ? { host: code } : { partner: code } },
		sender: { value: { ...NO_SENDER, network } },
		guest: nobody,
		staff: nobody,
		member: nobody,
		cookie: { value: () => undefined },
		holdsGuestSession: { value: false },
	});
}

/** An accommodation as a call answers it: to a partner's program its address carries the partner's code. */
export function calledAcco(c: Context, listed: ListedAccommodation): Acco {
	const acco = accoOf(listed);
	const { keyHolder } = c.var;
	return keyHolder ? { ...acco, url: withPartnerCode(acco.url, keyHolder.code) } : acco;
}

import { isIPv6 } from "node:net";
import type { Db } from "#db/connection/client.ts";
import { countAuthEvents, insertAuthEvent, listLatestAuthEvents } from "#db/guests/auth-log.ts";
import type { App } from "../app.ts";
import { networkOf as ipv6Network } from "../forms/form-limit.ts";
import { signature } from "../signed-id.ts";

/** Who tried to get in, and how it went; wrong codes are counted here. Keyed hashes and networks, no addresses. */

type AuthApp = Pick<App, "settings" | "clock">;

export type GuestAuthEvent =
	| "asked"
	| "code_wrong"
	| "link_gone"
	| "signed_in"
	| "signed_out"
	| "signed_out_everywhere";

/** The area whose tries are logged here. */
export const AREA = "guest";
/** Failures within the window that block, and for how long (docs/guides/people-and-privacy.md#failed-sign-ins). */
const FAILURES = 5;
const WINDOW_MS = 15 * 60_000;
/** How long the log is kept. */
export const AUTH_LOG_DAYS = 183;
/** A wrong code is answered later each time, whatever the network. */
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 5000;

/** The account that an address stands for, whether anybody has it or not. */
export function authSubject({ settings }: Pick<App, "settings">, email: string): string {
	return signature(settings.appSecret, "auth log", email.trim().toLowerCase());
}

/** The /24 or /64 that an address lies in; empty where nothing says who asks. */
function networkPrefix(clientAddress: string | null): string {
	if (clientAddress === null) return "";
	return isIPv6(clientAddress) ? ipv6Network(clientAddress) : clientAddress.replace(/\.\d+$/, ".0/24");
}

/** Adds to the log. */
export async function logAuth(
	db: Db,
	app: AuthApp,
	event: GuestAuthEvent,
	subject: string,
	clientAddress: string | null,
): Promise<void> {
	const network = networkPrefix(clientAddress);
	await insertAuthEvent(db, { at: app.clock.now(), area: AREA, event, subject, network });
}

/** True while codes of a pair of account and network are not looked at. Where nothing says who asks, nobody is blocked. */
export async function isBlocked(db: Db, app: AuthApp, subject: string, clientAddress: string | null): Promise<boolean> {
	if (clientAddress === null) return false;
	const network = networkPrefix(clientAddress);
	const kinds: readonly GuestAuthEvent[] = ["code_wrong", "signed_in"];
	const latest = await listLatestAuthEvents(db, { area: AREA, subject }, network, kinds, FAILURES);
	const [last] = latest;
	const first = latest[FAILURES - 1];
	if (!last || !first || latest.some(({ event }) => event !== "code_wrong")) return false;
	const recent = app.clock.now().getTime() - last.at.getTime() < WINDOW_MS;
	return recent && last.at.getTime() - first.at.getTime() < WINDOW_MS;
}

/** Milliseconds that a wrong code is answered later, by the account's failures of the last quarter of an hour. */
export async function delayOf(db: Db, app: AuthApp, subject: string): Promise<number> {
	const since = new Date(app.clock.now().getTime() - WINDOW_MS);
	const wrong = await countAuthEvents(db, { area: AREA, subject }, "code_wrong", since);
	return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(wrong, 10));
}

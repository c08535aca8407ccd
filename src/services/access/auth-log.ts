import { isIPv6 } from "node:net";
import type { Db } from "#db/connection/client.ts";
import {
	countAuthEvents,
	hasAuthEvent,
	holdAuthSubject,
	insertAuthEvent,
	listLatestAuthEvents,
} from "#db/guests/auth-log.ts";
import type { App } from "../app.ts";
import { networkOf as ipv6Network } from "../forms/form-limit.ts";
import { signature } from "../signed-id.ts";

/** Who tried to get in, and how it went; failures are counted here. Keyed hashes and networks, no addresses. */

type AuthApp = Pick<App, "settings" | "clock">;

/** Failures within the window that block, and for how long (docs/guides/people-and-privacy.md#failed-sign-ins). */
const FAILURES = 5;
const WINDOW_MS = 15 * 60_000;
/** How long the log is kept. */
export const AUTH_LOG_DAYS = 183;
/** A failure is answered later each time, whatever the network. */
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 5000;

/** The account that an address stands for, whether anybody has it or not. */
export function authSubject({ settings }: Pick<App, "settings">, email: string): string {
	return signature(settings.appSecret, "auth log", email.trim().toLowerCase());
}

/** The /24 or /64 that an address lies in; empty where nothing says who asks. */
export function networkPrefix(clientAddress: string | null): string {
	if (clientAddress === null) return "";
	return isIPv6(clientAddress) ? ipv6Network(clientAddress) : clientAddress.replace(/\.\d+$/, ".0/24");
}

/** The log of one area, and what follows from it. */
export function authLog<Event extends string>(
	area: string,
	{ failed, entered }: { readonly failed: Event; readonly entered: Event },
) {
	const log = {
		/** Adds to the log. */
		async logAuth(db: Db, app: AuthApp, event: Event, subject: string, clientAddress: string | null): Promise<void> {
			const network = networkPrefix(clientAddress);
			await insertAuthEvent(db, { at: app.clock.now(), area, event, subject, network });
		},

		/** True while a pair of account and network is not looked at. Where nothing says who asks, nobody is blocked. */
		async isBlocked(db: Db, app: AuthApp, subject: string, clientAddress: string | null): Promise<boolean> {
			if (clientAddress === null) return false;
			const network = networkPrefix(clientAddress);
			const latest = await listLatestAuthEvents(db, { area, subject }, network, [failed, entered], FAILURES);
			const [last] = latest;
			const first = latest[FAILURES - 1];
			if (!last || !first || latest.some(({ event }) => event !== failed)) return false;
			const recent = app.clock.now().getTime() - last.at.getTime() < WINDOW_MS;
			return recent && last.at.getTime() - first.at.getTime() < WINDOW_MS;
		},

		/** Whether the account got in from this network before, as long as the log is kept. */
		async isFamiliar(db: Db, subject: string, clientAddress: string | null): Promise<boolean> {
			return hasAuthEvent(db, { area, subject }, networkPrefix(clientAddress), entered);
		},

		/**
		 * The same in the transaction that looks at the try and logs it: tries of one account are looked at one after
		 * the other, so that many at once are blocked as many in a row.
		 */
		async isBlockedInTurn(trx: Db, app: AuthApp, subject: string, clientAddress: string | null): Promise<boolean> {
			await holdAuthSubject(trx, { area, subject });
			return log.isBlocked(trx, app, subject, clientAddress);
		},

		/** Milliseconds that a failure is answered later, by the account's failures of the last quarter of an hour. */
		async delayOf(db: Db, app: AuthApp, subject: string): Promise<number> {
			const since = new Date(app.clock.now().getTime() - WINDOW_MS);
			const failures = await countAuthEvents(db, { area, subject }, failed, since);
			return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(failures, 10));
		},
	};
	return log;
}

type MailedEvent = "asked" | "code_wrong" | "link_gone" | "signed_in" | "signed_out" | "signed_out_everywhere";

/** The log of an area that one gets into by a mail. */
export function mailedLog(area: "guest" | "agency" | "portal") {
	return authLog<MailedEvent>(area, { failed: "code_wrong", entered: "signed_in" });
}

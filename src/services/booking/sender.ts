import type { Db } from "#db/connection/client.ts";
import { type Limit, secondsUntilFree, takeHit } from "#db/operations/rate-hits.ts";
import { networkPrefix } from "../access/auth-log.ts";
import type { App, Settings } from "../app.ts";
import { hostCookie } from "../host-cookie.ts";
import { openSignedId, signature, signedId } from "../signed-id.ts";

/** Who asks for prices and nights, and how often they may (docs/guides/bookings-and-payments.md#limits-of-senders). */

/** What a request shows of its sender; hashes under the site's secret, never an address. */
export interface Sender {
	/** Of the /24 or /64; null: nothing says it, and nothing is limited by it. */
	readonly network: string | null;
	/** Of a cookie that a browser has since its first booking; null: it has none. */
	readonly browser: string | null;
	/** Public id of the guest whose mailbox this browser proved last. */
	readonly proved: string | null;
}

export const NO_SENDER: Sender = { network: null, browser: null, proved: null };

type SenderSettings = Pick<Settings, "publicUrl" | "appSecret">;

/** Name of the httpOnly cookie that holds a browser's bookings together. */
export function browserCookie(settings: SenderSettings): string {
	return hostCookie(settings, "browser");
}

/** Name of the httpOnly cookie that says whose mailbox the browser proved. */
export function provedCookie(settings: SenderSettings): string {
	return hostCookie(settings, "mailbox");
}

export const PROVED_DAYS = 90;
const PROVED = "proved mailbox";

/** For the cookie of a browser that has just proved a guest's mailbox. */
export function provedToken(settings: SenderSettings, guestPublicId: string): string {
	return signedId(settings.appSecret, PROVED, guestPublicId);
}

/** The sender of a request, from what it brings along. */
export function senderOf(
	settings: SenderSettings,
	clientAddress: string | null,
	cookie: (name: string) => string | undefined,
): Sender {
	const hash = (purpose: string, text: string) => (text ? signature(settings.appSecret, purpose, text) : null);
	const proved = cookie(provedCookie(settings));
	return {
		network: hash("sender network", networkPrefix(clientAddress)),
		browser: hash("sender browser", (cookie(browserCookie(settings)) ?? "").slice(0, 100)),
		proved: proved ? openSignedId(settings.appSecret, PROVED, proved) : null,
	};
}

/** What one network may do in an hour; one browser and one guest half of it. Names of RATE_LIMITS. */
const PER_HOUR = { quotes: 600, options: 8, applications: 12, bookings: 12, codes: 20 } as const;
export type SenderLimit = keyof typeof PER_HOUR;
export const SENDER_LIMITS = [
	"quotes",
	"options",
	"applications",
	"bookings",
	"codes",
] as const satisfies readonly SenderLimit[];

/**
 * Counts one action of a sender; answers the seconds until the next is taken when there is none left, else null. In the
 * transaction of what is counted, so that what is refused does not count.
 *
 * @param email of the guest, where the action is for one
 */
export async function takeOfSender(
	trx: Db,
	{ settings, clock }: Pick<App, "settings" | "clock">,
	name: SenderLimit,
	sender: Sender,
	email: string | null = null,
): Promise<number | null> {
	// Always in this order, so that two of one sender wait for each other and never in a circle.
	for (const limit of limitsOf(settings, name, sender, email)) {
		const wait = await takeHit(trx, limit, clock.now());
		if (wait !== null) return wait;
	}
	return null;
}

/**
 * {@link takeOfSender} of a discount code that there is not. The same code counts once an hour for a network: it stays in
 * its field while other things of the form are chosen, and its second answer says nothing new.
 */
export async function takeGuess(
	trx: Db,
	app: Pick<App, "settings" | "clock">,
	sender: Sender,
	code: string,
): Promise<number | null> {
	if (sender.network === null || perHourOf(app.settings, "codes") === 0) return null;
	const subject = signature(app.settings.appSecret, "sender code", `${sender.network}/${code.toLowerCase()}`);
	const isNew = (await takeHit(trx, { name: "codes/tried", subject, perHour: 1 }, app.clock.now())) === null;
	return isNew ? takeOfSender(trx, app, "codes", sender) : null;
}

/** Seconds until a sender's next one is taken; null: now. Counts nothing. */
export async function secondsUntilSender(
	db: Db,
	{ settings, clock }: Pick<App, "settings" | "clock">,
	name: SenderLimit,
	sender: Sender,
): Promise<number | null> {
	for (const limit of limitsOf(settings, name, sender, null)) {
		const wait = await secondsUntilFree(db, limit, clock.now());
		if (wait !== null) return wait;
	}
	return null;
}

/** How many a network, or a key, has an hour; 0: no limit. */
export function perHourOf({ rateLimits }: Pick<Settings, "rateLimits">, name: SenderLimit): number {
	return rateLimits[name] ?? PER_HOUR[name];
}

function limitsOf(
	settings: Settings,
	name: SenderLimit,
	{ network, browser }: Sender,
	email: string | null,
): readonly Limit[] {
	const ofNetwork = perHourOf(settings, name);
	if (ofNetwork === 0 || network === null) return [];
	const half = Math.ceil(ofNetwork / 2);
	const guest = email && signature(settings.appSecret, "sender guest", email.toLowerCase());
	return [
		{ name: `${name}/network`, subject: network, perHour: ofNetwork },
		...(browser ? [{ name: `${name}/browser`, subject: browser, perHour: half }] : []),
		...(guest ? [{ name: `${name}/guest`, subject: guest, perHour: half }] : []),
	];
}

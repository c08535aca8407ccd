import { isIPv6 } from "node:net";
import { type Limit, secondsUntilFree } from "#db/operations/rate-hits.ts";
import type { FormName } from "#domain/forms/site-forms.ts";
import type { App } from "../app.ts";
import { signature } from "../signed-id.ts";

/** How often an address may send one form (docs/guides/pages-and-forms.md#limits-of-forms). */

const DEFAULT_PER_HOUR = 10;
const ORGANISATION_PER_HOUR = 30;
/** Name of the limit in RATE_LIMITS. */
const LIMIT_NAME = "forms";

/** The limit of a form for a sender; `clientAddress` null (nothing says who sends): none, because all senders would share one limit. */
export function formLimit({ settings }: Pick<App, "settings">, form: FormName, clientAddress: string | null): Limit {
	const perHour = settings.rateLimits[LIMIT_NAME] ?? DEFAULT_PER_HOUR;
	return {
		name: `${LIMIT_NAME}/${form}`,
		subject: signature(settings.appSecret, "rate limit", networkOf(clientAddress ?? "")),
		perHour: perHour === 0 || clientAddress === null ? null : perHour,
	};
}

/**
 * The limit of what people of one organisation send while they are signed in: whose network they share says nothing of
 * them, and a stranger in it takes nothing from them.
 */
export function organisationFormLimit(
	{ settings }: Pick<App, "settings">,
	form: FormName,
	organisation: string,
): Limit {
	const perHour = settings.rateLimits[LIMIT_NAME] ?? ORGANISATION_PER_HOUR;
	return {
		name: `${LIMIT_NAME}/${form}`,
		subject: `organisation ${organisation}`,
		perHour: perHour === 0 ? null : perHour,
	};
}

/** Seconds until a sender's next form is taken; null: now. Asked before a body is read, and for good with it. */
export function secondsUntilFormFree(
	app: Pick<App, "db" | "clock" | "settings">,
	form: FormName,
	clientAddress: string | null,
): Promise<number | null> {
	return secondsUntilFree(app.db, formLimit(app, form, clientAddress), app.clock.now());
}

/** One household has a whole /64 of IPv6 to send from. */
export function networkOf(address: string): string {
	if (!isIPv6(address)) return address;
	const [head = "", tail] = address.split("%")[0]?.split("::") ?? [];
	const left = head.split(":").filter(Boolean);
	const right = tail === undefined ? [] : tail.split(":").filter(Boolean);
	const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
	const groups = [...left, ...(tail === undefined ? [] : zeros), ...right];
	return `${groups
		.slice(0, 4)
		.map((group) => Number.parseInt(group, 16).toString(16))
		.join(":")}::/64`;
}

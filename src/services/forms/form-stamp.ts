import type { Settings } from "../app.ts";
import { openSignedId, signedId } from "../signed-id.ts";

/** When an HTML form was rendered, signed, so that its sender cannot say otherwise. */

const PURPOSE = "form stamp";
/** People read before they write: what comes back sooner is a machine (docs/guides/pages-and-forms.md#limits-of-forms). */
const QUICKEST_MS = 2000;
/** A page that was left open longer gets a fresh stamp first. */
const OLDEST_MS = 24 * 3600 * 1000;

/** The stamp of a page that is rendered now; `proven`: its form may come back at once. */
export function formStamp({ appSecret }: Pick<Settings, "appSecret">, now: Date, proven = false): string {
	return signedId(appSecret, PURPOSE, (now.getTime() - (proven ? QUICKEST_MS : 0)).toString(36));
}

/** `quick`: sent within two seconds. `old`: the page stood open for too long. `none`: missing, or not ours. */
export function readStamp(
	{ appSecret }: Pick<Settings, "appSecret">,
	stamp: string,
	now: Date,
): "good" | "quick" | "old" | "none" {
	const signed = openSignedId(appSecret, PURPOSE, stamp);
	if (signed === null) return "none";
	const age = now.getTime() - Number.parseInt(signed, 36);
	if (age > OLDEST_MS) return "old";
	return age < QUICKEST_MS ? "quick" : "good";
}

import { createHash } from "node:crypto";

/** What a policy names a style or a script by that stands in its page: a source of CSP, in quotes. */
export function hashOf(text: string): string {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** What a visitor agreed to, as the cookie of the banner keeps it. Pages and server read it alike. */

/** Kinds of what is asked for; the necessary needs no asking. */
export const CONSENT_CATEGORIES = ["analytics", "marketing"] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

export const CONSENT_COOKIE = "consent";
/** How long a choice holds before it is asked for again. */
export const CONSENT_DAYS = 182;
/** Of the texts of the banner and what they cover; after a change everybody is asked again. */
export const CONSENT_VERSION = 1;

export interface Consent {
	readonly categories: readonly ConsentCategory[];
}

/** Reads the cookie's value, decoded; null: nothing was chosen yet, or under other texts. */
export function readConsent(value: string | undefined): Consent | null {
	if (!value) return null;
	try {
		const { categories, revision }: { readonly categories?: unknown; readonly revision?: unknown } = JSON.parse(value);
		if (revision !== CONSENT_VERSION || !Array.isArray(categories)) return null;
		return { categories: CONSENT_CATEGORIES.filter((category) => categories.includes(category)) };
	} catch {
		return null;
	}
}

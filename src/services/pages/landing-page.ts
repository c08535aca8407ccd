import { findPartner } from "#db/bookings/attribution.ts";
import { byLanguage, type Localized } from "#domain/language.ts";
import { alternates } from "#site/href.ts";
import { WITHOUT_LANGUAGE } from "#site/route-table.ts";
import type { StoryView } from "#site/views/story-view.ts";
import type { App } from "../app.ts";

/** Screens that visitors reach by a link or a printed code. */

/** Stories of the screens whose address holds no language. */
const STORIES = { win: "win", qr: "qr-tauern-suites-mitterwirt" } as const;

/** `/win` and the page behind the printed code: one address for all languages, so not for search engines. */
export function languagelessAddresses(name: keyof typeof WITHOUT_LANGUAGE) {
	const canonical = WITHOUT_LANGUAGE[name];
	// The switch hands its choice to the server, which writes it down and leads back.
	const paths = byLanguage((other) => `${canonical}?lang=${other}`);
	return { path: STORIES[name], canonical, alternates: paths };
}

/** Landing under a partner's link: its addresses, and how the partner's name comes into its words. */
export interface PartnerLanding {
	readonly alternates: Localized;
	named(view: StoryView): StoryView;
}

/** Null when no active partner has the code. */
export async function partnerLanding(app: App, partnerCode: string): Promise<PartnerLanding | null> {
	const partner = await findPartner(app.db, partnerCode);
	if (!partner) return null;
	return {
		alternates: alternates("partnerLanding", () => ({ partnerCode: partner.code })),
		named: (view) => withWord(view, "{partner}", partner.label),
	};
}

/** The value with a word of its texts replaced, however deep they lie. */
function withWord<Value>(value: Value, word: string, by: string): Value {
	if (typeof value === "string") return value.replaceAll(word, () => by) as Value;
	if (Array.isArray(value)) return value.map((item) => withWord(item, word, by)) as Value;
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withWord(item, word, by)])) as Value;
}

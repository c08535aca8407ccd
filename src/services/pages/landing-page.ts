import { findPartner } from "#db/bookings/attribution.ts";
import { listPartnerHomes } from "#db/partners/partner-homes.ts";
import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import { byLanguage, type Language, type Localized } from "#domain/language.ts";
import { MOST_LANDING_HOMES } from "#domain/partners/landing-homes.ts";
import { alternates } from "#site/href.ts";
import { WITHOUT_LANGUAGE } from "#site/route-table.ts";
import type { StoryView } from "#site/views/story-view.ts";
import { getHuis } from "../accommodations/get-huis.ts";
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
	readonly label: string;
	/** The homes that the partner chose, those that are on offer. */
	readonly homes: readonly ListedAccommodation[];
	named(view: StoryView): StoryView;
}

/** Null when no active partner has the code. */
export async function partnerLanding(
	app: App,
	partnerCode: string,
	language: Language,
): Promise<PartnerLanding | null> {
	const partner = await findPartner(app.db, partnerCode);
	if (!partner) return null;
	const accoIds = await listPartnerHomes(app.db, partner.code);
	const { accos } = await getHuis(app, { lang: language, from: 0, perPage: MOST_LANDING_HOMES, accoIds });
	return {
		label: partner.label,
		homes: accos,
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

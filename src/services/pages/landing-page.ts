import { GUEST_SIGN_IN, PARTNER_LANDING, QR, WIN } from "#content/pages/landings.ts";
import { findPartnerByCode } from "#db/attribution.ts";
import { LANGUAGES, type Language, type Localized } from "#domain/language.ts";
import { alternates } from "#site/href.ts";
import { WITHOUT_LANGUAGE } from "#site/route-table.ts";
import type { ContentView } from "#site/views/content-view.ts";
import type { App } from "../app.ts";
import { viewOf } from "./content-page.ts";

/** Screens that visitors reach by a link or a printed code. */

/** `/win` and the page behind the printed code: one address for all languages, so not for search engines. */
export function languagelessPage(name: keyof typeof WITHOUT_LANGUAGE, language: Language): ContentView {
	const path = WITHOUT_LANGUAGE[name];
	// The switch hands its choice to the server, which writes it down and leads back.
	const paths = Object.fromEntries(LANGUAGES.map((other) => [other, `${path}?lang=${other}`])) as Localized;
	const text = (name === "win" ? WIN : QR)[language];
	return viewOf(text, language, paths, { canonical: path, indexable: false });
}

/** The guest area without a session: the same words for every id, so that none can be guessed. */
export function guestSignInPage(guestId: string, path: readonly string[], language: Language): ContentView {
	const paths = alternates("guest", () => ({ guestId, path }));
	return viewOf(GUEST_SIGN_IN[language], language, paths, { canonical: null, indexable: false });
}

/** Landing under a partner's link; null when no active partner has the code. */
export async function partnerLanding(app: App, partnerCode: string, language: Language): Promise<ContentView | null> {
	const partner = await findPartnerByCode(app.db, partnerCode);
	if (!partner) return null;
	const text = PARTNER_LANDING[language];
	const named = (words: string) => words.replace("{partner}", partner.label);
	const paths = alternates("partnerLanding", () => ({ partnerCode: partner.code }));
	const page = { ...text, title: named(text.title), lead: named(text.lead) };
	return viewOf(page, language, paths, { canonical: null, indexable: false });
}

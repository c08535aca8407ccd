import { listPartnerHomes } from "#db/partners/partner-homes.ts";
import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import type { Language } from "#domain/language.ts";
import { mayAct } from "#domain/organisations/rights.ts";
import { MOST_LANDING_HOMES } from "#domain/partners/landing-homes.ts";
import { MOST_LETTERS } from "#domain/search/limits.ts";
import { href } from "#site/href.ts";
import { readPublic } from "#site/rewrite.ts";
import type { LandingHome, LandingPage } from "#site/views/organisation-view.ts";
import { getHuis } from "../../accommodations/get-huis.ts";
import type { App } from "../../app.ts";
import type { MemberSession } from "../../organisations/member-session.ts";
import { searchHomes } from "../../search/search-homes.ts";
import { bodyOfQuery, searchRequestSchema } from "../../search/search-request.ts";

/** The homes at the head of a partner's landing page, and others to choose from by a name or a place. */

/** How many are found at one time. */
const MOST_FOUND = 12;

export async function landingPage(
	app: App,
	session: MemberSession,
	query: Readonly<Record<string, unknown>>,
	language: Language,
): Promise<LandingPage> {
	const { code } = session.organisation;
	const find = typeof query.find === "string" ? query.find.trim().slice(0, MOST_LETTERS) : "";
	const chosen = await listPartnerHomes(app.db, code);
	const shown = await homesOf(app, chosen, language);
	const found = find === "" ? null : await foundBy(app, find, language);
	return {
		name: "landing",
		mayChange: mayAct(session, "landing.change"),
		url: app.settings.publicUrl + href("partnerLanding", language, { partnerCode: code }),
		homes: chosen.map((accoId) => lineOf(accoId, shown.get(accoId))),
		mostHomes: MOST_LANDING_HOMES,
		find,
		found: found?.map((acco) => ({ ...lineOf(acco.accoId, acco), isChosen: chosen.includes(acco.accoId) })) ?? null,
	};
}

async function homesOf(app: App, accoIds: readonly string[], language: Language) {
	const { accos } = await getHuis(app, { lang: language, from: 0, perPage: MOST_LANDING_HOMES, accoIds });
	return new Map(accos.map((acco) => [acco.accoId, acco]));
}

function lineOf(accoId: string, acco: ListedAccommodation | undefined): LandingHome {
	return {
		accoId,
		title: acco?.title ?? null,
		place: acco ? [acco.placename, acco.country].filter(Boolean).join(", ") : "",
		href: acco?.url ?? null,
	};
}

/** Homes of a name, or of the place that a text names best. */
async function foundBy(app: App, text: string, language: Language): Promise<readonly ListedAccommodation[]> {
	const destination = await app.suggestions.findDestination({ text, chosen: "" }, language);
	const address = destination && readPublic(destination.path);
	if (!address) return [];
	if (destination.isHome) {
		const [, accoId = ""] = /-(a\d+)$/.exec(destination.path) ?? [];
		return [...(await homesOf(app, [accoId], language)).values()];
	}
	const { country, slug } = address.params;
	const [region, placename] = typeof slug === "object" ? slug : [];
	const places = Object.entries({ country, region, placename }).filter(([, value]) => typeof value === "string");
	const body = searchRequestSchema.safeParse(
		bodyOfQuery({
			lang: language,
			perPage: String(MOST_FOUND),
			...(Object.fromEntries(places) as Record<string, string>),
		}),
	);
	const answer = body.success ? await searchHomes(app, body.data) : null;
	return answer?.ok ? answer.value.accos : [];
}

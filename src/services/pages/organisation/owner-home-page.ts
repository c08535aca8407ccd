import { findDraft } from "#db/accommodations/home-pictures.ts";
import { findHomeFacts, listOwnerProposals } from "#db/accommodations/owner-proposals.ts";
import { findOwnerHome, listOwnerHomes } from "#db/organisations/owner-homes.ts";
import { termsOfSeason } from "#domain/accommodation/owner-proposal.ts";
import { needsRegistration } from "#domain/accommodation/publication.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { mayAct } from "#domain/organisations/rights.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import { organisationHref } from "#site/organisation-area.ts";
import type { OwnerHomePage } from "#site/views/owner-view.ts";
import { priceTable } from "../../accommodations/owner-proposals.ts";
import { checkHome } from "../../accommodations/publish-home.ts";
import type { App } from "../../app.ts";
import type { MemberSession } from "../../organisations/member-session.ts";
import { MOST_HOMES } from "./owner-overview.ts";
import { proposalLine } from "./proposal-line.ts";

/** One of an owner's homes: facts, prices and rules as they stand, and what is proposed of them. */

const PROPOSALS = 20;

export async function ownerHomePage(
	app: Pick<App, "db" | "clock">,
	session: MemberSession,
	requested: string | null,
	language: Language,
): Promise<OwnerHomePage | { readonly name: "ownerNoHomes" } | null> {
	const { db, clock } = app;
	const { code } = session.organisation;
	const homes = await listOwnerHomes(db, code, MOST_HOMES);
	const accoId = requested ?? homes[0]?.accoId;
	if (accoId === undefined) return { name: "ownerNoHomes" };
	const home = await findOwnerHome(db, code, accoId);
	const facts = home && (await findHomeFacts(db, accoId));
	if (!home || !facts) return null;
	const today = isoOf(clock.today());
	const checks = (await checkHome(app, accoId))?.checks ?? [];
	return {
		name: "ownerHome",
		accoId,
		title: completeLocalized(home.title)[language],
		place: completeLocalized(home.placeNames)[language],
		status: home.status,
		homes: homes.map((one) => ({
			accoId: one.accoId,
			title: completeLocalized(one.title)[language],
			href: organisationHref("portal", language, `homes/${one.accoId}`),
		})),
		facts,
		needsRegistration: needsRegistration(home.country),
		unmet: checks.filter(({ isMet }) => !isMet).map(({ check }) => check),
		seasons: ((await priceTable(db, accoId))?.seasons ?? [])
			.filter(({ to }) => to > today)
			.map(termsOfSeason)
			.toSorted((a, b) => (a.from < b.from ? -1 : 1)),
		proposals: (await listOwnerProposals(db, code, accoId, PROPOSALS)).map((row) => proposalLine(row, language)),
		mayPropose: mayAct(session, "proposals.make"),
		pictures: {
			count: home.images.length,
			href: organisationHref("portal", language, `homes/${accoId}/photos`),
			isDraft: (await findDraft(db, accoId, code)) !== null,
		},
	};
}

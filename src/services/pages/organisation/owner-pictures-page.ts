import { findHomePictures } from "#db/accommodations/home-pictures.ts";
import { listOwnerProposals } from "#db/accommodations/owner-proposals.ts";
import { findOwnerHome } from "#db/organisations/owner-homes.ts";
import { MOST_FILES, MOST_PICTURES, samePictures } from "#domain/accommodation/owner-pictures.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { mayAct } from "#domain/organisations/rights.ts";
import { organisationHref } from "#site/organisation-area.ts";
import type { OwnerPicturesPage } from "#site/views/owner-view.ts";
import { workedOn } from "../../accommodations/owner-pictures.ts";
import type { App } from "../../app.ts";
import type { MemberSession } from "../../organisations/member-session.ts";
import { inPortal, proposalLine } from "./proposal-line.ts";
import { proposedPictures } from "./proposed-pictures.ts";

/** The latest proposals of a home, among which its pictures are looked for. */
const PROPOSALS = 50;

/** The pictures of one of an owner's homes; null: there is no such home, or it is another's. */
export async function ownerPicturesPage(
	{ db }: Pick<App, "db">,
	session: MemberSession,
	accoId: string,
	language: Language,
): Promise<OwnerPicturesPage | null> {
	const { code } = session.organisation;
	const home = await findOwnerHome(db, code, accoId);
	const now = home && (await workedOn(db, accoId, code));
	const standing = now && (await findHomePictures(db, accoId));
	if (!now || !standing) return null;
	const proposals = (await listOwnerProposals(db, code, accoId, PROPOSALS)).filter(
		({ terms }) => terms.kind === "pictures",
	);
	const waiting = proposals.find(({ state }) => state === "waiting");
	const [last] = proposals;
	const of = { accoId, homeStatus: home.status };
	const lines = proposedPictures(of, now.pictures, standing, inPortal(language), language);
	return {
		name: "ownerPictures",
		accoId,
		title: completeLocalized(home.title)[language],
		homeHref: organisationHref("portal", language, `homes/${accoId}`),
		pictures: lines.map((line, at) => ({
			...line,
			url: now.pictures[at]?.url ?? "",
			words: now.pictures[at]?.alt[language] ?? "",
		})),
		isDraft: now.isDraft && !samePictures(now.pictures, standing),
		waiting: waiting ? proposalLine(waiting, language) : null,
		reason: now.isDraft && last?.state === "refused" ? last.reason : "",
		mayPropose: mayAct(session, "proposals.make"),
		mostPictures: MOST_PICTURES,
		mostFiles: MOST_FILES,
	};
}

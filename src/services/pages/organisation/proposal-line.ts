import type { ProposalRow } from "#db/accommodations/owner-proposals.ts";
import {
	CHANGE_DAYS,
	type FactsTerms,
	type PicturesTerms,
	type ProposalTerms,
	type SeasonTerms,
} from "#domain/accommodation/owner-proposal.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { formatDateRange, formatMoneyExact } from "#i18n/format.ts";
import { organisationHref } from "#site/organisation-area.ts";
import type { ProposalLine } from "#site/views/owner-view.ts";
import { proposedPictures, type UnseenHref } from "./proposed-pictures.ts";

/** A proposal in words, for the owner and for staff. */

type ProposalField = Exclude<keyof SeasonTerms, "kind" | "from" | "to"> | Exclude<keyof FactsTerms, "kind">;

const FIELDS: Readonly<Record<Exclude<ProposalTerms["kind"], "pictures">, readonly ProposalField[]>> = {
	season: ["nightCents", "weekendCents", "minNights", "changeDays"],
	facts: ["registrationNumber", "energyLabel", "checkinFrom", "checkoutUntil"],
};

function said(terms: ProposalTerms, name: ProposalField, language: Language): string {
	const value: unknown = (terms as Partial<Record<ProposalField, unknown>>)[name];
	if (value === null || value === undefined) return "–";
	if (name === "nightCents" || name === "weekendCents") return formatMoneyExact(Number(value), language);
	const days = name === "changeDays" ? CHANGE_DAYS.find((one) => one === value) : undefined;
	return days ? translator(language)(`owner.days_${days}`) : String(value);
}

/** Where pictures that are not on the site are looked at in the owner's portal. */
export const inPortal =
	(language: Language): UnseenHref =>
	(accoId, hash) =>
		organisationHref("portal", language, `homes/${accoId}/photos/${hash}.webp`);

/** The words of a proposal; `unseenHref`: of pictures, which are shown while they wait. */
export function proposalLine(
	row: ProposalRow,
	language: Language,
	unseenHref: UnseenHref = inPortal(language),
): ProposalLine {
	const { terms, shown } = row;
	const t = translator(language);
	const standing = shown.kind === "pictures" ? shown.pictures : [];
	return {
		id: row.publicId,
		accoId: row.accoId,
		home: completeLocalized(row.title)[language],
		state: row.state,
		// The day after the last night is no night of the season.
		title:
			terms.kind === "season"
				? formatDateRange(dayOf(terms.from), dayOf(terms.to) - 1, language)
				: t(terms.kind === "facts" ? "owner.factsProposal" : "owner.photos"),
		changes:
			terms.kind === "pictures"
				? pictureChanges(terms, standing, language)
				: FIELDS[terms.kind]
						.map((name) => ({
							label: t(`owner.field_${name}`),
							before: said(shown, name, language),
							after: said(terms, name, language),
						}))
						.filter(({ before, after }) => before !== after),
		pictures:
			terms.kind === "pictures" && row.state === "waiting"
				? proposedPictures(row, terms.pictures, standing, unseenHref, language)
				: [],
		note: row.note,
		proposedAt: row.proposedAt.toISOString(),
		decidedAt: row.decidedAt?.toISOString() ?? null,
		decidedBy: row.decidedBy ?? "",
		reason: row.reason,
	};
}

/** How many there are, how many of them are new, and how many are left out. */
function pictureChanges({ pictures }: PicturesTerms, standing: PicturesTerms["pictures"], language: Language) {
	const t = translator(language);
	const without = (all: PicturesTerms["pictures"], others: PicturesTerms["pictures"]) =>
		all.filter(({ url }) => !others.some((other) => other.url === url)).length;
	const added = without(pictures, standing);
	const left = without(standing, pictures);
	const count = (all: PicturesTerms["pictures"]) => t("owner.photosCount", { count: all.length });
	const after = [
		count(pictures),
		...(added > 0 ? [t("owner.photosAdded", { count: added })] : []),
		...(left > 0 ? [t("owner.photosLeft", { count: left })] : []),
	];
	return [{ label: t("owner.photos"), before: count(standing), after: after.join(", ") }];
}

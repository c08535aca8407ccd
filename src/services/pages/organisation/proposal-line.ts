import type { ProposalRow } from "#db/accommodations/owner-proposals.ts";
import {
	CHANGE_DAYS,
	type FactsTerms,
	type ProposalTerms,
	type SeasonTerms,
} from "#domain/accommodation/owner-proposal.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { formatDateRange, formatMoneyExact } from "#i18n/format.ts";
import type { ProposalLine } from "#site/views/owner-view.ts";

/** A proposal in words, for the owner and for staff. */

type ProposalField = Exclude<keyof SeasonTerms, "kind" | "from" | "to"> | Exclude<keyof FactsTerms, "kind">;

const FIELDS: Readonly<Record<ProposalTerms["kind"], readonly ProposalField[]>> = {
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

export function proposalLine(row: ProposalRow, language: Language): ProposalLine {
	const { terms, shown } = row;
	const t = translator(language);
	return {
		id: row.publicId,
		accoId: row.accoId,
		home: completeLocalized(row.title)[language],
		state: row.state,
		// The day after the last night is no night of the season.
		title:
			terms.kind === "season"
				? formatDateRange(dayOf(terms.from), dayOf(terms.to) - 1, language)
				: t("owner.factsProposal"),
		changes: FIELDS[terms.kind]
			.map((name) => ({
				label: t(`owner.field_${name}`),
				before: said(shown, name, language),
				after: said(terms, name, language),
			}))
			.filter(({ before, after }) => before !== after),
		note: row.note,
		proposedAt: row.proposedAt.toISOString(),
		decidedAt: row.decidedAt?.toISOString() ?? null,
		decidedBy: row.decidedBy ?? "",
		reason: row.reason,
	};
}

import { APPLICATION_ANSWER_HOURS } from "#domain/booking/claim.ts";
import { formatInstant } from "#i18n/format.ts";
import type { ApplicationLetterContent, OptionLetterContent } from "./content.ts";
import { type DocumentLayout, heading, paragraph } from "./parts.ts";
import { bookingLink, depositPart, footOf, priceTable, stayRows, type Writing } from "./shared-parts.ts";

/** What is held, or asked for, and until when; what it costs; that nothing is owed. */
export function waitingLetterLayout(writing: Writing<OptionLetterContent | ApplicationLetterContent>): DocumentLayout {
	const { content, lang, t, home, dayOfInstant } = writing;
	const state = content.kind === "option_letter" ? "option" : "application";
	const { expiresAt, bookingNo } = content.booking;
	if (!expiresAt) throw new Error(`${content.kind}: the booking has no end of waiting`);
	const until = formatInstant(new Date(expiresAt), lang, "long");
	const first =
		state === "option"
			? t("paper.option_sentence1", { until })
			: t("paper.application_sentence1", { until, hours: APPLICATION_ANSWER_HOURS });
	return {
		title: t(`paper.title_${content.kind}`),
		lead: t(`paper.lead_${content.kind}`, { home }),
		foot: footOf(writing),
		parts: [
			{
				type: "facts",
				rows: [
					[t(`paper.${state}_until`), until],
					[t("paper.bookingNo"), bookingNo],
					[t("paper.issued"), dayOfInstant(content.issuedAt)],
				],
			},
			paragraph(first),
			paragraph(t(`paper.${state}_sentence2`)),
			heading(t(`paper.${state}_heading`)),
			{ type: "facts", rows: stayRows(writing) },
			heading(t(`paper.${state}_priceHeading`)),
			priceTable(writing),
			...depositPart(writing),
			heading(t(`paper.${state}_howHeading`)),
			paragraph(t(`paper.${state}_how1`)),
			paragraph(t(`paper.${state}_how2`)),
			...bookingLink(writing),
		],
	};
}

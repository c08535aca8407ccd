import { formatInstant } from "#i18n/format.ts";
import type { ApplicationLetterContent, OptionLetterContent } from "./content.ts";
import { heading, type Paper, paragraph } from "./parts.ts";
import { bookingLink, depositPart, footOf, priceTable, stayRows, type Writing } from "./shared-parts.ts";

/** What is held, or asked for, and until when; what it costs; that nothing is owed. */
export function waitingPaper(writing: Writing<OptionLetterContent | ApplicationLetterContent>): Paper {
	const { content, lang, texts, home, dayOfInstant } = writing;
	const { words } = texts;
	const letter = content.kind === "option_letter" ? texts.option : texts.application;
	const { expiresAt, bookingNo } = content.booking;
	if (!expiresAt) throw new Error(`${content.kind}: the booking has no end of waiting`);
	const until = formatInstant(new Date(expiresAt), lang);
	return {
		title: texts.titles[content.kind](content.number),
		lead: texts.leads[content.kind](home),
		foot: footOf(writing),
		parts: [
			{
				type: "facts",
				rows: [
					[letter.until, until],
					[words.bookingNo, bookingNo],
					[words.issued, dayOfInstant(content.issuedAt)],
				],
			},
			...letter.sentences(until).map((sentence) => paragraph(sentence)),
			heading(letter.heading),
			{ type: "facts", rows: stayRows(writing) },
			heading(letter.priceHeading),
			priceTable(writing),
			...depositPart(writing),
			heading(letter.howHeading),
			...letter.how.map((sentence) => paragraph(sentence)),
			...bookingLink(writing),
		],
	};
}

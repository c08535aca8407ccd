import { translator } from "#i18n/catalogues.server.ts";
import { BIRD } from "#site/bird.ts";
import { confirmationLayout } from "./confirmation.ts";
import type { DocumentContent } from "./content.ts";
import { creditNoteLayout } from "./credit-note.ts";
import type { DocumentFonts } from "./document-fonts.ts";
import { drawParts } from "./draw-parts.ts";
import { invoiceLayout } from "./invoice.ts";
import type { DocumentLayout } from "./parts.ts";
import { writingOf } from "./shared-parts.ts";
import { MARGIN, Sheet } from "./sheet.ts";
import { type StatementContent, statementLayout } from "./statement.ts";
import { checkSums } from "./sums.ts";
import { travelInformationLayout } from "./travel-information.ts";
import { waitingLetterLayout } from "./waiting-letter.ts";

/**
 * A document of a booking as a tagged PDF (docs/guides/mails-and-papers.md#tagged-pdf). The same content and fonts make the
 * same bytes: nothing in it comes from the clock or from chance.
 * Rejects when its sums disagree, when an option or a request has no end of waiting, or when a font cannot be read.
 */
export async function documentPdf(content: DocumentContent, fonts: DocumentFonts): Promise<Buffer> {
	return drawn(documentLayout(content), content, fonts);
}

/** A monthly statement as a tagged PDF, as documents are. Rejects when its sums disagree. */
export async function statementPdf(content: StatementContent, fonts: DocumentFonts): Promise<Buffer> {
	return drawn(statementLayout(content), content, fonts);
}

async function drawn(
	layout: DocumentLayout,
	content: Pick<StatementContent, "lang" | "seller" | "issuedAt">,
	fonts: DocumentFonts,
): Promise<Buffer> {
	const sheet = new Sheet({
		lang: content.lang,
		title: `${layout.title} · ${content.seller.name}`,
		author: content.seller.name,
		issuedAt: new Date(content.issuedAt),
		fonts,
	});
	drawLetterhead(sheet);
	sheet.say(sheet.root, "H1", "title", layout.title, layout.lead ? 4 : 12);
	if (layout.lead) sheet.say(sheet.root, "P", "lead", layout.lead, 12);
	drawParts(sheet, layout.parts);
	const t = translator(content.lang);
	return sheet.finish(layout.foot, (number, of) => t("paper.page", { number, of }));
}

/** What a document says, before it is drawn; throws as `documentPdf` rejects. */
export function documentLayout(content: DocumentContent): DocumentLayout {
	checkSums(content);
	switch (content.kind) {
		case "confirmation":
			return confirmationLayout(writingOf(content));
		case "invoice":
			return invoiceLayout(writingOf(content));
		case "credit_note":
			return creditNoteLayout(writingOf(content));
		case "travel_information":
			return travelInformationLayout(writingOf(content));
		case "option_letter":
		case "application_letter":
			return waitingLetterLayout(writingOf(content));
	}
}

/** Name of the file: `halcyon-factuur-2027-000123.pdf`. */
export function documentFileName({
	kind,
	lang,
	number,
}: Pick<DocumentContent | StatementContent, "kind" | "lang" | "number">): string {
	return `halcyon-${translator(lang)(`paper.file_${kind}`)}-${number}.pdf`;
}

/** The kingfisher with the name beside it; the sender's name stands in the text. */
function drawLetterhead(sheet: Sheet): void {
	const { pdf } = sheet;
	const top = pdf.y;
	sheet.artifact(() => {
		pdf
			.save()
			.translate(MARGIN - 2, top - 4)
			.scale(0.72);
		for (const { colour, path } of BIRD.shapes) pdf.path(path).fill(colour);
		pdf.circle(BIRD.eye.x, BIRD.eye.y, BIRD.eye.radius).fill(BIRD.eye.colour);
		pdf.restore();
		sheet.draw("Halcyon", "wordmark", { x: MARGIN + 36, y: top - 1, width: 200 });
	});
	pdf.y = top + 46;
}

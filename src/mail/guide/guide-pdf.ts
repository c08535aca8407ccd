import PDFDocument from "pdfkit";
import type { Language } from "#domain/language.ts";
import { type TranslateAll, translator } from "#i18n/catalogues.server.ts";
import { COLOURS } from "#site/tokens.ts";

/** The guide to group houses as a tagged PDF (docs/guides/mails-and-papers.md#tagged-pdf), which screen readers read as they read a page. */

/** Font files that are embedded (TrueType). */
export interface GuideFonts {
	readonly text: Buffer;
	readonly display: Buffer;
}

type Document = InstanceType<typeof PDFDocument>;

/** Millimetres of A4 in points. */
const MM = 72 / 25.4;
const MARGIN = 24 * MM;
/** The foot stands in the margin. */
const FOOT_FROM_BOTTOM = 15 * MM;
const { ink: INK, inkSoft: SOFT, kingfisher700: KINGFISHER, ember500: EMBER } = COLOURS;

/** Makes the guide in a language; throws when a font cannot be read. */
export function guidePdf(language: Language, fonts: GuideFonts): Promise<Buffer> {
	const t = translator(language);
	const document = new PDFDocument({
		size: "A4",
		margins: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
		bufferPages: true,
		pdfVersion: "1.7",
		tagged: true,
		lang: language,
		displayTitle: true,
		// The library knows this subset, its types do not.
		...({ subset: "PDF/UA" } as object),
		info: { Title: t("guide.title"), Author: "Halcyon", Subject: t("guide.lead") },
	});
	const parts: Buffer[] = [];
	const whole = new Promise<Buffer>((resolve, reject) => {
		document.on("data", (part: Buffer) => parts.push(part));
		document.on("end", () => resolve(Buffer.concat(parts)));
		document.on("error", reject);
	});
	document.registerFont("text", fonts.text).registerFont("display", fonts.display);
	write(document, t);
	document.end();
	return whole;
}

/** Sections, and what is to be ticked at the end, by their numbers in the texts. */
const SECTIONS = [1, 2, 3, 4, 5, 6, 7] as const;
const ITEMS = [1, 2, 3, 4, 5, 6, 7] as const;

function write(document: Document, t: TranslateAll): void {
	const guide = document.struct("Document");
	document.addStructure(guide);

	/** One element of running text; `lines` that must stay together on a page with it. */
	const say = (tag: string, font: string, size: number, colour: string, words: string, gap: number, keep = 0) => {
		const { bottom } = document.page.margins;
		const height = document.font(font, size).heightOfString(words, { lineGap: size * 0.32 });
		if (document.y + height + keep > document.page.height - bottom) document.addPage();
		guide.add(
			document.struct(tag, {}, () => {
				document
					.font(font, size)
					.fillColor(colour)
					.text(words, { lineGap: size * 0.32 });
			}),
		);
		document.y += gap;
	};

	document.markContent("Artifact");
	document.rect(MARGIN, MARGIN, 18 * MM, 1.2 * MM).fill(EMBER);
	document.endMarkedContent();
	document.y = MARGIN + 8 * MM;
	say("H1", "display", 29, KINGFISHER, t("guide.title"), 8);
	say("P", "text", 13, SOFT, t("guide.lead"), 18);
	for (const section of SECTIONS) {
		say("H2", "display", 19, KINGFISHER, t(`guide.section${section}_heading`), 2, 60);
		say("P", "text", 11, INK, t(`guide.section${section}_paragraph1`), 7);
		say("P", "text", 11, INK, t(`guide.section${section}_paragraph2`), 7);
		document.y += 9;
	}
	checklist(document, guide, t, say);
	document.y += 8;
	say("P", "text", 11, SOFT, t("guide.ending"), 0);
	guide.end();
	numberPages(document, t);
}

const BOX = 9;
const ITEM_HEIGHT = 22;

function checklist(
	document: Document,
	guide: PDFKit.PDFStructureElement,
	t: TranslateAll,
	say: (tag: string, font: string, size: number, colour: string, words: string, gap: number, keep?: number) => void,
): void {
	// The list is for the fridge: on one page, with its heading.
	say("H2", "display", 19, KINGFISHER, t("guide.checklist_heading"), 6, ITEMS.length * ITEM_HEIGHT);
	const list = document.struct("L");
	guide.add(list);
	const indent = BOX + 10;
	for (const item of ITEMS) {
		const body = document.struct("LBody");
		const entry = document.struct("LI");
		list.add(entry);
		document.markContent("Artifact");
		document
			.roundedRect(MARGIN, document.y + 2, BOX, BOX, 2)
			.lineWidth(0.9)
			.stroke(KINGFISHER);
		document.endMarkedContent();
		entry.add(body);
		body.add(() => {
			const width = document.page.width - 2 * MARGIN - indent;
			document
				.font("text", 11)
				.fillColor(INK)
				.text(t(`guide.checklist_item${item}`), MARGIN + indent, document.y, { width, lineGap: 3.5 });
		});
		body.end();
		entry.end();
		document.x = MARGIN;
		document.y += 7;
	}
	list.end();
}

/** Feet of pages are no part of the text: what reads aloud passes them over. */
function numberPages(document: Document, t: TranslateAll): void {
	const { start, count } = document.bufferedPageRange();
	for (let index = start; index < start + count; index++) {
		document.switchToPage(index);
		// What is written below the margin would else begin a page of its own.
		document.page.margins.bottom = 0;
		document.markContent("Artifact", { type: "Pagination" });
		document
			.font("text", 9)
			.fillColor(SOFT)
			.text(
				`Halcyon · ${t("guide.page", { number: index + 1, of: count })}`,
				MARGIN,
				document.page.height - FOOT_FROM_BOTTOM,
				{
					lineBreak: false,
				},
			);
		document.endMarkedContent();
	}
}

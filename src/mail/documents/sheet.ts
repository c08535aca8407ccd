import PDFDocument from "pdfkit";
import { COLOURS } from "#site/tokens.ts";
import type { DocumentFonts } from "./document-fonts.ts";
import { Glyphs } from "./glyphs.ts";

/** A tagged A4 document: words with their place in the reading order, page breaks, and what no reader reads aloud. */

export type Element = PDFKit.PDFStructureElement;

const MM = 72 / 25.4;
export const MARGIN = 22 * MM;
const TOP = 18 * MM;
const BOTTOM = 23 * MM;
const FOOT_FROM_BOTTOM = 13 * MM;

interface Look {
	readonly font: keyof DocumentFonts;
	readonly size: number;
	readonly colour: string;
	/** Space between lines as a share of the size. */
	readonly leading: number;
}

const LOOKS = {
	wordmark: { font: "display", size: 19, colour: COLOURS.kingfisher700, leading: 0 },
	title: { font: "display", size: 25, colour: COLOURS.kingfisher700, leading: 0.02 },
	lead: { font: "text", size: 11.5, colour: COLOURS.inkSoft, leading: 0.3 },
	heading: { font: "display", size: 15, colour: COLOURS.kingfisher700, leading: 0.1 },
	body: { font: "text", size: 10, colour: COLOURS.ink, leading: 0.3 },
	soft: { font: "text", size: 9.5, colour: COLOURS.inkSoft, leading: 0.3 },
	strong: { font: "strong", size: 10, colour: COLOURS.ink, leading: 0.3 },
	label: { font: "text", size: 9.5, colour: COLOURS.inkSoft, leading: 0.3 },
	head: { font: "strong", size: 8.5, colour: COLOURS.inkSoft, leading: 0.2 },
	link: { font: "text", size: 10, colour: COLOURS.kingfisher700, leading: 0.3 },
	foot: { font: "text", size: 8, colour: COLOURS.inkSoft, leading: 0 },
} as const satisfies Record<string, Look>;
export type LookName = keyof typeof LOOKS;

export interface Place {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly align?: "left" | "right";
	/** Digits of one width. */
	readonly figures?: boolean;
}

/** The open document: `pdf` for lines and fills, the rest for words. */
export class Sheet {
	readonly pdf: InstanceType<typeof PDFDocument>;
	readonly root: Element;
	readonly #glyphs: Glyphs;
	readonly #whole: Promise<Buffer>;

	constructor(options: {
		readonly lang: string;
		readonly title: string;
		readonly author: string;
		readonly issuedAt: Date;
		readonly fonts: DocumentFonts;
	}) {
		const { lang, title, author, issuedAt, fonts } = options;
		this.pdf = new PDFDocument({
			size: "A4",
			margins: { top: TOP, right: MARGIN, bottom: BOTTOM, left: MARGIN },
			bufferPages: true,
			pdfVersion: "1.7",
			tagged: true,
			lang,
			displayTitle: true,
			// Packers differ from one machine and version to the next; a document is the same bytes on all of them.
			compress: false,
			// The library knows this subset, its types do not.
			...({ subset: "PDF/UA" } as object),
			info: { Title: title, Author: author, Creator: "Halcyon", CreationDate: issuedAt, ModDate: issuedAt },
		});
		const parts: Buffer[] = [];
		this.#whole = new Promise((resolve, reject) => {
			this.pdf.on("data", (part: Buffer) => parts.push(part));
			this.pdf.on("end", () => resolve(Buffer.concat(parts)));
			this.pdf.on("error", reject);
		});
		for (const name of ["text", "strong", "display"] as const) this.pdf.registerFont(name, fonts[name]);
		this.#glyphs = new Glyphs(fonts);
		this.root = this.pdf.struct("Document");
		this.pdf.addStructure(this.root);
	}

	get width(): number {
		return this.pdf.page.width - 2 * MARGIN;
	}

	/** Space that is left on the page. */
	get left(): number {
		return this.pdf.page.height - BOTTOM - this.pdf.y;
	}

	get atTop(): boolean {
		return this.pdf.y <= TOP;
	}

	/** Starts a page when less than `height` points are left on this one; true if it did. */
	makeRoom(height: number): boolean {
		if (height <= this.left || this.atTop) return false;
		this.pdf.addPage();
		return true;
	}

	heightOf(words: string, look: LookName, width: number): number {
		const { font, size, leading } = LOOKS[look];
		return this.pdf
			.font(font, size)
			.heightOfString(this.#glyphs.drawn(words, font), { width, lineGap: size * leading });
	}

	/** Draws words within an element that is already open; `y` of the document stands below them afterwards. */
	draw(words: string, look: LookName, { x, y, width, align = "left", figures }: Place): void {
		const { font, size, colour, leading } = LOOKS[look];
		this.pdf
			.font(font, size)
			.fillColor(colour)
			.text(this.#glyphs.drawn(words, font), x, y, {
				width,
				align,
				lineGap: size * leading,
				...(figures ? { features: ["tnum"] } : {}),
			});
		this.pdf.x = MARGIN;
	}

	/** Adds an element that holds what `content` draws. */
	element(parent: Element, tag: string, content: (() => void) | null, options: object = {}): Element {
		const element = this.pdf.struct(tag, options);
		parent.add(element);
		if (content) {
			element.add(content);
			element.end();
		}
		return element;
	}

	/** One element of running text at the left margin. Text longer than a page runs on to the next. */
	say(parent: Element, tag: string, look: LookName, words: string, gap: number): void {
		const height = this.heightOf(words, look, this.width);
		// What is longer than a third of a page breaks where it must.
		this.makeRoom(Math.min(height, this.pdf.page.height / 3));
		this.element(parent, tag, () => this.draw(words, look, { x: MARGIN, y: this.pdf.y, width: this.width }));
		this.pdf.y += gap;
	}

	/** Draws what is no part of the text; readers pass it over. */
	artifact(draw: () => void, type?: "Pagination"): void {
		if (type) this.pdf.markContent("Artifact", { type });
		else this.pdf.markContent("Artifact");
		draw();
		this.pdf.endMarkedContent();
	}

	/** Writes the feet, closes the document and answers its bytes. */
	finish(foot: string, pageOf: (number: number, of: number) => string): Promise<Buffer> {
		this.root.end();
		const { start, count } = this.pdf.bufferedPageRange();
		for (let index = start; index < start + count; index++) {
			this.pdf.switchToPage(index);
			// Readers that step through links follow the reading order (PDF/UA).
			Object.assign(this.pdf.page.dictionary.data, { Tabs: "S" });
			// What is written below the margin would else begin a page of its own.
			this.pdf.page.margins.bottom = 0;
			const y = this.pdf.page.height - FOOT_FROM_BOTTOM;
			this.artifact(() => {
				this.rule(y - 8, COLOURS.line);
				this.draw(foot, "foot", { x: MARGIN, y, width: this.width * 0.75 });
				this.draw(pageOf(index + 1, count), "foot", { x: MARGIN, y, width: this.width, align: "right" });
			}, "Pagination");
		}
		this.pdf.end();
		return this.#whole;
	}

	/** A line across the text; only within an artifact. */
	rule(y: number, colour: string, width = 0.6): void {
		this.pdf
			.moveTo(MARGIN, y)
			.lineTo(MARGIN + this.width, y)
			.lineWidth(width)
			.stroke(colour);
	}
}

import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { GUIDE_TEXTS } from "#i18n/mail/guide/texts.ts";
import { guideAttachment } from "./guide-attachment.ts";

/** The file's objects as text, packed streams opened. */
function textOf(pdf: Buffer): string {
	const latin = pdf.toString("latin1");
	const streams = [...latin.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map((match) => {
		try {
			return inflateSync(Buffer.from(match[1] ?? "", "latin1")).toString("latin1");
		} catch {
			return "";
		}
	});
	return [latin, ...streams].join("\n");
}

/** A text as the document's own fields write it: in plain letters, or in UTF-16 with its mark. */
function written(pdf: Buffer, words: string): boolean {
	return pdf.includes(words) || pdf.includes(Buffer.from(`\ufeff${words}`, "utf16le").swap16());
}

describe("the guide to group houses", () => {
	it.each(LANGUAGES)("is in %s a tagged PDF with its language, its title and its own fonts", async (language) => {
		const { filename, contentType, content } = await guideAttachment(language);
		const pdf = Buffer.from(content);
		const text = textOf(pdf);
		expect([filename, contentType]).toEqual([`halcyon-${GUIDE_TEXTS[language].file}.pdf`, "application/pdf"]);
		expect(pdf.subarray(0, 8).toString()).toBe("%PDF-1.7");
		expect(text).toMatch(/\/StructTreeRoot \d+ 0 R/);
		expect(text).toContain("/MarkInfo");
		expect(text).toContain("/DisplayDocTitle true");
		expect(text).toContain(`/Lang (${language})`);
		expect(written(pdf, GUIDE_TEXTS[language].title)).toBe(true);
		expect(text.match(/\/FontFile2 /g)?.length).toBe(2);
		expect(pdf.length).toBeLessThan(60_000);
	});

	it.each(LANGUAGES)("has in %s a heading for each section and an item for each box", async (language) => {
		const text = textOf(Buffer.from((await guideAttachment(language)).content));
		const { sections, checklist } = GUIDE_TEXTS[language];
		const count = (tag: string) => text.match(new RegExp(`/S /${tag}\\b`, "g"))?.length ?? 0;
		const paragraphs = sections.reduce((sum, section) => sum + section.paragraphs.length, 0);
		expect(["Document", "H1", "H2", "P", "L", "LI", "LBody"].map(count)).toEqual([
			1,
			1,
			sections.length + 1,
			paragraphs + 2,
			1,
			checklist.items.length,
			checklist.items.length,
		]);
	});

	it("is made once a language", async () => {
		expect(await guideAttachment("nl")).toBe(await guideAttachment("nl"));
	});

	it("says the same in every language, each in its own words", () => {
		const shape = (language: (typeof LANGUAGES)[number]) =>
			GUIDE_TEXTS[language].sections.map(({ paragraphs }) => paragraphs.length);
		for (const language of LANGUAGES) {
			expect(shape(language)).toEqual(shape("nl"));
			expect(GUIDE_TEXTS[language].checklist.items.length).toBe(GUIDE_TEXTS.nl.checklist.items.length);
			expect(JSON.stringify(GUIDE_TEXTS[language])).not.toMatch(/!|\bTODO\b/);
		}
		expect(JSON.stringify(GUIDE_TEXTS.fr)).not.toMatch(/ [:;?»]|« /);
	});
});

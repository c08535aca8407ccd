import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { CATALOGUES, translator } from "#i18n/catalogues.server.ts";
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
		expect([filename, contentType]).toEqual([`halcyon-${translator(language)("guide.file")}.pdf`, "application/pdf"]);
		expect(pdf.subarray(0, 8).toString()).toBe("%PDF-1.7");
		expect(text).toMatch(/\/StructTreeRoot \d+ 0 R/);
		expect(text).toContain("/MarkInfo");
		expect(text).toContain("/DisplayDocTitle true");
		expect(text).toContain(`/Lang (${language})`);
		expect(written(pdf, translator(language)("guide.title"))).toBe(true);
		expect(text.match(/\/FontFile2 /g)?.length).toBe(2);
		expect(pdf.length).toBeLessThan(60_000);
	});

	it.each(LANGUAGES)("has in %s a heading for each section and an item for each box", async (language) => {
		const text = textOf(Buffer.from((await guideAttachment(language)).content));
		const names = Object.keys(CATALOGUES[language].guide?.guide ?? {});
		const named = (pattern: RegExp) => names.filter((name) => pattern.test(name)).length;
		const [sections, paragraphs, items] = [/^section\d_heading$/, /_paragraph\d$/, /^checklist_item\d$/].map(named);
		const count = (tag: string) => text.match(new RegExp(`/S /${tag}\\b`, "g"))?.length ?? 0;
		expect(["Document", "H1", "H2", "P", "L", "LI", "LBody"].map(count)).toEqual([
			1,
			1,
			(sections ?? 0) + 1,
			(paragraphs ?? 0) + 2,
			1,
			items,
			items,
		]);
	});

	it("is made once a language", async () => {
		expect(await guideAttachment("nl")).toBe(await guideAttachment("nl"));
	});
});

import { Hono } from "hono";
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { CATALOGUES } from "#i18n/catalogues.server.ts";
import { filledTexts } from "#i18n/examples/filled-texts.ts";
import { textsPage } from "./texts-page.ts";

function site(open: boolean): Hono {
	const app = new Hono();
	textsPage(app, { open });
	return app;
}

async function page(query = "") {
	const answer = await site(true).request(`/_texts${query}`);
	return parse(await answer.text());
}

const rowsOf = (document: ReturnType<typeof parse>) => document.querySelectorAll("tbody tr");

describe("the page of texts", () => {
	it("is not there unless the gallery is open, and not for search engines", async () => {
		expect((await site(false).request("/_texts")).status).toBe(404);
		const open = await site(true).request("/_texts");
		expect(open.status).toBe(200);
		expect(open.headers.get("x-robots-tag")).toBe("noindex");
	});

	it("has every text of the catalogues in four languages, file by file", async () => {
		const document = await page();
		const rows = rowsOf(document);
		expect(rows).toHaveLength(filledTexts().length);
		const shown = new Set(rows.map((row) => row.querySelector("th")?.childNodes[0]?.text ?? ""));
		for (const language of LANGUAGES) {
			for (const groups of Object.values(CATALOGUES[language])) {
				for (const [group, messages] of Object.entries(groups)) {
					for (const name of Object.keys(messages))
						expect(shown.has(`${group}.${name}`), `${group}.${name}`).toBe(true);
				}
			}
		}
		const head = document.querySelectorAll("section:first-of-type thead th").map((cell) => cell.text);
		expect(head).toEqual(["Name", ...LANGUAGES]);
		expect(document.querySelectorAll("section").map(({ id }) => id)).toEqual([
			...new Set(filledTexts().map(({ part }) => part)),
		]);
	});

	it("keeps those that hold the words asked for, those of a file, and one language", async () => {
		const found = rowsOf(await page("?q=eindschoonmaak"));
		expect(found.length).toBeGreaterThan(0);
		for (const row of found) expect(row.text.toLowerCase()).toContain("eindschoonmaak");
		expect(rowsOf(await page("?q=eindschoonmaak&language=fr"))).toHaveLength(0);
		const part = await page("?part=papers&language=de");
		expect(part.querySelectorAll("section").map(({ id }) => id)).toEqual(["papers"]);
		expect(new Set(part.querySelectorAll("td").map((cell) => cell.getAttribute("lang")))).toEqual(new Set(["de"]));
		expect(rowsOf(await page("?part=nothing"))).toHaveLength(0);
		expect(rowsOf(await page("?language=xx"))).toHaveLength(filledTexts().length);
	});

	it("shows what was typed as text, never as HTML", async () => {
		const html = await (await site(true).request(`/_texts?q=${encodeURIComponent('"><script>')}`)).text();
		expect(html).not.toContain('"><script>');
	});
});

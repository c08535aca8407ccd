import { readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { documentLayout } from "#mail/documents/document-pdf.ts";
import { sellerOf } from "#mail/documents/seller.ts";
import { documentContent } from "#mail/examples/document-examples.ts";
import { withSender } from "#mail/layout.ts";
import { fixedCompany } from "#services/documents/company.ts";
import { senderLines } from "#services/mail/send-outbox.ts";
import { href } from "#site/href.ts";
import { ROUTES } from "#site/route-table.ts";
import { type SiteProcess, startSite } from "#tests/support/site-process.ts";

/** docs/legal.md is true: each of its cells is read on its page, without script. */

interface Row {
	readonly page: string;
	readonly element: string;
	readonly words: Readonly<Record<Language, string>>;
}

const ROWS: readonly Row[] = readFileSync("docs/legal.md", "utf8")
	.split("\n")
	.filter((line) => line.startsWith("| ") && !line.startsWith("| page "))
	.map((line) => {
		const [page = "", element = "", , nl = "", en = "", de = "", fr = ""] = line
			.slice(1, -1)
			.split("|")
			.map((cell) => cell.trim());
		return { page, element, words: { nl, en, de, fr } };
	});

let site: SiteProcess;
const pages = new Map<string, string>();

beforeAll(async () => {
	site = await startSite({}, 900);
}, 900_000);
afterAll(() => site?.close());

const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, " ").trim();

async function htmlOf(path: string): Promise<string> {
	const answer = await fetch(site.url + path, { redirect: "follow" });
	expect(`${path} ${answer.status}`).toBe(`${path} 200`);
	return answer.text();
}

/** Forms of homes whose owner lets so, told by the sentence that the form ends its note with. */
const LETTING = new Map<string, "booking.letting_trader" | "booking.letting_private" | "booking.letting_unknown">([
	["trader", "booking.letting_trader"],
	["private", "booking.letting_private"],
	["unstated", "booking.letting_unknown"],
]);

const A_STAY = /-a\d+\?.*arrival=.*departure=/;

/** A page as somebody without script gets it. */
async function open(page: string, language: Language): Promise<string> {
	if (Object.hasOwn(ROUTES, page) && !["home", "booking"].includes(page)) {
		return htmlOf((href as (name: string, language: Language) => string)(page, language));
	}
	if (page === "win") {
		const answer = await fetch(`${site.url}/win`, { headers: { "accept-language": language } });
		return answer.text();
	}
	const lastMinute = () => htmlOf(href("lastMinute", language));
	if (page === "last-minute") return lastMinute();
	if (page === "home") {
		const list = parse(await htmlOf(`${href("search", language)}?sort=rating`));
		const addresses = list.querySelectorAll("article.result h2 a").map((link) => link.getAttribute("href") ?? "");
		for (const address of addresses) {
			const html = await htmlOf(address.replaceAll("&amp;", "&"));
			if (html.includes('id="reviews"')) return html;
		}
		throw new Error("no home with reviews");
	}
	const letting = LETTING.get(page);
	if (page === "booking" || page === "hold" || letting) {
		// Far enough ahead for a free hold.
		const month = new Date(Date.now() + 120 * 86_400_000).toISOString().slice(0, 7);
		const list = await htmlOf(`${href("search", language)}?flex=week&month=${month}`);
		const ways = parse(list)
			.querySelectorAll("article.result h2 a")
			.map((link) => (link.getAttribute("href") ?? "").replaceAll("&amp;", "&"))
			.filter((address) => A_STAY.test(address));
		const book = new RegExp(`^${href("booking", language, { slug: "x" }).slice(0, -1)}`);
		for (const way of ways) {
			const html = await htmlOf(way);
			const address = parse(html)
				.querySelectorAll("a[href]")
				.map((link) => (link.getAttribute("href") ?? "").replaceAll("&amp;", "&"))
				.find(
					(one) =>
						book.test(one) && (page === "hold" ? /type=Option/.test(one) : !/type=(Option|Application)/.test(one)),
				);
			if (!address) continue;
			if (page === "hold") return htmlOf(address);
			if (page === "booking") return insured(address);
			const form = await htmlOf(address);
			const note = parse(form).querySelector('[data-testid="owner-note"]')?.text ?? "";
			if (letting && plain(note).endsWith(plain(translator(language)(letting)))) return form;
		}
		throw new Error(`no way to ${page}`);
	}
	throw new Error(`docs/legal.md names the page ${page}, which nobody knows`);
}

/** The form as somebody sees it who lives where the insurance is sold; it begins with the country of its language. */
async function insured(address: string): Promise<string> {
	const form = parse(await htmlOf(address)).querySelector('form:has(input[name="quoteId"])');
	const hidden = form?.querySelectorAll('input[type="hidden"]') ?? [];
	const body = new URLSearchParams(
		hidden.map((field) => [field.getAttribute("name") ?? "", field.getAttribute("value") ?? ""] as [string, string]),
	);
	body.set("countryCode", "NL");
	body.set("do", "price");
	const action = (form?.getAttribute("action") ?? address).replaceAll("&amp;", "&");
	const answer = await fetch(site.url + action, { method: "POST", body, headers: { origin: site.url } });
	return answer.text();
}

/** What stands at the foot of each mail. */
function footOfMails(language: Language) {
	const file = JSON.parse(readFileSync("demo/stories/_datasources/company.json", "utf8"));
	const entries = file.entries as readonly { name: string; value: string | Readonly<Record<Language, string>> }[];
	const values = new Map(
		entries.map(({ name, value }) => [name, typeof value === "string" ? value : value[language]] as const),
	);
	const company = fixedCompany({ ...sellerOf(values), insurer: "" });
	const lines = senderLines({ company, settings: { publicUrl: site.url } }, language);
	return withSender({ html: "", text: "" }, lines);
}

/** What a page says, with the words of its buttons and links. */
async function wordsOf(page: string, language: Language): Promise<string> {
	if (page === "mail") return (await footOfMails(language)).text;
	if (page === "confirmation") return JSON.stringify(documentLayout(documentContent("confirmation", language)));
	const key = `${page} ${language}`;
	const known = pages.get(key);
	if (known !== undefined) return known;
	const document = parse(await open(page, language), { blockTextElements: { script: false, style: false } });
	const text = plain(document.querySelector("body")?.structuredText ?? "");
	pages.set(key, text);
	return text;
}

describe("the legal checklist", () => {
	it("has a table of pages and elements with words in every language", () => {
		expect(ROWS.length).toBeGreaterThan(35);
		const gaps = ROWS.flatMap(({ page, element, words }) =>
			LANGUAGES.filter((language) => words[language] === "").map((language) => `${page} ${element} ${language}`),
		);
		expect(gaps).toEqual([]);
	});

	describe.each(LANGUAGES)("in %s", (language) => {
		it.each(ROWS.map((row) => [`${row.page}: ${row.element}`, row] as const))(
			"%s",
			{ timeout: 120_000 },
			async (_, { page, words }) => {
				expect(plain(await wordsOf(page, language))).toContain(plain(words[language]));
			},
		);

		it("has an order button that says its words and nothing else", { timeout: 120_000 }, async () => {
			await wordsOf("booking", language);
			const button = translator(language)("booking.order");
			const row = ROWS.find(({ element }) => element.startsWith("order button"));
			expect(button).toBe(row?.words[language]);
		});
	});
});

import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { DOCUMENT_KINDS, type DocumentKind } from "#domain/booking/process.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { formatClock, formatMoneyExact } from "#i18n/format.ts";
import { partyText } from "#i18n/party-text.ts";
import { bookingFacts, creditOf, documentContent, LINES, loweredFee } from "#mail/examples/document-examples.ts";
import { documentFonts } from "#tests/support/document-fonts.ts";
import { nodesOf, plainText, type ReadPdf, readPdf, tablesOf } from "#tests/support/pdf-reader.ts";
import type { DocumentContent } from "./content.ts";
import { documentFileName, documentPdf } from "./document-pdf.ts";

const fonts = documentFonts();
const KINDS = DOCUMENT_KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const));

async function read(content: DocumentContent): Promise<ReadPdf & { readonly text: string }> {
	const pdf = readPdf(await documentPdf(content, fonts));
	return { ...pdf, text: plainText(pdf.root) };
}

/** A sum as the file holds it: its fonts have one kind of no-break space. */
const sum = (cents: number, language: Language) => formatMoneyExact(cents, language).replace(/\u202f/g, "\u00a0");
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("a document of a booking", () => {
	it.each(KINDS)("%s in %s is tagged, in its language, and says what was booked", async (kind, language) => {
		const content = documentContent(kind, language);
		const { lang, title, text, root, artifacts, pages } = await read(content);
		const t = translator(language);
		const heading = t(`paper.title_${kind}`, { number: content.number });
		expect([lang, title]).toEqual([language, `${heading} · Halcyon B.V.`]);
		expect(root.tag).toBe("Document");
		expect(nodesOf(root, "H1").map(plainText)).toEqual([heading]);
		expect(nodesOf(root, "H2").length).toBeGreaterThan(1);
		expect(new Set(nodesOf(root, "H2").map(plainText)).size).toBe(nodesOf(root, "H2").length);
		for (const part of ["Haus Eins", "H7K2M9QXD", "2027"]) expect(text).toContain(part);
		for (const time of ["16:00", "10:00"]) expect(plain(text)).toContain(plain(formatClock(time, language)));
		expect(text).toContain(partyText({ adults: 2, children: 2, babies: 1, pets: 1 }, language));
		expect(text).not.toMatch(/undefined|null|NaN|\[object|\(\)|\ufffd|!/);
		const foot = t("paper.page", { number: 1, of: pages });
		expect(artifacts.filter((words) => words.includes(plain(foot)) || words.includes(foot))).toHaveLength(1);
		expect(pages).toBeLessThanOrEqual(3);
	});

	it.each(
		KINDS,
	)("%s in %s has tables whose rows have as many cells as heads, and heads with a scope", async (kind, language) => {
		const { root } = await read(documentContent(kind, language));
		expect(nodesOf(root, "Table").length).toBeGreaterThan(0);
		for (const rows of tablesOf(root)) expect(new Set(rows.map((row) => row.length)).size).toBe(1);
		for (const head of nodesOf(root, "TH")) expect(["Row", "Column"]).toContain(head.scope);
		for (const row of nodesOf(root, "TBody").flatMap((body) => body.children))
			expect(row.children[0]?.scope).toBe("Row");
	});

	it("is the same bytes each time, also out of stored JSON, and others when anything changes", async () => {
		const hash = (pdf: Buffer) => createHash("sha256").update(pdf).digest("hex");
		for (const kind of DOCUMENT_KINDS) {
			const content: DocumentContent = documentContent(kind, "fr");
			const first = hash(await documentPdf(content, fonts));
			await new Promise((done) => setTimeout(done, 5));
			expect(hash(await documentPdf(JSON.parse(JSON.stringify(content)), documentFonts()))).toBe(first);
			expect(hash(await documentPdf({ ...content, number: "2027-000124" }, fonts))).not.toBe(first);
		}
	});

	it("carries the instant of its issue, and no other time", async () => {
		const file = (await documentPdf(documentContent("invoice", "nl"), fonts)).toString("latin1");
		expect(file.match(/\(D:\d{14}Z?\)/g)).toEqual(["(D:20270115103005Z)", "(D:20270115103005Z)"]);
		expect(file).toContain("<xmp:CreateDate>2027-01-15T10:30:05Z");
	});

	it("is named in its language", () => {
		expect(documentFileName(documentContent("invoice", "nl"))).toBe("halcyon-factuur-2027-000123.pdf");
		const names = KINDS.map(([kind, language]) => documentFileName(documentContent(kind, language)));
		for (const name of names) expect(name).toMatch(/^halcyon-[a-z-]+-[0-9A-Z-]+\.pdf$/);
	});

	it("links to the booking and the map as links, and to nothing that is no address of the web", async () => {
		const { root } = await read(documentContent("travel_information", "de"));
		expect(nodesOf(root, "Link").map(({ text, links }) => [text, links])).toEqual([
			["Das Haus auf der Karte ansehen", ["https://www.openstreetmap.org/?mlat=47.4"]],
			[
				"Zur Buchung: halcyon.example/de/guest-x/bookings/H7K2M9QXD",
				["https://halcyon.example/de/guest-x/bookings/H7K2M9QXD"],
			],
		]);
		const evil = await read(
			documentContent("travel_information", "de", undefined, { mapUrl: "javascript:alert(1)", bookingUrl: null }),
		);
		expect(nodesOf(evil.root, "Link").flatMap(({ links }) => links)).toEqual([]);
	});

	it("is not made when its sums disagree, or without its deadline", async () => {
		const wrong = (changes: object) => documentPdf(documentContent("invoice", "nl", bookingFacts(changes)), fonts);
		await expect(wrong({ totalCents: 1 })).rejects.toThrow("invoice lines and total disagree");
		await expect(wrong({ grandCents: 1 })).rejects.toThrow("grand total disagree");
		await expect(wrong({ dueCents: 1 })).rejects.toThrow("what is due disagree");
		const paid = bookingFacts({ paidCents: 100_000 });
		await expect(
			documentPdf(documentContent("credit_note", "nl", paid, { refundMoneyCents: 1 }), fonts),
		).rejects.toThrow("goes back");
		const option = documentContent("option_letter", "nl");
		const endless = { ...option, booking: { ...option.booking, expiresAt: null } };
		await expect(documentPdf(endless, fonts)).rejects.toThrow("no end of waiting");
	});
});

describe("long and strange content", () => {
	const LONG = "Donaudampfschifffahrtsgesellschaftskapitänswitwenheim".repeat(2);

	it.each(DOCUMENT_KINDS)("does not get lost: names without end and forty lines in %s", async (kind: DocumentKind) => {
		const many = Array.from({ length: 30 }, (_, index) => ({
			code: `extra_number_${index}_${"lange".repeat(8)}`,
			quantity: index + 2,
			unitCents: 12_345,
			amountCents: (index + 2) * 12_345,
			pay: index % 5 === 4 ? ("onsite" as const) : ("invoice" as const),
		}));
		const facts = bookingFacts({ lines: [...LINES, ...many], paidCents: 900_000 });
		const guest = { ...facts.guest, firstname: "Žofie-Anneliese ".repeat(5).trim(), lastname: LONG, companyName: LONG };
		const home = { ...facts.home, title: { de: LONG } };
		const { text, root, pages, runs } = await read(documentContent(kind, "de", { ...facts, guest, home }));
		expect(text).toContain(LONG);
		// Nothing runs into the margins (62.4 points of 595.3), nor into the feet but the feet.
		expect(runs.length).toBeGreaterThan(50);
		for (const { words, left, right, base } of runs) {
			expect(left, words).toBeGreaterThan(62.3);
			expect(right, words).toBeLessThan(533);
			if (base < 64) expect(words).toMatch(/^(Halcyon B\.V\. · |Seite \d)/);
			expect(base, words).toBeGreaterThan(24);
		}
		const shown = kind === "travel_information" ? many.filter(({ pay }) => pay === "onsite") : many;
		const wanted = kind === "credit_note" ? many.filter(({ pay }) => pay === "invoice") : shown;
		const cells = nodesOf(root, "TR").map((row) => row.children.map(plainText));
		for (const line of wanted) {
			const sign = kind === "credit_note" ? -1 : 1;
			const row = cells.find(([label, quantity]) => label?.includes("Kosten") && quantity === String(line.quantity));
			expect(row?.slice(2), line.code).toEqual([sum(sign * line.unitCents, "de"), sum(sign * line.amountCents, "de")]);
		}
		expect(pages).toBeGreaterThan(1);
	});

	it("repeats the head of a table that runs on, where no reader reads it twice", async () => {
		const lines = Array.from({ length: 60 }, () => ({
			code: "linen",
			quantity: 2,
			unitCents: 100,
			amountCents: 200,
			pay: "invoice" as const,
		}));
		const { root, artifacts, pages } = await read(documentContent("invoice", "nl", bookingFacts({ lines })));
		expect(pages).toBeGreaterThanOrEqual(3);
		const head = "OmschrijvingAantalPer stukBedrag";
		expect(artifacts.filter((words) => words === head).length).toBeGreaterThanOrEqual(1);
		expect(
			nodesOf(root, "THead")
				.map((part) => plainText(part).replaceAll("\n", ""))
				.filter((words) => words === head),
		).toHaveLength(1);
	});

	it("of an owner runs over pages when it must", async () => {
		const wayIn = Array.from(
			{ length: 120 },
			(_, index) => `Kilometer ${index}: immer dem Bach entlang, dann links.`,
		).join(" ");
		const { text, pages } = await read(
			documentContent("travel_information", "de", undefined, { wayIn, rules: [wayIn] }),
		);
		expect(pages).toBeGreaterThan(2);
		expect(plain(text)).toContain("Kilometer 119: immer dem Bach");
		expect(text.match(/Kilometer 57:/g)).toHaveLength(2);
	});
});

describe("the credit note", () => {
	it("gives back by the rule: money first up to the money paid, the rest as credit", async () => {
		const facts = bookingFacts({ creditsCents: 150_000, paidCents: 12_909 });
		const content = documentContent("credit_note", "en", facts, creditOf(facts, 14_795, 1000));
		const { text, root } = await read(content);
		// 1500 credit + 129.09 money − 147.95 fee − 102.69 insurance.
		expect(tablesOf(root).at(-1)).toEqual([
			["Description", "Amount"],
			["Paid by you", "€129.09"],
			["Paid with credit", "€1,500.00"],
			["Cancellation fee", "−€147.95"],
			["Cancellation insurance", "−€102.69"],
			["Back to your bank account", "€129.09"],
			["Back as credit", "€1,249.36"],
		]);
		expect(text).toContain("invoice 2027-000099 of 15 January 2027");
		expect(text).toContain("You no longer pay the on-site costs (€68.00)");
	});

	it("of a guest who had not paid says what is still owed, and where", async () => {
		const { text } = await read(documentContent("credit_note", "en"));
		expect(text).toContain("What you still owe\nDescription\nAmount");
		expect(text).not.toContain("What you get back");
		// What is owed is the sum of what costs: no minus before it.
		expect(text).toContain("Cancellation fee\n€443.85\nCancellation insurance\n€102.69\nStill to pay\n€546.54");
		expect(text).toContain("The cost of the cancellation insurance (€102.69) remains payable.");
		expect(text).toMatch(/NL00\u00a0BANK\u00a00000\u00a00000\u00a000/);
	});

	it("of a lowered fee says what of it settles a debt, and what goes back", async () => {
		const { text } = await read(documentContent("credit_note", "en", bookingFacts(), loweredFee(5_000, 4_000)));
		expect(text).toContain("€10.00 of it settles what was still to be paid.");
		const { text: whole } = await read(documentContent("credit_note", "en", bookingFacts(), loweredFee(5_000, 5_000)));
		expect(whole).not.toContain("of it settles");
	});

	it("of a stay that we cancelled keeps nothing", async () => {
		const facts = bookingFacts({ paidCents: 162_909 });
		const all = { ...creditOf(facts, 0, null), cancelledBy: "host" as const, refundMoneyCents: 162_909 };
		const { text, root } = await read(documentContent("credit_note", "en", facts, all));
		expect(text).toContain("We cancelled this booking. You pay no cancellation fee and get everything back.");
		const unpaid = bookingFacts({ lines: [] });
		const nothing = { ...creditOf(unpaid, 0, null), cancelledBy: "host" as const };
		const { text: even } = await read(documentContent("credit_note", "en", unpaid, nothing));
		expect(even).toContain("Settlement");
		expect(even).not.toMatch(/get (?:everything )?back/);
		const lines = tablesOf(root).find(([head]) => head?.length === 4 && head[1] === "Quantity");
		expect(lines?.at(-1)).toEqual(["Total of this credit note", "", "", "−€1,629.09"]);
		expect(lines?.flat()).toContain("Cancellation insurance");
		expect(text).toContain("Back to your bank account\n€1,629.09");
	});

	it("of a booking that lapsed says so, and that nothing is owed; nobody cancelled, so no fee is named", async () => {
		const facts = bookingFacts({ paidCents: 10_000 });
		const back = { ...creditOf(facts, 0, null), cancelledBy: "unpaid" as const, refundMoneyCents: 10_000 };
		const { text } = await read(documentContent("credit_note", "en", facts, back));
		expect(text).toContain("Your booking has lapsed because the payment did not arrive in time");
		expect(text).toContain("Lapsed on");
		expect(text).toContain("Back to your bank account\n€100.00");
		expect(text).not.toMatch(/[Cc]ancelled on|cancellation fee|Cancellation fee|We cancelled/);
	});
});

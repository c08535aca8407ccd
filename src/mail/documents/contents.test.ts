import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "#db/project-root.ts";
import { LANGUAGES } from "#domain/language.ts";
import { bookingFacts, documentContent, LINES, SELLER } from "#mail/examples/document-examples.ts";
import { documentFonts } from "#tests/support/document-fonts.ts";
import { nodesOf, plainText, readPdf, tablesOf } from "#tests/support/pdf-reader.ts";
import type { DocumentContent } from "./content.ts";
import { documentPdf } from "./document-pdf.ts";
import { sellerOf } from "./seller.ts";

const fonts = documentFonts();

async function read(content: DocumentContent) {
	const { root } = readPdf(await documentPdf(content, fonts));
	return { root, text: plainText(root), tables: tablesOf(root) };
}

describe("the confirmation", () => {
	it("contains what the law requires: parties, role, number of the home, price, payment, cancelling, complaints, terms", async () => {
		const { text } = await read(documentContent("confirmation", "en", bookingFacts({ paidCents: 60_000 })));
		for (const part of [
			"Noor van Dijk",
			"Lindelaan 14",
			"Netherlands",
			"Halcyon B.V.",
			"KvK 00000000",
			"VAT number: NL000000000B00",
			"Halcyon B.V. acts as the owner’s agent.",
			"its owner, Hannelore Oberhauser",
			"EU consumer law therefore does not apply",
			"AT-70411-2026-0815",
			"Kirchberg in Tirol, Tyrol, Austria",
			"Saturday 3 July 2027, from 16:00",
			"7 nights",
			"Security deposit: €300.00. You pay it to the owner at the home and get it back",
			"cancellation insurance for €102.69",
			"separate contract with Voorbeeld Verzekeringen N.V.",
			"The 14-day right of withdrawal does not apply",
			"on +31 88 000 00 00",
			"office@halcyon.example",
			"version 2026-11",
		]) {
			expect(text).toContain(part);
		}
		expect(text).not.toContain("member of");
	});

	it("has one price: lines, invoice total, on-site lines, grand total", async () => {
		const { tables } = await read(documentContent("confirmation", "nl"));
		const price = tables.find(([head]) => head?.[1] === "Aantal");
		expect(price?.map((row) => row.at(-1)?.replace(/\u00a0/g, " "))).toEqual([
			"Bedrag",
			"€ 1.400,00",
			"€ −70,00",
			"€ 95,00",
			"€ 19,50",
			"€ 35,00",
			"€ 81,37",
			"€ 3,50",
			"€ 17,82",
			"€ 46,90",
			"€ 1.629,09",
			"€ 50,00",
			"€ 18,00",
			"€ 1.697,09",
		]);
	});

	it("has a table of cancelling with the days of this arrival and sums in euros", async () => {
		const { tables, text } = await read(documentContent("confirmation", "de"));
		const table = tables.find(([head]) => head?.[0] === "Stornierung");
		expect(table?.slice(1).map((row) => row.map((cell) => cell.replace(/\u00a0/g, " ")))).toEqual([
			["bis einschließlich 21. Mai 2027", "30 %", "443,85 €"],
			["vom 22. Mai 2027 bis 4. Juni 2027", "60 %", "887,70 €"],
			["vom 5. Juni 2027 bis 30. Juni 2027", "90 %", "1.331,55 €"],
			["ab 1. Juli 2027", "100 %", "1.479,50 €"],
		]);
		expect(text.replace(/\u00a0/g, " ")).toContain("Mietpreises von 1.479,50 €");
	});

	it("says what is paid of each instalment, and of whom the home is rented when we let it", async () => {
		const facts = bookingFacts({ paidCents: 60_000, creditsCents: 5_000 });
		const { tables } = await read(documentContent("confirmation", "en", facts));
		const schedule = tables.find(([head]) => head?.[0] === "Payment");
		expect(schedule?.slice(1)).toEqual([
			["First payment", "22 January 2027", "paid", "€545.61"],
			["Balance", "22 May 2027", "€54.39 paid", "€1,033.48"],
		]);
		const ours = { sellerRole: "landlord", owner: null, guarantee: "Stichting Garantiefonds" } as const;
		const { text } = await read(documentContent("confirmation", "en", facts, ours));
		expect(text).toContain("Halcyon B.V. lets this home to you and is the other party to your contract.");
		expect(text).toContain("Halcyon B.V. is a member of Stichting Garantiefonds.");
		expect(text).not.toContain("agent");
	});

	it("leaves out what a booking does not have", async () => {
		const facts = bookingFacts({ lines: LINES.slice(0, 1), depositCents: 0 });
		const home = { ...facts.home, registrationNumber: null, checkinFrom: null };
		const { text } = await read(documentContent("confirmation", "en", { ...facts, home }));
		for (const part of [
			"insurance is not",
			"Cancellation insurance",
			"on site",
			"deposit",
			"tourist tax on",
			"Registration number",
		]) {
			expect(text).not.toContain(part);
		}
		expect(text).toContain("Saturday 3 July 2027\n");
	});
});

describe("the invoice", () => {
	const vat = (tables: readonly (readonly (readonly string[])[])[]) => tables.find(([head]) => head?.[0] === "Rate");

	it("shows tax per rate when the stay is our own supply", async () => {
		const lines = LINES.map((line) => (line.code === "cleaning" ? { ...line, vatBp: 900 } : line));
		const { tables } = await read(documentContent("invoice", "en", bookingFacts({ lines })));
		expect(vat(tables)).toEqual([
			["Rate", "Excl. VAT", "VAT", "Incl. VAT"],
			["21%", "€1,144.21", "€240.29", "€1,384.50"],
			["9%", "€87.16", "€7.84", "€95.00"],
			["No VAT", "€149.59", "€0.00", "€149.59"],
			["Total", "€1,380.96", "€248.13", "€1,629.09"],
		]);
	});

	it("as agent says in whose name it is, and shows tax on the booking fee alone", async () => {
		const { tables, text } = await read(documentContent("invoice", "en", undefined, { vatRegime: "agent" }));
		expect(text).toContain("in the name and on behalf of the owner, Hannelore Oberhauser");
		expect(vat(tables)).toEqual([
			["Rate", "Excl. VAT", "VAT", "Incl. VAT"],
			["21%", "€16.12", "€3.38", "€19.50"],
		]);
	});

	it.each([
		["nl", "Bijzondere regeling reisbureaus."],
		["en", "Margin scheme – travel agents."],
		["de", "Sonderregelung für Reisebüros."],
		["fr", "Régime particulier – agences de voyages."],
	] as const)("under the margin scheme shows no tax, and says so in %s", async (language, words) => {
		const { text, root } = await read(documentContent("invoice", language, undefined, { vatRegime: "toms" }));
		expect(text).toContain(words);
		expect(text).not.toMatch(/21.?%/);
		expect(nodesOf(root, "H2").map(plainText)).not.toContain("VAT");
	});

	it("of a business bears its name and its number, and both numbers of ours", async () => {
		const facts = bookingFacts();
		const guest = {
			...facts.guest,
			businessBooking: true,
			companyName: "Kade & Zoon B.V.",
			vatNumber: "NL123456789B01",
		};
		const { root } = await read(documentContent("invoice", "nl", { ...facts, guest }));
		const [to, from] = nodesOf(root, "Div").map((block) => block.children.map(plainText));
		expect(to).toEqual([
			"Aan",
			"Kade & Zoon B.V.",
			"Noor van Dijk",
			"Lindelaan 14",
			"3511 AB Utrecht",
			"Nederland",
			"Btw-nummer: NL123456789B01",
		]);
		expect(from).toEqual(expect.arrayContaining(["KvK 00000000", "Btw-nummer: NL000000000B00"]));
	});

	it("shows where to pay until all is paid", async () => {
		const open = await read(documentContent("invoice", "nl"));
		expect(open.text).toMatch(/IBAN\nNL00\u00a0BANK\u00a00000\u00a00000\u00a000/);
		expect(open.text).toContain("Betalingskenmerk\nH7K2M9QXD");
		const paid = await read(documentContent("invoice", "nl", bookingFacts({ paidCents: 162_909 })));
		expect(paid.text).not.toContain("IBAN");
		expect(paid.text).toContain("De factuur is helemaal betaald.");
		const without = await read(documentContent("invoice", "nl", undefined, { seller: { ...SELLER, bank: null } }));
		expect(without.text).toContain("Hoe je betaalt, staat bij je boeking op onze site.");
	});
});

describe("letters of an option and of a request", () => {
	it("say until when, what it costs, and that nothing is owed", async () => {
		const option = await read(documentContent("option_letter", "nl"));
		expect(option.text).toContain("Vastgehouden tot\nzondag 17 januari 2027 om 11.30\u00a0uur");
		expect(option.text).toContain("Je bent niets verschuldigd.");
		expect([option.text.includes("Bekijk je optie:"), option.text.includes("Open je optie en boek")]).toEqual([
			true,
			true,
		]);
		expect(option.text.replace(/\u00a0/g, " ")).toContain("Totaalprijs, alles inbegrepen\n€ 1.697,09");
		const request = await read(documentContent("application_letter", "fr"));
		expect(request.text).toContain("Avant son accord, aucune date n’est bloquée pour vous, et vous ne devez rien.");
		expect(request.text).toContain("lundi 18 janvier 2027 à");
		expect(request.text).toMatch(/Votre demande en ligne\s?:/);
	});
});

describe("the seller of the documents", () => {
	const values = new Map([
		["name", "Halcyon B.V."],
		["street", "Kade 1"],
		["postal_code", "0000 AA"],
		["place", "Utrecht"],
		["country", "Nederland"],
		["email", "a@b.example"],
		["registration", "KvK 0"],
		["iban", " NL00 "],
	] as const);

	it("comes out of the content's values; what is not filled in is absent", () => {
		expect(sellerOf(values)).toEqual({
			name: "Halcyon B.V.",
			address: ["Kade 1", "0000 AA Utrecht", "Nederland"],
			registration: "KvK 0",
			vatNumber: null,
			telephone: null,
			email: "a@b.example",
			bank: { holder: "Halcyon B.V.", iban: "NL00", bic: null },
		});
		expect(sellerOf(new Map([...values, ["iban", ""]])).bank).toBeNull();
		expect(() => sellerOf(new Map([...values, ["email", " "]]))).toThrow("company");
	});

	it.each(LANGUAGES)("of the demo has all that a document needs in %s", (language) => {
		const file = readFileSync(join(projectRoot(), "demo/stories/_datasources/company.json"), "utf8");
		const { entries } = JSON.parse(file) as { entries: { name: string; value: string | Record<string, string> }[] };
		const demo = new Map(
			entries.map(({ name, value }) => [name, typeof value === "string" ? value : (value[language] ?? "")]),
		);
		const seller = sellerOf(demo);
		expect(seller).toMatchObject({
			name: "Halcyon B.V.",
			vatNumber: "NL000000000B00",
			email: "office@halcyon.example",
		});
		expect(seller.address).toHaveLength(3);
		expect(seller.registration).toContain("00000000");
		expect(seller.bank?.iban).toBe("NL00 BANK 0000 0000 00");
	});
});

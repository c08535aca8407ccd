import { describe, expect, it } from "vitest";
import { readStatement } from "./read-statement.ts";

/** Files as banks hand them out; names, numbers and accounts are made up. */

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => {
	const statement = readStatement(bytes(text));
	if (!statement.ok) throw new Error(JSON.stringify(statement.error));
	return statement.value;
};
const failure = (text: string) => {
	const statement = readStatement(bytes(text));
	return statement.ok ? null : statement.error;
};

const entry = (inner: string, sum = "1068.48", more = "") =>
	`<Ntry><Amt Ccy="EUR">${sum}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2027-01-14</Dt></BookgDt>${more}
	<NtryDtls>${inner}</NtryDtls></Ntry>`;
const camt = (entries: string, version = "02") =>
	`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>
<Stmt><Id>1</Id><Acct><Id><IBAN>NL00BANK0000000000</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`;
const tx = (words: string, { name = "N. de Zee", ref = "", sum = "" } = {}) =>
	`<TxDtls><Refs>${ref && `<AcctSvcrRef>${ref}</AcctSvcrRef>`}<EndToEndId>NOTPROVIDED</EndToEndId></Refs>
	${sum && `<Amt Ccy="EUR">${sum}</Amt>`}<RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties>
	<RmtInf><Ustrd>${words}</Ustrd></RmtInf></TxDtls>`;

describe("a camt.053 statement", () => {
	it("gives each booked credit with its day, sum, payer, words and the bank's reference", () => {
		const { credits, leftOut } = read(camt(entry(tx("Buchung H7K2M9QXD &amp; Dank", { ref: "B-0001" }))));
		expect(leftOut).toBe(0);
		expect(credits).toEqual([
			{
				reference: "B-0001",
				bookedOn: "2027-01-14",
				cents: 106_848,
				payer: "N. de Zee",
				payerIban: null,
				words: "Buchung H7K2M9QXD & Dank",
			},
		]);
	});

	it("is read in its later versions too, with status and parties one step lower", () => {
		const late = entry(
			"<TxDtls><RltdPties><Dbtr><Pty><Nm>Anna Öst</Nm></Pty></Dbtr></RltdPties><RmtInf><Strd><CdtrRefInf><Ref>H7K2M9QXD</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>",
		).replace("<Sts>BOOK</Sts>", "<Sts><Cd>BOOK</Cd></Sts>");
		expect(read(camt(late, "08")).credits[0]).toMatchObject({ payer: "Anna Öst", words: "H7K2M9QXD" });
	});

	it("gives the account of who paid where the bank says a right one, and of no batch of several", () => {
		const from = (iban: string) =>
			tx("in").replace("</Dbtr>", `</Dbtr><DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct>`);
		const ibans = (inner: string) => read(camt(entry(inner))).credits.map(({ payerIban }) => payerIban);
		expect(ibans(from("NL91ABNA0417164300"))).toEqual(["NL91ABNA0417164300"]);
		expect(ibans(from("NL91ABNA0417164301"))).toEqual([null]);
		expect(ibans(from("NL91ABNA0417164300") + from("AT611904300234573201"))).toEqual([null]);
	});

	it("leaves out what went out, what is not booked yet and what came back", () => {
		const out = entry(tx("rent")).replace("CRDT", "DBIT");
		const pending = entry(tx("soon")).replace("BOOK", "PDNG");
		const bounced = entry(tx("refund"), "10.00", "<RvslInd>true</RvslInd>");
		const { credits, leftOut } = read(camt(out + pending + bounced + entry(tx("in"))));
		expect(credits.map(({ words }) => words)).toEqual(["in"]);
		expect(leftOut).toBe(3);
	});

	it("takes an entry of several transactions apart where their sums make up its own", () => {
		const both = tx("H7K2M9QXD", { sum: "68.48" }) + tx("H7K2M9QXE", { sum: "1000.00" });
		const apart = read(camt(entry(both, "1068.48", "<AcctSvcrRef>B-7</AcctSvcrRef>"))).credits;
		expect(apart.map(({ cents, reference }) => [cents, reference])).toEqual([
			[6848, "B-7/1"],
			[100_000, "B-7/2"],
		]);
		const [whole, ...none] = read(camt(entry(both, "1070.00", "<AcctSvcrRef>B-7</AcctSvcrRef>"))).credits;
		expect(none).toEqual([]);
		expect(whole).toMatchObject({ cents: 107_000, words: "H7K2M9QXD H7K2M9QXE", reference: "B-7" });
	});

	it("gives a line without a reference the same digest in every file, and alike lines different ones", () => {
		const twice = camt(entry(tx("alike")) + entry(tx("alike")));
		const [first, second] = read(twice).credits;
		expect(first?.reference).toMatch(/^line:[0-9a-f]{32}$/);
		expect(second?.reference).not.toBe(first?.reference);
		expect(read(twice).credits.map(({ reference }) => reference)).toEqual([first?.reference, second?.reference]);
		expect(read(camt(entry(tx("alike")))).credits[0]?.reference).toBe(first?.reference);
	});

	it.each([
		["francs", camt(entry(tx("in")).replace('Ccy="EUR"', 'Ccy="CHF"')), { code: "CURRENCY" }],
		["a sum with parts of a cent", camt(entry(tx("in"), "1.005")), { code: "UNREADABLE_LINE", line: 1 }],
		["no day", camt(entry(tx("in")).replace("2027-01-14", "2027-02-30")), { code: "UNREADABLE_LINE", line: 1 }],
		["half a file", camt(entry(tx("in"))).slice(0, 400), { code: "NOT_A_STATEMENT" }],
		["another document", "<a><b/></a>", { code: "NOT_A_STATEMENT" }],
		["entities of its own", `<!DOCTYPE x [<!ENTITY a "b">]>${camt("")}`, { code: "NOT_A_STATEMENT" }],
		["no entry", camt(""), { code: "EMPTY" }],
		["nothing", "  ", { code: "EMPTY" }],
	])("is refused whole for %s", (_, text, expected) => {
		expect(failure(text)).toEqual(expected);
	});
});

describe("a list of an account as CSV", () => {
	const ing = `"Datum","Naam / Omschrijving","Rekening","Tegenrekening","Code","Af Bij","Bedrag (EUR)","Mutatiesoort","Mededelingen"
"20270114","N. de Zee","NL00BANK0000000000","NL00BANK0000000001","OV","Bij","1068,48","Overschrijving","Kenmerk: H7K2M9QXD"
"20270114","Huur","NL00BANK0000000000","NL00BANK0000000002","OV","Af","500,00","Overschrijving","januari"`;
	const rabo = `"IBAN/BBAN","Munt","Volgnr","Datum","Bedrag","Naam tegenpartij","Omschrijving-1","Omschrijving-2"
"NL00BANK0000000000","EUR","000000000000001","2027-01-14","+1068,48","N. de Zee","Boeking","H7K2M9QXD"
"NL00BANK0000000000","EUR","000000000000002","2027-01-14","-12,50","Bank","kosten",""`;
	const sparkasse = `"Auftragskonto";"Buchungstag";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Betrag";"Waehrung"
"DE00";"14.01.27";"Buchung H7K2M9QXD";"Jörg Groß";"1.068,48";"EUR"
"DE00";"14.01.27";"Strom";"Stadtwerke";"-80,00";"EUR"`;
	const french = `Compte : 0000;;;
Date;Libellé;Débit;Crédit
14/01/2027;VIR N. DE ZEE H7K2M9QXD;;1 068,48
14/01/2027;LOYER;500,00;`;

	it.each([
		["ing", ing, "N. de Zee", "Kenmerk: H7K2M9QXD"],
		["rabobank", rabo, "N. de Zee", "Boeking H7K2M9QXD"],
		["sparkasse", sparkasse, "Jörg Groß", "Buchung H7K2M9QXD"],
		["french", french, "", "VIR N. DE ZEE H7K2M9QXD"],
	])("is read by the names of its columns: %s", (_, text, payer, words) => {
		const { credits, leftOut } = read(text);
		expect(credits).toHaveLength(1);
		expect(credits[0]).toMatchObject({ bookedOn: "2027-01-14", cents: 106_848, payer, words });
		expect(leftOut).toBe(1);
	});

	// The page asks for payer, purpose and reference in its reader's language.
	it.each([
		["nl", "Datum;Bedrag;Betaler;Omschrijving"],
		["en", "Date;Amount;Payer;Purpose"],
		["de", "Datum;Betrag;Zahler;Verwendungszweck"],
		["fr", "Date;Montant;Payeur;Motif"],
	])("is read by the words of the office's page: %s", (_, head) => {
		const { credits } = read(`${head}\n14-01-2027;1068,48;N. de Zee;H7K2M9QXD`);
		expect(credits).toMatchObject([{ cents: 106_848, payer: "N. de Zee", words: "H7K2M9QXD" }]);
	});

	it("is read in the alphabet of Windows too, and its running number counts for its account", () => {
		const windows = Uint8Array.from(sparkasse, (letter) => letter.charCodeAt(0));
		const statement = readStatement(windows);
		expect(statement.ok && statement.value.credits[0]?.payer).toBe("Jörg Groß");
		expect(read(rabo).credits[0]?.reference).toBe("NL00BANK0000000000/000000000000001");
	});

	it.each([
		["without amounts", "Datum;Naam\n2027-01-14;x", { code: "COLUMNS", missing: ["amount"] }],
		["of something else", "a;b\n1;2", { code: "COLUMNS", missing: ["day", "amount"] }],
		["that is a letter", "Dear colleague", { code: "NOT_A_STATEMENT" }],
		["with a wrong day", "Datum;Bedrag\n31-02-2027;1,00", { code: "UNREADABLE_LINE", line: 2 }],
		["with a wrong sum", "Datum;Bedrag\n2027-01-14;one", { code: "UNREADABLE_LINE", line: 2 }],
		["in pounds", "Date,Amount,Currency\n2027-01-14,1.00,GBP", { code: "CURRENCY" }],
		["with nothing but a head", "Datum;Bedrag", { code: "EMPTY" }],
	])("is refused whole when it is one %s", (_, text, expected) => {
		expect(failure(text)).toEqual(expected);
	});
});

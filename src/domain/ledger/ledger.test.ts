import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import fc from "#tests/support/fast-check.ts";
import { propertyRuns } from "#tests/support/property-runs.ts";
import { transfersOf } from "#tests/support/transfers.ts";
import { ownerEarnings } from "../booking/owner-earnings.ts";
import { creditTransferXml } from "./credit-transfer.ts";
import { earnedOf } from "./earnings.ts";
import { parseIban, parseVatNumber } from "./iban.ts";
import {
	payoutOf,
	statementLines,
	statementSums,
	VAT_TREATMENTS,
	type VatTreatment,
	vatTreatmentOf,
} from "./statement.ts";

/** The ledger, statements and pay-outs as they are reckoned, without a database. */

describe("what a booking earns", () => {
	it("is all of it while the stay stands, the share of the fee once it is cancelled, and nothing before it is sold", () => {
		const settlement = { feeBp: 3000, feeCents: 300, travelCents: 1000 };
		expect(earnedOf(10_000, { state: "confirmed", settlement: null })).toBe(10_000);
		expect(earnedOf(10_000, { state: "completed", settlement: null })).toBe(10_000);
		expect(earnedOf(10_000, { state: "cancelled", settlement })).toBe(3_000);
		expect(earnedOf(10_000, { state: "cancelled", settlement: null })).toBeNull();
		expect(earnedOf(10_000, { state: "option", settlement: null })).toBeNull();
	});

	it("is for the owner the invoice without insurance and booking fee, less our share of the rent", () => {
		const line = (code: string, amountCents: number, pay: "invoice" | "onsite" = "invoice") => ({
			code,
			amountCents,
			pay,
		});
		const lines = [
			line("rent", 100_000),
			line("lastMinute", -10_000),
			line("cleaning", 8_000),
			line("booking_fee", 2_000),
			line("insurance_premium", 5_000),
			line("tourist_tax", 1_400),
			line("linen", 3_000, "onsite"),
		];
		const home = { lines, baseCents: 90_000, feeBp: 1500 };
		expect(ownerEarnings({ ...home, state: "confirmed", settlement: null }).netCents).toBe(
			90_000 + 8_000 + 1_400 - 13_500,
		);
		const settlement = { feeBp: 5000, feeCents: 0, travelCents: 0 };
		expect(ownerEarnings({ ...home, state: "cancelled", settlement }).netCents).toBe((90_000 + 8_000 - 13_500) / 2);
	});
});

/** A booking's life as far as the money goes: what it earns after each change, and in which month its stay ends. */
const life = fc.record({
	ends: fc.integer({ min: 0, max: 5 }),
	changes: fc.array(
		fc.record({
			month: fc.integer({ min: 0, max: 6 }),
			cents: fc.integer({ min: 0, max: 400_000 }),
			keptBp: fc.constantFrom(null, 0, 3000, 6000, 9000, 10_000),
		}),
		{ minLength: 1, maxLength: 5 },
	),
});

/** Lives of an account are few enough to be looked at, and come to ten thousand in every full run. */
const LIVES_AN_ACCOUNT = 10;

describe("ledger, statements and the file for the bank", () => {
	it("say the same to the cent, whatever becomes of bookings", () => {
		fc.assert(
			fc.property(
				fc.array(life, { minLength: 1, maxLength: LIVES_AN_ACCOUNT * 2 }),
				fc.array(fc.constantFrom(...VAT_TREATMENTS), { minLength: 9, maxLength: 9 }),
				fc.boolean(),
				(lives, treatments, comesBack) => {
					const ledger = new Map<number, number>();
					const stated = new Map<number, number>();
					const statedVat = new Map<number, VatTreatment>();
					let tax = 0;
					let paid = 0;
					let open: { statementId: number; totalCents: number }[] = [];
					const files: string[] = [];
					for (let month = 0; month <= 8; month++) {
						// What the ledger follows is how a booking stands; the lines are the differences.
						for (const [bookingId, { changes }] of lives.entries()) {
							for (const { cents, keptBp } of changes.filter((change) => change.month === month)) {
								const settlement = keptBp === null ? null : { feeBp: keptBp, feeCents: 0, travelCents: 0 };
								const now = earnedOf(cents, { state: settlement ? "cancelled" : "confirmed", settlement }) ?? 0;
								ledger.set(bookingId, now);
							}
						}
						const due = lives.flatMap(({ ends }, bookingId) =>
							ends < month
								? {
										bookingId,
										ledgerCents: ledger.get(bookingId) ?? 0,
										statedCents: stated.get(bookingId) ?? 0,
										statedVat: statedVat.get(bookingId) ?? null,
									}
								: [],
						);
						const lines = statementLines(due, treatments[month] ?? "private");
						for (const { bookingId, cents, treatment } of lines) {
							if ((stated.get(bookingId) ?? 0) !== 0) expect(treatment).toBe(statedVat.get(bookingId));
							stated.set(bookingId, (stated.get(bookingId) ?? 0) + cents);
							statedVat.set(bookingId, treatment);
						}
						const sums = statementSums(lines);
						expect(sums.netCents + sums.vatCents).toBe(sums.totalCents);
						expect(sums.vats.reduce((sum, vat) => sum + vat.netCents, 0)).toBe(sums.netCents);
						tax += sums.vatCents;
						if (lines.length > 0) open.push({ statementId: month, totalCents: sums.totalCents });
						const payout = payoutOf(open);
						if (!payout) continue;
						const xml = creditTransferXml({
							...FILE,
							transfers: [{ ...TRANSFER, reference: `P${month}`, cents: payout.cents }],
						});
						// A pay-out that came back is owed again, with all its statements.
						if (comesBack && month === 4) continue;
						files.push(xml);
						open = [];
						paid += payout.cents;
					}
					const owed = [...ledger.values()].reduce((sum, cents) => sum + cents, 0) + tax;
					const inFiles = files.flatMap((xml) => [...transfersOf(xml).values()]).reduce((sum, cents) => sum + cents, 0);
					expect(inFiles).toBe(paid);
					expect(paid + open.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(owed);
				},
			),
			{ numRuns: propertyRuns(1000) },
		);
	});

	it("tax commission by where the payee is, and rent collected for an owner not at all", () => {
		const of = (country: string | null, vatNumber = "", kind: "partner" | "owner" = "partner") =>
			vatTreatmentOf({ kind, country, vatNumber });
		expect(of("NL", "NL123456789B01")).toBe("domestic");
		expect(of("NL")).toBe("private");
		expect(of("DE", "DE123456789")).toBe("reverse");
		expect(of("DE")).toBe("private");
		expect(of("CH")).toBe("outside");
		expect(of(null)).toBe("private");
		expect(of("NL", "NL123456789B01", "owner")).toBe("owner");
		expect(statementSums([{ cents: 10_000, treatment: "domestic" }])).toEqual({
			netCents: 10_000,
			vatCents: 2_100,
			totalCents: 12_100,
			vats: [{ treatment: "domestic", bp: 2100, netCents: 10_000, cents: 2_100 }],
		});
		expect(statementSums([{ cents: -10_000, treatment: "domestic" }]).totalCents).toBe(-12_100);
		expect(statementSums([{ cents: 10_000, treatment: "reverse" }]).totalCents).toBe(10_000);
	});

	it("tax a correction as what it corrects, and what was stated for nothing as the payee stands now", () => {
		const due = { bookingId: 1, ledgerCents: 0, statedCents: 10_000, statedVat: "private" as const };
		const fresh = { bookingId: 2, ledgerCents: 5_000, statedCents: 0, statedVat: "private" as const };
		const lines = statementLines([due, fresh], "domestic");
		expect(lines.map(({ treatment }) => treatment)).toEqual(["private", "domestic"]);
		expect(statementSums(lines)).toEqual({
			netCents: -5_000,
			vatCents: 1_050,
			totalCents: -3_950,
			vats: [
				{ treatment: "private", bp: 0, netCents: -10_000, cents: 0 },
				{ treatment: "domestic", bp: 2100, netCents: 5_000, cents: 1_050 },
			],
		});
		// What an old statement said of its tax is kept no more.
		expect(statementLines([{ ...due, statedVat: null }], "domestic")).toMatchObject([{ treatment: "domestic" }]);
	});
});

const FILE = {
	messageId: "HR20270401-7K2M9QXD",
	madeAt: new Date("2027-04-01T09:00:00Z"),
	executeOn: "2027-04-02",
	debtor: { name: "Halcyon B.V.", iban: "NL02ABNA0123456789", bic: "ABNANL2A" },
};
const TRANSFER = {
	reference: "HP2704-7K2M9QXD",
	cents: 32_512,
	holder: "Bergweh Medien GmbH & Söhne <Wien>",
	iban: "AT611904300234573201",
	words: "Halcyon 2027-SB-0041",
};

describe("the file for the bank (pain.001.001.09)", () => {
	it("holds what the guidelines ask for, in the signs that every bank takes", () => {
		const xml = creditTransferXml({
			...FILE,
			transfers: [TRANSFER, { ...TRANSFER, reference: "HP2704-7K2M9QXE", cents: 5 }],
		});
		expect(XMLValidator.validate(xml)).toBe(true);
		const parsed = new XMLParser({ parseTagValue: false, ignoreAttributes: false }).parse(xml);
		const { GrpHdr: head, PmtInf: batch } = parsed.Document.CstmrCdtTrfInitn;
		expect(parsed.Document["@_xmlns"]).toBe("urn:iso:std:iso:20022:tech:xsd:pain.001.001.09");
		expect(head).toMatchObject({
			MsgId: FILE.messageId,
			CreDtTm: "2027-04-01T09:00:00Z",
			NbOfTxs: "2",
			CtrlSum: "325.17",
		});
		// The order of the schema, and nothing beside it.
		expect(Object.keys(batch)).toEqual(
			"PmtInfId PmtMtd BtchBookg NbOfTxs CtrlSum PmtTpInf ReqdExctnDt Dbtr DbtrAcct DbtrAgt ChrgBr CdtTrfTxInf".split(
				" ",
			),
		);
		expect(batch).toMatchObject({ PmtMtd: "TRF", NbOfTxs: "2", CtrlSum: "325.17", ChrgBr: "SLEV" });
		expect(batch.ReqdExctnDt.Dt).toBe("2027-04-02");
		expect(batch.DbtrAgt.FinInstnId.BICFI).toBe("ABNANL2A");
		const [first] = batch.CdtTrfTxInf;
		expect(Object.keys(first)).toEqual(["PmtId", "Amt", "Cdtr", "CdtrAcct", "RmtInf"]);
		expect(first.PmtId.EndToEndId).toBe("HP2704-7K2M9QXD");
		expect(first.Amt.InstdAmt).toEqual({ "#text": "325.12", "@_Ccy": "EUR" });
		expect(first.Cdtr.Nm).toBe("Bergweh Medien GmbH + Sohne Wien");
		expect(first.CdtrAcct.Id.IBAN).toBe("AT611904300234573201");
	});

	it("is not made of nothing, of sums that are none, and of identifications that no bank takes", () => {
		const of = (change: object) => () => creditTransferXml({ ...FILE, transfers: [{ ...TRANSFER, ...change }] });
		expect(() => creditTransferXml({ ...FILE, transfers: [] })).toThrow();
		for (const cents of [0, -1, 1.5, Number.NaN]) expect(of({ cents })).toThrow();
		for (const reference of ["", "/x", "a//b", "x".repeat(36), "ü"]) expect(of({ reference })).toThrow();
	});
});

describe("account numbers", () => {
	it("are taken with blanks and in small letters, and refused with a wrong digit, length or country", () => {
		expect(parseIban("nl02 abna 0123 4567 89")).toBe("NL02ABNA0123456789");
		expect(parseIban("AT61 1904 3002 3457 3201")).toBe("AT611904300234573201");
		expect(parseIban("MT84MALT011000012345MTLCAST001S")).toBe("MT84MALT011000012345MTLCAST001S");
		for (const wrong of [
			"NL03ABNA0123456789",
			"NL02ABNA012345678",
			"US02ABNA0123456789",
			"",
			"NL02 ABNA 0123 4567 8O",
		]) {
			expect(parseIban(wrong)).toBeNull();
		}
	});

	it("change with every digit that is typed wrongly", () => {
		fc.assert(
			fc.property(fc.integer({ min: 8, max: 17 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
				const iban = [..."NL02ABNA0123456789"];
				iban[at] = String((Number(iban[at]) + by) % 10);
				expect(parseIban(iban.join(""))).toBeNull();
			}),
		);
	});

	it("of taxes have the form of their country, with it before them", () => {
		expect(parseVatNumber("314 159 265", "DE")).toBe("DE314159265");
		expect(parseVatNumber("DE314159265", "DE")).toBe("DE314159265");
		expect(parseVatNumber("EL094259216", "GR")).toBe("EL094259216");
		expect(parseVatNumber("123456789B01", "NL")).toBe("NL123456789B01");
		expect(parseVatNumber("", "DE")).toBe("");
		expect(parseVatNumber("CHE-123.456.789", "CH")).toBe("CHE123456789");
		for (const [wrong, country] of [
			["31415926", "DE"],
			["NL123456789B01", "DE"],
			["123456789", "NL"],
		] as const) {
			expect(parseVatNumber(wrong, country)).toBeNull();
		}
	});
});

import type { Language } from "#domain/language.ts";
import { byLanguage } from "#domain/language.ts";
import { VAT_TREATMENTS, type VatTreatment } from "#domain/ledger/statement.ts";
import type { StatementContent } from "../documents/statement.ts";
import { sellerIn } from "./document-examples.ts";

/** Made-up statements as they are stored, for previews and tests. */
function statementContent(lang: Language, changes: Partial<StatementContent> = {}): StatementContent {
	const line = {
		bookingNo: "H7K2M9QXD",
		title: byLanguage(() => "Haus Eins"),
		arrival: "2027-03-01",
		departure: "2027-03-08",
		state: "completed" as const,
		isCorrection: false,
		cents: 10_000,
	};
	return {
		kind: "statement",
		lang,
		number: "2027-SB-0041",
		month: "2027-03-01",
		issuedAt: "2027-04-01T08:00:00.000Z",
		seller: sellerIn(lang),
		payee: {
			kind: "partner",
			code: "SP-2071",
			name: "Bergweh Medien GmbH",
			address: "Marktplatz 1, Salzburg",
			country: "AT",
			vatNumber: "ATU12345678",
		},
		lines: [line, { ...line, bookingNo: "H7K2M9QXE", state: "cancelled", isCorrection: true, cents: -2_500 }],
		netCents: 7_500,
		vat: { treatment: "reverse", bp: 0, cents: 0 },
		totalCents: 7_500,
		payTo: { holder: "Bergweh Medien GmbH", ibanEnd: "3201" },
		...changes,
	};
}

/** Who is taxed so. */
const WHO: Readonly<Record<VatTreatment, Partial<StatementContent["payee"]>>> = {
	domestic: { name: "Zonnig Media B.V.", address: "Plein 1, Utrecht", country: "NL", vatNumber: "NL123456789B01" },
	reverse: {},
	private: { name: "Lena Berger", vatNumber: "" },
	outside: { name: "Seeblick GmbH", address: "Seestrasse 4, Zürich", country: "CH", vatNumber: "CHE123456789" },
	owner: { kind: "owner", code: "HO-1004", name: "Hannelore Oberhauser", vatNumber: "" },
};

/** Statements that together need every sentence. */
export function everyStatement(lang: Language): readonly StatementContent[] {
	const { payee } = statementContent(lang);
	return [
		...VAT_TREATMENTS.map((treatment) =>
			statementContent(lang, {
				vat: { treatment, bp: treatment === "domestic" ? 2100 : 0, cents: treatment === "domestic" ? 1_575 : 0 },
				totalCents: treatment === "domestic" ? 9_075 : 7_500,
				payee: { ...payee, ...WHO[treatment] },
				payTo: { holder: WHO[treatment].name ?? payee.name, ibanEnd: "3201" },
			}),
		),
		statementContent(lang, {
			vat: { treatment: "private", bp: 0, cents: 0 },
			payTo: null,
			payee: { ...payee, country: null, vatNumber: "", address: "" },
		}),
		statementContent(lang, { lines: [], netCents: 0, totalCents: 0 }),
		statementContent(lang, {
			correctedVats: [
				{ treatment: "domestic", bp: 2100, netCents: -2_500, cents: -525 },
				{ treatment: "private", bp: 0, netCents: -1_000, cents: 0 },
			],
			totalCents: 6_975,
		}),
	];
}

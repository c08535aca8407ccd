import { CsvError, parse } from "csv-parse/sync";
import { parseIban } from "#domain/ledger/iban.ts";
import { type Cents, parseCents } from "#domain/money.ts";
import { type IsoDate, parseIsoDate } from "#domain/time/civil-date.ts";
import { slugify } from "#site/slug.ts";
import { type Statement, StatementError, withReferences } from "./statement.ts";

/**
 * The list of an account as banks let one download it. Each bank names its columns otherwise: they are known by the
 * names that Dutch, German, French, Austrian and Belgian banks give them, whatever their order.
 */
const COLUMNS = {
	day: wordsOf("datum boekdatum boekingsdatum buchungstag buchungsdatum date bookingdate datecomptable"),
	amount: wordsOf("bedrag bedrageur betrag betrageur amount amounteur montant montanteur umsatz"),
	/** Money in, where in and out stand in columns of their own. */
	credit: wordsOf("credit bij haben gutschrift"),
	direction: wordsOf("afbij debetcredit sollhaben debitcredit creditdebit dc"),
	currency: wordsOf("munt valuta wahrung waehrung currency devise"),
	account: wordsOf("rekening ibanbban rekeningnummer auftragskonto account iban compte"),
	payer: wordsOf(
		`naamomschrijving naamtegenpartij naam tegenpartij naamtegenrekeninghouder beguenstigterzahlungspflichtiger
		begunstigterzahlungspflichtiger auftraggeber name zahlungspflichtiger counterparty counterpartyname payer nom
		contrepartie nomducontrepartie payeur betaler zahler`,
	),
	payerIban: wordsOf(
		`tegenrekening tegenrekeningibanbban rekeningtegenpartij kontonummeriban ibanzahlungsbeteiligter counterpartyiban
		counterpartyaccount comptecontrepartie ibancontrepartie`,
	),
	words: wordsOf(
		`mededelingen mededeling omschrijving omschrijving1 omschrijving2 omschrijving3 verwendungszweck buchungstext
		description reference libelle communication details betalingskenmerk vrijemededeling remittanceinformation purpose motif doel zweck paymentreference`,
	),
	reference: wordsOf("volgnr transactiereferentie transactionid bankreference bankreferenz referentiebank"),
} as const;
type Column = keyof typeof COLUMNS;

function wordsOf(names: string): readonly string[] {
	return names.split(/\s+/);
}

/** Marks of money that came in, where a column says the direction. */
const CREDIT_MARKS = ["bij", "c", "cr", "crdt", "credit", "h", "haben", "s+", "+"];

type Row = readonly string[];

/** Reads a list of an account. Raises StatementError for what is none or cannot be read. */
export function readBankCsv(text: string): Statement {
	const rows = rowsOf(text);
	// Some banks begin with lines about the account.
	const start = rows.findIndex((row) =>
		(["day", "amount"] as const).every((column) => placesOf(row, column).length > 0),
	);
	const inAndOut = rows.findIndex((row) =>
		(["day", "credit"] as const).every((column) => placesOf(row, column).length > 0),
	);
	const at = start >= 0 ? start : inAndOut;
	const head = rows[at];
	if (!head) throw new StatementError(headFailure(rows));
	const places = new Map((Object.keys(COLUMNS) as Column[]).map((column) => [column, placesOf(head, column)] as const));
	const cell = (row: Row, column: Column) =>
		(places.get(column) ?? [])
			.map((place) => (row[place] ?? "").trim())
			.filter((one) => one !== "")
			.join(" ");
	let leftOut = 0;
	const found: Parameters<typeof withReferences>[0][number][] = [];
	for (const [index, row] of rows.entries()) {
		if (index <= at || row.every((one) => one.trim() === "")) continue;
		const wrong = new StatementError({ code: "UNREADABLE_LINE", line: index + 1 });
		const currency = cell(row, "currency").toUpperCase();
		if (/^[A-Z]{3}$/.test(currency) && currency !== "EUR") throw new StatementError({ code: "CURRENCY" });
		const bookedOn = readDay(cell(row, "day"));
		if (bookedOn === null) throw wrong;
		const cents = readCredit(cell(row, start >= 0 ? "amount" : "credit"), cell(row, "direction"), start < 0);
		if (cents === null) throw wrong;
		if (cents === 0) leftOut += 1;
		else {
			const reference = cell(row, "reference");
			const account = cell(row, "account");
			// A running number is one of its account alone.
			const bankReference = reference !== "" && account !== "" ? `${account}/${reference}` : reference;
			const payerIban = parseIban(cell(row, "payerIban"));
			found.push({ bankReference, bookedOn, cents, payer: cell(row, "payer"), payerIban, words: cell(row, "words") });
		}
	}
	return { credits: withReferences(found, ""), movements: [], leftOut };
}

function rowsOf(text: string): readonly Row[] {
	const options = { bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: false };
	const [line = ""] = text.split(/\r?\n/).filter((one) => one.trim() !== "");
	const most = [";", ",", "\t"].map((delimiter) => ({ delimiter, count: line.split(delimiter).length }));
	const { delimiter = "," } = most.sort((a, b) => b.count - a.count)[0] ?? {};
	try {
		return parse(text, { ...options, delimiter }) as unknown as Row[];
	} catch (error) {
		if (error instanceof CsvError) throw new StatementError({ code: "NOT_A_STATEMENT" });
		throw error;
	}
}

function placesOf(head: Row, column: Column): readonly number[] {
	return head.flatMap((name, place) => (COLUMNS[column].includes(slugify(name).replaceAll("-", "")) ? [place] : []));
}

function headFailure(rows: readonly Row[]) {
	const [head = []] = rows;
	if (head.length < 2) return { code: "NOT_A_STATEMENT" } as const;
	const has = (column: Column) => placesOf(head, column).length > 0;
	const missing = [
		...(has("day") ? [] : (["day"] as const)),
		...(has("amount") || has("credit") ? [] : (["amount"] as const)),
	];
	return { code: "COLUMNS", missing } as const;
}

/** A day as banks write it: `2027-01-15`, `15-01-2027`, `15.01.27`, `15/01/2027`, `20270115`. */
function readDay(text: string): IsoDate | null {
	const iso = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text);
	const local = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4}|\d{2})$/.exec(text);
	const day = iso
		? `${iso[1]}-${iso[2]}-${iso[3]}`
		: local
			? `${local[3]?.padStart(4, "20")}-${local[2]?.padStart(2, "0")}-${local[1]?.padStart(2, "0")}`
			: "";
	return parseIsoDate(day) === null ? null : day;
}

/** What came in; 0: it went out. Null: it is no sum. */
function readCredit(amount: string, direction: string, mayBeEmpty: boolean): Cents | null {
	if (amount === "" && mayBeEmpty) return 0;
	const [, sign = "", sum = "", behind = ""] = /^\s*([+\-−]?)\s*(.*?)\s*([+\-−]?)\s*$/.exec(amount) ?? [];
	const cents = parseCents(sum);
	if (cents === null) return null;
	if (/[-−]/.test(sign + behind)) return 0;
	const isOut = direction !== "" && !CREDIT_MARKS.includes(direction.toLowerCase());
	return isOut ? 0 : cents;
}

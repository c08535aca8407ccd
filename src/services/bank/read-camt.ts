import { XMLParser, XMLValidator } from "fast-xml-parser";
import { payoutReferenceIn } from "#domain/ledger/account.ts";
import { parseIban } from "#domain/ledger/iban.ts";
import { parseIsoDate } from "#domain/time/civil-date.ts";
import { type BankCredit, type BankMovement, type Statement, StatementError, withReferences } from "./statement.ts";

/**
 * A bank-to-customer statement, ISO 20022 camt.053 (versions .02 to .14: parties stand in `Pty` from .08 on). Booked
 * credits count; an entry of several transactions is taken apart, each with its own sum and words.
 */

type Node = Readonly<Record<string, unknown>>;

/** What stands below a name, as a list; nothing of it: empty. */
function each(node: unknown, ...path: readonly string[]): readonly unknown[] {
	let found: readonly unknown[] = [node];
	for (const name of path) {
		found = found.flatMap((one) => {
			const below = one !== null && typeof one === "object" ? (one as Node)[name] : undefined;
			if (below === undefined) return [];
			return Array.isArray(below) ? below : [below];
		});
	}
	return found;
}

/** The first text below a name. */
function textOf(node: unknown, ...path: readonly string[]): string {
	for (const found of each(node, ...path)) {
		const text = found !== null && typeof found === "object" ? (found as Node)["#text"] : found;
		if (typeof text === "string") return text;
	}
	return "";
}

/** A sum of the standard: digits, a point, at most five decimals. Null: none, or it has parts of a cent. */
function centsOf(text: string): number | null {
	const [, whole = "", part = ""] = /^(\d{1,9})(?:\.(\d{1,5}))?$/.exec(text.trim()) ?? [];
	if (whole === "" || !/^\d{0,2}0*$/.test(part)) return null;
	return Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, "0"));
}

/** Reads a statement. Raises StatementError for what is none, is not in euros or cannot be read. */
export function readCamt(xml: string): Statement {
	// Statements have no document type; one that has could define entities without end.
	if (/<!DOCTYPE/i.test(xml) || XMLValidator.validate(xml) !== true) {
		throw new StatementError({ code: "NOT_A_STATEMENT" });
	}
	const parser = new XMLParser({ removeNSPrefix: true, ignoreAttributes: false, parseTagValue: false });
	const statements = each(parser.parse(xml), "Document", "BkToCstmrStmt", "Stmt");
	if (statements.length === 0) throw new StatementError({ code: "NOT_A_STATEMENT" });
	let leftOut = 0;
	let entryNo = 0;
	const credits: BankCredit[] = [];
	const movements: BankMovement[] = [];
	for (const statement of statements) {
		const account = textOf(statement, "Acct", "Id", "IBAN") || textOf(statement, "Acct", "Id", "Othr", "Id");
		const found: Parameters<typeof withReferences>[0][number][] = [];
		for (const entry of each(statement, "Ntry")) {
			entryNo += 1;
			const moved = movementsOf(entry);
			movements.push(...moved);
			if (!isBookedCredit(entry) || moved.some(({ isOut, words }) => !isOut && payoutReferenceIn(words) !== null)) {
				leftOut += 1;
				continue;
			}
			found.push(...creditsOf(entry, entryNo));
		}
		credits.push(...withReferences(found, account));
	}
	return { credits, movements, leftOut };
}

/** The status is a text up to version .07 and a code in `Cd` from .08 on. */
function isBookedCredit(entry: unknown): boolean {
	const status = textOf(entry, "Sts", "Cd") || textOf(entry, "Sts");
	const isReversal = textOf(entry, "RvslInd") === "true";
	return textOf(entry, "CdtDbtInd") === "CRDT" && (status === "BOOK" || status === "") && !isReversal;
}

/**
 * What of an entry may be ours going out, or coming back: transactions of a debit, and of a credit those that the bank
 * calls a return. A batch without its transactions is one movement with the name of its file.
 */
function movementsOf(entry: unknown): readonly BankMovement[] {
	const status = textOf(entry, "Sts", "Cd") || textOf(entry, "Sts");
	const day = (textOf(entry, "BookgDt", "Dt") || textOf(entry, "BookgDt", "DtTm")).slice(0, 10);
	if ((status !== "BOOK" && status !== "") || parseIsoDate(day) === null) return [];
	const isOut = textOf(entry, "CdtDbtInd") === "DBIT";
	const parts = each(entry, "NtryDtls", "TxDtls");
	const batch = textOf(entry, "NtryDtls", "Btch", "PmtInfId") || textOf(entry, "NtryDtls", "Btch", "MsgId");
	if (parts.length === 0 && isOut && batch) {
		const cents = sumOf(each(entry, "Amt")[0]);
		return cents ? [{ isOut, bookedOn: day, cents, words: batch, reason: "" }] : [];
	}
	return parts.flatMap((part) => {
		const isReturn = each(part, "RtrInf").length > 0 || textOf(entry, "RvslInd") === "true";
		if (!isOut && !isReturn) return [];
		const own = sumOf(each(part, "Amt")[0] ?? each(part, "AmtDtls", "TxAmt", "Amt")[0]);
		const cents = own ?? (parts.length === 1 ? sumOf(each(entry, "Amt")[0]) : null);
		if (!cents) return [];
		const reason = [textOf(part, "RtrInf", "Rsn", "Cd"), textOf(part, "RtrInf", "AddtlInf")].filter(Boolean).join(" ");
		return [{ isOut: isOut && !isReturn, bookedOn: day, cents, words: wordsOf(part).join(" "), reason }];
	});
}

function creditsOf(entry: unknown, line: number) {
	const wrong = new StatementError({ code: "UNREADABLE_LINE", line });
	const day = (textOf(entry, "BookgDt", "Dt") || textOf(entry, "BookgDt", "DtTm")).slice(0, 10);
	if (parseIsoDate(day) === null) throw wrong;
	const total = sumOf(each(entry, "Amt")[0]);
	if (total === null || total === 0) throw wrong;
	const bankReference = textOf(entry, "AcctSvcrRef");
	const parts = each(entry, "NtryDtls", "TxDtls");
	const sums = parts.map((part) => sumOf(each(part, "Amt")[0] ?? each(part, "AmtDtls", "TxAmt", "Amt")[0]));
	const areWhole = sums.every((sum) => sum !== null) && sums.reduce((all, sum) => (all ?? 0) + (sum ?? 0), 0) === total;
	// Without sums of their own, or with others than the entry's, the transactions are no more than its words.
	if (parts.length < 2 || !areWhole) {
		const words = [...parts.flatMap(wordsOf), ...(parts.length === 0 ? [textOf(entry, "AddtlNtryInf")] : [])];
		const own = parts.length === 1 ? textOf(parts[0], "Refs", "AcctSvcrRef") : "";
		return [
			{
				bankReference: own || bankReference,
				bookedOn: day,
				cents: total,
				payer: parts.map(payerOf).find(Boolean) ?? "",
				payerIban: parts.length === 1 ? payerIbanOf(parts[0]) : null,
				words: words.join(" "),
			},
		];
	}
	return parts.map((part, at) => ({
		bankReference: textOf(part, "Refs", "AcctSvcrRef") || (bankReference && `${bankReference}/${at + 1}`),
		bookedOn: day,
		cents: sums[at] ?? 0,
		payer: payerOf(part),
		payerIban: payerIbanOf(part),
		words: wordsOf(part).join(" "),
	}));
}

function sumOf(amount: unknown): number | null {
	const currency = textOf(amount, "@_Ccy");
	if (currency !== "" && currency !== "EUR") throw new StatementError({ code: "CURRENCY" });
	return centsOf(textOf(amount));
}

function payerOf(part: unknown): string {
	return textOf(part, "RltdPties", "Dbtr", "Pty", "Nm") || textOf(part, "RltdPties", "Dbtr", "Nm");
}

function payerIbanOf(part: unknown): string | null {
	return parseIban(textOf(part, "RltdPties", "DbtrAcct", "Id", "IBAN"));
}

/** What the payer wrote: words, a reference of the creditor's, and the payer's own reference of it. */
function wordsOf(part: unknown): readonly string[] {
	const endToEnd = textOf(part, "Refs", "EndToEndId");
	return [
		...each(part, "RmtInf", "Ustrd").map((one) => textOf(one)),
		...each(part, "RmtInf", "Strd", "CdtrRefInf", "Ref").map((one) => textOf(one)),
		endToEnd === "NOTPROVIDED" ? "" : endToEnd,
	].filter((text) => text !== "");
}

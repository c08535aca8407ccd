import type { Cents } from "../money.ts";
import type { IsoDate } from "../time/civil-date.ts";

/**
 * A file of SEPA credit transfers for the bank, ISO 20022 pain.001.001.09, by the implementation guidelines of the
 * European Payments Council (EPC132-08): one batch, one debtor, euros, shared charges.
 */

export interface CreditTransfer {
	/** Comes back in the bank's file: EndToEndId, at most 35 signs. */
	readonly reference: string;
	readonly cents: Cents;
	readonly holder: string;
	readonly iban: string;
	/** What the payee reads. */
	readonly words: string;
}

export interface CreditTransferFile {
	/** MsgId and PmtInfId, at most 35 signs. */
	readonly messageId: string;
	readonly madeAt: Date;
	/** Day on which the bank is to pay. */
	readonly executeOn: IsoDate;
	readonly debtor: { readonly name: string; readonly iban: string; readonly bic: string | null };
	readonly transfers: readonly CreditTransfer[];
}

const [LONGEST_NAME, LONGEST_WORDS] = [70, 140];

/** Signs that every bank of the area takes (EPC217-08); letters with marks lose them, all else becomes a blank. */
function plain(text: string, longest: number): string {
	return text
		.replaceAll("ß", "ss")
		.replaceAll("æ", "ae")
		.replaceAll("ø", "o")
		.replaceAll("Ø", "O")
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.replace(/&/g, "+")
		.replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, " ")
		.replace(/\s+/g, " ")
		.trim()
		.slice(0, longest)
		.trim();
}

const euros = (cents: Cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;

/** An identification that may not begin with a slash nor hold two. */
function identification(text: string): string {
	if (!/^(?!\/)(?!.*\/\/)[A-Za-z0-9/\-?:().,'+ ]{1,35}$/.test(text)) throw new Error(`no identification: ${text}`);
	return text;
}

/** The text of the file. Throws for what no bank would take: nothing to pay, sums of nothing, identifications too long. */
export function creditTransferXml({ messageId, madeAt, executeOn, debtor, transfers }: CreditTransferFile): string {
	if (transfers.length === 0) throw new Error("a file of transfers holds at least one");
	const total = transfers.reduce((sum, { cents }) => {
		if (!Number.isSafeInteger(cents) || cents <= 0) throw new Error("a transfer is of more than nothing");
		return sum + cents;
	}, 0);
	const counted = `<NbOfTxs>${transfers.length}</NbOfTxs><CtrlSum>${euros(total)}</CtrlSum>`;
	const name = (text: string) => escaped(plain(text, LONGEST_NAME) || "-");
	const id = escaped(identification(messageId));
	const agent = debtor.bic ? `<BICFI>${escaped(debtor.bic)}</BICFI>` : "<Othr><Id>NOTPROVIDED</Id></Othr>";
	const lines = transfers.map(
		({ reference, cents, holder, iban, words }) =>
			`<CdtTrfTxInf><PmtId><EndToEndId>${escaped(identification(reference))}</EndToEndId></PmtId>` +
			`<Amt><InstdAmt Ccy="EUR">${euros(cents)}</InstdAmt></Amt>` +
			`<Cdtr><Nm>${name(holder)}</Nm></Cdtr><CdtrAcct><Id><IBAN>${escaped(iban)}</IBAN></Id></CdtrAcct>` +
			`<RmtInf><Ustrd>${escaped(plain(words, LONGEST_WORDS) || "-")}</Ustrd></RmtInf></CdtTrfTxInf>`,
	);
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn>',
		`<GrpHdr><MsgId>${id}</MsgId><CreDtTm>${madeAt.toISOString().slice(0, 19)}Z</CreDtTm>${counted}`,
		`<InitgPty><Nm>${name(debtor.name)}</Nm></InitgPty></GrpHdr>`,
		`<PmtInf><PmtInfId>${id}</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>false</BtchBookg>${counted}`,
		"<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>",
		`<ReqdExctnDt><Dt>${executeOn}</Dt></ReqdExctnDt><Dbtr><Nm>${name(debtor.name)}</Nm></Dbtr>`,
		`<DbtrAcct><Id><IBAN>${escaped(debtor.iban)}</IBAN></Id></DbtrAcct><DbtrAgt><FinInstnId>${agent}</FinInstnId></DbtrAgt>`,
		"<ChrgBr>SLEV</ChrgBr>",
		...lines,
		"</PmtInf></CstmrCdtTrfInitn></Document>",
		"",
	].join("\n");
}

function escaped(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

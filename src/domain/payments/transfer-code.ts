import type { Cents } from "../money.ts";

/** What a SEPA transfer needs, for a code that banking apps read. */
export interface Transfer {
	readonly holder: string;
	readonly iban: string;
	readonly bic: string | null;
	/** At least one cent. */
	readonly cents: Cents;
	/** What is written with it. */
	readonly reference: string;
}

const MOST_HOLDER = 70;
const MOST_REFERENCE = 140;

/**
 * The text of a QR code that fills in a transfer (EPC069-12, version 2): the European Payments Council's own form, which
 * Austrian, Belgian, Dutch, Finnish and German banking apps read. The code's correction level is M.
 */
export function transferCode({ holder, iban, bic, cents, reference }: Transfer): string {
	const line = (text: string, most: number) => text.replace(/\s+/g, " ").trim().slice(0, most);
	return [
		"BCD",
		"002",
		// UTF-8.
		"1",
		"SCT",
		bic?.replace(/\s/g, "") ?? "",
		line(holder, MOST_HOLDER),
		iban.replace(/\s/g, ""),
		`EUR${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`,
		// Neither a purpose nor a reference under ISO 11649: ours is free text.
		"",
		"",
		line(reference, MOST_REFERENCE),
	].join("\n");
}

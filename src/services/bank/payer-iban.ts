import { findRefundByBank } from "#db/payments/refunds.ts";
import type { App } from "../app.ts";
import { seal, unseal } from "../staff/sealed.ts";

/** The accounts of those who paid, which are stored sealed with the site's secret. */

interface Sealing {
	readonly settings: { readonly appSecret: Uint8Array };
}

const PURPOSE = "payer iban";

/** An account's number as it is stored; null where none is known. */
export function sealPayerIban(app: Sealing, iban: string | null): string | null {
	return iban === null ? null : seal(app.settings.appSecret, PURPOSE, Buffer.from(iban)).toString("base64");
}

/** The number again; null where none is known, or it was sealed under another secret of the site. */
export function openPayerIban(app: Sealing, sealed: string | null): string | null {
	if (sealed === null) return null;
	try {
		return unseal(app.settings.appSecret, PURPOSE, Buffer.from(sealed, "base64")).toString();
	} catch {
		return null;
	}
}

/** The account that a refund goes to: its payer's, or one that a colleague confirmed; null where neither is known. */
export function payeeIban(
	app: Sealing,
	row: { readonly payer_iban_sealed: string | null; readonly payee_iban_sealed: string | null },
): string | null {
	return openPayerIban(app, row.payer_iban_sealed) ?? openPayerIban(app, row.payee_iban_sealed);
}

/** The account that a refund goes to; "unknown" where it is to be asked for, null where no such refund waits. */
export async function payeeIbanOf(app: Sealing & Pick<App, "db">, refundId: number): Promise<string | null> {
	const row = await findRefundByBank(app.db, refundId);
	return row && (payeeIban(app, row) ?? "unknown");
}

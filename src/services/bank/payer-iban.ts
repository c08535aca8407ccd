import { findRefundPayer } from "#db/payments/refunds.ts";
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

/** Whether the account that a refund's payment came from is known; null: there is no such refund. */
export async function payerIbanOf(
	app: Sealing & Pick<App, "db">,
	refundId: number,
): Promise<"known" | "unknown" | null> {
	const row = await findRefundPayer(app.db, refundId);
	return row && (openPayerIban(app, row.payer_iban_sealed) === null ? "unknown" : "known");
}

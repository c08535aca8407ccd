import { findAccountId } from "#db/ledger/ledger.ts";
import { findPayoutDetails } from "#db/ledger/payout-details.ts";
import type { Language } from "#domain/language.ts";
import type { PayoutPage } from "#site/views/ledger-view.ts";
import type { App } from "../../app.ts";
import { payeeOf } from "../../ledger/payee.ts";
import type { MemberSession } from "../../organisations/member-session.ts";
import { countriesIn } from "../country-choice.ts";

/** Where the organisation is paid: of the account its end alone. */
export async function payoutPage(
	app: Pick<App, "db" | "clock">,
	session: MemberSession,
	language: Language,
): Promise<PayoutPage> {
	const accountId = await findAccountId(app.db, payeeOf(session));
	const row = accountId === null ? null : await findPayoutDetails(app.db, accountId);
	return {
		name: "payout",
		details: row && {
			holder: row.holder,
			address: row.address,
			country: row.country,
			ibanEnd: row.iban_end,
			vatNumber: row.vat_number,
			usableFrom: row.usable_from.toISOString(),
			isUsable: row.usable_from <= app.clock.now(),
		},
		countries: countriesIn(language).map(({ code, name }) => ({ value: code, label: name })),
	};
}

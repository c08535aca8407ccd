import type { Language } from "#domain/language.ts";
import type { BankDetails } from "#site/views/guest-view.ts";
import type { App } from "../app.ts";

/** The account that transfers go to; null where the company's data name none. */
export function bankOf(app: Pick<App, "company">, language: Language): BankDetails | null {
	const { bank } = app.company.of(language);
	return bank ? { holder: bank.holder, iban: bank.iban, bic: bank.bic || null } : null;
}

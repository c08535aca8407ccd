import type { DocumentSeller } from "./content.ts";

/**
 * The company out of the content's data source `company`, the one place of its own values, read in the document's language
 * (`content.datasource("company", language)`). Throws without a name or an e-mail address: no document may lack its sender.
 */
export function sellerOf(values: ReadonlyMap<string, string>): DocumentSeller {
	const value = (name: string) => values.get(name)?.trim() || null;
	const [name, email, iban] = [value("name"), value("email"), value("iban")];
	if (!name || !email) throw new Error("the data source `company` lacks a name or an e-mail address");
	const place = [value("postal_code"), value("place")].filter(Boolean).join(" ");
	return {
		name,
		email,
		telephone: value("telephone"),
		address: [value("street"), place, value("country")].filter((line): line is string => Boolean(line)),
		registration: value("registration"),
		vatNumber: value("vat_number"),
		bank: iban ? { holder: value("account_holder") ?? name, iban, bic: value("bic") } : null,
	};
}

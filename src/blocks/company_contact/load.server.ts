import type { LoadContext } from "../load-context.server.ts";
import type { CompanyContact } from "./schema.ts";

/** Name of the data source that holds the company's own values. */
export const COMPANY = "company";

/** The company as its data source has it; a value that is not filled in is absent. */
export interface CompanyContactData {
	readonly name?: string;
	/** Lines, commas between them. */
	readonly address?: string;
	readonly telephone?: string;
	readonly email?: string;
	readonly hours?: string;
	readonly registration?: string;
	readonly vatNumber?: string;
	/** Who represents it. */
	readonly director?: string;
}

/** Reads the company's values in the page's language. */
export async function load(_: CompanyContact, { app, language }: LoadContext): Promise<CompanyContactData> {
	const values = await app.content.datasource(COMPANY, language);
	const value = (name: string) => values.get(name)?.trim() || undefined;
	const place = [value("postal_code"), value("place")].filter(Boolean).join(" ");
	const address = [value("street"), place, value("country")].filter(Boolean).join(", ");
	return {
		name: value("name"),
		address: address || undefined,
		telephone: value("telephone"),
		email: value("email"),
		hours: value("hours"),
		registration: value("registration"),
		vatNumber: value("vat_number"),
		director: value("director"),
	};
}

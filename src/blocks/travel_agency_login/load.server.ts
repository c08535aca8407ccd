import { COMPANY } from "../company_contact/load.server.ts";
import type { LoadContext } from "../load-context.server.ts";
import type { TravelAgencyLogin } from "./schema.ts";

export interface TravelAgencyLoginData {
	/** Where agencies write to; null: the company names no address. */
	readonly email: string | null;
}

/** The company's address for mails. */
export async function load(_: TravelAgencyLogin, { app, language }: LoadContext): Promise<TravelAgencyLoginData> {
	const values = await app.content.datasource(COMPANY, language);
	return { email: values.get("email")?.trim() || null };
}

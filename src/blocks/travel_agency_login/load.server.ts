import { COMPANY } from "../company_contact/load.server.ts";
import type { LoadContext } from "../load-context.server.ts";
import type { TravelAgencyLogin } from "./schema.ts";

export interface TravelAgencyLoginData {
	/** Where agencies without access write to; null: the company names no address. */
	readonly email: string | null;
	/** Who is signed in; null: nobody. */
	readonly signedIn: { readonly name: string; readonly agency: string } | null;
}

/** The company's address for mails, and who of an agency looks at the page. */
export async function load(
	_: TravelAgencyLogin,
	{ app, language, agencyMember }: LoadContext,
): Promise<TravelAgencyLoginData> {
	const values = await app.content.datasource(COMPANY, language);
	return { email: values.get("email")?.trim() || null, signedIn: (await agencyMember?.()) ?? null };
}

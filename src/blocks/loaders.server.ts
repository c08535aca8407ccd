import { load as article } from "./article/load.server.ts";
import { load as companyContact } from "./company_contact/load.server.ts";
import type { LoadBlock } from "./load-context.server.ts";
import { load as travelAgencyLogin } from "./travel_agency_login/load.server.ts";

/** Loaders by component's name; a component that is not here shows only what it holds. */
export const BLOCK_LOADERS: Readonly<Record<string, LoadBlock<never>>> = {
	article,
	company_contact: companyContact,
	travel_agency_login: travelAgencyLogin,
};

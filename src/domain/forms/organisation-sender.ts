import type { MemberRight } from "../organisations/rights.ts";
import { defineAreaForm } from "./area-form.ts";

/** Who sends the forms of the areas of organisations. */
export type OrganisationSender =
	/** No session is needed. */
	| "anyone"
	/** Somebody who is signed in, for the own sessions. */
	| "account"
	/** Somebody who is signed in and has the right. */
	| MemberRight;

/** Defines a form of these areas. */
export const defineOrganisationForm = defineAreaForm<OrganisationSender>();

import { z } from "zod";
import { code } from "../validation.ts";

/**
 * What an agency says beside a booking that it makes for a client. It counts with an agency's session alone
 * (docs/guides/bookings-and-payments.md#bookings-by-agencies).
 */
export const PAPERS_TO = ["client", "agency", "both"] as const;
export type PapersTo = (typeof PAPERS_TO)[number];

export interface AgencyChoice {
	/** Who gets the mails and papers that a guest would get. */
	readonly papersTo: PapersTo;
	/** Confirmed at once, the first instalment due in a week; where finance has allowed it. */
	readonly onInvoice: boolean;
}

/** An agency that says nothing. */
export const NO_AGENCY_CHOICE: AgencyChoice = { papersTo: "client", onInvoice: false };

/** As it is sent. */
export const agencyChoiceFields = z.object({
	papersTo: z.enum(PAPERS_TO, code("INVALID_CHOICE")).default("client"),
	onInvoice: z.boolean(code("INVALID_TYPE")).default(false),
});

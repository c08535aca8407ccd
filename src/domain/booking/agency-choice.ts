import { z } from "zod";
import { code } from "../validation.ts";

/**
 * What an agency says beside a booking that it makes for a client. It counts with an agency's session alone
 * (docs/guides/bookings-and-payments.md#bookings-by-agencies).
 */
export const DOCUMENTS_TO = ["client", "agency", "both"] as const;
export type DocumentsTo = (typeof DOCUMENTS_TO)[number];

export interface AgencyChoice {
	/** Who gets the mails and papers that a guest would get. */
	readonly documentsTo: DocumentsTo;
	/** Confirmed at once, the first instalment due in a week; where finance has allowed it. */
	readonly onInvoice: boolean;
}

/** An agency that says nothing. */
export const NO_AGENCY_CHOICE: AgencyChoice = { documentsTo: "client", onInvoice: false };

/** As it is sent. */
export const agencyChoiceFields = z.object({
	documentsTo: z.enum(DOCUMENTS_TO, code("INVALID_CHOICE")).default("client"),
	onInvoice: z.boolean(code("INVALID_TYPE")).default(false),
});

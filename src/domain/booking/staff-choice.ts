import { z } from "zod";
import { isPlainText } from "../text.ts";
import { code, type FieldError } from "../validation.ts";

/**
 * What staff say beside a booking that they make for a guest (specification §3 csAddSalesPartnerOrHost, csHostId,
 * csSalesPartner, csDoNotSendDocuments). It counts with a valid staff session alone
 * (docs/guides/bookings-and-payments.md#bookings-by-staff).
 */
export interface StaffChoice {
	readonly addSalesPartnerOrHost: boolean;
	/** Code of the host who is paid; null: none was chosen. */
	readonly hostId: string | null;
	/** Code of the sales partner who is paid; never beside a host. */
	readonly salesPartner: string | null;
	/** Mails about the booking are kept, not sent; its papers are made all the same. */
	readonly doNotSendDocuments: boolean;
}

/** Staff who leave everything as it is. */
export const NO_STAFF_CHOICE: StaffChoice = {
	addSalesPartnerOrHost: false,
	hostId: null,
	salesPartner: null,
	doNotSendDocuments: false,
};

const partnerCode = () =>
	z
		.string(code("INVALID_TYPE"))
		.trim()
		.max(60, code("TOO_LONG"))
		.refine(isPlainText, code("INVALID_CHARACTERS"))
		.nullish();

/** Each field by itself, as it is sent; for documentation too. */
export const staffChoiceFields = z.object({
	addSalesPartnerOrHost: z.boolean(code("INVALID_TYPE")).default(false),
	hostId: partnerCode().describe("code of an active host"),
	salesPartner: partnerCode().describe("code of an active sales partner"),
	doNotSendDocuments: z.boolean(code("INVALID_TYPE")).default(false),
});

/** One of the two codes is needed where somebody is added, and no more: a booking pays one. */
export const staffChoiceSchema = staffChoiceFields
	.transform((typed): StaffChoice => {
		const { addSalesPartnerOrHost, doNotSendDocuments } = typed;
		const chosen = (text: string | null | undefined) => (addSalesPartnerOrHost && text ? text : null);
		return {
			addSalesPartnerOrHost,
			hostId: chosen(typed.hostId),
			salesPartner: chosen(typed.salesPartner),
			doNotSendDocuments,
		};
	})
	.superRefine((choice, context) => {
		const wrong = wrongPayee(choice);
		if (wrong) context.addIssue({ code: "custom", path: [wrong.path], message: wrong.code });
	});

function wrongPayee({ addSalesPartnerOrHost, hostId, salesPartner }: StaffChoice): FieldError | null {
	if (hostId !== null && salesPartner !== null) return { path: "hostId", code: "OUT_OF_RANGE" };
	const isMissing = addSalesPartnerOrHost && hostId === null && salesPartner === null;
	return isMissing ? { path: "salesPartner", code: "REQUIRED" } : null;
}

import { DECLINE_CODES } from "#domain/booking/decline.ts";
import type { Translate } from "#i18n/translate.ts";

/** What the trail knows by name; what is added to it later is said in general. */
export const ACTIONS = [
	"startPayment",
	"confirmAtOnce",
	"takeOption",
	"apply",
	"pay",
	"extendHold",
	"paymentRunsOut",
	"backToOption",
	"payLate",
	"payOption",
	"confirmOption",
	"extendOption",
	"cancelOption",
	"optionRunsOut",
	"acceptApplication",
	"declineApplication",
	"applicationRunsOut",
	"cancel",
	"cancelForHost",
	"lapseUnpaid",
	"proveOption",
	"complete",
	"receiveBankTransfer",
	"refundSent",
	"changeDetails",
	"changePrice",
	"giveBackMore",
	"rebook",
	"askColleague",
	"confirmForColleague",
	"refuseColleague",
	"withdrawApproval",
	"requestOvertaken",
	"sendMail",
	"assignBooking",
	"unassignBooking",
	"writeToGuest",
	"blockNights",
	"unblockNights",
	"addAgency",
	"addCalendar",
	"addCode",
	"addOwner",
	"agencyInvoice",
	"changeAgency",
	"changeCode",
	"changeEmail",
	"changeMember",
	"changeOwner",
	"changePartner",
	"changePayoutDetails",
	"changeStaffRoles",
	"chooseLandingHomes",
	"endApiKey",
	"endCode",
	"endStaffAccount",
	"eraseData",
	"eraseOrganisation",
	"erasePerson",
	"exportBookings",
	"exportData",
	"exportLetting",
	"exportOrganisation",
	"exportPerson",
	"exportTrail",
	"fetchPayouts",
	"grantCredits",
	"inviteMember",
	"inviteStaff",
	"inviteStaffAgain",
	"leaveCalendar",
	"makeApiKey",
	"makeStaffPass",
	"nameApiKey",
	"note",
	"payoutPaid",
	"payoutReturned",
	"proposeForHome",
	"proposePayouts",
	"putBankLineAside",
	"readMail",
	"refuseProposal",
	"releasePayouts",
	"releaseProposal",
	"removeMember",
	"removeRedirect",
	"renewApiKey",
	"renewIcalAddress",
	"retryMail",
	"runFeedAgain",
	"saveRedirect",
	"sendMailAgain",
	"setFlag",
	"setHomeStatus",
	"stateLetting",
	"takeBankLineBack",
	"takeStatement",
	"withdrawPayouts",
	"withdrawProposal",
] as const;

/** The name of what was done, where there are words for it; null: there are none. */
export function knownAction(action: string): (typeof ACTIONS)[number] | null {
	return ACTIONS.find((known) => known === action) ?? null;
}

/** Values of the trail that have a name in words. */
const VALUES = [
	"accoId",
	"arrival",
	"departure",
	"cents",
	"grandCents",
	"backCents",
	"feeCents",
	"state",
	"status",
	"type",
	"reference",
	"roles",
	"name",
	"email",
	"from",
	"to",
	"kind",
	"lines",
	"raised",
	"ended",
	"assignedTo",
	"expiresOn",
	"held",
	"homes",
	"period",
	"adults",
	"children",
	"babies",
	"pets",
] as const;

/** The name of a value, where there are words for it; null: it stands as it was noted. */
export function knownValue(name: string): (typeof VALUES)[number] | null {
	return VALUES.find((known) => known === name) ?? null;
}

/** Kinds of what was done something with. */
const SUBJECTS = [
	"accommodation",
	"booking",
	"guest",
	"list",
	"owner",
	"staff",
	"review",
	"replyTemplate",
	"redirect",
	"payout",
	"partner",
	"mail",
	"form",
	"flag",
	"feedRun",
	"code",
	"bank",
	"agency",
] as const;

/** The kind of a line's subject; null: there are no words for it. */
export function knownSubject(kind: string): (typeof SUBJECTS)[number] | null {
	// Two names of the same in the trail.
	const name = kind === "home" ? "accommodation" : kind;
	return SUBJECTS.find((known) => known === name) ?? null;
}

/** Why something was done, as the trail has it: a reason that was chosen from a list in words, one that was typed as it stands. */
export function reasonText(t: Translate, action: string, reason: string): string {
	const code = action === "declineApplication" ? DECLINE_CODES.find((known) => known === reason) : undefined;
	return code ? t(`office.decline_${code}`) : reason;
}

const ACTORS = ["guest", "agency", "owner", "payment", "timer"] as const;

/** Who did something, where no name is known. */
export function actorOf(actor: string): (typeof ACTORS)[number] | "system" {
	return ACTORS.find((known) => known === actor) ?? "system";
}

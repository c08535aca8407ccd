/** What the trail knows by name; what is added to it later is said in general. */
const ACTIONS = [
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
	"sendMail",
	"assignBooking",
	"unassignBooking",
	"writeToGuest",
	"blockNights",
	"unblockNights",
] as const;

/** The name of what was done, where there are words for it; null: there are none. */
export function knownAction(action: string): (typeof ACTIONS)[number] | null {
	return ACTIONS.find((known) => known === action) ?? null;
}

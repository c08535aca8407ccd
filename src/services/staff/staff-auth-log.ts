import { authLog } from "../access/auth-log.ts";

/** Who tried to get into the back office. */

type StaffAuthEvent =
	| "refused"
	| "signed_in"
	| "signed_out"
	| "link_gone"
	| "link_used"
	| "pass_used"
	| "pass_refused"
	| "confirmed"
	| "sessions_ended";

export const staffLog = authLog<StaffAuthEvent>("staff", { failed: "refused", entered: "signed_in" });

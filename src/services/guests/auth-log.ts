import { authLog } from "../access/auth-log.ts";

/** Who tried to get into the guest area. */

type GuestAuthEvent = "asked" | "code_wrong" | "link_gone" | "signed_in" | "signed_out" | "signed_out_everywhere";

/** The area whose tries are logged here. */
export const AREA = "guest";

export const { logAuth, isBlocked, delayOf } = authLog<GuestAuthEvent>(AREA, {
	failed: "code_wrong",
	entered: "signed_in",
});

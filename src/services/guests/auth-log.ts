import { mailedLog } from "../access/auth-log.ts";

/** Who tried to get into the guest area. */

/** The area whose tries are logged here. */
export const AREA = "guest";

export const { logAuth } = mailedLog(AREA);

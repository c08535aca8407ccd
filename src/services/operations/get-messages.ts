import { loadMessageFlags, type MessageFlags } from "#db/operations/message-flags.ts";
import type { App } from "../app.ts";

/** The flags behind the two banners (specification §7). */
export function getMessages(app: Pick<App, "db">): Promise<MessageFlags> {
	return loadMessageFlags(app.db);
}

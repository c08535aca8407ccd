import type { Db } from "#db/connection/client.ts";
import { loadMessageFlags, type MessageFlags } from "#db/operations/message-flags.ts";
import type { App } from "../app.ts";

/** A banner may be this old where every page shows it; whoever raises one sees it at once. */
const KEPT_MS = 1_000;

interface Kept {
	readonly at: number;
	readonly flags: Promise<MessageFlags>;
}
const kept = new WeakMap<Db, Kept>();

/** The flags behind the two banners (specification §7). */
export function getMessages(app: Pick<App, "db">): Promise<MessageFlags> {
	return loadMessageFlags(app.db);
}

/** The same for the banners of pages: read once a second at most. */
export function recentMessages({ db }: Pick<App, "db">): Promise<MessageFlags> {
	const known = kept.get(db);
	if (known && performance.now() - known.at < KEPT_MS) return known.flags;
	const flags = loadMessageFlags(db);
	kept.set(db, { at: performance.now(), flags });
	// What failed is asked for again.
	flags.catch(() => kept.delete(db));
	return flags;
}

/** After a flag of this process was raised or taken down. */
export function forgetMessages({ db }: Pick<App, "db">): void {
	kept.delete(db);
}

import { writeAudit } from "#db/operations/audit.ts";
import { type MessageFlags, setMessageFlag } from "#db/operations/message-flags.ts";
import type { App } from "../app.ts";

/** Raises a banner of all pages, or takes it down (specification §8: phone_unavailable, ares_server_down). */
export async function raiseFlag(
	app: Pick<App, "db" | "clock">,
	flag: keyof MessageFlags,
	raised: boolean,
	by: { readonly staffId: string; readonly network?: string },
): Promise<void> {
	await app.db.transaction().execute(async (trx) => {
		await setMessageFlag(trx, flag, { raised, by: by.staffId, at: app.clock.now() });
		await writeAudit(trx, {
			actor: "staff",
			actorId: by.staffId,
			action: "setFlag",
			subjectKind: "flag",
			subjectId: flag,
			after: { raised },
			...(by.network ? { network: by.network } : {}),
		});
	});
}

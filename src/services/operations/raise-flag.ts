import { writeAudit } from "#db/operations/audit.ts";
import { type MessageFlags, setMessageFlag } from "#db/operations/message-flags.ts";
import type { App } from "../app.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";
import { forgetMessages } from "./get-messages.ts";

/** Raises a banner of all pages, or takes it down (specification §8: phone_unavailable, ares_server_down). */
export async function raiseFlag(
	app: Pick<App, "db" | "clock">,
	flag: keyof MessageFlags,
	raised: boolean,
	by: StaffActor,
	reason = "",
): Promise<void> {
	await app.db.transaction().execute(async (trx) => {
		await setMessageFlag(trx, flag, { raised, by: by.publicId, at: app.clock.now() });
		await writeAudit(trx, {
			...trailActor(by),
			action: "setFlag",
			subjectKind: "flag",
			subjectId: flag,
			after: { raised },
			...(reason === "" ? {} : { reason }),
		});
	});
	forgetMessages(app);
}

import { type IcalConflict, openIcalConflicts } from "#db/availability/ical-blocks.ts";
import type { Db } from "#db/connection/client.ts";
import { type QueuedMail, queueMails } from "#db/mail/outbox.ts";
import { completeLocalized } from "#domain/language.ts";
import { icalConflictMail } from "#mail/ical-mails.ts";
import { href } from "#site/href.ts";
import type { Settings } from "../app.ts";
import { randomId } from "../signed-id.ts";

/** Notifies the office of new conflicts, one mail a home, in the transaction that stores them. */
export async function queueConflictMail(
	trx: Db,
	settings: Pick<Settings, "publicUrl" | "officeMail" | "officeLanguage">,
	conflictIds: readonly number[],
): Promise<void> {
	if (conflictIds.length === 0) return;
	const conflicts = await openIcalConflicts(trx, conflictIds);
	const mails: QueuedMail[] = [];
	for (const [accoId, ofHome] of Map.groupBy(conflicts, (conflict) => conflict.accoId)) {
		const mail = await icalConflictMail(
			{
				accoId,
				home: completeLocalized(ofHome[0]?.title ?? {})[settings.officeLanguage],
				url: settings.publicUrl + href("accommodation", settings.officeLanguage, { accoId }),
				conflicts: ofHome.map(partOf),
			},
			settings.officeLanguage,
		);
		// No booking's mail: the outbox keeps one of a kind a booking, and a booking may meet several calendars.
		mails.push({
			messageId: randomId(),
			bookingId: null,
			kind: "staff_ical_conflict",
			lang: settings.officeLanguage,
			recipient: settings.officeMail,
			recipientName: "",
			...mail,
		});
	}
	await queueMails(trx, mails);
}

function partOf({ host, from, to, claim }: IcalConflict) {
	const { kind, bookingNo } = claim;
	return {
		host,
		theirs: { from, to },
		claim: {
			// Conflicts are with claims alone.
			kind: kind === "option" || kind === "hold" ? kind : ("booking" as const),
			bookingNo,
			stay: { from: claim.from, to: claim.to },
		},
	};
}

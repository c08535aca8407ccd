import type { Db } from "#db/connection/client.ts";
import { listLedgerFaults } from "#db/ledger/ledger.ts";
import { queueMails } from "#db/mail/outbox.ts";
import { setAlarm } from "#db/operations/alarms.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import { ledgerAlarmMail } from "#mail/staff-mails.ts";
import { OFFICE } from "#site/office.ts";
import type { App } from "../app.ts";
import { randomId } from "../signed-id.ts";

/**
 * Asks every night whether the books hold: entries that are zero, bookings that are entered as they stand, statements
 * and pay-outs that are their lines. What does not is mailed to the office once a day, an alarm of the figures, and logged. Answers how much.
 */
export async function checkLedger(app: Pick<App, "db" | "settings" | "clock" | "log">): Promise<number> {
	const faults = await listLedgerFaults(app.db);
	const count = faults.reduce((sum, fault) => sum + fault.count, 0);
	await setAlarm(app.db, "ledger", count === 0 ? null : { count }, app.clock.now());
	if (count === 0) return 0;
	await raiseLedgerFaults(app.db, app, faults, isoOf(app.clock.today()));
	return count;
}

/** Mails the office what does not hold in the books, once for each `once`, and logs it. */
export async function raiseLedgerFaults(
	db: Db,
	app: Pick<App, "settings" | "clock" | "log">,
	faults: Parameters<typeof ledgerAlarmMail>[0]["faults"],
	once: string,
): Promise<void> {
	app.log.error({ faults }, "the ledger does not hold");
	const { officeMail, officeLanguage, publicUrl } = app.settings;
	await queueMails(db, [
		{
			messageId: randomId(),
			bookingId: null,
			kind: "staff_ledger_alarm",
			version: app.clock.today(),
			lang: officeLanguage,
			onceKey: `staff_ledger_alarm/${once}`,
			recipient: officeMail,
			recipientName: "",
			...(await ledgerAlarmMail({ faults, url: publicUrl + OFFICE }, officeLanguage)),
		},
	]);
}

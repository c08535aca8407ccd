import { listSentOnceKeys, type QueuedMail, queueMails } from "#db/mail/outbox.ts";
import { creditLotsOfAll, type ExpiringLot, listExpiringLots } from "#db/payments/credits.ts";
import { creditBalance } from "#domain/booking/credits.ts";
import { CREDITS_EXPIRING_DAYS } from "#domain/booking/timers.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import { accountMail } from "#mail/account-mails.ts";
import { href } from "#site/href.ts";
import type { App } from "../app.ts";
import { randomId } from "../signed-id.ts";

/** Notifies guests of credits that run out within a month, each lot once. Answers how many lots it found. */
export async function remindCredits(app: Pick<App, "db" | "settings" | "clock">): Promise<number> {
	const today = app.clock.today();
	const lots = await listExpiringLots(app.db, today, today + CREDITS_EXPIRING_DAYS);
	const onceKeyOf = ({ guest, expiresOn }: ExpiringLot) => `credits_expiring/${guest.guest_id}/${isoOf(expiresOn)}`;
	const notified = await listSentOnceKeys(app.db, lots.map(onceKeyOf));
	const notNotified = lots.filter((lot) => !notified.has(onceKeyOf(lot)));
	const all = await creditLotsOfAll(
		app.db,
		notNotified.map((lot) => lot.guest.guest_id),
	);
	const mails: QueuedMail[] = [];
	for (const lot of notNotified) {
		const { guest, cents, expiresOn: until } = lot;
		const balanceCents = creditBalance(all.get(guest.guest_id) ?? [], today);
		const url = app.settings.publicUrl + href("guest", guest.lang, { guestId: guest.public_id, path: ["payments"] });
		const expiring = { cents, balanceCents, until };
		mails.push({
			messageId: randomId(),
			bookingId: null,
			guestId: guest.guest_id,
			onceKey: onceKeyOf(lot),
			kind: "credits_expiring",
			version: until,
			lang: guest.lang,
			recipient: guest.email,
			recipientName: `${guest.firstname} ${guest.lastname}`.trim(),
			...(await accountMail("credits_expiring", { name: guest.firstname || null, url, ...expiring }, guest.lang)),
		});
	}
	await queueMails(app.db, mails);
	return lots.length;
}

import { queueMail } from "#db/mail/outbox.ts";
import { creditLots } from "#db/payments/credits.ts";
import { creditBalance } from "#domain/booking/credits.ts";
import { CREDITS_EXPIRING_DAYS } from "#domain/booking/timers.ts";
import { dayOf, isoOf } from "#domain/time/civil-date.ts";
import { accountMail } from "#mail/account-mails.ts";
import { href } from "#site/href.ts";
import type { App } from "../app.ts";
import { randomId } from "../signed-id.ts";

/** Tells guests of credits that run out within a month, each lot once. Answers how many lots it found. */
export async function remindCredits(app: Pick<App, "db" | "settings" | "clock">): Promise<number> {
	const today = app.clock.today();
	const lots = await app.db
		.selectFrom("guest_credit_entry as e")
		.innerJoin("guest as g", "g.guest_id", "e.guest_id")
		.select(["e.guest_id", "e.expires_on", "g.email", "g.firstname", "g.lastname", "g.lang", "g.public_id"])
		.select((select) => select.fn.sum<number>("e.cents").as("cents"))
		.where("e.expires_on", ">=", isoOf(today))
		.where("e.expires_on", "<=", isoOf(today + CREDITS_EXPIRING_DAYS))
		.where("g.anonymised_at", "is", null)
		.groupBy(["e.guest_id", "e.expires_on", "g.email", "g.firstname", "g.lastname", "g.lang", "g.public_id"])
		.having((having) => having.fn.sum("e.cents"), ">", 0)
		.execute();
	for (const lot of lots) {
		if (lot.expires_on === null) continue;
		const onceKey = `credits_expiring/${lot.guest_id}/${lot.expires_on}`;
		const told = await app.db
			.selectFrom("email_outbox")
			.select("outbox_id")
			.where("once_key", "=", onceKey)
			.executeTakeFirst();
		if (told) continue;
		const balanceCents = creditBalance(await creditLots(app.db, lot.guest_id), today);
		const url = app.settings.publicUrl + href("guest", lot.lang, { guestId: lot.public_id, path: ["payments"] });
		const expiring = { cents: Number(lot.cents), balanceCents, until: dayOf(lot.expires_on) };
		await queueMail(app.db, {
			messageId: randomId(),
			bookingId: null,
			guestId: lot.guest_id,
			onceKey,
			kind: "credits_expiring",
			version: dayOf(lot.expires_on),
			lang: lot.lang,
			recipient: lot.email,
			recipientName: `${lot.firstname} ${lot.lastname}`.trim(),
			...(await accountMail("credits_expiring", { name: lot.firstname || null, url, ...expiring }, lot.lang)),
		});
	}
	return lots.length;
}

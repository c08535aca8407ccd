import { listEarnedCommissions } from "#db/bookings/find-bookings.ts";
import { type QueuedMail, queueMails } from "#db/mail/outbox.ts";
import { keptCommission } from "#domain/booking/settlement.ts";
import { completeLocalized } from "#domain/language.ts";
import { type DayNumber, firstOfMonth, isoOf, yearMonthOf } from "#domain/time/civil-date.ts";
import { accountMail } from "#mail/account-mails.ts";
import { href } from "#site/href.ts";
import type { App } from "../app.ts";
import { randomId } from "../signed-id.ts";

/**
 * Writes to each partner what the stays that ended last month earned, once a month. A stay earns when it is over;
 * what was cancelled earns the share of its fee. Partners without an address, and months without a stay, are left out.
 * Answers how many statements there are.
 */
export async function partnerStatements(app: Pick<App, "db" | "settings" | "clock">): Promise<number> {
	const { from, until } = lastMonth(app.clock.today());
	const commissions = await listEarnedCommissions(app.db, from, until);
	const earned = commissions
		.map(({ commissionCents, settlement, ...row }) => ({
			...row,
			cents: settlement ? keptCommission(commissionCents, settlement) : commissionCents,
		}))
		.filter((row) => row.cents > 0);
	const mails: QueuedMail[] = [];
	const byPartner = Map.groupBy(earned, (row) => row.code);
	for (const [code, own] of byPartner) {
		const [partner] = own;
		if (!partner) continue;
		const { lang, label: name, email } = partner;
		const statement = own.map(({ bookingNo, title, cents }) => ({
			bookingNo,
			home: completeLocalized(title)[lang],
			commissionCents: cents,
		}));
		const url = app.settings.publicUrl + href("partners", lang);
		mails.push({
			messageId: randomId(),
			bookingId: null,
			kind: "partner_statement",
			version: from,
			lang,
			onceKey: `partner_statement/${code}/${isoOf(from)}`,
			recipient: email,
			recipientName: name,
			...(await accountMail("partner_statement", { name, url, month: from, rows: statement }, lang)),
		});
	}
	await queueMails(app.db, mails);
	return byPartner.size;
}

/** The calendar month before a day: its first day, and the first day after it. */
function lastMonth(today: DayNumber): { readonly from: DayNumber; readonly until: DayNumber } {
	const { year, month } = yearMonthOf(today);
	return { from: firstOfMonth(year, month - 1), until: firstOfMonth(year, month) };
}

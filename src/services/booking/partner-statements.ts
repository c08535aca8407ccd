import { sql } from "kysely";
import { queueMail } from "#db/mail/outbox.ts";
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
	const { rows } = await sql<Earned>`
		SELECT p.code, p.label, p.email, p.lang, b.booking_no AS "bookingNo", b.home->'title' AS title,
			CASE b.state WHEN 'completed' THEN b.commission_cents
				ELSE ((2 * b.commission_cents::bigint * c.fee_bp + 10000) / 20000)::integer END AS cents
		FROM booking b
		JOIN partner p ON p.code = b.payee_code
		LEFT JOIN cancellation c USING (booking_id)
		WHERE p.email IS NOT NULL AND p.status = 'active'
			AND (b.state = 'completed' OR (b.state = 'cancelled' AND c.fee_bp > 0))
			AND b.departure >= ${isoOf(from)}::date AND b.departure < ${isoOf(until)}::date
		ORDER BY p.code, b.departure, b.booking_no`.execute(app.db);
	const earned = rows.filter((row) => row.cents > 0);
	const codes = [...new Set(earned.map((row) => row.code))];
	for (const code of codes) {
		const own = earned.filter((row) => row.code === code);
		const [partner] = own;
		if (!partner) continue;
		const { lang, label: name, email } = partner;
		const statement = own.map(({ bookingNo, title, cents }) => ({
			bookingNo,
			home: completeLocalized(title)[lang],
			commissionCents: cents,
		}));
		const url = app.settings.publicUrl + href("partners", lang);
		await queueMail(app.db, {
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
	return codes.length;
}

interface Earned {
	readonly code: string;
	readonly label: string;
	readonly email: string;
	readonly lang: "nl" | "en" | "de" | "fr";
	readonly bookingNo: string;
	readonly title: Record<string, string>;
	readonly cents: number;
}

/** The calendar month before a day: its first day, and the first day after it. */
function lastMonth(today: DayNumber): { readonly from: DayNumber; readonly until: DayNumber } {
	const { year, month } = yearMonthOf(today);
	return { from: firstOfMonth(year, month - 1), until: firstOfMonth(year, month) };
}

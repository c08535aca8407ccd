import { sql } from "kysely";
import type { Db } from "#db/connection/client.ts";
import { LANES } from "#services/mail/send-outbox.ts";
import { brokenInvariants } from "../broken-invariants.ts";
import { messageIds, type SmtpServer } from "../smtp-server.ts";
import type { Ledger } from "./ledger.ts";

/** What a stress left behind, held against what was promised. Empty: all is well. */
export async function verdictOf(
	db: Db,
	ledger: Ledger,
	smtp: SmtpServer,
	workerKills: number,
): Promise<readonly string[]> {
	const wrong: string[] = [];
	for (const { what, count } of await brokenInvariants(db)) wrong.push(`${what}: ${count}`);
	wrong.push(...(await wrongBookings(db, ledger)));
	wrong.push(...(await wrongMails(db, smtp, workerKills)));
	wrong.push(...(await wrongMoney(db)));
	// Bookings that release nights at the same moment cause some; more is a fault.
	if (ledger.busy > Math.max(5, ledger.requests * 0.01)) wrong.push(`BUSY was answered ${ledger.busy} times`);
	return wrong;
}

/** Every acknowledged booking is there, once; beyond them there are only those whose answer was lost. */
async function wrongBookings(db: Db, ledger: Ledger): Promise<readonly string[]> {
	const rows = await db.selectFrom("booking").select("booking_no").execute();
	const stored = new Set(rows.map((row) => row.booking_no));
	const promised = [...ledger.acknowledged.values()].map((made) => made.bookingNo);
	const missing = promised.filter((bookingNo) => !stored.has(bookingNo));
	const wrong = missing.length > 0 ? [`acknowledged and not there: ${missing.join(" ")}`] : [];
	if (new Set(promised).size !== promised.length) wrong.push("one booking was acknowledged under two keys");
	const unrequested = stored.size - (promised.length - missing.length);
	// A submit that is repeated after a day may be booked anew: its key is forgotten by then.
	if (unrequested > ledger.unanswered.size)
		wrong.push(`${unrequested} bookings that nobody was told of, ${ledger.unanswered.size} answers lost`);
	return wrong;
}

/** Each mail left once; twice only when its sender was killed before it could note that it had left: one a connection. */
async function wrongMails(db: Db, smtp: SmtpServer, workerKills: number): Promise<readonly string[]> {
	const rows = await db.selectFrom("email_outbox").select(["message_id", "status", "attempts"]).execute();
	const known = new Map(rows.map((row) => [row.message_id, row]));
	const times = new Map<string, number>();
	for (const id of messageIds(smtp)) times.set(id, (times.get(id) ?? 0) + 1);
	const wrong: string[] = [];
	let again = 0;
	for (const [id, count] of times) {
		const row = known.get(id);
		if (!row) wrong.push(`a mail left that is in no outbox: ${id}`);
		else if (count > row.attempts) wrong.push(`mail ${id} left ${count} times in ${row.attempts} attempts`);
		again += count - 1;
	}
	if (again > workerKills * LANES) wrong.push(`${again} mails left once more, ${workerKills} senders were killed`);
	for (const row of rows) {
		if (row.status === "sent" && !times.has(row.message_id))
			wrong.push(`mail ${row.message_id} is marked and never left`);
		if (row.status === "failed") wrong.push(`mail ${row.message_id} was given up`);
	}
	return wrong;
}

/** Money: no refund beyond what came in, no guest's credits below zero, no payment counted twice. */
async function wrongMoney(db: Db): Promise<readonly string[]> {
	const { rows } = await sql<{ what: string; count: number }>`
		SELECT 'bookings with less than nothing paid' AS what, count(*)::int AS count FROM (
			SELECT b.booking_id,
				(SELECT coalesce(sum(cents), 0) FROM payment p WHERE p.booking_id = b.booking_id AND p.status = 'paid')
				- (SELECT coalesce(sum(cents), 0) FROM refund r WHERE r.booking_id = b.booking_id AND r.status <> 'failed') AS kept
			FROM booking b) money WHERE kept < 0
		UNION ALL SELECT 'credits below zero', count(*)::int FROM (
			SELECT 1 FROM guest_credit_entry GROUP BY guest_id HAVING sum(cents) < 0) debts
		UNION ALL SELECT 'payments of one provider id', count(*)::int FROM (
			SELECT 1 FROM payment WHERE provider_id IS NOT NULL GROUP BY provider, provider_id HAVING count(*) > 1) twice
		UNION ALL SELECT 'ended bookings that keep money', count(*)::int FROM booking b
			WHERE state IN ('expired', 'declined', 'option', 'application')
			AND (SELECT coalesce(sum(cents), 0) FROM payment p WHERE p.booking_id = b.booking_id AND p.status = 'paid')
				<> (SELECT coalesce(sum(cents), 0) FROM refund r WHERE r.booking_id = b.booking_id AND r.status <> 'failed')`.execute(
		db,
	);
	return rows.filter(({ count }) => count > 0).map(({ what, count }) => `${what}: ${count}`);
}

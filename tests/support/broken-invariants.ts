import { sql } from "kysely";
import type { Db } from "#db/connection/client.ts";
import { listLedgerFaults } from "#db/ledger/ledger.ts";

/**
 * What holds for every booking and the books at every moment: counted in two queries, so that it can be asked
 * after each step of a random walk. Answers what does not hold, with how often.
 */
export async function brokenInvariants(db: Db): Promise<readonly { readonly what: string; readonly count: number }[]> {
	const { rows } = await sql<{ what: string; count: number }>`
		SELECT 'nights claimed twice' AS what, count(*)::int AS count FROM occupancy a JOIN occupancy b
			ON a.unit_id = b.unit_id AND a.stay && b.stay AND a.occupancy_id < b.occupancy_id
			AND a.released_at IS NULL AND b.released_at IS NULL
		UNION ALL SELECT 'lines that do not make the grand total', count(*)::int FROM booking b
			WHERE grand_cents <> (SELECT coalesce(sum(amount_cents), 0) FROM booking_line l WHERE l.booking_id = b.booking_id)
		UNION ALL SELECT 'invoice lines that do not make the total', count(*)::int FROM booking b
			WHERE total_cents <> (SELECT coalesce(sum(amount_cents), 0) FROM booking_line l
				WHERE l.booking_id = b.booking_id AND l.pay = 'invoice')
		UNION ALL SELECT 'instalments that do not make what is due', count(*)::int FROM booking b
			WHERE due_cents <> (SELECT coalesce(sum(cents), 0) FROM instalment i WHERE i.booking_id = b.booking_id)
		UNION ALL SELECT 'bookings whose next step is another', count(*)::int FROM booking b,
			booking_next(b.booking_id, b.state, b.expires_at, b.arrival, b.created_at) n
			WHERE (b.next_step, b.next_at) IS DISTINCT FROM (n.step, n.at)
			-- A request whose owner's hours are over counts to its lapse (src/db/bookings/answer-times.ts).
			AND NOT (b.state = 'application' AND b.next_step = n.step AND b.next_at = b.expires_at)
		UNION ALL SELECT 'living bookings without their nights', count(*)::int FROM booking b
			WHERE state IN ('pending_payment', 'option', 'confirmed', 'completed') AND (expires_at IS NULL)
			AND (SELECT count(*) FROM occupancy o WHERE o.booking_id = b.booking_id AND released_at IS NULL)
				<> (SELECT count(*) FROM acco_unit u WHERE u.acco_id = b.acco_id)
		UNION ALL SELECT 'ended bookings that hold nights', count(*)::int FROM booking b
			WHERE state IN ('application', 'cancelled', 'expired', 'declined')
			AND EXISTS (SELECT 1 FROM occupancy o WHERE o.booking_id = b.booking_id AND released_at IS NULL)
		UNION ALL SELECT 'claims of another kind than their booking', count(*)::int FROM booking b JOIN occupancy o USING (booking_id)
			WHERE o.released_at IS NULL AND o.kind <> CASE b.state WHEN 'pending_payment' THEN 'hold' WHEN 'option' THEN 'option'
				ELSE 'booking' END
		UNION ALL SELECT 'claims that end at another time than their booking', count(*)::int FROM booking b
			JOIN occupancy o USING (booking_id)
			WHERE o.released_at IS NULL AND o.expires_at IS DISTINCT FROM b.expires_at
		UNION ALL SELECT 'credit lots below zero', count(*)::int FROM (SELECT 1 FROM guest_credit_entry
			GROUP BY guest_id, expires_on HAVING sum(cents) < 0) lots
		UNION ALL SELECT 'credits used that the booking does not say', count(*)::int FROM booking b
			WHERE state IN ('pending_payment', 'confirmed', 'completed') AND credits_cents
				<> -(SELECT coalesce(sum(cents), 0) FROM guest_credit_entry e WHERE e.booking_id = b.booking_id)
		UNION ALL SELECT 'credits kept by what came to nothing', count(*)::int FROM booking b
			WHERE state IN ('expired', 'declined', 'option', 'application')
			AND 0 <> (SELECT coalesce(sum(cents), 0) FROM guest_credit_entry e WHERE e.booking_id = b.booking_id)
		UNION ALL SELECT 'refunds above what was paid', count(*)::int FROM payment p
			WHERE cents < (SELECT coalesce(sum(cents), 0) FROM refund r WHERE r.payment_id = p.payment_id)
		UNION ALL SELECT 'confirmed bookings whose papers do not make their total', count(*)::int FROM booking b
			WHERE state IN ('confirmed', 'completed') AND total_cents IS DISTINCT FROM (SELECT sum(total_cents) FROM document d
				WHERE d.booking_id = b.booking_id AND d.kind IN ('invoice', 'credit_note'))
		UNION ALL SELECT 'confirmed bookings whose last invoice is of another total', count(*)::int FROM booking b
			WHERE state IN ('confirmed', 'completed', 'cancelled') AND confirmed_at IS NOT NULL
			AND total_cents IS DISTINCT FROM (SELECT total_cents FROM document d
				WHERE d.booking_id = b.booking_id AND d.kind = 'invoice' ORDER BY version DESC LIMIT 1)
		UNION ALL SELECT 'cancelled bookings whose papers say another sum than their money', count(*)::int
			FROM booking b JOIN cancellation c USING (booking_id)
			WHERE (SELECT sum(total_cents) FROM document d WHERE d.booking_id = b.booking_id AND d.kind IN ('invoice', 'credit_note'))
				<> c.fee_cents + c.insurance_cents
			OR c.fee_cents + c.insurance_cents <> c.payable_cents + c.paid_cents - c.refund_cents
				- (SELECT coalesce(sum(cents), 0) FROM guest_credit_entry e WHERE e.booking_id = b.booking_id)
		UNION ALL SELECT 'cancelled bookings that keep more than is owed', count(*)::int FROM booking b JOIN cancellation c USING (booking_id)
			WHERE (SELECT coalesce(sum(cents), 0) FROM payment p WHERE p.booking_id = b.booking_id AND p.status = 'paid')
				- (SELECT coalesce(sum(cents), 0) FROM refund r WHERE r.booking_id = b.booking_id)
				NOT BETWEEN c.paid_cents - c.refund_cents AND c.paid_cents - c.refund_cents + c.payable_cents
		UNION ALL SELECT 'numbers that are missing in a series', count(*)::int FROM document_series s
			WHERE last <> (SELECT count(*) FROM document d
				WHERE d.kind IN ('invoice', 'credit_note') AND split_part(d.number, '-', 1) = s.series)
		UNION ALL SELECT 'mails twice', count(*)::int FROM (SELECT 1 FROM email_outbox WHERE booking_id IS NOT NULL
			GROUP BY booking_id, kind, version HAVING count(*) > 1) twice
		UNION ALL SELECT 'code uses that are not counted', count(*)::int FROM discount_code d
			WHERE uses < (SELECT count(*) FROM discount_code_use u WHERE u.code = d.code)
		UNION ALL SELECT 'states without their trail', count(*)::int FROM booking b
			WHERE version <> (SELECT count(*) FROM audit_log a WHERE a.subject_kind = 'booking' AND a.subject_id = b.booking_no
				AND a.action NOT IN ('note', 'receiveBankTransfer', 'takePaymentBack', 'refundSent', 'setRefundAccount',
					'sendMail', 'writeToGuest', 'assignBooking', 'unassignBooking', 'askColleague', 'confirmForColleague', 'refuseColleague', 'withdrawApproval', 'requestOvertaken'))`.execute(
		db,
	);
	return [...rows.filter((row) => row.count !== 0), ...(await listLedgerFaults(db))];
}

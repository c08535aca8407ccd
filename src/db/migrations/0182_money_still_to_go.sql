-- Money that the provider could not give back is still to go: staff send it at the bank. It counts as planned, for what
-- comes next of a booking too (replaces booking_next of migration 0177). And a booking whose first payment came in does not
-- lapse any more when its price rises.

ALTER TABLE booking ADD COLUMN first_paid boolean NOT NULL DEFAULT false;
UPDATE booking b SET first_paid = true, lapses_on = NULL
  WHERE state = 'confirmed' AND lapses_unpaid
    AND (SELECT i.cents FROM instalment i WHERE i.booking_id = b.booking_id ORDER BY i.seq LIMIT 1) <=
      (SELECT coalesce(sum(cents), 0) FROM payment p WHERE p.booking_id = b.booking_id AND p.status = 'paid')
      - (SELECT coalesce(sum(cents), 0) FROM refund r WHERE r.booking_id = b.booking_id);

CREATE OR REPLACE FUNCTION booking_next(
  id bigint, of_state text, runs_out timestamptz, arrives date, made timestamptz, OUT step text, OUT at timestamptz
) LANGUAGE plpgsql
-- As in import_apply_home: plans are made over empty tables and kept.
SET enable_seqscan = off
AS $$
DECLARE
  paid bigint;
  due date;
  owed bigint;
  answers timestamptz;
BEGIN
  step := 'none';
  at := '9999-12-31T00:00:00Z';
  IF runs_out IS NOT NULL THEN
    step := 'lapses';
    at := runs_out;
    -- APPLICATION_ANSWER_HOURS. Once they are over, src/db/bookings/answer-times.ts moves on to the lapse.
    answers := made + interval '24 hours';
    IF of_state = 'application' AND answers < runs_out THEN
      at := answers;
    END IF;
    RETURN;
  END IF;
  IF of_state IN ('confirmed', 'completed') THEN
    paid := (SELECT coalesce(sum(cents), 0) FROM payment WHERE booking_id = id AND status = 'paid')
      - (SELECT coalesce(sum(cents), 0) FROM refund WHERE booking_id = id);
    SELECT i.due_on INTO due FROM (
      SELECT due_on, seq, sum(cents) OVER (ORDER BY seq) AS until FROM instalment WHERE booking_id = id
    ) i WHERE i.until > paid ORDER BY i.seq LIMIT 1;
    IF due IS NOT NULL THEN
      step := 'payment';
      at := due::timestamp AT TIME ZONE 'UTC';
    ELSIF of_state = 'confirmed' THEN
      step := 'arrival';
      at := arrives::timestamp AT TIME ZONE 'UTC';
    END IF;
  ELSIF of_state = 'cancelled' THEN
    -- What a cancellation left to pay, less what came in since; due after OWED_WITHIN_DAYS.
    SELECT c.payable_cents + c.paid_cents - c.refund_cents
        - (SELECT coalesce(sum(cents), 0) FROM payment WHERE booking_id = id AND status = 'paid')
        + (SELECT coalesce(sum(cents), 0) FROM refund WHERE booking_id = id),
        (c.at AT TIME ZONE 'Europe/Amsterdam')::date + 14 INTO owed, due
      FROM cancellation c WHERE c.booking_id = id AND c.payable_cents > 0;
    IF owed > 0 THEN
      step := 'payment';
      at := due::timestamp AT TIME ZONE 'UTC';
    END IF;
  END IF;
  SELECT min(r.due_on) INTO due FROM refund r WHERE r.booking_id = id AND r.status IN ('due', 'sent', 'failed');
  IF due IS NOT NULL AND due::timestamp AT TIME ZONE 'UTC' < at THEN
    step := 'refund';
    at := due::timestamp AT TIME ZONE 'UTC';
  END IF;
END $$;

UPDATE booking SET state = state WHERE booking_id IN (SELECT booking_id FROM refund WHERE status = 'failed');

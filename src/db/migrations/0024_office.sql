-- What the office's lists of bookings are read by: what comes next in a booking's life and when, the words it is found
-- by; and what staff write down beside it.

ALTER TABLE booking
  -- What is expected next: a wait that runs out, an instalment, money to send back, the arrival; or nothing.
  ADD COLUMN next_step text NOT NULL DEFAULT 'none'
    CHECK (next_step IN ('lapses', 'payment', 'refund', 'arrival', 'none')),
  ADD COLUMN next_at timestamptz NOT NULL DEFAULT '9999-12-31T00:00:00Z';

-- Follows from the booking, its instalments and its money alone, so it is right at any time without being looked at.
CREATE FUNCTION booking_next(
  id bigint, of_state text, runs_out timestamptz, arrives date, OUT step text, OUT at timestamptz
) LANGUAGE plpgsql
-- As in import_apply_home: plans are made over empty tables and kept.
SET enable_seqscan = off
AS $$
DECLARE
  paid bigint;
  due date;
  owed bigint;
BEGIN
  step := 'none';
  at := '9999-12-31T00:00:00Z';
  IF runs_out IS NOT NULL THEN
    step := 'lapses';
    at := runs_out;
    RETURN;
  END IF;
  IF of_state IN ('confirmed', 'completed') THEN
    paid := (SELECT coalesce(sum(cents), 0) FROM payment WHERE booking_id = id AND status = 'paid')
      - (SELECT coalesce(sum(cents), 0) FROM refund WHERE booking_id = id AND status <> 'failed');
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
    -- What a cancellation left to pay, less what came in since.
    SELECT c.payable_cents + c.paid_cents - c.refund_cents
        - (SELECT coalesce(sum(cents), 0) FROM payment WHERE booking_id = id AND status = 'paid')
        + (SELECT coalesce(sum(cents), 0) FROM refund WHERE booking_id = id AND status <> 'failed'),
        c.at::date INTO owed, due
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

CREATE FUNCTION set_booking_next() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT n.step, n.at INTO NEW.next_step, NEW.next_at
    FROM booking_next(NEW.booking_id, NEW.state, NEW.expires_at, NEW.arrival) n;
  RETURN NEW;
END $$;
CREATE TRIGGER booking_next_inserted BEFORE INSERT ON booking
  FOR EACH ROW EXECUTE FUNCTION set_booking_next();
CREATE TRIGGER booking_next_updated BEFORE UPDATE OF state, expires_at, arrival ON booking
  FOR EACH ROW EXECUTE FUNCTION set_booking_next();

CREATE FUNCTION renew_booking_next(id bigint) RETURNS void LANGUAGE sql AS $$
  UPDATE booking b SET next_step = n.step, next_at = n.at
    FROM booking_next(id, (SELECT state FROM booking WHERE booking_id = id),
      (SELECT expires_at FROM booking WHERE booking_id = id), (SELECT arrival FROM booking WHERE booking_id = id)) n
    WHERE b.booking_id = id AND (b.next_step, b.next_at) IS DISTINCT FROM (n.step, n.at)
$$;

-- Money counts once it is here: an open payment that is asked about, or ended, changes nothing and locks no booking.
CREATE FUNCTION renew_next_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_booking_next(NEW.booking_id);
  RETURN NULL;
END $$;
CREATE TRIGGER payment_next_inserted AFTER INSERT ON payment
  FOR EACH ROW WHEN (NEW.status = 'paid') EXECUTE FUNCTION renew_next_of_row();
CREATE TRIGGER payment_next_updated AFTER UPDATE OF status ON payment
  FOR EACH ROW WHEN (NEW.status IS DISTINCT FROM OLD.status AND 'paid' IN (NEW.status, OLD.status))
  EXECUTE FUNCTION renew_next_of_row();
CREATE TRIGGER refund_next_inserted AFTER INSERT ON refund
  FOR EACH ROW EXECUTE FUNCTION renew_next_of_row();
CREATE TRIGGER refund_next_updated AFTER UPDATE OF status ON refund
  FOR EACH ROW WHEN (NEW.status IS DISTINCT FROM OLD.status) EXECUTE FUNCTION renew_next_of_row();
CREATE TRIGGER cancellation_next_inserted AFTER INSERT ON cancellation
  FOR EACH ROW EXECUTE FUNCTION renew_next_of_row();

CREATE FUNCTION renew_next_of_instalments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_booking_next(booking_id) FROM (SELECT DISTINCT booking_id FROM changed) c;
  RETURN NULL;
END $$;
CREATE TRIGGER instalment_next_inserted AFTER INSERT ON instalment REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_next_of_instalments();
CREATE TRIGGER instalment_next_updated AFTER UPDATE ON instalment REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_next_of_instalments();
CREATE TRIGGER instalment_next_deleted AFTER DELETE ON instalment REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_next_of_instalments();

UPDATE booking SET state = state;

-- What a booking is found by: words of its number, guest, home and place, without accents, case and punctuation;
-- src/db/bookings/office-bookings.ts makes the same of what is typed.
CREATE FUNCTION booking_words(booking_no text, guest jsonb, home jsonb, acco_id text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('simple'::regconfig, regexp_replace(regexp_replace(lower(normalize(
    concat_ws(' ', booking_no, acco_id, guest->>'firstname', guest->>'lastname', guest->>'companyName',
      guest->>'email', guest->>'telE164', guest->>'placename',
      home->'title'->>'nl', home->'title'->>'en', home->'title'->>'de', home->'title'->>'fr',
      home->'placename'->>'nl', home->'placename'->>'en', home->'placename'->>'de', home->'placename'->>'fr'), NFD)),
    '[\u0300-\u036f]', '', 'g'), '[^0-9a-z\u00df-\uffff]+', ' ', 'g'))
$$;

CREATE INDEX booking_next ON booking (next_at, booking_id);
CREATE INDEX booking_state ON booking (state, next_at, booking_id);
-- What waits for somebody, by what it waits for.
CREATE INDEX booking_step ON booking (next_step, next_at, booking_id) WHERE next_step <> 'none';
CREATE INDEX booking_arrival ON booking (arrival, booking_id);
CREATE INDEX booking_words ON booking USING gin (booking_words(booking_no, guest, home, acco_id));

-- What staff write down beside a booking; guests never see it. It stays as it was written.
CREATE TABLE booking_note (
  note_id    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id bigint NOT NULL REFERENCES booking ON DELETE CASCADE,
  staff_id   bigint NOT NULL REFERENCES staff,
  text       text NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
  created_at timestamptz NOT NULL
);
CREATE INDEX booking_note_booking ON booking_note (booking_id);
CREATE INDEX booking_note_staff ON booking_note (staff_id);

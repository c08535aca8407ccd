-- A booking's first instalment is stored after it, and what comes next of it was put right then: the row was written
-- twice, with all its indexes. Whoever stores a booking with instalments may say that its next step is a payment; the
-- instalments still put right what is not so (instalment_next_inserted of migration 0024).
CREATE OR REPLACE FUNCTION set_booking_next() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.next_step = 'payment' THEN
    RETURN NEW;
  END IF;
  SELECT n.step, n.at INTO NEW.next_step, NEW.next_at
    FROM booking_next(NEW.booking_id, NEW.state, NEW.expires_at, NEW.arrival, NEW.created_at) n;
  RETURN NEW;
END $$;

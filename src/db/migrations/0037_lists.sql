-- Working with the office's list of bookings: views that somebody saved, what came or changed since the list was shown,
-- and who else has a booking open.

CREATE TABLE staff_view (
  staff_view_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id     text NOT NULL UNIQUE,
  staff_id      bigint NOT NULL REFERENCES staff,
  name          text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  -- What the reader of addresses made of the list's address, by the names that it writes.
  query         jsonb NOT NULL,
  created_at    timestamptz NOT NULL
);
CREATE UNIQUE INDEX staff_view_name ON staff_view (staff_id, lower(name));

-- When anything of a booking's row was written last, by the database's own clock: also what triggers write.
ALTER TABLE booking ADD COLUMN touched_at timestamptz NOT NULL DEFAULT now();
CREATE INDEX booking_touched ON booking (touched_at);

CREATE FUNCTION set_booking_touched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.touched_at := clock_timestamp();
  RETURN NEW;
END $$;
CREATE TRIGGER booking_touched BEFORE INSERT OR UPDATE ON booking
  FOR EACH ROW EXECUTE FUNCTION set_booking_touched();

-- Lists show what waits for a second person, and whoever asks has the booking locked.
CREATE FUNCTION touch_booking_of_approval() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE booking SET touched_at = clock_timestamp() WHERE booking_id = NEW.booking_id;
  RETURN NULL;
END $$;
CREATE TRIGGER approval_touches_booking AFTER INSERT ON approval
  FOR EACH ROW WHEN (NEW.booking_id IS NOT NULL) EXECUTE FUNCTION touch_booking_of_approval();

-- Who has a booking open now. Worth nothing a minute later: it is not logged, and empty after a crash.
CREATE UNLOGGED TABLE staff_presence (
  booking_id bigint NOT NULL REFERENCES booking ON DELETE CASCADE,
  staff_id   bigint NOT NULL REFERENCES staff ON DELETE CASCADE,
  seen_at    timestamptz NOT NULL,
  PRIMARY KEY (booking_id, staff_id)
);
CREATE INDEX staff_presence_staff ON staff_presence (staff_id);

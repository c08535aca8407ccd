-- Papers stay as they were issued until the time that the law asks for is over; then one place alone may take them
-- away, and says so first: SET LOCAL halcyon.retention = 'over'.
CREATE OR REPLACE FUNCTION keep_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('halcyon.retention', true) = 'over' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE'
    AND (to_jsonb(NEW) - 'pdf' - 'sha256' - 'number') = (to_jsonb(OLD) - 'pdf' - 'sha256' - 'number')
    AND (OLD.pdf IS NULL OR (NEW.pdf IS NOT DISTINCT FROM OLD.pdf AND NEW.sha256 IS NOT DISTINCT FROM OLD.sha256))
    AND (OLD.number IS NULL OR NEW.number IS NOT DISTINCT FROM OLD.number)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a document that was issued stays as it is';
END $$;

-- Bookings that still name their guest, by what decides when they stop.
CREATE INDEX booking_named ON booking (departure) WHERE guest->>'lastname' <> '';

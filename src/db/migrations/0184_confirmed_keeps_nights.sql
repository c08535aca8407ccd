-- A confirmed booking has its nights: whoever gave them back in a race that no lock foresaw is refused at the commit, as
-- if the nights were another's (23P01), which they are.
CREATE FUNCTION confirmed_keeps_nights() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM booking b WHERE b.booking_id = NEW.booking_id AND b.state = 'confirmed')
    AND NOT EXISTS (SELECT 1 FROM occupancy o WHERE o.booking_id = NEW.booking_id AND o.released_at IS NULL) THEN
    RAISE EXCEPTION 'the nights of a confirmed booking were given back'
      USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'confirmed_keeps_nights';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER confirmed_keeps_nights AFTER UPDATE OF released_at ON occupancy
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.released_at IS NULL AND NEW.released_at IS NOT NULL AND NEW.booking_id IS NOT NULL)
  EXECUTE FUNCTION confirmed_keeps_nights();

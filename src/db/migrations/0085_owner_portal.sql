-- What is agreed with home owners, whose each booking is, and nights that owners close by themselves.

ALTER TABLE homeowner
  -- As mails and pages of the portal call whoever lets; empty: by the code.
  ADD COLUMN name text NOT NULL DEFAULT '' CHECK (length(name) <= 160),
  -- What of the rent the house keeps for letting an owner's homes, in hundredths of a percent. An editable default.
  ADD COLUMN fee_bp integer NOT NULL DEFAULT 1500 CHECK (fee_bp BETWEEN 0 AND 10000),
  -- Whether the owner lets as a private person or as a trader; null: not stated yet.
  ADD COLUMN letting text CHECK (letting IN ('private', 'trader')),
  ADD COLUMN letting_stated_at timestamptz,
  ADD CONSTRAINT homeowner_letting CHECK ((letting IS NULL) = (letting_stated_at IS NULL));

-- Whose home was booked, and what was agreed with the owner on that day.
ALTER TABLE booking
  ADD COLUMN owner_code citext REFERENCES homeowner,
  ADD COLUMN owner_fee_bp integer CHECK (owner_fee_bp BETWEEN 0 AND 10000);

CREATE FUNCTION note_booking_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT h.code, h.fee_bp INTO NEW.owner_code, NEW.owner_fee_bp
    FROM accommodation a JOIN homeowner h ON h.code = a.owner_code WHERE a.acco_id = NEW.acco_id;
  RETURN NEW;
END $$;
CREATE TRIGGER booking_owner_noted BEFORE INSERT ON booking FOR EACH ROW EXECUTE FUNCTION note_booking_owner();
-- Rebooking to another home.
CREATE TRIGGER booking_owner_moved BEFORE UPDATE OF acco_id ON booking FOR EACH ROW
  WHEN (OLD.acco_id IS DISTINCT FROM NEW.acco_id) EXECUTE FUNCTION note_booking_owner();

-- Who takes over a home takes over the stays to come, and nothing of those that were.
CREATE FUNCTION home_changes_hands() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE booking b SET owner_code = NEW.owner_code,
    owner_fee_bp = (SELECT fee_bp FROM homeowner WHERE code = NEW.owner_code)
    WHERE b.acco_id = NEW.acco_id AND b.state IN ('pending_payment', 'option', 'application', 'confirmed');
  RETURN NULL;
END $$;
CREATE TRIGGER home_changes_hands AFTER UPDATE OF owner_code ON accommodation FOR EACH ROW
  WHEN (OLD.owner_code IS DISTINCT FROM NEW.owner_code) EXECUTE FUNCTION home_changes_hands();

UPDATE booking b SET owner_code = h.code, owner_fee_bp = h.fee_bp
  FROM accommodation a JOIN homeowner h ON h.code = a.owner_code WHERE a.acco_id = b.acco_id;

CREATE INDEX booking_of_owner ON booking (owner_code, arrival, booking_id) WHERE owner_code IS NOT NULL;
CREATE INDEX booking_of_owner_requested ON booking (owner_code) WHERE owner_code IS NOT NULL AND state = 'application';

-- Blocks that owners make in the portal stand beside those of staff.
ALTER TABLE occupancy
  ADD COLUMN blocked_by_user bigint REFERENCES organisation_user ON DELETE SET NULL,
  ADD COLUMN blocked_by_owner citext REFERENCES homeowner;
ALTER TABLE occupancy DROP CONSTRAINT occupancy_block;
ALTER TABLE occupancy ADD CONSTRAINT occupancy_block CHECK (
  (block_id IS NULL) = (blocked_by IS NULL AND blocked_by_owner IS NULL)
  AND (blocked_by IS NULL OR blocked_by_owner IS NULL)
  AND (blocked_by_user IS NULL OR blocked_by_owner IS NOT NULL)
  AND (reason IS NULL OR block_id IS NOT NULL)
  AND (block_id IS NULL OR (kind IN ('owner', 'maintenance') AND NOT by_feed AND booking_id IS NULL)));
CREATE INDEX occupancy_blocked_by_owner ON occupancy (blocked_by_owner) WHERE blocked_by_owner IS NOT NULL;
CREATE INDEX occupancy_blocked_by_user ON occupancy (blocked_by_user) WHERE blocked_by_user IS NOT NULL;

-- Calendars that the owner added; those of feeds stand in the home's own list.
ALTER TABLE ical_source ADD COLUMN by_owner boolean NOT NULL DEFAULT false;

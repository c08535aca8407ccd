-- Two desks of the office: discount codes that staff make and end, and feed runs with what failed in them.

ALTER TABLE discount_code
  -- Grows with every change of the terms: a form says which one it was filled in for.
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  -- Made by staff, or ended by them: a feed changes nothing of it any more.
  ADD COLUMN of_staff boolean NOT NULL DEFAULT false,
  ADD COLUMN ended_at timestamptz,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();

-- Lines that failed and warnings, the first of each run; how many there were stands in its summary.
CREATE TABLE feed_issue (
  feed_issue_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  feed_run_id   bigint NOT NULL REFERENCES feed_run ON DELETE CASCADE,
  severity      text NOT NULL CHECK (severity IN ('error', 'warning')),
  file          text NOT NULL,
  line          integer,
  field         text NOT NULL,
  expected      text NOT NULL
);
CREATE INDEX feed_issue_run ON feed_issue (feed_run_id, feed_issue_id);
-- What a run was given, so that it can be run again.
ALTER TABLE feed_run ADD COLUMN input jsonb;

-- A home that staff took off or set apart as a test house stays so, whatever a feed says of it.
ALTER TABLE accommodation ADD COLUMN held_status text CHECK (held_status IN ('off', 'test'));
CREATE FUNCTION hold_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.status := NEW.held_status;
  RETURN NEW;
END $$;
CREATE TRIGGER accommodation_held BEFORE INSERT OR UPDATE ON accommodation
  FOR EACH ROW WHEN (NEW.held_status IS NOT NULL) EXECUTE FUNCTION hold_status();
-- Lists of homes by state and by owner.
CREATE INDEX accommodation_status ON accommodation (status, acco_no);
CREATE INDEX accommodation_owner ON accommodation (owner_code, acco_no) WHERE owner_code IS NOT NULL;

-- What goes with a home that changes hands, and what stays behind: closed nights, calendars and proposals.

-- Whose a block is: the owner's who closed the nights, while a home of theirs has all its units; null: it is for staff.
CREATE FUNCTION block_owner(block text) RETURNS citext LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT c.owner FROM (
      SELECT min(o.blocked_by_owner::text)::citext AS owner, array_agg(o.unit_id) AS units
      FROM occupancy o WHERE o.block_id = block AND o.released_at IS NULL) c
    WHERE EXISTS (
      SELECT FROM acco_unit u JOIN accommodation a USING (acco_id)
      WHERE u.unit_id = ANY (c.units) AND a.owner_code = c.owner
      GROUP BY a.acco_id HAVING count(*) = cardinality(c.units))
$$;

-- Who takes over a home takes over the stays and the closed nights to come, and nothing of those that were.
CREATE OR REPLACE FUNCTION home_changes_hands() RETURNS trigger LANGUAGE plpgsql
-- Plans are made over empty tables and kept.
SET enable_seqscan = off
AS $$
BEGIN
  UPDATE booking b SET owner_code = NEW.owner_code,
    owner_fee_bp = (SELECT fee_bp FROM homeowner WHERE code = NEW.owner_code)
    WHERE b.acco_id = NEW.acco_id AND b.state IN ('pending_payment', 'option', 'application', 'confirmed');

  -- Homes may share units: a block goes along that has the units of this home and no others, and one that is nobody's
  -- any more. The words beside it, and who wrote them, are the former owner's. Without a new owner it stays closed.
  UPDATE occupancy o SET blocked_by_owner = NEW.owner_code, blocked_by_user = NULL, reason = NULL
    FROM (
      SELECT c.block_id, array_agg(c.unit_id ORDER BY c.unit_id) AS units FROM occupancy c
      WHERE c.released_at IS NULL AND c.block_id IN (
        SELECT n.block_id FROM acco_unit u JOIN occupancy n ON n.unit_id = u.unit_id
        WHERE u.acco_id = NEW.acco_id AND n.released_at IS NULL AND n.blocked_by_owner <> NEW.owner_code
          AND upper(n.stay) > (now() AT TIME ZONE 'Europe/Amsterdam')::date)
      GROUP BY c.block_id) closed
    WHERE o.block_id = closed.block_id AND o.released_at IS NULL
      AND (block_owner(o.block_id) IS NULL
        OR o.blocked_by_owner = OLD.owner_code
          AND closed.units = (SELECT array_agg(u.unit_id ORDER BY u.unit_id) FROM acco_unit u WHERE u.acco_id = NEW.acco_id));

  -- As if the owner had given them up: the timer takes their blocks away.
  UPDATE ical_source SET by_owner = false WHERE acco_id = NEW.acco_id AND by_owner;

  DELETE FROM owner_proposal
    WHERE acco_id = NEW.acco_id AND owner_code IS DISTINCT FROM NEW.owner_code AND state = 'draft';
  UPDATE owner_proposal SET state = 'withdrawn', decided_at = now()
    WHERE acco_id = NEW.acco_id AND owner_code IS DISTINCT FROM NEW.owner_code AND state = 'waiting';
  RETURN NULL;
END $$;

-- Who had a home knows the address of its calendar.
CREATE FUNCTION home_leaves_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.ical_address_no := NEW.ical_address_no + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER home_leaves_owner BEFORE UPDATE OF owner_code ON accommodation FOR EACH ROW
  WHEN (OLD.owner_code IS NOT NULL AND OLD.owner_code IS DISTINCT FROM NEW.owner_code)
  EXECUTE FUNCTION home_leaves_owner();

-- Homes that changed hands before.
DELETE FROM owner_proposal p USING accommodation a
  WHERE a.acco_id = p.acco_id AND a.owner_code IS DISTINCT FROM p.owner_code AND p.state = 'draft';
UPDATE owner_proposal p SET state = 'withdrawn', decided_at = now() FROM accommodation a
  WHERE a.acco_id = p.acco_id AND a.owner_code IS DISTINCT FROM p.owner_code AND p.state = 'waiting';

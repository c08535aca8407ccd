-- The planning board of the office: nights that staff close, and what the board finds homes and requests by.

ALTER TABLE occupancy
  -- A block by staff; one id over all units of the home that it closes.
  ADD COLUMN block_id text,
  ADD COLUMN blocked_by bigint REFERENCES staff,
  ADD COLUMN reason text CHECK (length(reason) BETWEEN 1 AND 300),
  ADD CONSTRAINT occupancy_block CHECK (
    (block_id IS NULL) = (blocked_by IS NULL)
    AND (reason IS NULL OR block_id IS NOT NULL)
    AND (block_id IS NULL OR (kind IN ('owner', 'maintenance') AND NOT by_feed AND booking_id IS NULL)));
CREATE INDEX occupancy_block ON occupancy (block_id) WHERE block_id IS NOT NULL;
CREATE INDEX occupancy_blocked_by ON occupancy (blocked_by) WHERE blocked_by IS NOT NULL;

-- Requests take no nights; the board draws them beside what does.
CREATE INDEX booking_requested ON booking (acco_id) WHERE state = 'application';

-- Words that homes are found by, as src/db/bookings/office-bookings.ts makes them of what is typed. Each function is
-- whole in itself: an index is built with no search path.
CREATE FUNCTION home_words(acco_id text, title jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
-- Dear enough that no plan makes it for each row in place of asking the index.
COST 10000 AS $$
  SELECT to_tsvector('simple'::regconfig, regexp_replace(regexp_replace(lower(normalize(
    concat_ws(' ', acco_id, title->>'nl', title->>'en', title->>'de', title->>'fr'), NFD)),
    '[\u0300-\u036f]', '', 'g'), '[^0-9a-z\u00df-\uffff]+', ' ', 'g'))
$$;
CREATE INDEX accommodation_words ON accommodation USING gin (home_words(acco_id, title));

CREATE FUNCTION place_words(name text, names jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
COST 10000 AS $$
  SELECT to_tsvector('simple'::regconfig, regexp_replace(regexp_replace(lower(normalize(
    concat_ws(' ', name, names->>'nl', names->>'en', names->>'de', names->>'fr'), NFD)),
    '[\u0300-\u036f]', '', 'g'), '[^0-9a-z\u00df-\uffff]+', ' ', 'g'))
$$;
CREATE INDEX place_words ON place USING gin (place_words(name, names));

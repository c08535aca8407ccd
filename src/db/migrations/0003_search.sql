-- What the search needs beside the catalogue: paths to the rates of a home, and the sql engine's own columns.
CREATE INDEX rate_season_acco ON rate_season (acco_id);

-- A home that is deleted leaves the index too.
CREATE TRIGGER accommodation_deleted AFTER DELETE ON accommodation
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_accommodation_change();

-- What the sql engine cannot compute in a query: the lowest price without dates, the last-minute fact and the
-- home's own points in the recommended order. Kept by that engine's refresh.
CREATE TABLE search_home (
  acco_id        text PRIMARY KEY REFERENCES accommodation ON DELETE CASCADE,
  from_arrival   date,
  from_nights    integer,
  from_cents     bigint,
  per_night      bigint,
  last_minute    boolean NOT NULL,
  own_points     integer NOT NULL,
  -- First instant at which one of the home's holds or options expires.
  next_expiry    timestamptz,
  CHECK ((from_cents IS NULL) = (from_arrival IS NULL))
);
CREATE INDEX search_home_expiry ON search_home (next_expiry) WHERE next_expiry IS NOT NULL;

-- How far search_home has followed the change log, and for which day it holds.
CREATE TABLE search_state (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  horizon  xid8 NOT NULL,
  today    date NOT NULL,
  version  bigint NOT NULL DEFAULT 1
);

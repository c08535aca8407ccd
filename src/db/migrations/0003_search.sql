-- What the sql search engine cannot work out in a query: a home's lowest price of the next 12 months and the
-- points of its recommended order. The engine writes the rows when it starts, at each change and each day.
CREATE TABLE search_summary (
  acco_id              text PRIMARY KEY REFERENCES accommodation ON DELETE CASCADE,
  -- The day from which the 12 months are counted.
  for_day              date NOT NULL,
  base_points          integer NOT NULL,
  similar_group        smallint NOT NULL,
  -- Has a stay with a last-minute reduction within the next weeks.
  last_minute          boolean NOT NULL,
  from_arrival         date,
  from_departure       date,
  from_grand_cents     bigint,
  from_per_night_cents bigint,
  CHECK ((from_arrival IS NULL) = (from_grand_cents IS NULL)),
  CHECK ((from_arrival IS NULL) = (from_departure IS NULL)),
  CHECK ((from_arrival IS NULL) = (from_per_night_cents IS NULL))
);

-- Homes are set to off rather than deleted; should one be deleted all the same, searches must forget it.
CREATE TRIGGER accommodation_deleted AFTER DELETE ON accommodation
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_accommodation_change();

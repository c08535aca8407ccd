-- How often the demo's dates have moved on: a home that nothing else touched has the version moves + 1.
-- Not loaded: the first start ended before the catalogue was whole.
ALTER TABLE demo_catalogue
  ADD COLUMN moves  integer NOT NULL DEFAULT 0,
  ADD COLUMN loaded boolean NOT NULL DEFAULT true;

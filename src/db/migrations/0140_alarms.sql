-- What does not go as it should right now: raised and ended by the worker, read by the figures of every process.
CREATE TABLE alarm (
  name  text PRIMARY KEY CHECK (name ~ '^[a-z_]{1,40}$'),
  since timestamptz NOT NULL,
  -- Counts and bounds; no names, addresses or numbers of bookings.
  facts jsonb NOT NULL DEFAULT '{}'
);

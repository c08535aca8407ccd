-- How often each old address was followed, and when last. Each web process counts in memory and adds what it has
-- now and then (services/operations/redirect-hits.ts).
ALTER TABLE redirect
  ADD COLUMN hits bigint NOT NULL DEFAULT 0 CHECK (hits >= 0),
  ADD COLUMN followed_at timestamptz,
  -- From when on: for redirects that are older, from this migration on.
  ADD COLUMN counted_from timestamptz NOT NULL DEFAULT now();

-- How the demo catalogue knows which homes are still its own. One count of moves for all was not enough: a home
-- that a feed changed once looked like one that had been moved once.
ALTER TABLE demo_catalogue
  DROP COLUMN moves,
  -- The week to which dates are being moved; null when none are.
  ADD COLUMN moving_to date;

-- The version in which the demo left each home: any other means that somebody else has changed it since. While
-- dates are being moved, the version that the home will have then.
CREATE TABLE demo_home (
  acco_id text PRIMARY KEY REFERENCES accommodation ON DELETE CASCADE,
  version bigint NOT NULL
);
INSERT INTO demo_home SELECT acco_id, version FROM accommodation WHERE EXISTS (SELECT FROM demo_catalogue WHERE loaded);

-- People who work in the back office, how they get in, and from where they are in.

CREATE TABLE staff (
  staff_id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- In addresses and forms; opens nothing.
  public_id     text NOT NULL UNIQUE,
  name          text NOT NULL,
  email         citext NOT NULL UNIQUE,
  roles         text[] NOT NULL DEFAULT '{}'
                CHECK (roles <@ ARRAY['support', 'sales', 'content', 'finance', 'admin']),
  -- Argon2id in PHC's form; null until the first link was used.
  password_hash text,
  -- Seed of the one-time codes, sealed with the site's secret.
  totp_secret   bytea,
  -- The last step whose code was taken: no code works twice.
  totp_step     bigint NOT NULL DEFAULT 0,
  created_at    timestamptz NOT NULL,
  ended_at      timestamptz
);

-- A first link, which also lets in again who lost password or telephone. One person has one at a time.
CREATE TABLE staff_invite (
  staff_id    bigint PRIMARY KEY REFERENCES staff ON DELETE CASCADE,
  token_hash  text NOT NULL UNIQUE,
  -- The seed that the page behind the link shows; it becomes the person's when a code of it was typed.
  totp_secret bytea NOT NULL,
  expires_at  timestamptz NOT NULL
);

CREATE TABLE staff_session (
  token_hash  text PRIMARY KEY,
  public_id   text NOT NULL UNIQUE,
  staff_id    bigint NOT NULL REFERENCES staff ON DELETE CASCADE,
  created_at  timestamptz NOT NULL,
  expires_at  timestamptz NOT NULL,
  -- When the second factor was shown last.
  factor_at   timestamptz NOT NULL,
  -- Browser and network, for the list of sessions.
  client      text NOT NULL,
  network     text NOT NULL
);
CREATE INDEX staff_session_staff ON staff_session (staff_id);
CREATE INDEX staff_session_expires ON staff_session (expires_at);

-- For who has no telephone at hand; each works once.
CREATE TABLE staff_recovery_code (
  staff_id  bigint NOT NULL REFERENCES staff ON DELETE CASCADE,
  code_hash text NOT NULL,
  used_at   timestamptz,
  PRIMARY KEY (staff_id, code_hash)
);

-- Passes in addresses that were used: each works once.
CREATE TABLE staff_pass_used (
  pass_id    text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX staff_pass_used_expires ON staff_pass_used (expires_at);

-- From where a member of staff acted.
ALTER TABLE audit_log ADD COLUMN network text;

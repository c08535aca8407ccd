-- Passkeys of staff (WebAuthn): a key on a device that shows who holds it, in the place of password and code.

CREATE TABLE staff_passkey (
  passkey_id    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- In forms; opens nothing.
  public_id     text NOT NULL UNIQUE,
  staff_id      bigint NOT NULL REFERENCES staff ON DELETE CASCADE,
  -- What the device names itself by, base64url.
  credential_id text NOT NULL UNIQUE,
  -- COSE (RFC 9052).
  public_key    bytea NOT NULL,
  -- Of its signatures; devices that do not count leave it at 0.
  counter       bigint NOT NULL,
  -- How browsers reach it: internal, usb, hybrid …
  transports    text[] NOT NULL,
  -- As its owner calls it.
  name          text NOT NULL,
  -- Its maker keeps a copy for the owner's other devices.
  is_backed_up  boolean NOT NULL,
  created_at    timestamptz NOT NULL,
  last_used_at  timestamptz
);
CREATE INDEX staff_passkey_staff ON staff_passkey (staff_id);

-- When the first link was used: since a passkey may stand for the password, its hash says it no more.
ALTER TABLE staff ADD COLUMN begun_at timestamptz;
UPDATE staff SET begun_at = created_at WHERE password_hash IS NOT NULL AND ended_at IS NULL;
-- An account that is given back begins with a new link: nothing of before opens it.
UPDATE staff SET password_hash = NULL, totp_secret = NULL WHERE ended_at IS NOT NULL;

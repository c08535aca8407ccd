-- Passkeys (WebAuthn) of guests and of people of organisations: beside the mailed link, never in its place. One opens
-- the area in which it was made and no other.
CREATE TABLE passkey (
  passkey_id    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- In forms; opens nothing.
  public_id     text NOT NULL UNIQUE CHECK (length(public_id) >= 22),
  area          text NOT NULL CHECK (area IN ('guest', 'agency', 'portal')),
  guest_id      bigint REFERENCES guest ON DELETE CASCADE,
  user_id       bigint REFERENCES organisation_user ON DELETE CASCADE,
  -- What the device names itself by, base64url.
  credential_id text NOT NULL UNIQUE,
  -- COSE (RFC 9052).
  public_key    bytea NOT NULL,
  -- Of its signatures; devices that do not count leave it at 0.
  counter       bigint NOT NULL,
  transports    text[] NOT NULL,
  -- As its owner calls it.
  name          text NOT NULL CHECK (length(name) <= 60),
  -- Its maker keeps a copy for the owner's other devices.
  is_backed_up  boolean NOT NULL,
  created_at    timestamptz NOT NULL,
  last_used_at  timestamptz,
  CHECK ((guest_id IS NOT NULL) = (area = 'guest')),
  CHECK ((user_id IS NOT NULL) = (area <> 'guest'))
);
CREATE INDEX passkey_guest ON passkey (guest_id) WHERE guest_id IS NOT NULL;
CREATE INDEX passkey_user ON passkey (user_id) WHERE user_id IS NOT NULL;

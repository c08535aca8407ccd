-- Keys by which the programs of a partner or host ask the read-only calls; of a key its hash and its end alone are kept.
CREATE TABLE api_key (
  key_id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id    text NOT NULL UNIQUE CHECK (length(public_id) >= 22),
  partner_code citext NOT NULL REFERENCES partner,
  name         text NOT NULL,
  -- SHA-256, hexadecimal.
  token_hash   text NOT NULL UNIQUE,
  -- The last characters, to tell keys apart.
  token_end    text NOT NULL CHECK (length(token_end) = 4),
  created_at   timestamptz NOT NULL,
  -- When the key in use was made; another than `created_at` once it was renewed.
  renewed_at   timestamptz NOT NULL,
  last_used_on date,
  ended_at     timestamptz
);
CREATE INDEX api_key_partner ON api_key (partner_code, key_id);

-- Calls that were answered with a key, a day.
CREATE TABLE api_call (
  key_id bigint NOT NULL REFERENCES api_key,
  day    date NOT NULL,
  calls  integer NOT NULL CHECK (calls > 0),
  PRIMARY KEY (key_id, day)
);

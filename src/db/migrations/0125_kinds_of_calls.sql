-- Calls with a key by what they asked for; those that were counted before are of no kind.
ALTER TABLE api_call ADD COLUMN kind text NOT NULL DEFAULT 'any'
  CHECK (kind IN ('search', 'home', 'calendar', 'quote', 'any'));
ALTER TABLE api_call ALTER COLUMN kind DROP DEFAULT;
ALTER TABLE api_call DROP CONSTRAINT api_call_pkey;
ALTER TABLE api_call ADD PRIMARY KEY (key_id, day, kind);

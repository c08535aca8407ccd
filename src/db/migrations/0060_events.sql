-- Events that are raised once for good: of a booking, a refund, a sign-in. The server says so, not the browser.
CREATE TABLE raised_event (
  event text NOT NULL,
  subject text NOT NULL,
  raised_at timestamptz NOT NULL,
  PRIMARY KEY (event, subject)
);
CREATE INDEX raised_event_age ON raised_event (raised_at);

-- Proof of what a visitor agreed to: when, and under which texts. The visitor is the random id of the browser's own
-- cookie; no address is kept.
CREATE TABLE consent_record (
  consent_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  visitor uuid NOT NULL,
  categories text[] NOT NULL CHECK (categories <@ ARRAY['analytics', 'marketing']),
  version integer NOT NULL,
  lang text NOT NULL REFERENCES language (id),
  given_at timestamptz NOT NULL
);
CREATE INDEX consent_record_visitor ON consent_record (visitor, given_at DESC);
CREATE INDEX consent_record_age ON consent_record (given_at);

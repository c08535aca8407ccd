-- What follows a booking through its life: payments, refunds, credits, documents, sessions of guests, the trail.

ALTER TABLE partner ADD COLUMN email citext, ADD COLUMN lang text NOT NULL DEFAULT 'nl'
  CHECK (lang IN ('nl', 'en', 'de', 'fr'));
ALTER TABLE homeowner ADD COLUMN email citext, ADD COLUMN lang text NOT NULL DEFAULT 'nl'
  CHECK (lang IN ('nl', 'en', 'de', 'fr'));
-- What the guest is told before arrival: the way in, the key, the house's own words, by language.
ALTER TABLE accommodation ADD COLUMN arrival_info jsonb NOT NULL DEFAULT '{}';

CREATE FUNCTION import_apply_arrival(run bigint, home text) RETURNS void LANGUAGE sql
-- As in import_apply_home: plans are made over empty tables and kept.
SET enable_seqscan = off
AS $$
  UPDATE accommodation a SET arrival_info = s.doc->'arrivalInfo' FROM import_stage s
    WHERE s.feed_run_id = run AND s.type = 'accommodation' AND s.key = home AND a.acco_id = home
      AND jsonb_typeof(s.doc->'arrivalInfo') = 'object' AND a.arrival_info <> s.doc->'arrivalInfo'
$$;

ALTER TABLE booking
  -- When the option that waits for its payment would have run out.
  ADD COLUMN option_until timestamptz,
  -- A hold that was given more time once; an option that staff prolonged.
  ADD COLUMN extended_at timestamptz,
  ADD COLUMN accepted_at timestamptz,
  ADD COLUMN ended_at timestamptz,
  ADD COLUMN completed_at timestamptz,
  -- The owner's or staff's word with a refusal.
  ADD COLUMN decline_reason text NOT NULL DEFAULT '';
CREATE INDEX booking_open ON booking (arrival) WHERE state = 'confirmed';

-- The reckoning of a cancellation, as it was shown before.
CREATE TABLE cancellation (
  booking_id     bigint PRIMARY KEY REFERENCES booking,
  cause          text NOT NULL CHECK (cause IN ('guest', 'staff', 'host')),
  days_before    integer NOT NULL,
  fee_bp         integer NOT NULL,
  travel_cents   integer NOT NULL CHECK (travel_cents >= 0),
  fee_cents      integer NOT NULL CHECK (fee_cents >= 0),
  insurance_cents integer NOT NULL CHECK (insurance_cents >= 0),
  -- Money that had come in and not gone back until then.
  paid_cents     integer NOT NULL,
  refund_cents   integer NOT NULL CHECK (refund_cents >= 0),
  credit_cents   integer NOT NULL CHECK (credit_cents >= 0),
  -- What the guest still owes.
  payable_cents  integer NOT NULL CHECK (payable_cents >= 0),
  at             timestamptz NOT NULL
);

-- Guest credits: a ledger that is only ever added to. Each entry belongs to a lot, named by its expiry.
CREATE TABLE guest_credit_entry (
  entry_id   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  guest_id   bigint NOT NULL REFERENCES guest,
  cents      integer NOT NULL CHECK (cents <> 0),
  reason     text NOT NULL CHECK (reason IN ('grant', 'use', 'release', 'expire', 'refund')),
  booking_id bigint REFERENCES booking,
  -- Last day on which the credit can be used; null: for ever.
  expires_on date,
  by_whom    text NOT NULL,
  note       text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((reason IN ('use', 'expire')) = (cents < 0))
);
CREATE INDEX guest_credit_entry_guest ON guest_credit_entry (guest_id, expires_on);
CREATE INDEX guest_credit_entry_booking ON guest_credit_entry (booking_id) WHERE booking_id IS NOT NULL;

-- No lot ever holds less than nothing. The lock makes two who spend at once follow each other.
CREATE FUNCTION check_credit_lot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('credits/' || NEW.guest_id, 0));
  IF NEW.cents < 0 AND (SELECT coalesce(sum(cents), 0) FROM guest_credit_entry e
      WHERE e.guest_id = NEW.guest_id AND e.expires_on IS NOT DISTINCT FROM NEW.expires_on) + NEW.cents < 0 THEN
    RAISE EXCEPTION 'credit is not there' USING ERRCODE = 'check_violation', CONSTRAINT = 'guest_credit_not_negative';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guest_credit_entry_checked BEFORE INSERT ON guest_credit_entry
  FOR EACH ROW EXECUTE FUNCTION check_credit_lot();

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME;
END $$;
CREATE TRIGGER guest_credit_entry_append_only BEFORE UPDATE OR DELETE ON guest_credit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Money that came or shall come. `public_id` is the key under which the provider is asked, so it is asked once.
CREATE TABLE payment (
  payment_id   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id    text NOT NULL UNIQUE CHECK (length(public_id) >= 22),
  booking_id   bigint NOT NULL REFERENCES booking,
  provider     text NOT NULL CHECK (provider IN ('mollie', 'bank')),
  provider_id  text UNIQUE,
  method       text,
  status       text NOT NULL CHECK (status IN ('open', 'paid', 'failed', 'canceled', 'expired')),
  cents        integer NOT NULL CHECK (cents > 0),
  checkout_url text,
  paid_at      timestamptz,
  created_at   timestamptz NOT NULL,
  updated_at   timestamptz NOT NULL,
  CHECK ((status = 'paid') = (paid_at IS NOT NULL))
);
CREATE INDEX payment_booking ON payment (booking_id);
CREATE INDEX payment_open ON payment (created_at) WHERE status = 'open';

-- Money that goes back. `due` waits for the provider or for staff at the bank.
CREATE TABLE refund (
  refund_id   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id   text NOT NULL UNIQUE CHECK (length(public_id) >= 22),
  booking_id  bigint NOT NULL REFERENCES booking,
  -- The payment it goes back to; null: by bank.
  payment_id  bigint REFERENCES payment,
  provider_id text UNIQUE,
  cents       integer NOT NULL CHECK (cents > 0),
  reason      text NOT NULL CHECK (reason IN ('cancellation', 'host', 'late_payment', 'overpaid')),
  status      text NOT NULL CHECK (status IN ('due', 'sent', 'done', 'failed')),
  due_on      date NOT NULL,
  attempts    integer NOT NULL DEFAULT 0,
  created_at  timestamptz NOT NULL,
  updated_at  timestamptz NOT NULL
);
CREATE INDEX refund_booking ON refund (booking_id);
CREATE INDEX refund_open ON refund (updated_at) WHERE status IN ('due', 'sent');

-- What a provider called us about; the payment itself is asked for anew each time.
CREATE TABLE webhook_event (
  webhook_event_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider    text NOT NULL,
  provider_id text NOT NULL,
  outcome     text NOT NULL,
  at          timestamptz NOT NULL
);
CREATE INDEX webhook_event_payment ON webhook_event (provider, provider_id);

-- Numbers without gaps, by series.
CREATE TABLE document_series (
  series text PRIMARY KEY,
  last   integer NOT NULL
);

-- Papers of a booking. What they say is stored with the transition that issues them; the PDF is made of it once.
CREATE TABLE document (
  document_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id   text NOT NULL UNIQUE CHECK (length(public_id) >= 22),
  booking_id  bigint NOT NULL REFERENCES booking,
  kind        text NOT NULL CHECK (kind IN
    ('confirmation', 'invoice', 'credit_note', 'travel_information', 'option_letter', 'application_letter')),
  version     integer NOT NULL,
  lang        text NOT NULL CHECK (lang IN ('nl', 'en', 'de', 'fr')),
  -- Given when the transaction commits, where there is a series.
  number      text UNIQUE,
  series      text,
  -- What an invoice or credit note asks or gives back, signed; null for other papers.
  total_cents integer,
  content     jsonb NOT NULL,
  pdf         bytea,
  -- Of the PDF, hexadecimal.
  sha256      text CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  issued_at   timestamptz NOT NULL,
  UNIQUE (booking_id, kind, version),
  CHECK ((pdf IS NULL) = (sha256 IS NULL)),
  CHECK (number IS NOT NULL OR series IS NOT NULL)
);

-- The next number of a series makes all others wait until its transaction ends, so it is taken at the very end: a
-- transaction that fails gives it back, and nobody waits for more than a commit.
CREATE FUNCTION number_document() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  next integer;
BEGIN
  INSERT INTO document_series AS s (series, last) VALUES (NEW.series, 1)
    ON CONFLICT (series) DO UPDATE SET last = s.last + 1 RETURNING s.last INTO next;
  UPDATE document SET number = NEW.series || '-' || lpad(next::text, 6, '0') WHERE document_id = NEW.document_id;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER document_numbered AFTER INSERT ON document DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.number IS NULL) EXECUTE FUNCTION number_document();

-- A paper that was issued stays: corrections are new papers. Only its number and its PDF are filled in, once.
CREATE FUNCTION keep_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND (to_jsonb(NEW) - 'pdf' - 'sha256' - 'number') = (to_jsonb(OLD) - 'pdf' - 'sha256' - 'number')
    AND (OLD.pdf IS NULL OR (NEW.pdf IS NOT DISTINCT FROM OLD.pdf AND NEW.sha256 IS NOT DISTINCT FROM OLD.sha256))
    AND (OLD.number IS NULL OR NEW.number IS NOT DISTINCT FROM OLD.number)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a document that was issued stays as it is';
END $$;
CREATE TRIGGER document_immutable BEFORE UPDATE OR DELETE ON document
  FOR EACH ROW EXECUTE FUNCTION keep_document();

ALTER TABLE email_outbox
  -- Papers that go along.
  ADD COLUMN document_ids bigint[] NOT NULL DEFAULT '{}',
  -- Names what a mail without a booking may say once only, such as a partner's statement of a month.
  ADD COLUMN once_key text UNIQUE,
  -- A mail about a guest rather than a booking (sign-in, credits): at most one of a kind and version each.
  ADD COLUMN guest_id bigint REFERENCES guest,
  ADD COLUMN guest_key text GENERATED ALWAYS AS (CASE WHEN booking_id IS NULL AND guest_id IS NOT NULL
    THEN guest_id || '/' || kind || '/' || version END) STORED UNIQUE;

-- Ways in for guests. Only hashes are kept: a stolen database opens nothing.
CREATE TABLE guest_sign_in (
  token_hash text PRIMARY KEY,
  -- Null: nobody has the address that was typed. Such an attempt costs and answers the same as any other.
  guest_id   bigint REFERENCES guest ON DELETE CASCADE,
  -- Keyed hash of the address that was typed; wrong codes are counted by it.
  subject    text NOT NULL,
  -- Keyed: six digits could be found by trying.
  code_hash  text NOT NULL,
  -- What the typed code is asked for together with.
  attempt_id text NOT NULL UNIQUE CHECK (length(attempt_id) >= 22),
  -- Page of the area where the guest was.
  back       text NOT NULL,
  tries      integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  used_at    timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX guest_sign_in_guest ON guest_sign_in (guest_id);
CREATE TABLE guest_session (
  token_hash  text PRIMARY KEY,
  guest_id    bigint NOT NULL REFERENCES guest ON DELETE CASCADE,
  created_at  timestamptz NOT NULL,
  expires_at  timestamptz NOT NULL,
  -- When the guest last proved to read the mailbox; what costs money or moves the account asks for a fresh proof.
  verified_at timestamptz NOT NULL,
  -- The likes of this browser when they were last compared with the guest's.
  likes       text NOT NULL DEFAULT ''
);
CREATE INDEX guest_session_guest ON guest_session (guest_id);
-- New addresses that wait to be confirmed from their mailbox; one a guest.
CREATE TABLE guest_email_change (
  guest_id   bigint PRIMARY KEY REFERENCES guest ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  email      citext NOT NULL,
  lang       text NOT NULL CHECK (lang IN ('nl', 'en', 'de', 'fr')),
  expires_at timestamptz NOT NULL
);

-- Who tried to get in, and how it went. Subjects are keyed hashes.
CREATE TABLE auth_log (
  auth_log_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at          timestamptz NOT NULL,
  area        text NOT NULL,
  event       text NOT NULL,
  subject     text NOT NULL,
  network     text NOT NULL
);
CREATE INDEX auth_log_recent ON auth_log (area, subject, at);

-- Reviews of our own guests belong to a stay; staff decide whether they are shown.
ALTER TABLE review
  ADD COLUMN booking_id bigint UNIQUE REFERENCES booking,
  ADD COLUMN decided_at timestamptz,
  ADD COLUMN decided_by text;

-- What the feed says of a home's stars. Whoever writes `rating` and `reviews` writes the feed's; what is shown
-- has our own guests' released reviews averaged in.
ALTER TABLE accommodation ADD COLUMN feed_rating real, ADD COLUMN feed_reviews integer NOT NULL DEFAULT 0;
UPDATE accommodation SET feed_rating = rating, feed_reviews = reviews;
CREATE FUNCTION average_in_reviews() RETURNS trigger LANGUAGE plpgsql
-- As in import_apply_home: plans are made over empty tables and kept.
SET enable_seqscan = off
AS $$
DECLARE
  own record;
  counted integer;
BEGIN
  NEW.feed_rating := NEW.rating;
  NEW.feed_reviews := NEW.reviews;
  SELECT count(*)::integer AS n, coalesce(sum(rating), 0) AS stars INTO own FROM review r
    WHERE r.acco_id = NEW.acco_id AND r.source = 'guest' AND r.released;
  IF own.n > 0 THEN
    counted := CASE WHEN NEW.feed_rating IS NULL THEN 0 ELSE greatest(NEW.feed_reviews, 1) END;
    NEW.rating := round(((coalesce(NEW.feed_rating, 0) * counted + own.stars) / (counted + own.n))::numeric, 2);
    NEW.reviews := NEW.feed_reviews + own.n;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER accommodation_rating BEFORE INSERT OR UPDATE OF rating, reviews ON accommodation
  FOR EACH ROW EXECUTE FUNCTION average_in_reviews();

-- Liked homes of a guest who is signed in, on every device.
CREATE TABLE guest_like (
  guest_id bigint NOT NULL REFERENCES guest ON DELETE CASCADE,
  acco_id  text NOT NULL REFERENCES accommodation ON DELETE CASCADE,
  at       timestamptz NOT NULL DEFAULT now(),
  -- The order in which they were liked.
  seq      bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (guest_id, acco_id)
);

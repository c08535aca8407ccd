-- Quotes, guests, bookings and what follows from them: mail, instalments, the trail of who did what.

-- A price given to somebody; honoured until it expires, kept as proof afterwards.
CREATE TABLE quote (
  quote_id     text PRIMARY KEY,
  acco_id      text NOT NULL REFERENCES accommodation,
  lang         text NOT NULL CHECK (lang IN ('nl', 'en', 'de', 'fr')),
  -- What was asked: stay, party, extras, insurance, residence, code.
  input        jsonb NOT NULL,
  -- The whole answer with its lines, days as day numbers.
  priced       jsonb NOT NULL,
  grand_cents  integer NOT NULL,
  -- accommodation.version at the time.
  rate_version bigint NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  expires_at   timestamptz NOT NULL
);
CREATE INDEX quote_expires ON quote (expires_at);

-- One row an e-mail address. A booking keeps its own snapshot, so nobody rewrites another's data by knowing an address.
CREATE TABLE guest (
  guest_id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Random, at least 128 bits; grants nothing by itself.
  public_id            text NOT NULL UNIQUE CHECK (length(public_id) >= 22),
  salutation           text NOT NULL,
  firstname            text NOT NULL,
  lastname             text NOT NULL,
  email                citext NOT NULL UNIQUE,
  tel_e164             text NOT NULL,
  tel_country          text NOT NULL,
  address              text NOT NULL,
  postal_code          text NOT NULL,
  placename            text NOT NULL,
  country_code         text NOT NULL,
  lang                 text NOT NULL CHECK (lang IN ('nl', 'en', 'de', 'fr')),
  marketing_consent_at timestamptz,
  anonymised_at        timestamptz,
  created_at           timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE booking (
  booking_id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id             text NOT NULL UNIQUE CHECK (length(public_id) >= 22),
  booking_no            text NOT NULL UNIQUE CHECK (booking_no ~ '^H[0-9A-HJKMNP-TV-Z]{8}$'),
  type                  text NOT NULL CHECK (type IN ('Booking', 'Option', 'Application')),
  state                 text NOT NULL CHECK (state IN
    ('pending_payment', 'option', 'application', 'confirmed', 'completed', 'cancelled', 'expired', 'declined')),
  acco_id               text NOT NULL REFERENCES accommodation,
  arrival               date NOT NULL,
  departure             date NOT NULL,
  adults                integer NOT NULL CHECK (adults >= 1),
  children              integer NOT NULL CHECK (children >= 0),
  babies                integer NOT NULL CHECK (babies >= 0),
  pets                  integer NOT NULL CHECK (pets >= 0),
  guest_id              bigint NOT NULL REFERENCES guest,
  -- Snapshots: what was agreed stays what was agreed.
  guest                 jsonb NOT NULL,
  home                  jsonb NOT NULL,
  cancellation          jsonb NOT NULL,
  terms_version         text NOT NULL,
  terms_accepted_at     timestamptz NOT NULL,
  business              boolean NOT NULL,
  company_name          text NOT NULL DEFAULT '',
  lang                  text NOT NULL CHECK (lang IN ('nl', 'en', 'de', 'fr')),
  quote_id              text NOT NULL REFERENCES quote,
  total_cents           integer NOT NULL CHECK (total_cents >= 0),
  grand_cents           integer NOT NULL CHECK (grand_cents >= total_cents),
  credits_cents         integer NOT NULL CHECK (credits_cents >= 0),
  due_cents             integer NOT NULL CHECK (due_cents = total_cents - credits_cents),
  deposit_cents         integer NOT NULL,
  discount_code         citext REFERENCES discount_code,
  residence             text NOT NULL,
  commission_base_cents integer NOT NULL,
  -- Who is paid for bringing the guest: one at most. The owner's code is recorded, never paid.
  payee_code            citext REFERENCES partner,
  commission_bp         integer NOT NULL DEFAULT 0,
  commission_cents      integer NOT NULL DEFAULT 0,
  host_code             citext REFERENCES partner,
  homeowner_code        citext REFERENCES homeowner,
  channel               text NOT NULL DEFAULT 'web' CHECK (channel IN ('web', 'agency', 'staff')),
  staff_id              text,
  do_not_send_docs      boolean NOT NULL DEFAULT false,
  -- When the state runs out; only waiting states do.
  expires_at            timestamptz,
  confirmed_at          timestamptz,
  version               integer NOT NULL DEFAULT 1,
  created_at            timestamptz NOT NULL DEFAULT now(),
  updated_at            timestamptz NOT NULL DEFAULT now(),
  CHECK (departure > arrival),
  CHECK ((state IN ('pending_payment', 'option', 'application')) = (expires_at IS NOT NULL))
);
CREATE INDEX booking_guest ON booking (guest_id);
CREATE INDEX booking_acco ON booking (acco_id, arrival);
CREATE INDEX booking_expiring ON booking (expires_at) WHERE expires_at IS NOT NULL;
-- No second option of one guest for the same home and dates, not even after the first ran out.
CREATE UNIQUE INDEX booking_option_once ON booking (guest_id, acco_id, arrival, departure) WHERE type = 'Option';

ALTER TABLE occupancy ADD CONSTRAINT occupancy_booking_known FOREIGN KEY (booking_id) REFERENCES booking;

CREATE TABLE booking_line (
  booking_id   bigint NOT NULL REFERENCES booking ON DELETE CASCADE,
  seq          smallint NOT NULL,
  code         text NOT NULL,
  label        jsonb NOT NULL,
  quantity     integer NOT NULL,
  unit_cents   integer NOT NULL,
  amount_cents integer NOT NULL CHECK (amount_cents = quantity * unit_cents),
  pay          text NOT NULL CHECK (pay IN ('invoice', 'onsite')),
  PRIMARY KEY (booking_id, seq)
);

CREATE TABLE instalment (
  booking_id bigint NOT NULL REFERENCES booking ON DELETE CASCADE,
  seq        smallint NOT NULL,
  due_on     date NOT NULL,
  cents      integer NOT NULL CHECK (cents > 0),
  PRIMARY KEY (booking_id, seq)
);

-- Who used a discount code: its limit per guest counts these rows.
CREATE TABLE discount_code_use (
  booking_id bigint PRIMARY KEY REFERENCES booking ON DELETE CASCADE,
  code       citext NOT NULL REFERENCES discount_code,
  guest_id   bigint NOT NULL REFERENCES guest,
  used_at    timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX discount_code_use_guest ON discount_code_use (code, guest_id);

-- Written in the transaction of what it answers, so an answer is stored exactly if its work is.
CREATE TABLE idempotency_key (
  key          text PRIMARY KEY,
  request_hash text NOT NULL,
  answer       jsonb NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX idempotency_key_age ON idempotency_key (created_at);

CREATE TABLE email_outbox (
  outbox_id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Becomes the Message-ID: a mail that was sent twice can be told as one.
  message_id      text NOT NULL UNIQUE,
  booking_id      bigint REFERENCES booking,
  kind            text NOT NULL,
  version         integer NOT NULL DEFAULT 1,
  lang            text NOT NULL CHECK (lang IN ('nl', 'en', 'de', 'fr')),
  recipient       citext NOT NULL,
  recipient_name  text NOT NULL DEFAULT '',
  subject         text NOT NULL,
  html            text NOT NULL,
  text            text NOT NULL,
  status          text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'sending', 'sent', 'failed', 'suppressed')),
  attempts        integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  last_error      text,
  created_at      timestamptz NOT NULL DEFAULT now(),
  sent_at         timestamptz,
  UNIQUE (booking_id, kind, version)
);
CREATE INDEX email_outbox_due ON email_outbox (next_attempt_at) WHERE status IN ('queued', 'sending');

-- Who did what, when and why. Rows are only ever added. No names, addresses or tokens in it.
CREATE TABLE audit_log (
  audit_id     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at           timestamptz NOT NULL DEFAULT now(),
  actor        text NOT NULL CHECK (actor IN ('guest', 'agency', 'staff', 'owner', 'payment', 'timer', 'system')),
  actor_id     text,
  action       text NOT NULL,
  subject_kind text NOT NULL,
  subject_id   text NOT NULL,
  before       jsonb,
  after        jsonb,
  reason       text
);
CREATE INDEX audit_log_subject ON audit_log (subject_kind, subject_id);

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is only ever added to';
END $$;
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- The two banners (specification §8) that staff can raise.
CREATE TABLE message_flag (
  flag   text PRIMARY KEY CHECK (flag IN ('phone_unavailable', 'ares_server_down')),
  raised boolean NOT NULL DEFAULT false,
  set_by text,
  at     timestamptz NOT NULL DEFAULT now()
);
INSERT INTO message_flag (flag) VALUES ('phone_unavailable'), ('ares_server_down');

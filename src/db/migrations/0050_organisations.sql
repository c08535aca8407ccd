-- Organisations that bring guests or homes, their people, and how those sign in.

-- A travel agency is a partner of its own kind: paid like the others, but by who is signed in, never by a link.
ALTER TABLE partner DROP CONSTRAINT partner_kind_check;
ALTER TABLE partner ADD CONSTRAINT partner_kind_check CHECK (kind IN ('affiliate', 'host', 'agency'));

-- What is agreed with an agency beside its commission.
CREATE TABLE agency (
  code         citext PRIMARY KEY REFERENCES partner,
  -- Options of its clients that may be live at one time.
  most_options integer NOT NULL DEFAULT 2 CHECK (most_options BETWEEN 0 AND 50),
  -- May book on invoice: confirmed at once, the first instalment due in a week.
  may_invoice  boolean NOT NULL DEFAULT false,
  -- As papers name it.
  address      text NOT NULL DEFAULT '',
  vat_number   text NOT NULL DEFAULT ''
);

CREATE TABLE organisation (
  organisation_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id       text NOT NULL UNIQUE CHECK (length(public_id) >= 22),
  kind            text NOT NULL CHECK (kind IN ('agency', 'partner', 'owner')),
  partner_code    citext UNIQUE REFERENCES partner,
  owner_code      citext UNIQUE REFERENCES homeowner,
  created_at      timestamptz NOT NULL,
  CHECK ((kind = 'owner') = (owner_code IS NOT NULL)),
  CHECK ((kind <> 'owner') = (partner_code IS NOT NULL))
);

-- People of organisations; one may belong to several.
CREATE TABLE organisation_user (
  user_id    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id  text NOT NULL UNIQUE CHECK (length(public_id) >= 22),
  email      citext NOT NULL UNIQUE,
  name       text NOT NULL,
  lang       text NOT NULL REFERENCES language,
  created_at timestamptz NOT NULL
);

CREATE TABLE member (
  organisation_id bigint NOT NULL REFERENCES organisation ON DELETE CASCADE,
  user_id         bigint NOT NULL REFERENCES organisation_user ON DELETE CASCADE,
  role            text NOT NULL CHECK (role IN ('owner', 'member', 'reader')),
  invited_at      timestamptz NOT NULL,
  -- Null: has not signed in yet.
  entered_at      timestamptz,
  PRIMARY KEY (organisation_id, user_id)
);
CREATE INDEX member_user ON member (user_id);

CREATE TABLE member_session (
  token_hash      text PRIMARY KEY,
  public_id       text NOT NULL UNIQUE,
  -- Which cookie holds it.
  area            text NOT NULL CHECK (area IN ('agency', 'portal')),
  user_id         bigint NOT NULL,
  -- The organisation that is shown; whoever belongs to it no more is signed out.
  organisation_id bigint NOT NULL,
  created_at      timestamptz NOT NULL,
  verified_at     timestamptz NOT NULL,
  expires_at      timestamptz NOT NULL,
  client          text NOT NULL,
  network         text NOT NULL,
  -- A client looks at the screen: commissions are not shown.
  client_looks    boolean NOT NULL DEFAULT false,
  FOREIGN KEY (organisation_id, user_id) REFERENCES member ON DELETE CASCADE
);
CREATE INDEX member_session_user ON member_session (user_id);
CREATE INDEX member_session_member ON member_session (organisation_id, user_id);
CREATE INDEX member_session_expires ON member_session (expires_at);

-- One way in by a mailed link or code, for guests and for people of organisations.
ALTER TABLE guest_sign_in RENAME TO sign_in;
ALTER TABLE sign_in
  ADD COLUMN area text NOT NULL DEFAULT 'guest' CHECK (area IN ('guest', 'agency', 'portal')),
  ADD COLUMN user_id bigint REFERENCES organisation_user ON DELETE CASCADE,
  ADD CONSTRAINT sign_in_guest CHECK (guest_id IS NULL OR area = 'guest'),
  ADD CONSTRAINT sign_in_user CHECK (user_id IS NULL OR area <> 'guest');
ALTER TABLE sign_in ALTER COLUMN area DROP DEFAULT;
CREATE INDEX sign_in_user_id ON sign_in (user_id);

-- Somebody of a partner or host acts too.
ALTER TABLE audit_log DROP CONSTRAINT audit_log_actor_check;
ALTER TABLE audit_log ADD CONSTRAINT audit_log_actor_check
  CHECK (actor IN ('guest', 'agency', 'partner', 'staff', 'owner', 'payment', 'timer', 'system'));

-- Bookings that an agency made for its clients.
ALTER TABLE booking
  ADD COLUMN agency_code citext REFERENCES agency,
  ADD COLUMN agency_user_id bigint REFERENCES organisation_user ON DELETE SET NULL,
  -- Who gets the mails and papers that a guest would get.
  ADD COLUMN documents_to text NOT NULL DEFAULT 'client' CHECK (documents_to IN ('client', 'agency', 'both')),
  ADD COLUMN on_invoice boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT booking_agency_channel CHECK ((channel = 'agency') = (agency_code IS NOT NULL)),
  ADD CONSTRAINT booking_of_agency CHECK (agency_code IS NOT NULL OR (documents_to = 'client' AND NOT on_invoice));
CREATE INDEX booking_agency ON booking (agency_code, booking_id DESC) WHERE agency_code IS NOT NULL;
CREATE INDEX booking_agency_user ON booking (agency_user_id) WHERE agency_user_id IS NOT NULL;

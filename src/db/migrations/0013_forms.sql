-- The forms of visitors: what was sent, who asked for the newsletter, and how often somebody sends.

-- One row a form that was taken; the fields of its own stand in the payload.
CREATE TABLE form_submission (
  submission_id  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What the sender is told; random, grants nothing.
  public_id      text NOT NULL UNIQUE CHECK (length(public_id) >= 22),
  form           text NOT NULL CHECK (form IN ('contact-messages', 'newsletter-subscriptions', 'homeowner-leads',
    'group-house-guide-requests', 'partner-sign-ups', 'vacancy-applications', 'prize-draw-entries')),
  lang           text NOT NULL CHECK (lang IN ('nl', 'en', 'de', 'fr')),
  email          citext NOT NULL,
  payload        jsonb NOT NULL,
  consent_at     timestamptz NOT NULL,
  -- Codes of the visitor's links; the form grants them nothing.
  partner_code   citext REFERENCES partner,
  homeowner_code citext REFERENCES homeowner,
  status         text NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'spam', 'handled')),
  assigned_to    text,
  -- The CV: a name of our own in DATA_DIR/cv, never the visitor's. Only applications have one.
  cv_file        text UNIQUE,
  -- When the row goes, with its mails and its file.
  delete_at      timestamptz NOT NULL,
  created_at     timestamptz NOT NULL,
  CHECK (cv_file IS NULL OR form = 'vacancy-applications')
);
CREATE INDEX form_submission_list ON form_submission (form, status, created_at DESC);
CREATE INDEX form_submission_delete ON form_submission (delete_at);
-- One entry in the prize draw an address; spam takes nobody's place.
CREATE UNIQUE INDEX form_submission_one_entry ON form_submission (email)
  WHERE form = 'prize-draw-entries' AND status <> 'spam';

-- One row an address. Tokens are kept as hashes: a stolen database confirms and cancels nothing.
CREATE TABLE newsletter_subscription (
  email            citext PRIMARY KEY,
  lang             text NOT NULL CHECK (lang IN ('nl', 'en', 'de', 'fr')),
  firstname        text NOT NULL,
  state            text NOT NULL CHECK (state IN ('pending', 'confirmed', 'unsubscribed')),
  confirm_hash     text UNIQUE,
  confirm_until    timestamptz,
  asked_at         timestamptz NOT NULL,
  confirmed_at     timestamptz,
  unsubscribed_at  timestamptz,
  -- Part of what unsubscribe links are signed over; links of an earlier subscription still work.
  unsubscribe_id   text NOT NULL UNIQUE CHECK (length(unsubscribe_id) >= 22),
  CHECK ((state = 'pending') = (confirm_hash IS NOT NULL)),
  CHECK ((confirm_hash IS NULL) = (confirm_until IS NULL))
);

-- What counts towards a limit; the subject is a keyed hash, never an address.
CREATE TABLE rate_hit (
  limit_name text NOT NULL,
  subject    text NOT NULL,
  at         timestamptz NOT NULL
);
CREATE INDEX rate_hit_recent ON rate_hit (limit_name, subject, at);
CREATE INDEX rate_hit_age ON rate_hit (at);

-- Mails that answer a form go when it goes; some are answered to the visitor, some can be ended by their reader.
ALTER TABLE email_outbox
  ADD COLUMN submission_id bigint REFERENCES form_submission ON DELETE CASCADE,
  ADD COLUMN reply_to text,
  ADD COLUMN list_unsubscribe text;
CREATE INDEX email_outbox_submission ON email_outbox (submission_id) WHERE submission_id IS NOT NULL;

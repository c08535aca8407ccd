-- What is settled with those whom the house owes: monthly statements (self-billing), pay-outs by bank, and where to.

-- Where somebody is paid, as stated by themselves; the latest row counts, the others are kept.
CREATE TABLE payout_details (
  details_id   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id   bigint NOT NULL REFERENCES ledger_account,
  holder       text NOT NULL CHECK (length(holder) BETWEEN 1 AND 70),
  address      text NOT NULL CHECK (length(address) <= 140),
  country      text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
  -- With the site's secret sealed; what is shown of it is its end.
  iban_sealed  text NOT NULL,
  iban_end     text NOT NULL CHECK (length(iban_end) = 4),
  vat_number   text NOT NULL,
  -- Nothing is paid to it before.
  usable_from  timestamptz NOT NULL,
  changed_by   text NOT NULL,
  created_at   timestamptz NOT NULL
);
CREATE INDEX payout_details_latest ON payout_details (account_id, details_id DESC);

CREATE TABLE statement (
  statement_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id    text NOT NULL UNIQUE CHECK (length(public_id) >= 22),
  account_id   bigint NOT NULL REFERENCES ledger_account,
  -- First day of the month that it is of.
  month        date NOT NULL CHECK (extract(day FROM month) = 1),
  -- Without gaps within its series.
  number       text NOT NULL UNIQUE,
  lang         text NOT NULL REFERENCES language,
  net_cents    bigint NOT NULL,
  vat_cents    bigint NOT NULL,
  total_cents  bigint NOT NULL CHECK (total_cents = net_cents + vat_cents),
  content      jsonb NOT NULL,
  -- What the tax on it was entered as.
  entry_id     bigint REFERENCES ledger_entry,
  issued_at    timestamptz NOT NULL,
  UNIQUE (account_id, month)
);
-- The last number of each series; taken in the transaction of the statement, so that one that fails leaves no gap.
CREATE TABLE statement_series (
  series text PRIMARY KEY,
  last   integer NOT NULL
);
CREATE INDEX statement_account ON statement (account_id, statement_id DESC);
CREATE INDEX statement_entry ON statement (entry_id) WHERE entry_id IS NOT NULL;
CREATE TABLE statement_line (
  statement_id bigint NOT NULL REFERENCES statement,
  booking_id   bigint NOT NULL REFERENCES booking,
  cents        bigint NOT NULL CHECK (cents <> 0),
  PRIMARY KEY (statement_id, booking_id)
);
CREATE INDEX statement_line_booking ON statement_line (booking_id);
CREATE TRIGGER statement_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON statement
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER statement_line_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON statement_line
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The file of a statement, made on its first request and kept as those bytes.
CREATE TABLE statement_file (
  statement_id bigint PRIMARY KEY REFERENCES statement,
  pdf          bytea NOT NULL,
  sha256       text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$')
);
CREATE TRIGGER statement_file_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON statement_file
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A statement's lines make its sum.
CREATE FUNCTION check_statement() RETURNS trigger LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
BEGIN
  IF (SELECT s.net_cents <> (SELECT coalesce(sum(l.cents), 0) FROM statement_line l WHERE l.statement_id = s.statement_id)
      FROM statement s WHERE s.statement_id = NEW.statement_id) THEN
    RAISE EXCEPTION 'the lines of statement % do not make its sum', NEW.statement_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'statement_lines_sum';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER statement_sum AFTER INSERT ON statement DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_statement();
CREATE CONSTRAINT TRIGGER statement_line_sum AFTER INSERT ON statement_line DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_statement();

-- A file for the bank, which two people make: one lays it out, another releases it.
CREATE TABLE payout_run (
  run_id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id   text NOT NULL UNIQUE CHECK (length(public_id) >= 22),
  -- MsgId of the file.
  message_id  text NOT NULL UNIQUE CHECK (length(message_id) BETWEEN 1 AND 35),
  state       text NOT NULL CHECK (state IN ('proposed', 'released', 'withdrawn')),
  execute_on  date NOT NULL,
  made_by     bigint NOT NULL REFERENCES staff,
  made_at     timestamptz NOT NULL,
  decided_by  bigint REFERENCES staff,
  decided_at  timestamptz,
  CHECK ((state = 'proposed') = (decided_at IS NULL)),
  CHECK ((decided_at IS NULL) = (decided_by IS NULL)),
  CONSTRAINT payout_run_two_people CHECK (state <> 'released' OR decided_by <> made_by)
);
CREATE INDEX payout_run_open ON payout_run (run_id) WHERE state = 'proposed';

CREATE TABLE payout (
  payout_id    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  run_id       bigint NOT NULL REFERENCES payout_run,
  account_id   bigint NOT NULL REFERENCES ledger_account,
  details_id   bigint NOT NULL REFERENCES payout_details,
  -- EndToEndId: by it the bank's file is read.
  reference    text NOT NULL UNIQUE CHECK (length(reference) BETWEEN 1 AND 35),
  cents        bigint NOT NULL CHECK (cents > 0),
  state        text NOT NULL CHECK (state IN ('waiting', 'paid', 'returned', 'withdrawn')),
  paid_on      date,
  paid_entry   bigint REFERENCES ledger_entry,
  return_entry bigint REFERENCES ledger_entry,
  reason       text NOT NULL DEFAULT '',
  CHECK (state NOT IN ('paid', 'returned') OR paid_entry IS NOT NULL OR reason <> '')
);
CREATE INDEX payout_paid_entry ON payout (paid_entry) WHERE paid_entry IS NOT NULL;
CREATE INDEX payout_return_entry ON payout (return_entry) WHERE return_entry IS NOT NULL;
CREATE INDEX payout_run_payouts ON payout (run_id);
CREATE INDEX payout_account ON payout (account_id, payout_id DESC);

-- Which statements a pay-out settles; one that came back settles none any more.
CREATE TABLE payout_statement (
  payout_id    bigint NOT NULL REFERENCES payout,
  statement_id bigint NOT NULL REFERENCES statement,
  settles      boolean NOT NULL DEFAULT true,
  PRIMARY KEY (payout_id, statement_id)
);
CREATE UNIQUE INDEX payout_statement_once ON payout_statement (statement_id) WHERE settles;

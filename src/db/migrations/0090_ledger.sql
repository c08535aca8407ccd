-- What the house owes to whom: a double-entry ledger that is only ever added to. A line above zero is credited to its
-- account (we owe more), one below zero debited; the lines of an entry are zero together.

CREATE TABLE ledger_account (
  account_id   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- `house`: what earnings cost us; `bank`: what left the account.
  kind         text NOT NULL CHECK (kind IN ('partner', 'host', 'agency', 'owner', 'house', 'bank')),
  partner_code citext REFERENCES partner,
  owner_code   citext REFERENCES homeowner,
  UNIQUE NULLS NOT DISTINCT (kind, partner_code, owner_code),
  CHECK ((kind IN ('partner', 'host', 'agency')) = (partner_code IS NOT NULL)),
  CHECK ((kind = 'owner') = (owner_code IS NOT NULL))
);
CREATE INDEX ledger_account_partner ON ledger_account (partner_code) WHERE partner_code IS NOT NULL;
CREATE INDEX ledger_account_owner ON ledger_account (owner_code) WHERE owner_code IS NOT NULL;

CREATE TABLE ledger_entry (
  entry_id     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event        text NOT NULL CHECK (event IN
    ('booked', 'changed', 'rebooked', 'cancelled', 'fee', 'opening', 'vat', 'payout', 'returned')),
  booking_id   bigint REFERENCES booking,
  at           timestamptz NOT NULL,
  CHECK ((event IN ('booked', 'changed', 'rebooked', 'cancelled', 'fee', 'opening')) = (booking_id IS NOT NULL))
);
CREATE INDEX ledger_entry_booking ON ledger_entry (booking_id) WHERE booking_id IS NOT NULL;

CREATE TABLE ledger_line (
  line_id    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  entry_id   bigint NOT NULL REFERENCES ledger_entry,
  account_id bigint NOT NULL REFERENCES ledger_account,
  cents      bigint NOT NULL CHECK (cents <> 0),
  -- What the earning is a share of; 0 where it is none.
  base_cents bigint NOT NULL DEFAULT 0,
  -- Of the entry, for lists of an account.
  booking_id bigint,
  day        date NOT NULL,
  -- Its place in the account, from 1, and what the account holds after it; not kept for the house and the bank, whose
  -- lines would have to wait for one another.
  seq           integer,
  balance_cents bigint,
  UNIQUE (account_id, seq),
  CHECK ((seq IS NULL) = (balance_cents IS NULL))
);
CREATE INDEX ledger_line_entry ON ledger_line (entry_id);
CREATE INDEX ledger_line_day ON ledger_line (account_id, day, seq);
CREATE INDEX ledger_line_booking ON ledger_line (booking_id, account_id) WHERE booking_id IS NOT NULL;

CREATE TRIGGER ledger_account_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_account
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entry_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_line_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_line
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The lines of an entry are zero together; asked when the transaction commits, from both sides.
CREATE FUNCTION check_ledger_entry() RETURNS trigger LANGUAGE plpgsql
-- As in import_apply_home: plans are made over empty tables and kept.
SET enable_seqscan = off
AS $$
BEGIN
  IF (SELECT count(*) < 2 OR sum(cents) <> 0 FROM ledger_line WHERE entry_id = NEW.entry_id) THEN
    RAISE EXCEPTION 'the lines of entry % are not zero together', NEW.entry_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entry_balanced';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_entry_balanced AFTER INSERT ON ledger_entry DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_ledger_entry();
CREATE CONSTRAINT TRIGGER ledger_line_balanced AFTER INSERT ON ledger_line DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_ledger_entry();

-- The key of an account, which is made when it is first needed.
CREATE FUNCTION ledger_account_of(of_kind text, partner citext, owner citext) RETURNS bigint LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
DECLARE
  id bigint;
BEGIN
  SELECT account_id INTO id FROM ledger_account a
    WHERE a.kind = of_kind AND a.partner_code IS NOT DISTINCT FROM partner AND a.owner_code IS NOT DISTINCT FROM owner;
  IF id IS NULL THEN
    INSERT INTO ledger_account (kind, partner_code, owner_code) VALUES (of_kind, partner, owner)
      ON CONFLICT DO NOTHING RETURNING account_id INTO id;
  END IF;
  IF id IS NULL THEN
    SELECT account_id INTO id FROM ledger_account a
      WHERE a.kind = of_kind AND a.partner_code IS NOT DISTINCT FROM partner AND a.owner_code IS NOT DISTINCT FROM owner;
  END IF;
  RETURN id;
END $$;

-- Writes one entry: so much to a payee's account, and the same out of the house's or the bank's.
CREATE FUNCTION ledger_post(
  of_event text, booking bigint, happened timestamptz, account bigint, counter bigint, of_cents bigint, base bigint
) RETURNS bigint LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
DECLARE
  id bigint;
  before record;
  civil date := (happened AT TIME ZONE 'Europe/Amsterdam')::date;
BEGIN
  -- Lines of one account follow one another until the commit.
  PERFORM pg_advisory_xact_lock(hashtextextended('ledger/' || account, 0));
  SELECT coalesce(max(l.seq), 0) AS seq, coalesce((array_agg(l.balance_cents))[1], 0) AS balance INTO before
    FROM (SELECT o.seq, o.balance_cents FROM ledger_line o WHERE o.account_id = account ORDER BY o.seq DESC LIMIT 1) l;
  INSERT INTO ledger_entry (event, booking_id, at) VALUES (of_event, booking, happened) RETURNING entry_id INTO id;
  INSERT INTO ledger_line (entry_id, account_id, cents, base_cents, booking_id, day, seq, balance_cents) VALUES
    (id, account, of_cents, base, booking, civil, before.seq + 1, before.balance + of_cents),
    (id, counter, -of_cents, 0, booking, civil, NULL, NULL);
  RETURN id;
END $$;

-- Half up, as domain/money.ts has it.
CREATE FUNCTION share_of(amount bigint, part bigint, whole bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN whole > 0 THEN floor((2 * amount::numeric * part + whole) / (2 * whole))::bigint ELSE 0 END
$$;

-- What the accounts of payee and owner should hold of a booking as it stands: all of it where the stay stands, as
-- much as the fee is of the travel sum where it was cancelled, else nothing.
CREATE FUNCTION ledger_targets(id bigint)
RETURNS TABLE (kind text, partner_code citext, owner_code citext, cents bigint, base_cents bigint) LANGUAGE sql STABLE
SET enable_seqscan = off
AS $$
  WITH standing AS (
    SELECT b.*, c.fee_bp AS kept_bp, c.fee_cents, c.travel_cents, c.booking_id IS NOT NULL AS is_settled
    FROM booking b LEFT JOIN cancellation c USING (booking_id)
    WHERE b.booking_id = id AND (b.state IN ('confirmed', 'completed') OR (b.state = 'cancelled' AND c.booking_id IS NOT NULL))
  ),
  earned AS (
    SELECT CASE p.kind WHEN 'affiliate' THEN 'partner' ELSE p.kind END AS kind, s.payee_code AS partner_code,
      NULL::citext AS owner_code, s.commission_cents::bigint AS amount, s.commission_base_cents::bigint AS base, s.state,
      s.kept_bp, s.fee_cents, s.travel_cents
    FROM standing s JOIN partner p ON p.code = s.payee_code
    UNION ALL
    SELECT 'owner', NULL, s.owner_code,
      lines.amount - CASE WHEN s.state = 'cancelled' THEN lines.tax ELSE 0 END
        - share_of(s.commission_base_cents, s.owner_fee_bp, 10000),
      s.commission_base_cents, s.state, s.kept_bp, s.fee_cents, s.travel_cents
    FROM standing s
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(l.amount_cents), 0)::bigint AS amount,
        coalesce(sum(l.amount_cents) FILTER (WHERE l.code = 'tourist_tax'), 0)::bigint AS tax
      FROM booking_line l WHERE l.booking_id = s.booking_id AND l.pay = 'invoice' AND l.code NOT LIKE 'insurance\_%'
        AND lower(regexp_replace(l.code, '[^A-Za-z]', '', 'g')) NOT IN ('bookingfee', 'administration', 'reservationfee')
    ) lines
    WHERE s.owner_code IS NOT NULL
  )
  SELECT kind, partner_code, owner_code,
    CASE WHEN state <> 'cancelled' THEN amount
      WHEN kept_bp IS NOT NULL THEN share_of(greatest(amount, 0), kept_bp, 10000)
      ELSE share_of(greatest(amount, 0), fee_cents, travel_cents) END,
    CASE WHEN state <> 'cancelled' THEN base
      WHEN kept_bp IS NOT NULL THEN share_of(base, kept_bp, 10000)
      ELSE share_of(base, fee_cents, travel_cents) END
  FROM earned
$$;

-- Writes what is missing for the ledger to say of a booking what it earns now. Done twice it does nothing.
CREATE FUNCTION ledger_follow(id bigint) RETURNS void LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
DECLARE
  b record;
  missing record;
  of_event text;
BEGIN
  SELECT state, rebooked_at, updated_at, created_at INTO b FROM booking WHERE booking_id = id;
  IF b.state NOT IN ('confirmed', 'completed', 'cancelled') THEN
    RETURN;
  END IF;
  FOR missing IN
    SELECT d.kind, d.partner_code, d.owner_code, sum(d.cents)::bigint AS cents, sum(d.base_cents)::bigint AS base_cents
    FROM (
      SELECT t.kind, t.partner_code, t.owner_code, t.cents, t.base_cents FROM ledger_targets(id) t
      UNION ALL
      SELECT a.kind, a.partner_code, a.owner_code, -l.cents, -l.base_cents
        FROM ledger_line l JOIN ledger_account a USING (account_id) JOIN ledger_entry e USING (entry_id)
        WHERE l.booking_id = id AND a.kind NOT IN ('house', 'bank') AND e.event <> 'opening'
    ) d
    GROUP BY d.kind, d.partner_code, d.owner_code
    HAVING sum(d.cents) <> 0
    ORDER BY d.kind, d.partner_code, d.owner_code
  LOOP
    SELECT CASE
        WHEN b.state = 'cancelled' AND bool_or(e.event = 'cancelled') THEN 'fee'
        WHEN b.state = 'cancelled' THEN 'cancelled'
        WHEN count(e.entry_id) = 0 THEN 'booked'
        WHEN b.rebooked_at = b.updated_at THEN 'rebooked'
        ELSE 'changed' END
      INTO of_event FROM ledger_entry e WHERE e.booking_id = id AND EXISTS (
        SELECT 1 FROM ledger_line l JOIN ledger_account a USING (account_id)
          WHERE l.entry_id = e.entry_id AND a.kind = missing.kind);
    PERFORM ledger_post(of_event, id, greatest(b.created_at, b.updated_at),
      ledger_account_of(missing.kind, missing.partner_code, missing.owner_code), ledger_account_of('house', NULL, NULL),
      missing.cents, missing.base_cents);
  END LOOP;
END $$;

CREATE FUNCTION follow_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_follow(NEW.booking_id);
  RETURN NULL;
END $$;
-- At the commit, when lines, settlement and booking are all there; whoever wrote them.
CREATE CONSTRAINT TRIGGER booking_ledger_begun AFTER INSERT ON booking DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.state IN ('confirmed', 'completed', 'cancelled')) EXECUTE FUNCTION follow_booking();
CREATE CONSTRAINT TRIGGER booking_ledger_followed
  AFTER UPDATE OF state, acco_id, owner_code, payee_code, total_cents, commission_base_cents, commission_cents ON booking
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.state IN ('confirmed', 'completed', 'cancelled')) EXECUTE FUNCTION follow_booking();
CREATE CONSTRAINT TRIGGER cancellation_ledger_followed AFTER INSERT OR UPDATE ON cancellation DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION follow_booking();

-- What was booked before there was a ledger. Stays of earlier months were stated and paid without it: what they earned
-- is entered, and taken out again as settled.
DO $$
DECLARE
  id bigint;
  paid record;
BEGIN
  FOR id IN SELECT booking_id FROM booking WHERE state IN ('confirmed', 'completed', 'cancelled') ORDER BY booking_id LOOP
    PERFORM ledger_follow(id);
  END LOOP;
  FOR paid IN
    SELECT l.booking_id, l.account_id, sum(l.cents)::bigint AS cents FROM ledger_line l
      JOIN ledger_account a USING (account_id) JOIN booking b ON b.booking_id = l.booking_id
      WHERE a.kind NOT IN ('house', 'bank') AND b.departure < date_trunc('month', now())::date
      GROUP BY l.booking_id, l.account_id HAVING sum(l.cents) <> 0 ORDER BY l.booking_id, l.account_id
  LOOP
    PERFORM ledger_post('opening', paid.booking_id, now(), paid.account_id, ledger_account_of('bank', NULL, NULL), -paid.cents, 0);
  END LOOP;
END $$;
SET CONSTRAINTS ALL IMMEDIATE;
SET CONSTRAINTS ALL DEFERRED;

-- Money that came to the bank account, out of the bank's files: each credit once, whichever files hold it.
CREATE TABLE bank_line (
  bank_line_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The bank's own reference, or a digest of the line where the bank gives none.
  reference    text NOT NULL UNIQUE CHECK (length(reference) BETWEEN 1 AND 80),
  booked_on    date NOT NULL,
  cents        integer NOT NULL CHECK (cents > 0),
  payer        text NOT NULL,
  words        text NOT NULL,
  -- `open` waits; `booked` is money of a booking; `aside` is none of ours to book.
  status       text NOT NULL CHECK (status IN ('open', 'booked', 'aside')),
  payment_id   bigint UNIQUE REFERENCES payment,
  -- Why it was put aside.
  reason       text NOT NULL DEFAULT '',
  -- Public id of who of the staff settled it, or a name at a terminal.
  settled_by   text,
  settled_at   timestamptz,
  created_at   timestamptz NOT NULL,
  CHECK ((status = 'open') = (settled_at IS NULL)),
  CHECK ((status = 'booked') = (payment_id IS NOT NULL)),
  CHECK (status <> 'aside' OR reason <> '')
);
-- The lists of the office, the oldest first of what waits, the latest first of what is settled.
CREATE INDEX bank_line_list ON bank_line (status, booked_on, bank_line_id);
-- Names and words of what was put aside are kept no longer than they are needed.
CREATE INDEX bank_line_aside ON bank_line (settled_at) WHERE status = 'aside' AND (payer <> '' OR words <> '');

-- A surname as it is compared with who a transfer is from: small letters without accents, one space between words.
CREATE FUNCTION plain_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(regexp_replace(lower(normalize(name, NFD)), '[\u0300-\u036f]', '', 'g'),
    '[^0-9a-z\u00df-\uffff]+', ' ', 'g'))
$$;
-- Bookings that wait for money, by the surname of their guest.
CREATE INDEX booking_owing_surname ON booking (plain_name(guest->>'lastname'))
  WHERE state IN ('pending_payment', 'option', 'confirmed');

-- What the office's numbers are reckoned from: where a price was asked from, counted also after it is dropped, and the
-- indexes that hold all that is summed.

-- Where the visitor came from; null counts for nothing: what was there before anybody counted, or the price of another
-- stay for a booking that there was already.
ALTER TABLE quote ADD COLUMN origin text CHECK (origin IN ('web', 'agency', 'staff', 'partner', 'host', 'owner'));
CREATE INDEX quote_counted ON quote (created_at) INCLUDE (origin, lang, acco_id) WHERE origin IS NOT NULL;

-- Prices that were dropped, by the day on which they were asked for. Those that stay are counted where they are, so
-- that nobody who asks for a price waits for a counter.
CREATE TABLE quote_count (
  day    date NOT NULL,
  origin text NOT NULL,
  lang   text NOT NULL REFERENCES language,
  quotes integer NOT NULL CHECK (quotes > 0),
  PRIMARY KEY (day, origin, lang)
);

CREATE FUNCTION count_dropped_quotes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO quote_count AS c (day, origin, lang, quotes)
    SELECT (d.created_at AT TIME ZONE 'Europe/Amsterdam')::date, d.origin, d.lang, count(*)
    FROM dropped d
    WHERE d.origin IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM accommodation a WHERE a.acco_id = d.acco_id AND a.status = 'test')
    GROUP BY 1, 2, 3
    ORDER BY 1, 2, 3
  ON CONFLICT (day, origin, lang) DO UPDATE SET quotes = c.quotes + excluded.quotes;
  RETURN NULL;
END $$;
CREATE TRIGGER quote_dropped AFTER DELETE ON quote
  REFERENCING OLD TABLE AS dropped FOR EACH STATEMENT EXECUTE FUNCTION count_dropped_quotes();

-- Bookings that came about, by the day they were made, by arrival and by departure.
CREATE INDEX booking_made ON booking (created_at)
  INCLUDE (arrival, state, confirmed_at, acco_id, lang, channel, payee_code, homeowner_code, total_cents, grand_cents)
  WHERE state IN ('confirmed', 'completed', 'cancelled');
CREATE INDEX booking_arrived ON booking (arrival)
  INCLUDE (created_at, state, confirmed_at, acco_id, lang, channel, payee_code, homeowner_code, total_cents, grand_cents)
  WHERE state IN ('confirmed', 'completed', 'cancelled');
CREATE INDEX booking_stayed ON booking (departure) INCLUDE (arrival, acco_id) WHERE state IN ('confirmed', 'completed');

CREATE INDEX accommodation_live ON accommodation (created_at) WHERE status = 'live';
CREATE INDEX accommodation_not_live ON accommodation (acco_id, status) WHERE status <> 'live';
CREATE INDEX accommodation_test ON accommodation (acco_id) WHERE status = 'test';

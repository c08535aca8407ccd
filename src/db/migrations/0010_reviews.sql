-- What guests wrote of a home: by feed, or (later) by our own guests and then shown when released.
CREATE TABLE review (
  review_id  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  acco_id    text NOT NULL REFERENCES accommodation ON DELETE CASCADE,
  source     text NOT NULL CHECK (source IN ('feed', 'guest')),
  author     text NOT NULL,
  country    text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
  language   text NOT NULL CHECK (language IN ('nl', 'en', 'de', 'fr')),
  rating     smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  -- First day of the month of the stay; nobody needs to know the days.
  stayed     date NOT NULL CHECK (extract(day FROM stayed) = 1),
  text       text NOT NULL,
  released   boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX review_home ON review (acco_id, stayed DESC);

-- The reviews of a home that a feed brings; they replace those that came by feed before. Called in the same
-- statement, and so the same transaction, as import_apply_home. A home's version stays: its price is the same.
CREATE FUNCTION import_apply_reviews(run bigint, home text) RETURNS void LANGUAGE plpgsql
-- As in import_apply_home: plans are made over empty tables and kept.
SET enable_seqscan = off
AS $$
DECLARE
  d jsonb;
BEGIN
  SELECT doc INTO d FROM import_stage s WHERE s.feed_run_id = run AND s.type = 'reviews' AND s.key = home;
  IF d IS NULL THEN
    RETURN;
  END IF;
  DELETE FROM review r WHERE r.acco_id = home AND r.source = 'feed';
  INSERT INTO review (acco_id, source, author, country, language, rating, stayed, text, released)
    SELECT home, 'feed', author, country, language, rating, (stayed || '-01')::date, text, true
    FROM jsonb_to_recordset(d->'reviews') AS s(author text, country text, language text, rating smallint,
      stayed text, text text);
END $$;

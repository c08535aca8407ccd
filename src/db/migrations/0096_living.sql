-- Where everyone sleeps, the rules of a house, its storey and its energy certificate; translations of reviews.
ALTER TABLE accommodation
  ADD COLUMN rooms jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN house_rules jsonb NOT NULL
    DEFAULT '{"quietFrom": null, "quietUntil": null, "parties": null, "smoking": null, "children": null}',
  ADD COLUMN floor smallint,
  ADD COLUMN lift boolean;

-- A feed that does not know the energy label leaves the one that the owner gave.
-- In the same statement, and so the same transaction, as import_apply_home. A home's version stays: its price is the same.
CREATE FUNCTION import_apply_living(run bigint, home text) RETURNS void LANGUAGE sql
-- As in import_apply_home: plans are made over empty tables and kept.
SET enable_seqscan = off
AS $$
  UPDATE accommodation a SET rooms = s.doc->'rooms', house_rules = s.doc->'houseRules',
      floor = (s.doc->>'floor')::smallint, lift = (s.doc->>'lift')::boolean, energy_label = coalesce(s.doc->>'energyLabel', a.energy_label)
    FROM import_stage s
    WHERE s.feed_run_id = run AND s.type = 'accommodation' AND s.key = home AND a.acco_id = home
      AND (a.rooms, a.house_rules, a.floor, a.lift, a.energy_label) IS DISTINCT FROM
        (s.doc->'rooms', s.doc->'houseRules', (s.doc->>'floor')::smallint, (s.doc->>'lift')::boolean,
          coalesce(s.doc->>'energyLabel', a.energy_label))
$$;

ALTER TABLE review ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';

CREATE OR REPLACE FUNCTION import_apply_reviews(run bigint, home text) RETURNS void LANGUAGE plpgsql
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
  INSERT INTO review (acco_id, source, author, country, language, rating, stayed, text, translations, released)
    SELECT home, 'feed', author, country, language, rating, (stayed || '-01')::date, text,
      coalesce(translations, '{}'), true
    FROM jsonb_to_recordset(d->'reviews') AS s(author text, country text, language text, rating smallint,
      stayed text, text text, translations jsonb);
END $$;

-- Nights whose price was raised, so that no reduction is shown against a price that was lower shortly before
-- (Directive 98/6/EC, article 6a). One row a home and day; written where rates are, with the home's row.

CREATE TABLE price_rise (
  acco_id   text NOT NULL REFERENCES accommodation ON DELETE CASCADE,
  -- The civil day in Europe/Amsterdam.
  raised_on date NOT NULL,
  nights    datemultirange NOT NULL,
  PRIMARY KEY (acco_id, raised_on)
);
CREATE INDEX price_rise_day ON price_rise (raised_on);

-- Rent of a night of a season, before its day's own price.
CREATE FUNCTION season_night_cents(season jsonb, weekday integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN season->'weekendDays' @> to_jsonb(weekday) THEN (season->>'weekendCents')::integer
    ELSE (season->>'nightCents')::integer END
$$;

-- Largest campaign percent of an arrival so many days away, and length-of-stay percent of so many nights: campaignOf
-- and lengthOfStayBp of src/domain/pricing/rent.ts.
CREATE FUNCTION campaign_bp(discounts jsonb, days integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(max(bp), 0) FROM jsonb_to_recordset(discounts) AS r(kind text, threshold integer, bp integer)
  WHERE (kind = 'lastMinute' AND days <= threshold) OR (kind = 'early' AND days >= threshold)
$$;
CREATE FUNCTION los_bp(discounts jsonb, nights integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce((SELECT bp FROM jsonb_to_recordset(discounts) AS r(kind text, threshold integer, bp integer)
    WHERE kind = 'los' AND threshold <= nights ORDER BY threshold DESC, bp DESC LIMIT 1), 0)
$$;

-- True where every stay may cost more: a reduction is smaller, a mandatory fee or the tourist tax larger. Reductions
-- change at their thresholds alone, so these and the days beside them are all there is to compare; only the days count
-- from which on a reduction may be shown (28) and in which its former price is looked for (30 more).
CREATE FUNCTION terms_raised(was jsonb, becomes jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT
    (was->'discounts' IS DISTINCT FROM becomes->'discounts' AND EXISTS (
      SELECT FROM (
        SELECT (r->>'threshold')::integer + beside AS at
        FROM jsonb_array_elements(was->'discounts' || (becomes->'discounts')) r, generate_series(-1, 1) beside
        UNION SELECT 0 UNION SELECT 58) t
      WHERE (at BETWEEN 0 AND 58 AND campaign_bp(becomes->'discounts', at) < campaign_bp(was->'discounts', at))
        OR los_bp(becomes->'discounts', at) < los_bp(was->'discounts', at)))
    OR (was->'fees' IS DISTINCT FROM becomes->'fees' AND EXISTS (
      SELECT FROM (
        SELECT f->>'per' AS per, (f->>'cents')::integer AS cents FROM jsonb_array_elements(becomes->'fees') f
          WHERE (f->>'mandatory')::boolean
        UNION ALL SELECT f->>'per', -(f->>'cents')::integer FROM jsonb_array_elements(was->'fees') f
          WHERE (f->>'mandatory')::boolean) both_tables
      GROUP BY per HAVING sum(cents) > 0))
    OR (becomes->'touristTax' <> 'null' AND NOT coalesce(
      was->'touristTax'->>'mode' = becomes->'touristTax'->>'mode' AND (
        SELECT bool_and(coalesce((becomes->'touristTax'->>amount)::bigint, none)
          <= coalesce((was->'touristTax'->>amount)::bigint, none))
        FROM (VALUES ('adultCents', 0), ('childCents', 0), ('babyCents', 0), ('percentBp', 0),
          ('capCents', 2147483647), ('maxNights', 2147483647)) AS a(amount, none)), false))
$$;

-- Nights that may cost more by the second of two lines `rates` than by the first. Where a season has a dearer weekday
-- all nights that both tables have of it count, and a fixed price counts as raised where it is new or, of a stay to
-- come, gone: a reduction that is not shown misleads nobody. A night without a former price was not raised.
CREATE FUNCTION nights_raised(was jsonb, becomes jsonb, today date) RETURNS datemultirange LANGUAGE sql IMMUTABLE AS $$
  WITH old_season AS (
    SELECT s, daterange((s->>'from')::date, (s->>'to')::date) AS period FROM jsonb_array_elements(was->'seasons') s
  ), new_season AS (
    SELECT s, daterange((s->>'from')::date, (s->>'to')::date) AS period FROM jsonb_array_elements(becomes->'seasons') s
  ), old_day AS (
    SELECT day, "nightCents" AS cents FROM jsonb_to_recordset(was->'days') AS d(day date, "nightCents" integer)
    WHERE was->'days' IS DISTINCT FROM becomes->'days' AND "nightCents" IS NOT NULL
  ), new_day AS (
    SELECT day, "nightCents" AS cents FROM jsonb_to_recordset(becomes->'days') AS d(day date, "nightCents" integer)
    WHERE was->'days' IS DISTINCT FROM becomes->'days' AND "nightCents" IS NOT NULL
  ), old_stay AS (
    SELECT * FROM jsonb_to_recordset(was->'stays') AS s(arrival date, nights integer, "rentCents" integer)
    WHERE was->'stays' IS DISTINCT FROM becomes->'stays'
  ), new_stay AS (
    SELECT * FROM jsonb_to_recordset(becomes->'stays') AS s(arrival date, nights integer, "rentCents" integer)
    WHERE was->'stays' IS DISTINCT FROM becomes->'stays'
  ), raised AS (
    SELECT o.period * n.period AS nights FROM old_season o JOIN new_season n ON o.period && n.period
    WHERE (n.s->>'extraPersonCents')::integer > (o.s->>'extraPersonCents')::integer OR EXISTS (
      SELECT FROM generate_series(1, 7) AS weekday
      WHERE season_night_cents(n.s, weekday) > season_night_cents(o.s, weekday))
    UNION ALL
    SELECT daterange(day, day + 1) FROM old_day o FULL JOIN new_day n USING (day)
      LEFT JOIN old_season os ON o.cents IS NULL AND os.period @> day
      LEFT JOIN new_season ns ON n.cents IS NULL AND ns.period @> day
    WHERE coalesce(n.cents, season_night_cents(ns.s, extract(isodow FROM day)::integer))
      > coalesce(o.cents, season_night_cents(os.s, extract(isodow FROM day)::integer))
    UNION ALL
    SELECT daterange(arrival, arrival + nights) FROM old_stay o FULL JOIN new_stay n USING (arrival, nights)
    WHERE arrival >= today
      AND (n."rentCents" > o."rentCents" OR n."rentCents" IS NULL OR o."rentCents" IS NULL)
  )
  SELECT coalesce(range_agg(nights), '{}') FROM raised
$$;

-- Notes that nights were raised on a day, as far as a stay can be booked that is compared with it.
CREATE FUNCTION note_price_rise(home text, raised datemultirange, at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  today date := (at AT TIME ZONE 'Europe/Amsterdam')::date;
  ahead datemultirange := raised * datemultirange(daterange(today, today + 500));
BEGIN
  IF isempty(ahead) THEN RETURN; END IF;
  INSERT INTO price_rise AS r (acco_id, raised_on, nights) VALUES (home, today, ahead)
    ON CONFLICT (acco_id, raised_on) DO UPDATE SET nights = r.nights + excluded.nights;
END $$;

-- The whole price table of a home, as before; what becomes dearer is noted. A home without prices has no former ones.
ALTER FUNCTION import_apply_rates(text, jsonb) RENAME TO write_rates;
CREATE FUNCTION import_apply_rates(home text, d jsonb, at timestamptz DEFAULT now()) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  was jsonb;
BEGIN
  IF EXISTS (SELECT FROM rate_season s WHERE s.acco_id = home) THEN
    was := rates_line_of(home);
    PERFORM note_price_rise(home,
      CASE WHEN terms_raised(was, d) THEN datemultirange(daterange(NULL, NULL))
        ELSE nights_raised(was, d, (at AT TIME ZONE 'Europe/Amsterdam')::date) END, at);
  END IF;
  PERFORM write_rates(home, d);
END $$;

-- Fewer guests in the rent: who comes with more pays more.
CREATE FUNCTION note_fewer_included() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_price_rise(new.acco_id, datemultirange(daterange(NULL, NULL)), new.updated_at);
  RETURN NULL;
END $$;
CREATE TRIGGER accommodation_fewer_included AFTER UPDATE OF included_guests ON accommodation
  FOR EACH ROW WHEN (new.included_guests < old.included_guests) EXECUTE FUNCTION note_fewer_included();

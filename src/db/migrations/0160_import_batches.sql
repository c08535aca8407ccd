-- The import in batches: what is the same as in the feed before is passed over by its hash, and what changed of many
-- homes is written together, only where it differs. Replaces import_apply_home of migration 0002 and what was called
-- beside it (0010, 0014, 0096).

DROP FUNCTION import_apply_home(bigint, text, text[]);
DROP FUNCTION import_apply_facts(jsonb);
DROP FUNCTION import_apply_reviews(bigint, text);
DROP FUNCTION import_apply_arrival(bigint, text);
DROP FUNCTION import_apply_living(bigint, text);

-- Lines of feeds that the database holds as they were: applied, and nobody but an import wrote since to what they say.
CREATE TABLE feed_line (
  -- Of the line as it came, with the version of the rules it was read by (src/services/import/line-hash.ts).
  hash    bytea NOT NULL,
  type    text NOT NULL CHECK (type IN ('accommodation', 'rates', 'reviews', 'occupancy')),
  -- A home, or of type occupancy a unit.
  key     text NOT NULL,
  acco_id text REFERENCES accommodation ON DELETE CASCADE,
  unit_id text REFERENCES unit ON DELETE CASCADE,
  -- What the rest of an import asks of the line: hostCode, ownerCode and units of a home, how many periods of a unit.
  facts   jsonb NOT NULL,
  PRIMARY KEY (type, key),
  CHECK (key = CASE WHEN type = 'occupancy' THEN unit_id ELSE acco_id END),
  CHECK ((acco_id IS NULL) <> (unit_id IS NULL))
);
CREATE INDEX feed_line_hash ON feed_line (hash);
CREATE INDEX feed_line_home ON feed_line (acco_id) WHERE acco_id IS NOT NULL;
CREATE INDEX feed_line_unit ON feed_line (unit_id) WHERE unit_id IS NOT NULL;

ALTER TABLE import_stage
  ADD COLUMN hash bytea,
  -- The line is in feed_line; `doc` is then its facts.
  ADD COLUMN known boolean NOT NULL DEFAULT false;
ALTER TABLE import_home
  -- Whether anything of it has to be written.
  ADD COLUMN known boolean NOT NULL DEFAULT false;

-- Whoever else writes to what a line said makes it unknown, so that the next feed is read in full and restores what it
-- says. An import's own functions run under `halcyon.import`.
CREATE FUNCTION forget_feed_line() RETURNS trigger LANGUAGE plpgsql
-- As in import_apply_batch: plans are made over empty tables and kept.
SET enable_seqscan = off
AS $$
BEGIN
  DELETE FROM feed_line f WHERE f.type = TG_ARGV[0] AND f.key IN (OLD.acco_id, NEW.acco_id);
  RETURN NULL;
END $$;
CREATE FUNCTION forget_feed_homes() RETURNS trigger LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
BEGIN
  DELETE FROM feed_line f USING changed c WHERE f.type = 'accommodation' AND f.key = c.acco_id;
  RETURN NULL;
END $$;
CREATE FUNCTION forget_feed_blocks() RETURNS trigger LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
BEGIN
  DELETE FROM feed_line f WHERE f.type = 'occupancy' AND f.key IN (OLD.unit_id, NEW.unit_id);
  RETURN NULL;
END $$;
CREATE FUNCTION forget_feed_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM feed_line;
  RETURN NULL;
END $$;

CREATE TRIGGER accommodation_not_as_fed AFTER UPDATE ON accommodation REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (current_setting('halcyon.import', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION forget_feed_homes();
DO $$
DECLARE
  of_table text;
  of_line text;
BEGIN
  FOR of_table, of_line IN VALUES ('acco_unit', 'accommodation'), ('accommodation_source', 'accommodation'),
    ('rate_season', 'rates'), ('calendar_day', 'rates'), ('stay_price', 'rates'), ('discount_rule', 'rates'),
    ('fee', 'rates'), ('tourist_tax', 'rates'), ('review', 'reviews')
  LOOP
    EXECUTE format('CREATE TRIGGER %s_not_as_fed AFTER INSERT OR UPDATE OR DELETE ON %1$I FOR EACH ROW
      WHEN (current_setting(''halcyon.import'', true) IS DISTINCT FROM ''on'')
      EXECUTE FUNCTION forget_feed_line(%L)', of_table, of_line);
    EXECUTE format('CREATE TRIGGER %s_emptied AFTER TRUNCATE ON %1$I FOR EACH STATEMENT
      EXECUTE FUNCTION forget_feed_lines()', of_table);
  END LOOP;
END $$;
-- Bookings and other claims write beside the feed's blocks; those stay as the feed said.
CREATE TRIGGER occupancy_fed_inserted AFTER INSERT ON occupancy FOR EACH ROW
  WHEN (NEW.by_feed AND current_setting('halcyon.import', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION forget_feed_blocks();
CREATE TRIGGER occupancy_fed_updated AFTER UPDATE ON occupancy FOR EACH ROW
  WHEN ((OLD.by_feed OR NEW.by_feed) AND current_setting('halcyon.import', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION forget_feed_blocks();
CREATE TRIGGER occupancy_fed_deleted AFTER DELETE ON occupancy FOR EACH ROW
  WHEN (OLD.by_feed AND current_setting('halcyon.import', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION forget_feed_blocks();
CREATE TRIGGER occupancy_emptied AFTER TRUNCATE ON occupancy FOR EACH STATEMENT EXECUTE FUNCTION forget_feed_lines();

-- Seasons of a home do not overlap. An index over ranges made each of them several times as dear to write; they are
-- looked at once a statement instead, one writer of a home after the other.
ALTER TABLE rate_season DROP CONSTRAINT rate_season_acco_id_period_excl, ADD PRIMARY KEY (acco_id, period);
CREATE FUNCTION refuse_season_overlap() RETURNS trigger LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
DECLARE
  met record;
BEGIN
  PERFORM 1 FROM accommodation a WHERE a.acco_id IN (SELECT acco_id FROM changed) ORDER BY a.acco_no FOR NO KEY UPDATE;
  SELECT x.* INTO met FROM (
      SELECT s.acco_id, s.period, lag(s.period) OVER (PARTITION BY s.acco_id ORDER BY s.period) AS before
      FROM (SELECT DISTINCT acco_id FROM changed) h JOIN rate_season s ON s.acco_id = h.acco_id) x
    WHERE x.before && x.period LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'seasons of home % overlap: % and %', met.acco_id, met.before, met.period
      USING ERRCODE = 'exclusion_violation', TABLE = 'rate_season', CONSTRAINT = 'rate_season_no_overlap';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER rate_season_inserted AFTER INSERT ON rate_season REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_season_overlap();
CREATE TRIGGER rate_season_updated AFTER UPDATE ON rate_season REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_season_overlap();

-- Facts and units of homes whose lines are not known. Known ones count as updated.
CREATE FUNCTION import_write_facts(run bigint, home_ids text[], OUT created integer, OUT updated integer)
LANGUAGE plpgsql AS $$
DECLARE
  changed text[];
  stray text;
BEGIN
  SELECT array_agg(s.key ORDER BY substr(s.key, 2)::bigint) FILTER (WHERE NOT s.known),
      count(*) FILTER (WHERE s.known)
    INTO changed, updated
    FROM import_stage s WHERE s.feed_run_id = run AND s.type = 'accommodation' AND s.key = ANY (home_ids);
  created := 0;
  IF changed IS NULL THEN RETURN; END IF;
  WITH written AS (
    INSERT INTO accommodation AS a (
      acco_id, status, company_vfy, title, description, place_id, country, lat, lng, location_precision, public_lat,
      public_lng, kind, detached, bedrooms, bathrooms, area_m2, stars, rating, reviews, max_guests, max_babies, max_pets,
      pets_known, included_guests, amenities, on_holiday_park, near_skibus, near_ski_slope, near_sea, near_lake,
      km_skilift, km_golf_course, km_sea, km_lake, images, book_mode, option_allowed, min_lead_days, checkin_from,
      checkout_until, registration_number, host_code, owner_code, ical_import, commission_bp, deposit_cents,
      source_language, rooms, house_rules, floor, lift, energy_label)
    SELECT d."accoId", d.status, d."companyVfy", d.title, d.description, p.place_id, d.country,
      d.lat, d.lng, d."locationPrecision", d."publicLat", d."publicLng", d.kind, d.detached, d.bedrooms,
      d.bathrooms, d."areaM2", d.stars, d.rating, d.reviews, d."maxGuests", d."maxBabies", d."maxPets",
      d."petsKnown", d."includedGuests", d.amenities, d."onHolidayPark", d."nearSkibus", d."nearSkiSlope", d."nearSea",
      d."nearLake", d."kmSkilift", d."kmGolfCourse", d."kmSea", d."kmLake", d.images, d."bookMode", d."optionAllowed",
      d."minLeadDays", d."checkinFrom", d."checkoutUntil", d."registrationNumber", d."hostCode", d."ownerCode",
      d."icalImport", d."commissionBp", d."depositCents", d."sourceLanguage", d.rooms, d."houseRules", d.floor, d.lift,
      d."energyLabel"
    FROM unnest(changed) WITH ORDINALITY AS h (acco_id, n)
      JOIN import_stage s ON s.feed_run_id = run AND s.type = 'accommodation' AND s.key = h.acco_id
      CROSS JOIN jsonb_to_record(s.doc) AS d("accoId" text, status text, "companyVfy" boolean, title jsonb,
        description jsonb, country text, region text, placename text, lat float8, lng float8, "locationPrecision" text,
        "publicLat" float8, "publicLng" float8, kind text, detached boolean, bedrooms integer, bathrooms real,
        "areaM2" integer, stars real, rating real, reviews integer, "maxGuests" integer, "maxBabies" integer,
        "maxPets" integer, "petsKnown" boolean, "includedGuests" integer, amenities text[], "onHolidayPark" boolean,
        "nearSkibus" boolean, "nearSkiSlope" boolean, "nearSea" boolean, "nearLake" boolean, "kmSkilift" real,
        "kmGolfCourse" real, "kmSea" real, "kmLake" real, images jsonb, "bookMode" text, "optionAllowed" boolean,
        "minLeadDays" integer, "checkinFrom" text, "checkoutUntil" text, "registrationNumber" text, "hostCode" text,
        "ownerCode" text, "icalImport" text[], "commissionBp" integer, "depositCents" integer, "sourceLanguage" text,
        rooms jsonb, "houseRules" jsonb, floor smallint, lift boolean, "energyLabel" text)
      JOIN region r ON r.country = d.country AND r.name = d.region
      JOIN place p ON p.region_id = r.region_id AND p.name = d.placename
    ORDER BY h.n
    ON CONFLICT (acco_id) DO UPDATE SET
      status = excluded.status, company_vfy = excluded.company_vfy, title = excluded.title,
      description = excluded.description, place_id = excluded.place_id, country = excluded.country, lat = excluded.lat,
      lng = excluded.lng, location_precision = excluded.location_precision, public_lat = excluded.public_lat,
      public_lng = excluded.public_lng, kind = excluded.kind, detached = excluded.detached,
      bedrooms = excluded.bedrooms, bathrooms = excluded.bathrooms, area_m2 = excluded.area_m2, stars = excluded.stars,
      rating = excluded.rating, reviews = excluded.reviews, max_guests = excluded.max_guests,
      max_babies = excluded.max_babies, max_pets = excluded.max_pets, pets_known = excluded.pets_known,
      included_guests = excluded.included_guests, amenities = excluded.amenities,
      on_holiday_park = excluded.on_holiday_park, near_skibus = excluded.near_skibus,
      near_ski_slope = excluded.near_ski_slope, near_sea = excluded.near_sea, near_lake = excluded.near_lake,
      km_skilift = excluded.km_skilift, km_golf_course = excluded.km_golf_course, km_sea = excluded.km_sea,
      km_lake = excluded.km_lake, images = excluded.images, book_mode = excluded.book_mode,
      option_allowed = excluded.option_allowed, min_lead_days = excluded.min_lead_days,
      checkin_from = excluded.checkin_from, checkout_until = excluded.checkout_until,
      registration_number = excluded.registration_number, host_code = excluded.host_code,
      owner_code = excluded.owner_code, ical_import = excluded.ical_import, commission_bp = excluded.commission_bp,
      deposit_cents = excluded.deposit_cents, source_language = excluded.source_language, rooms = excluded.rooms,
      house_rules = excluded.house_rules, floor = excluded.floor, lift = excluded.lift,
      -- A feed that does not know the energy label leaves the one that the owner gave.
      energy_label = coalesce(excluded.energy_label, a.energy_label),
      version = a.version + 1, updated_at = now()
    RETURNING a.version = 1 AS is_new
  )
  SELECT count(*) FILTER (WHERE is_new), updated + count(*) FILTER (WHERE NOT is_new) INTO created, updated FROM written;
  IF created + updated < cardinality(changed) THEN
    SELECT h INTO stray FROM unnest(changed) WITH ORDINALITY AS x (h, n)
      JOIN import_stage s ON s.feed_run_id = run AND s.type = 'accommodation' AND s.key = h
      WHERE NOT EXISTS (SELECT FROM place p JOIN region r USING (region_id)
        WHERE r.country = s.doc->>'country' AND r.name = s.doc->>'region' AND p.name = s.doc->>'placename')
      ORDER BY n LIMIT 1;
    RAISE EXCEPTION 'place of % is not known', stray;
  END IF;
  -- The way in that is known stays where a feed does not say it.
  UPDATE accommodation a SET arrival_info = s.doc->'arrivalInfo'
    FROM unnest(changed) AS h JOIN import_stage s ON s.feed_run_id = run AND s.type = 'accommodation' AND s.key = h
    WHERE a.acco_id = h AND jsonb_typeof(s.doc->'arrivalInfo') = 'object' AND a.arrival_info <> s.doc->'arrivalInfo';

  INSERT INTO unit (unit_id)
    SELECT DISTINCT u FROM unnest(changed) AS h
      JOIN import_stage s ON s.feed_run_id = run AND s.type = 'accommodation' AND s.key = h
      CROSS JOIN jsonb_array_elements_text(s.doc->'units') u
    ORDER BY u ON CONFLICT DO NOTHING;
  DELETE FROM acco_unit a
    USING unnest(changed) AS h JOIN import_stage s ON s.feed_run_id = run AND s.type = 'accommodation' AND s.key = h
    WHERE a.acco_id = h AND NOT s.doc->'units' ? a.unit_id;
  INSERT INTO acco_unit (acco_id, unit_id)
    SELECT h, u FROM unnest(changed) AS h
      JOIN import_stage s ON s.feed_run_id = run AND s.type = 'accommodation' AND s.key = h
      CROSS JOIN jsonb_array_elements_text(s.doc->'units') u
    ORDER BY u, h ON CONFLICT DO NOTHING;
  INSERT INTO accommodation_source (source_file, source_id, acco_id)
    SELECT s.doc->'source'->>'file', s.doc->'source'->>'id', h FROM unnest(changed) AS h
      JOIN import_stage s ON s.feed_run_id = run AND s.type = 'accommodation' AND s.key = h
    WHERE s.doc->'source' <> 'null'
    ORDER BY 1, 2 ON CONFLICT (source_file, source_id) DO NOTHING;
END $$;

-- Notes what becomes dearer by the staged prices of homes that had prices: nights_raised and terms_raised of migration
-- 0150 for many homes at once. What both compare is compared here by rows, and terms only where they are others.
CREATE FUNCTION import_note_rises(run bigint, home_ids text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  today date := (now() AT TIME ZONE 'Europe/Amsterdam')::date;
BEGIN
  WITH line AS MATERIALIZED (
    SELECT s.key AS acco_id, s.doc, r.* FROM unnest(home_ids) AS h
      JOIN import_stage s ON s.feed_run_id = run AND s.type = 'rates' AND s.key = h
      CROSS JOIN jsonb_to_record(s.doc)
        AS r(seasons jsonb, days jsonb, stays jsonb, discounts jsonb, fees jsonb, "touristTax" jsonb)
    WHERE EXISTS (SELECT FROM rate_season o WHERE o.acco_id = h)
  ), terms AS MATERIALIZED (
    -- CASE, so that the dear question is asked last.
    SELECT l.acco_id FROM line l WHERE CASE WHEN (
      (SELECT string_agg(concat_ws(' ', kind, threshold, bp), ',' ORDER BY kind, threshold)
        FROM jsonb_to_recordset(l.discounts) AS n(kind text, threshold integer, bp integer))
      IS DISTINCT FROM (SELECT string_agg(concat_ws(' ', o.kind, o.threshold, o.bp), ',' ORDER BY o.kind, o.threshold)
        FROM discount_rule o WHERE o.acco_id = l.acco_id)
      OR (SELECT string_agg(concat_ws(' ', per, cents), ',' ORDER BY per, cents)
        FROM jsonb_to_recordset(l.fees) AS n(per text, cents integer, mandatory boolean) WHERE mandatory)
      IS DISTINCT FROM (SELECT string_agg(concat_ws(' ', o.per, o.cents), ',' ORDER BY o.per, o.cents)
        FROM fee o WHERE o.acco_id = l.acco_id AND o.mandatory)
      OR l."touristTax" IS NOT NULL AND NOT EXISTS (
        SELECT FROM tourist_tax o, jsonb_to_record(l."touristTax") AS n(mode text, "adultCents" integer,
            "childCents" integer, "babyCents" integer, "percentBp" integer, "capCents" integer, "maxNights" integer)
          WHERE o.acco_id = l.acco_id
            AND (o.mode, o.adult_cents, o.child_cents, o.baby_cents, o.percent_bp, o.cap_cents, o.max_nights)
              IS NOT DISTINCT FROM (n.mode, n."adultCents", n."childCents", n."babyCents", n."percentBp", n."capCents",
                n."maxNights"))
    ) THEN terms_raised(rates_line_of(l.acco_id), l.doc) ELSE false END
  ), new_season AS MATERIALIZED (
    SELECT l.acco_id, daterange("from", "to") AS period, "nightCents" AS night_cents, "weekendCents" AS weekend_cents,
      "weekendDays" AS weekend_days, "extraPersonCents" AS extra_person_cents
    FROM line l CROSS JOIN jsonb_to_recordset(l.seasons) AS s("from" date, "to" date, "nightCents" integer,
      "weekendCents" integer, "weekendDays" smallint[], "extraPersonCents" integer)
  ), old_day AS MATERIALIZED (
    SELECT d.acco_id, d.day, d.night_cents AS cents FROM line l JOIN calendar_day d ON d.acco_id = l.acco_id
    WHERE d.night_cents IS NOT NULL
  ), new_day AS MATERIALIZED (
    SELECT l.acco_id, d.day, "nightCents" AS cents FROM line l
      CROSS JOIN jsonb_to_recordset(l.days) AS d(day date, "nightCents" integer)
    WHERE "nightCents" IS NOT NULL
  ), other_day AS MATERIALIZED (
    SELECT acco_id, day, o.cents AS old_cents, n.cents AS new_cents
    FROM old_day o FULL JOIN new_day n USING (acco_id, day) WHERE o.cents IS DISTINCT FROM n.cents
  ), new_stay AS MATERIALIZED (
    SELECT l.acco_id, s.* FROM line l
      CROSS JOIN jsonb_to_recordset(l.stays) AS s(arrival date, nights integer, "rentCents" integer)
  ), old_stay AS MATERIALIZED (
    SELECT s.* FROM line l JOIN stay_price s ON s.acco_id = l.acco_id
  ), raised AS (
    SELECT o.acco_id, o.period * n.period AS nights FROM new_season n
      JOIN rate_season o ON o.acco_id = n.acco_id AND o.period && n.period
    WHERE n.extra_person_cents > o.extra_person_cents
      OR ((n.night_cents, n.weekend_cents, n.weekend_days) IS DISTINCT FROM
          (o.night_cents, o.weekend_cents, o.weekend_days)
        AND EXISTS (SELECT FROM generate_series(1, 7) AS weekday
          WHERE CASE WHEN weekday = ANY (n.weekend_days) THEN n.weekend_cents ELSE n.night_cents END
            > CASE WHEN weekday = ANY (o.weekend_days) THEN o.weekend_cents ELSE o.night_cents END))
    UNION ALL
    SELECT d.acco_id, daterange(d.day, d.day + 1) FROM other_day d
      LEFT JOIN rate_season os ON d.old_cents IS NULL AND os.acco_id = d.acco_id AND os.period @> d.day
      LEFT JOIN new_season ns ON d.new_cents IS NULL AND ns.acco_id = d.acco_id AND ns.period @> d.day
    WHERE coalesce(d.new_cents, CASE WHEN extract(isodow FROM d.day) = ANY (ns.weekend_days)
          THEN ns.weekend_cents ELSE ns.night_cents END)
      > coalesce(d.old_cents, CASE WHEN extract(isodow FROM d.day) = ANY (os.weekend_days)
          THEN os.weekend_cents ELSE os.night_cents END)
    UNION ALL
    SELECT acco_id, daterange(arrival, arrival + nights) FROM old_stay o FULL JOIN new_stay n
      USING (acco_id, arrival, nights)
    WHERE arrival >= today
      AND (n."rentCents" > o.rent_cents OR n."rentCents" IS NULL OR o.rent_cents IS NULL)
  ), noted AS (
    SELECT acco_id, range_agg(nights) AS nights FROM raised WHERE acco_id NOT IN (SELECT acco_id FROM terms)
      GROUP BY acco_id
    UNION ALL
    SELECT acco_id, datemultirange(daterange(NULL, NULL)) FROM terms
  ), ahead AS (
    SELECT acco_id, nights * datemultirange(daterange(today, today + 500)) AS nights FROM noted
  )
  INSERT INTO price_rise AS r (acco_id, raised_on, nights)
    SELECT acco_id, today, nights FROM ahead WHERE NOT isempty(nights) ORDER BY acco_id
    ON CONFLICT (acco_id, raised_on) DO UPDATE SET nights = r.nights + excluded.nights;
END $$;

-- Price tables of homes as their staged lines have them; only rows that differ are written.
CREATE FUNCTION import_write_rates(run bigint, home_ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM import_note_rises(run, home_ids);

  WITH said AS MATERIALIZED (
    SELECT h AS acco_id, daterange("from", "to") AS period, s.* FROM unnest(home_ids) AS h
      JOIN import_stage l ON l.feed_run_id = run AND l.type = 'rates' AND l.key = h
      CROSS JOIN jsonb_to_recordset(l.doc->'seasons') AS s("from" date, "to" date, "nightCents" integer,
        "weekendCents" integer, "weekendDays" smallint[], "arrivalDays" smallint[], "departureDays" smallint[],
        "minNights" integer, "minThrough" integer, "maxNights" integer, "extraPersonCents" integer)
  ), gone AS (
    DELETE FROM rate_season o USING unnest(home_ids) AS h
    WHERE o.acco_id = h AND NOT EXISTS (SELECT FROM said n WHERE n.acco_id = o.acco_id AND n.period = o.period)
    RETURNING 1
  ), other AS (
    UPDATE rate_season o SET night_cents = n."nightCents", weekend_cents = n."weekendCents",
      weekend_days = n."weekendDays", arrival_days = n."arrivalDays", departure_days = n."departureDays",
      min_nights = n."minNights", min_through = n."minThrough", max_nights = n."maxNights",
      extra_person_cents = n."extraPersonCents"
    FROM said n WHERE o.acco_id = n.acco_id AND o.period = n.period
      AND (o.night_cents, o.weekend_cents, o.weekend_days, o.arrival_days, o.departure_days, o.min_nights,
        o.min_through, o.max_nights, o.extra_person_cents) IS DISTINCT FROM (n."nightCents", n."weekendCents",
        n."weekendDays", n."arrivalDays", n."departureDays", n."minNights", n."minThrough", n."maxNights",
        n."extraPersonCents")
  )
  INSERT INTO rate_season
    SELECT acco_id, period, "nightCents", "weekendCents", "weekendDays", "arrivalDays", "departureDays", "minNights",
      "minThrough", "maxNights", "extraPersonCents"
    FROM said n WHERE (SELECT count(*) FROM gone) >= 0
      AND NOT EXISTS (SELECT FROM rate_season o WHERE o.acco_id = n.acco_id AND o.period = n.period);

  WITH said AS MATERIALIZED (
    SELECT h AS acco_id, s.* FROM unnest(home_ids) AS h
      JOIN import_stage l ON l.feed_run_id = run AND l.type = 'rates' AND l.key = h
      CROSS JOIN jsonb_to_recordset(l.doc->'days') AS s(day date, "nightCents" integer, "minNights" integer,
        "closedArrival" boolean, "closedDeparture" boolean, "stopSell" boolean)
  ), gone AS (
    DELETE FROM calendar_day o USING unnest(home_ids) AS h
    WHERE o.acco_id = h AND NOT EXISTS (SELECT FROM said n WHERE n.acco_id = o.acco_id AND n.day = o.day)
  ), other AS (
    UPDATE calendar_day o SET night_cents = n."nightCents", min_nights = n."minNights",
      closed_arrival = n."closedArrival", closed_departure = n."closedDeparture", stop_sell = n."stopSell"
    FROM said n WHERE o.acco_id = n.acco_id AND o.day = n.day
      AND (o.night_cents, o.min_nights, o.closed_arrival, o.closed_departure, o.stop_sell) IS DISTINCT FROM
        (n."nightCents", n."minNights", n."closedArrival", n."closedDeparture", n."stopSell")
  )
  INSERT INTO calendar_day
    SELECT acco_id, day, "nightCents", "minNights", "closedArrival", "closedDeparture", "stopSell" FROM said n
    WHERE NOT EXISTS (SELECT FROM calendar_day o WHERE o.acco_id = n.acco_id AND o.day = n.day);

  WITH said AS MATERIALIZED (
    SELECT h AS acco_id, s.* FROM unnest(home_ids) AS h
      JOIN import_stage l ON l.feed_run_id = run AND l.type = 'rates' AND l.key = h
      CROSS JOIN jsonb_to_recordset(l.doc->'stays') AS s(arrival date, nights integer, "rentCents" integer)
  ), gone AS (
    DELETE FROM stay_price o USING unnest(home_ids) AS h
    WHERE o.acco_id = h AND NOT EXISTS (SELECT FROM said n
      WHERE n.acco_id = o.acco_id AND n.arrival = o.arrival AND n.nights = o.nights)
  ), other AS (
    UPDATE stay_price o SET rent_cents = n."rentCents" FROM said n
    WHERE o.acco_id = n.acco_id AND o.arrival = n.arrival AND o.nights = n.nights AND o.rent_cents <> n."rentCents"
  )
  INSERT INTO stay_price SELECT acco_id, arrival, nights, "rentCents" FROM said n
    WHERE NOT EXISTS (SELECT FROM stay_price o
      WHERE o.acco_id = n.acco_id AND o.arrival = n.arrival AND o.nights = n.nights);

  WITH said AS MATERIALIZED (
    SELECT h AS acco_id, s.* FROM unnest(home_ids) AS h
      JOIN import_stage l ON l.feed_run_id = run AND l.type = 'rates' AND l.key = h
      CROSS JOIN jsonb_to_recordset(l.doc->'discounts') AS s(kind text, threshold integer, bp integer)
  ), gone AS (
    DELETE FROM discount_rule o USING unnest(home_ids) AS h
    WHERE o.acco_id = h AND NOT EXISTS (SELECT FROM said n
      WHERE n.acco_id = o.acco_id AND n.kind = o.kind AND n.threshold = o.threshold)
  ), other AS (
    UPDATE discount_rule o SET bp = n.bp FROM said n
    WHERE o.acco_id = n.acco_id AND o.kind = n.kind AND o.threshold = n.threshold AND o.bp <> n.bp
  )
  INSERT INTO discount_rule SELECT acco_id, kind, threshold, bp FROM said n
    WHERE NOT EXISTS (SELECT FROM discount_rule o
      WHERE o.acco_id = n.acco_id AND o.kind = n.kind AND o.threshold = n.threshold);

  WITH said AS MATERIALIZED (
    SELECT h AS acco_id, (s.seq - 1)::smallint AS seq, s.code, s.cents, s.per, s.mandatory, s.pay, s.insured
    FROM unnest(home_ids) AS h
      JOIN import_stage l ON l.feed_run_id = run AND l.type = 'rates' AND l.key = h
      CROSS JOIN ROWS FROM (jsonb_to_recordset(l.doc->'fees') AS (code text, cents integer, per text,
        mandatory boolean, pay text, insured boolean)) WITH ORDINALITY
        AS s(code, cents, per, mandatory, pay, insured, seq)
  ), gone AS (
    DELETE FROM fee o USING unnest(home_ids) AS h
    WHERE o.acco_id = h AND NOT EXISTS (SELECT FROM said n WHERE n.acco_id = o.acco_id AND n.code = o.code)
  ), other AS (
    UPDATE fee o SET seq = n.seq, cents = n.cents, per = n.per, mandatory = n.mandatory, pay = n.pay,
      insured = n.insured
    FROM said n WHERE o.acco_id = n.acco_id AND o.code = n.code
      AND (o.seq, o.cents, o.per, o.mandatory, o.pay, o.insured) IS DISTINCT FROM
        (n.seq, n.cents, n.per, n.mandatory, n.pay, n.insured)
  )
  INSERT INTO fee SELECT acco_id, seq, code, cents, per, mandatory, pay, insured FROM said n
    WHERE NOT EXISTS (SELECT FROM fee o WHERE o.acco_id = n.acco_id AND o.code = n.code);

  WITH said AS MATERIALIZED (
    SELECT h AS acco_id, s.* FROM unnest(home_ids) AS h
      JOIN import_stage l ON l.feed_run_id = run AND l.type = 'rates' AND l.key = h
      CROSS JOIN jsonb_to_record(l.doc->'touristTax') AS s(mode text, "adultCents" integer, "childCents" integer,
        "babyCents" integer, "percentBp" integer, "capCents" integer, "maxNights" integer, pay text)
    WHERE l.doc->'touristTax' <> 'null'
  ), gone AS (
    DELETE FROM tourist_tax o USING unnest(home_ids) AS h
    WHERE o.acco_id = h AND NOT EXISTS (SELECT FROM said n WHERE n.acco_id = o.acco_id)
  )
  INSERT INTO tourist_tax AS o (acco_id, mode, adult_cents, child_cents, baby_cents, percent_bp, cap_cents, max_nights,
      pay)
    SELECT acco_id, mode, "adultCents", "childCents", "babyCents", "percentBp", "capCents", "maxNights", pay FROM said
    ON CONFLICT (acco_id) DO UPDATE SET mode = excluded.mode, adult_cents = excluded.adult_cents,
      child_cents = excluded.child_cents, baby_cents = excluded.baby_cents, percent_bp = excluded.percent_bp,
      cap_cents = excluded.cap_cents, max_nights = excluded.max_nights, pay = excluded.pay
    WHERE (o.mode, o.adult_cents, o.child_cents, o.baby_cents, o.percent_bp, o.cap_cents, o.max_nights, o.pay)
      IS DISTINCT FROM (excluded.mode, excluded.adult_cents, excluded.child_cents, excluded.baby_cents,
        excluded.percent_bp, excluded.cap_cents, excluded.max_nights, excluded.pay);
END $$;

-- Blocks of units whose staged lines are not known. `crowded` are those whose nights somebody else has a part of: their
-- blocks are not wholly what the feed says, so the line is not known afterwards.
CREATE FUNCTION import_write_blocks(run bigint, unit_ids text[], OUT stored integer, OUT conflicts integer,
  OUT crowded text[])
LANGUAGE plpgsql AS $$
DECLARE
  other text[];
  lone text[];
  block record;
  done record;
BEGIN
  conflicts := 0;
  DELETE FROM import_conflict c USING unnest(unit_ids) AS u WHERE c.unit_id = u;
  SELECT coalesce(sum(jsonb_array_length(s.doc->'periods')), 0) INTO stored FROM unnest(unit_ids) AS u
    JOIN import_stage s ON s.feed_run_id = run AND s.type = 'occupancy' AND s.key = u;
  SELECT array_agg(u ORDER BY u) INTO other FROM unnest(unit_ids) AS u
    JOIN import_stage s ON s.feed_run_id = run AND s.type = 'occupancy' AND s.key = u
    WHERE (SELECT string_agg(concat_ws(' ', arrival, departure, kind), ',' ORDER BY arrival, departure)
        FROM jsonb_to_recordset(s.doc->'periods') AS p(arrival date, departure date, kind text))
      IS DISTINCT FROM (
        SELECT string_agg(concat_ws(' ', lower(o.stay), upper(o.stay), o.kind), ',' ORDER BY o.stay)
        FROM occupancy o WHERE o.unit_id = u AND o.by_feed AND o.released_at IS NULL);
  -- Nothing new: no row is touched, and nobody is woken.
  IF other IS NULL THEN RETURN; END IF;
  SELECT array_agg(u ORDER BY u) FILTER (WHERE has_others), array_agg(u ORDER BY u) FILTER (WHERE NOT has_others)
    INTO crowded, lone
    FROM (SELECT u, EXISTS (SELECT FROM occupancy o
        WHERE o.unit_id = u AND NOT o.by_feed AND o.released_at IS NULL) AS has_others FROM unnest(other) AS u) x;
  IF lone IS NOT NULL THEN
    -- The usual case: nothing but the feed's own blocks.
    WITH said AS MATERIALIZED (
      SELECT u AS unit_id, daterange(p.arrival, p.departure) AS stay, p.kind FROM unnest(lone) AS u
        JOIN import_stage s ON s.feed_run_id = run AND s.type = 'occupancy' AND s.key = u
        CROSS JOIN jsonb_to_recordset(s.doc->'periods') AS p(arrival date, departure date, kind text)
    ), here AS MATERIALIZED (
      SELECT o.occupancy_id, o.unit_id, o.stay, o.kind FROM unnest(lone) AS u
        JOIN occupancy o ON o.unit_id = u AND o.by_feed AND o.released_at IS NULL
    ), gone AS (
      DELETE FROM occupancy o USING here
      WHERE o.occupancy_id = here.occupancy_id AND NOT EXISTS (SELECT FROM said n
        WHERE n.unit_id = here.unit_id AND n.stay = here.stay AND n.kind = here.kind)
      RETURNING 1
    )
    INSERT INTO occupancy (unit_id, stay, kind, by_feed)
      SELECT n.unit_id, n.stay, n.kind, true FROM said n
      WHERE (SELECT count(*) FROM gone) >= 0 AND NOT EXISTS (SELECT FROM here
        WHERE here.unit_id = n.unit_id AND here.stay = n.stay AND here.kind = n.kind)
      ORDER BY n.unit_id, n.stay;
  END IF;
  FOR block IN SELECT u AS unit, s.doc->'periods' AS periods FROM unnest(crowded) AS u
    JOIN import_stage s ON s.feed_run_id = run AND s.type = 'occupancy' AND s.key = u ORDER BY u
  LOOP
    SELECT * INTO done FROM import_apply_occupancy(run, block.unit, block.periods);
    stored := stored - jsonb_array_length(block.periods) + done.stored;
    conflicts := conflicts + done.conflicts;
  END LOOP;
END $$;

-- Reviews of homes that came by feed; those of our own guests stay.
CREATE FUNCTION import_write_reviews(run bigint, home_ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM review r USING unnest(home_ids) AS h WHERE r.acco_id = h AND r.source = 'feed';
  INSERT INTO review (acco_id, source, author, country, language, rating, stayed, text, translations, released)
    SELECT h, 'feed', r.author, r.country, r.language, r.rating, (r.stayed || '-01')::date, r.text,
      coalesce(r.translations, '{}'), true
    FROM unnest(home_ids) WITH ORDINALITY AS x (h, n)
      JOIN import_stage s ON s.feed_run_id = run AND s.type = 'reviews' AND s.key = h
      CROSS JOIN ROWS FROM (jsonb_to_recordset(s.doc->'reviews') AS (author text, country text, language text,
        rating smallint, stayed text, text text, translations jsonb)) WITH ORDINALITY
        AS r(author, country, language, rating, stayed, text, translations, seq)
    ORDER BY n, r.seq;
END $$;

-- Everything that a feed says about a number of homes and the units whose blocks they bring along. One call is one
-- transaction: all of it or none. Units are locked first and in their order, as bookings do; homes in theirs.
CREATE FUNCTION import_apply_batch(
  run bigint, home_ids text[], unit_ids text[],
  OUT created integer, OUT updated integer, OUT rates integer, OUT occupancy integer, OUT conflicts integer
) LANGUAGE plpgsql
-- Plans are made once, on a first import over empty tables, and kept while these fill: only the indexes will do.
SET enable_seqscan = off
SET plan_cache_mode = force_generic_plan
SET jit = off
SET halcyon.import = 'on'
AS $$
#variable_conflict use_column
DECLARE
  priced text[];
  reviewed text[];
  blocked text[];
  crowded text[];
BEGIN
  SELECT count(*) FILTER (WHERE s.type = 'rates'),
      array_agg(s.key) FILTER (WHERE s.type = 'rates' AND NOT s.known),
      array_agg(s.key ORDER BY substr(s.key, 2)::bigint) FILTER (WHERE s.type = 'reviews' AND NOT s.known)
    INTO rates, priced, reviewed
    FROM import_stage s WHERE s.feed_run_id = run AND s.type IN ('rates', 'reviews') AND s.key = ANY (home_ids);
  SELECT coalesce(sum((s.doc->>'stored')::integer) FILTER (WHERE s.known), 0),
      array_agg(s.key ORDER BY s.key) FILTER (WHERE NOT s.known)
    INTO occupancy, blocked
    FROM import_stage s WHERE s.feed_run_id = run AND s.type = 'occupancy' AND s.key = ANY (unit_ids);
  conflicts := 0;
  PERFORM 1 FROM unit u WHERE u.unit_id IN (
      SELECT unnest(blocked)
      UNION
      -- A home that gets a unit holds on to it, too.
      SELECT x FROM unnest(home_ids) AS h
        JOIN import_stage s ON s.feed_run_id = run AND s.type = 'accommodation' AND s.key = h AND NOT s.known
        CROSS JOIN jsonb_array_elements_text(s.doc->'units') AS x
        WHERE NOT EXISTS (SELECT FROM acco_unit l WHERE l.acco_id = h AND l.unit_id = x))
    ORDER BY u.unit_id FOR UPDATE;

  SELECT f.created, f.updated INTO created, updated FROM import_write_facts(run, home_ids) f;
  -- Facts and rates are written together with the home's row: its version tells quotes and search.
  UPDATE accommodation a SET version = a.version + 1, updated_at = now() FROM (
      SELECT s.key FROM import_stage s
        WHERE s.feed_run_id = run AND s.type IN ('accommodation', 'rates') AND s.key = ANY (home_ids)
        GROUP BY s.key HAVING bool_and(s.known OR s.type = 'rates')) named
    WHERE a.acco_id = named.key;
  IF priced IS NOT NULL THEN PERFORM import_write_rates(run, priced); END IF;
  IF blocked IS NOT NULL THEN
    SELECT occupancy + b.stored, b.conflicts, b.crowded INTO occupancy, conflicts, crowded
      FROM import_write_blocks(run, blocked) b;
  END IF;
  IF reviewed IS NOT NULL THEN PERFORM import_write_reviews(run, reviewed); END IF;

  INSERT INTO feed_line AS f (hash, type, key, acco_id, unit_id, facts)
    SELECT s.hash, s.type, s.key, CASE WHEN s.type <> 'occupancy' THEN s.key END,
      CASE WHEN s.type = 'occupancy' THEN s.key END,
      CASE s.type WHEN 'accommodation' THEN jsonb_build_object('hostCode', s.doc->'hostCode', 'ownerCode',
          s.doc->'ownerCode', 'units', s.doc->'units')
        WHEN 'occupancy' THEN jsonb_build_object('stored', jsonb_array_length(s.doc->'periods')) ELSE '{}' END
    FROM (
      SELECT t, h FROM unnest(ARRAY['accommodation', 'rates', 'reviews']) AS t CROSS JOIN unnest(home_ids) AS h
      UNION ALL SELECT 'occupancy', u FROM unnest(unit_ids) AS u WHERE u <> ALL (coalesce(crowded, '{}'))
    ) named (type, key)
      JOIN import_stage s ON s.feed_run_id = run AND s.type = named.type AND s.key = named.key
    WHERE NOT s.known AND s.hash IS NOT NULL
    ORDER BY s.type, s.key
    ON CONFLICT (type, key) DO UPDATE SET hash = excluded.hash, facts = excluded.facts;
  DELETE FROM feed_line f USING (
      SELECT t, h, false FROM unnest(ARRAY['accommodation', 'rates', 'reviews']) AS t CROSS JOIN unnest(home_ids) AS h
      UNION ALL SELECT 'occupancy', u, u = ANY (coalesce(crowded, '{}')) FROM unnest(unit_ids) AS u
    ) named (type, key, is_crowded)
      JOIN import_stage s ON s.feed_run_id = run AND s.type = named.type AND s.key = named.key
    WHERE NOT s.known AND (s.hash IS NULL OR named.is_crowded) AND f.type = s.type AND f.key = s.key;
END $$;

-- The import: where lines wait between the first pass (check) and the second (apply), the function that
-- applies one home, and the blocks that came by feed but meet a booking.

-- Lines that passed the first check. Unlogged: after a crash the import is simply run again.
CREATE UNLOGGED TABLE import_stage (
  feed_run_id bigint NOT NULL,
  -- A line type of the feed, or 'mentioned' for homes whose own line failed.
  type        text NOT NULL,
  -- accoId, unit, code or place: what the line is about. The last line about a thing wins.
  key         text NOT NULL,
  file_no     integer NOT NULL,
  line_no     bigint NOT NULL,
  doc         jsonb NOT NULL,
  PRIMARY KEY (feed_run_id, type, key)
);

-- Which homes the second pass has before it, in its order, and the units whose blocks each brings along.
CREATE UNLOGGED TABLE import_home (
  feed_run_id bigint NOT NULL,
  acco_no     bigint NOT NULL,
  acco_id     text NOT NULL,
  occupancy   text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (feed_run_id, acco_no)
);

-- Periods of the newest feed that could not be stored because a booking, option or hold has the nights.
CREATE TABLE import_conflict (
  import_conflict_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  feed_run_id        bigint NOT NULL REFERENCES feed_run,
  unit_id            text NOT NULL REFERENCES unit,
  stay               daterange NOT NULL,
  kind               text NOT NULL,
  -- The claim that was there first.
  occupancy_id       bigint NOT NULL REFERENCES occupancy ON DELETE CASCADE,
  created_at         timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX import_conflict_unit ON import_conflict (unit_id);

CREATE INDEX feed_run_finished ON feed_run (finished_at DESC) WHERE ok;

-- Facts of a home.
CREATE FUNCTION import_apply_facts(d jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  home text := d->>'accoId';
  is_new boolean;
BEGIN
  INSERT INTO accommodation AS a (
    acco_id, status, company_vfy, title, description, place_id, country, lat, lng, location_precision, public_lat,
    public_lng, kind, detached, bedrooms, bathrooms, area_m2, stars, rating, reviews, max_guests, max_babies, max_pets,
    pets_known, included_guests, amenities, on_holiday_park, near_skibus, near_ski_slope, near_sea, near_lake,
    km_skilift, km_golf_course, km_sea, km_lake, images, book_mode, option_allowed, min_lead_days, checkin_from,
    checkout_until, registration_number, host_code, owner_code, ical_import, commission_bp, deposit_cents,
    source_language)
  SELECT home, d->>'status', (d->>'companyVfy')::boolean, d->'title', d->'description', p.place_id, d->>'country',
    (d->>'lat')::float8, (d->>'lng')::float8, d->>'locationPrecision', (d->>'publicLat')::float8,
    (d->>'publicLng')::float8, d->>'kind', (d->>'detached')::boolean, (d->>'bedrooms')::integer,
    (d->>'bathrooms')::real, (d->>'areaM2')::integer, (d->>'stars')::real, (d->>'rating')::real,
    (d->>'reviews')::integer, (d->>'maxGuests')::integer, (d->>'maxBabies')::integer, (d->>'maxPets')::integer,
    (d->>'petsKnown')::boolean, (d->>'includedGuests')::integer,
    ARRAY(SELECT jsonb_array_elements_text(d->'amenities')), (d->>'onHolidayPark')::boolean,
    (d->>'nearSkibus')::boolean, (d->>'nearSkiSlope')::boolean, (d->>'nearSea')::boolean, (d->>'nearLake')::boolean,
    (d->>'kmSkilift')::real, (d->>'kmGolfCourse')::real, (d->>'kmSea')::real, (d->>'kmLake')::real, d->'images',
    d->>'bookMode', (d->>'optionAllowed')::boolean, (d->>'minLeadDays')::integer, d->>'checkinFrom',
    d->>'checkoutUntil', d->>'registrationNumber', d->>'hostCode', d->>'ownerCode',
    ARRAY(SELECT jsonb_array_elements_text(d->'icalImport')), (d->>'commissionBp')::integer,
    (d->>'depositCents')::integer, d->>'sourceLanguage'
  FROM place p JOIN region r USING (region_id)
  WHERE r.country = d->>'country' AND r.name = d->>'region' AND p.name = d->>'placename'
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
    deposit_cents = excluded.deposit_cents, source_language = excluded.source_language,
    version = a.version + 1, updated_at = now()
  RETURNING a.version = 1 INTO is_new;
  IF is_new IS NULL THEN
    RAISE EXCEPTION 'place of % is not known', home;
  END IF;

  INSERT INTO unit (unit_id) SELECT u FROM jsonb_array_elements_text(d->'units') u ORDER BY u ON CONFLICT DO NOTHING;
  DELETE FROM acco_unit WHERE acco_id = home AND NOT d->'units' ? unit_id;
  INSERT INTO acco_unit (acco_id, unit_id)
    SELECT home, u FROM jsonb_array_elements_text(d->'units') u ON CONFLICT DO NOTHING;

  IF d->'source' <> 'null' THEN
    INSERT INTO accommodation_source (source_file, source_id, acco_id)
      VALUES (d->'source'->>'file', d->'source'->>'id', home) ON CONFLICT (source_file, source_id) DO NOTHING;
  END IF;
  RETURN is_new;
END $$;

-- The whole price table of a home.
CREATE FUNCTION import_apply_rates(home text, d jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM rate_season WHERE acco_id = home;
  DELETE FROM calendar_day WHERE acco_id = home;
  DELETE FROM stay_price WHERE acco_id = home;
  DELETE FROM discount_rule WHERE acco_id = home;
  DELETE FROM fee WHERE acco_id = home;
  DELETE FROM tourist_tax WHERE acco_id = home;
  INSERT INTO rate_season SELECT home, daterange("from", "to"), "nightCents", "weekendCents", "weekendDays",
      "arrivalDays", "departureDays", "minNights", "minThrough", "maxNights", "extraPersonCents"
    FROM jsonb_to_recordset(d->'seasons') AS s("from" date, "to" date, "nightCents" integer, "weekendCents" integer,
      "weekendDays" smallint[], "arrivalDays" smallint[], "departureDays" smallint[], "minNights" integer,
      "minThrough" integer, "maxNights" integer, "extraPersonCents" integer);
  INSERT INTO calendar_day SELECT home, day, "nightCents", "minNights", "closedArrival", "closedDeparture", "stopSell"
    FROM jsonb_to_recordset(d->'days') AS s(day date, "nightCents" integer, "minNights" integer,
      "closedArrival" boolean, "closedDeparture" boolean, "stopSell" boolean);
  INSERT INTO stay_price SELECT home, arrival, nights, "rentCents"
    FROM jsonb_to_recordset(d->'stays') AS s(arrival date, nights integer, "rentCents" integer);
  INSERT INTO discount_rule SELECT home, kind, threshold, bp
    FROM jsonb_to_recordset(d->'discounts') AS s(kind text, threshold integer, bp integer);
  INSERT INTO fee SELECT home, seq - 1, f->>'code', (f->>'cents')::integer, f->>'per', (f->>'mandatory')::boolean,
      f->>'pay', (f->>'insured')::boolean
    FROM jsonb_array_elements(d->'fees') WITH ORDINALITY AS x(f, seq);
  INSERT INTO tourist_tax SELECT home, t->>'mode', (t->>'adultCents')::integer, (t->>'childCents')::integer,
      (t->>'babyCents')::integer, (t->>'percentBp')::integer, (t->>'capCents')::integer, (t->>'maxNights')::integer,
      t->>'pay'
    FROM (SELECT d->'touristTax' AS t) x WHERE t <> 'null';
END $$;

-- The blocks of one unit that come by feed. What overlaps a booking, option or hold is left out and noted; of
-- what overlaps other blocks only the nights that are still free are added.
CREATE FUNCTION import_apply_occupancy(run bigint, unit text, periods jsonb, OUT stored integer, OUT conflicts integer)
LANGUAGE plpgsql AS $$
DECLARE
  p record;
  rival bigint;
  free datemultirange;
BEGIN
  stored := 0;
  conflicts := 0;
  PERFORM 1 FROM unit u WHERE u.unit_id = unit FOR UPDATE;
  IF NOT EXISTS (
    (SELECT daterange(arrival, departure), kind FROM jsonb_to_recordset(periods) AS s(arrival date, departure date, kind text)
     EXCEPT ALL SELECT o.stay, o.kind FROM occupancy o WHERE o.unit_id = unit AND o.by_feed AND o.released_at IS NULL)
    UNION ALL
    (SELECT o.stay, o.kind FROM occupancy o WHERE o.unit_id = unit AND o.by_feed AND o.released_at IS NULL
     EXCEPT ALL
     SELECT daterange(arrival, departure), kind FROM jsonb_to_recordset(periods) AS s(arrival date, departure date, kind text))
  ) THEN
    -- Nothing new: no row is touched, and nobody is woken.
    DELETE FROM import_conflict c WHERE c.unit_id = unit;
    stored := jsonb_array_length(periods);
    RETURN;
  END IF;
  DELETE FROM import_conflict c WHERE c.unit_id = unit;
  DELETE FROM occupancy o WHERE o.unit_id = unit AND o.by_feed AND o.released_at IS NULL;
  IF NOT EXISTS (SELECT 1 FROM occupancy o WHERE o.unit_id = unit AND o.released_at IS NULL) THEN
    -- The usual case: nothing but the feed's own blocks.
    INSERT INTO occupancy (unit_id, stay, kind, by_feed)
      SELECT unit, daterange(arrival, departure), kind, true
      FROM jsonb_to_recordset(periods) AS s(arrival date, departure date, kind text);
    GET DIAGNOSTICS stored = ROW_COUNT;
    RETURN;
  END IF;
  FOR p IN SELECT daterange(arrival, departure) AS stay, kind
    FROM jsonb_to_recordset(periods) AS s(arrival date, departure date, kind text)
  LOOP
    SELECT occupancy_id INTO rival FROM occupancy o
      WHERE o.unit_id = unit AND o.released_at IS NULL AND o.stay && p.stay AND o.kind IN ('booking', 'option', 'hold')
      ORDER BY occupancy_id LIMIT 1;
    IF FOUND THEN
      INSERT INTO import_conflict (feed_run_id, unit_id, stay, kind, occupancy_id)
        VALUES (run, unit, p.stay, p.kind, rival);
      conflicts := conflicts + 1;
    ELSE
      SELECT datemultirange(p.stay) - coalesce(range_agg(o.stay), '{}') INTO free FROM occupancy o
        WHERE o.unit_id = unit AND o.released_at IS NULL AND o.stay && p.stay;
      INSERT INTO occupancy (unit_id, stay, kind, by_feed) SELECT unit, r, p.kind, true FROM unnest(free) r;
      stored := stored + 1;
    END IF;
  END LOOP;
END $$;

-- Everything that a feed says about one home. One call is one transaction: all of it or none.
CREATE FUNCTION import_apply_home(
  run bigint, home text, occupancy_units text[],
  OUT created integer, OUT updated integer, OUT rates integer, OUT occupancy integer, OUT conflicts integer
) LANGUAGE plpgsql
-- Plans are made once, on a first import over empty tables, and kept while these fill: only the indexes will do.
SET enable_seqscan = off
AS $$
DECLARE
  facts jsonb;
  prices jsonb;
  block record;
  unit_stored integer;
  unit_conflicts integer;
BEGIN
  created := 0;
  updated := 0;
  rates := 0;
  occupancy := 0;
  conflicts := 0;
  SELECT doc INTO facts FROM import_stage s WHERE s.feed_run_id = run AND s.type = 'accommodation' AND s.key = home;
  SELECT doc INTO prices FROM import_stage s WHERE s.feed_run_id = run AND s.type = 'rates' AND s.key = home;
  IF facts IS NOT NULL THEN
    IF import_apply_facts(facts) THEN created := 1; ELSE updated := 1; END IF;
  ELSIF prices IS NOT NULL THEN
    -- Facts and rates are written together with the home's row: its version tells quotes and search.
    UPDATE accommodation a SET version = a.version + 1, updated_at = now() WHERE a.acco_id = home;
  END IF;
  IF prices IS NOT NULL THEN
    PERFORM import_apply_rates(home, prices);
    rates := 1;
  END IF;
  FOR block IN SELECT key AS unit, doc FROM import_stage s
    WHERE s.feed_run_id = run AND s.type = 'occupancy' AND s.key = ANY (occupancy_units) ORDER BY key
  LOOP
    SELECT o.stored, o.conflicts INTO unit_stored, unit_conflicts
      FROM import_apply_occupancy(run, block.unit, block.doc->'periods') o;
    occupancy := occupancy + unit_stored;
    conflicts := conflicts + unit_conflicts;
  END LOOP;
END $$;

-- The catalogue: places, homes, prices, and the one table that says which nights are taken.
-- Needs PostgreSQL 15 or newer (PGlite is 18).
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS citext;

CREATE TABLE region (
  region_id   integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  country     text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
  -- The feed's own name; homes refer to their region by it.
  name        text NOT NULL,
  names       jsonb NOT NULL,
  slugs       jsonb NOT NULL,
  ares_type   text NOT NULL DEFAULT 'region',
  ares_key    text NOT NULL,
  UNIQUE (country, name)
);

CREATE TABLE place (
  place_id    integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  region_id   integer NOT NULL REFERENCES region,
  name        text NOT NULL,
  names       jsonb NOT NULL,
  slugs       jsonb NOT NULL,
  ares_type   text NOT NULL DEFAULT 'placename',
  ares_key    text NOT NULL,
  UNIQUE (region_id, name)
);

CREATE TABLE partner (
  code          citext PRIMARY KEY,
  label         text NOT NULL,
  kind          text NOT NULL CHECK (kind IN ('affiliate', 'host')),
  commission_bp integer NOT NULL DEFAULT 0 CHECK (commission_bp BETWEEN 0 AND 10000),
  status        text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'inactive'))
);

CREATE TABLE homeowner (
  code   citext PRIMARY KEY,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'inactive'))
);

CREATE TABLE accommodation (
  acco_id             text PRIMARY KEY CHECK (acco_id ~ '^a[0-9]{1,10}$'),
  -- Number of the accoId: order of ties, and the search index's key.
  acco_no             bigint GENERATED ALWAYS AS (substr(acco_id, 2)::bigint) STORED,
  status              text NOT NULL CHECK (status IN ('draft', 'test', 'live', 'off')),
  company_vfy         boolean NOT NULL DEFAULT false,
  title               jsonb NOT NULL,
  description         jsonb NOT NULL DEFAULT '{}',
  place_id            integer NOT NULL REFERENCES place,
  country             text NOT NULL,
  lat                 double precision NOT NULL CHECK (lat BETWEEN -90 AND 90),
  lng                 double precision NOT NULL CHECK (lng BETWEEN -180 AND 180),
  location_precision  text NOT NULL DEFAULT 'exact' CHECK (location_precision IN ('exact', 'area')),
  -- What the public sees: the true point, or one stored point within 300 m of it.
  public_lat          double precision NOT NULL,
  public_lng          double precision NOT NULL,
  kind                text NOT NULL,
  detached            boolean NOT NULL DEFAULT false,
  bedrooms            integer NOT NULL CHECK (bedrooms >= 0),
  bathrooms           real NOT NULL CHECK (bathrooms >= 0),
  area_m2             integer,
  stars               real,
  rating              real CHECK (rating BETWEEN 0 AND 5),
  reviews             integer NOT NULL DEFAULT 0,
  max_guests          integer NOT NULL CHECK (max_guests >= 1),
  max_babies          integer NOT NULL DEFAULT 2,
  max_pets            integer NOT NULL DEFAULT 0,
  -- False where the source says nothing about pets: then `noPets` does not select the home.
  pets_known          boolean NOT NULL DEFAULT true,
  included_guests     integer NOT NULL,
  amenities           text[] NOT NULL DEFAULT '{}',
  on_holiday_park     boolean NOT NULL DEFAULT false,
  near_skibus         boolean NOT NULL DEFAULT false,
  near_ski_slope      boolean NOT NULL DEFAULT false,
  near_sea            boolean NOT NULL DEFAULT false,
  near_lake           boolean NOT NULL DEFAULT false,
  km_skilift          real,
  km_golf_course      real,
  km_sea              real,
  km_lake             real,
  images              jsonb NOT NULL DEFAULT '[]',
  book_mode           text NOT NULL CHECK (book_mode IN ('instant', 'on_request')),
  option_allowed      boolean NOT NULL DEFAULT false,
  min_lead_days       integer NOT NULL DEFAULT 1 CHECK (min_lead_days >= 0),
  balance_days        integer NOT NULL DEFAULT 42 CHECK (balance_days >= 0),
  checkin_from        text,
  checkout_until      text,
  registration_number text,
  host_code           citext REFERENCES partner,
  owner_code          citext REFERENCES homeowner,
  ical_import         text[] NOT NULL DEFAULT '{}',
  commission_bp       integer,
  deposit_cents       integer NOT NULL DEFAULT 0 CHECK (deposit_cents >= 0),
  -- Language of the description where the source has one language only; null: all four.
  source_language     text,
  -- Grows with every change of facts, rates or rules; quotes remember it.
  version             bigint NOT NULL DEFAULT 1,
  created_at          timestamptz NOT NULL DEFAULT now(),
  updated_at          timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX accommodation_place ON accommodation (place_id);
CREATE INDEX accommodation_amenities ON accommodation USING gin (amenities);
CREATE INDEX accommodation_position ON accommodation (public_lat, public_lng);

-- Where a home of a foreign format came from; keeps accoIds stable over imports.
CREATE TABLE accommodation_source (
  source_file text NOT NULL,
  source_id   text NOT NULL,
  acco_id     text NOT NULL UNIQUE REFERENCES accommodation ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  PRIMARY KEY (source_file, source_id)
);

CREATE TABLE unit (
  unit_id text PRIMARY KEY
);

-- Selling a home claims all its units; a unit may belong to several homes.
CREATE TABLE acco_unit (
  acco_id text NOT NULL REFERENCES accommodation ON DELETE CASCADE,
  unit_id text NOT NULL REFERENCES unit,
  PRIMARY KEY (acco_id, unit_id)
);
CREATE INDEX acco_unit_unit ON acco_unit (unit_id);

CREATE TABLE rate_season (
  acco_id            text NOT NULL REFERENCES accommodation ON DELETE CASCADE,
  period             daterange NOT NULL CHECK (NOT isempty(period)),
  night_cents        integer NOT NULL CHECK (night_cents >= 0),
  weekend_cents      integer NOT NULL CHECK (weekend_cents >= 0),
  weekend_days       smallint[] NOT NULL,
  arrival_days       smallint[] NOT NULL,
  departure_days     smallint[] NOT NULL,
  min_nights         integer NOT NULL CHECK (min_nights >= 1),
  min_through        integer NOT NULL CHECK (min_through >= 1),
  max_nights         integer NOT NULL CHECK (max_nights >= 1),
  extra_person_cents integer NOT NULL CHECK (extra_person_cents >= 0),
  EXCLUDE USING gist (acco_id WITH =, period WITH &&)
);

CREATE TABLE calendar_day (
  acco_id          text NOT NULL REFERENCES accommodation ON DELETE CASCADE,
  day              date NOT NULL,
  night_cents      integer CHECK (night_cents >= 0),
  min_nights       integer CHECK (min_nights >= 1),
  closed_arrival   boolean NOT NULL DEFAULT false,
  closed_departure boolean NOT NULL DEFAULT false,
  stop_sell        boolean NOT NULL DEFAULT false,
  PRIMARY KEY (acco_id, day)
);

CREATE TABLE stay_price (
  acco_id    text NOT NULL REFERENCES accommodation ON DELETE CASCADE,
  arrival    date NOT NULL,
  nights     integer NOT NULL CHECK (nights >= 1),
  rent_cents integer NOT NULL CHECK (rent_cents >= 0),
  PRIMARY KEY (acco_id, arrival, nights)
);

CREATE TABLE discount_rule (
  acco_id   text NOT NULL REFERENCES accommodation ON DELETE CASCADE,
  kind      text NOT NULL CHECK (kind IN ('los', 'lastMinute', 'early')),
  threshold integer NOT NULL CHECK (threshold >= 0),
  bp        integer NOT NULL CHECK (bp BETWEEN 0 AND 10000),
  PRIMARY KEY (acco_id, kind, threshold)
);

CREATE TABLE fee (
  acco_id   text NOT NULL REFERENCES accommodation ON DELETE CASCADE,
  seq       smallint NOT NULL,
  code      text NOT NULL,
  cents     integer NOT NULL CHECK (cents >= 0),
  per       text NOT NULL CHECK (per IN ('stay', 'night', 'person', 'person_night', 'pet', 'pet_night', 'booking')),
  mandatory boolean NOT NULL,
  pay       text NOT NULL CHECK (pay IN ('invoice', 'onsite')),
  insured   boolean NOT NULL,
  PRIMARY KEY (acco_id, code)
);

-- The municipality's tax as it holds for one home.
CREATE TABLE tourist_tax (
  acco_id     text PRIMARY KEY REFERENCES accommodation ON DELETE CASCADE,
  mode        text NOT NULL CHECK (mode IN ('fixed', 'percent')),
  adult_cents integer,
  child_cents integer,
  baby_cents  integer,
  percent_bp  integer,
  cap_cents   integer,
  max_nights  integer,
  pay         text NOT NULL CHECK (pay IN ('invoice', 'onsite')),
  CHECK ((mode = 'fixed') = (adult_cents IS NOT NULL)),
  CHECK ((mode = 'percent') = (percent_bp IS NOT NULL))
);

CREATE TABLE discount_code (
  code           citext PRIMARY KEY,
  kind           text NOT NULL CHECK (kind IN ('percent', 'amount')),
  bp             integer,
  cents          integer,
  max_cents      integer,
  min_rent_cents integer NOT NULL DEFAULT 0,
  book_from      date,
  book_until     date,
  stay_from      date,
  stay_until     date,
  max_uses       integer,
  per_guest      integer,
  acco_ids       text[] NOT NULL DEFAULT '{}',
  countries      text[] NOT NULL DEFAULT '{}',
  uses           integer NOT NULL DEFAULT 0,
  CHECK ((kind = 'percent') = (bp IS NOT NULL)),
  CHECK ((kind = 'amount') = (cents IS NOT NULL)),
  -- The last use is given once: a race ends here.
  CHECK (max_uses IS NULL OR uses <= max_uses)
);

-- Every claim on a night. The exclusion constraint is the promise that no night is sold twice.
CREATE TABLE occupancy (
  occupancy_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  unit_id      text NOT NULL REFERENCES unit,
  stay         daterange NOT NULL CHECK (NOT isempty(stay)),
  kind         text NOT NULL CHECK (kind IN ('hold', 'option', 'booking', 'owner', 'ical', 'maintenance', 'external')),
  -- True for blocks that came by feed: the next feed replaces them.
  by_feed      boolean NOT NULL DEFAULT false,
  booking_id   bigint,
  expires_at   timestamptz,
  released_at  timestamptz,
  created_at   timestamptz NOT NULL DEFAULT now(),
  CHECK ((kind IN ('hold', 'option')) = (expires_at IS NOT NULL)),
  EXCLUDE USING gist (unit_id WITH =, stay WITH &&) WHERE (released_at IS NULL)
);
CREATE INDEX occupancy_booking ON occupancy (booking_id) WHERE booking_id IS NOT NULL;
CREATE INDEX occupancy_expiring ON occupancy (expires_at) WHERE released_at IS NULL AND expires_at IS NOT NULL;

-- What the search index must look at again. `tx` lets a reader ask for everything that its last snapshot
-- could not see, whatever the order of commits.
CREATE TABLE change_log (
  seq     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tx      xid8 NOT NULL DEFAULT pg_current_xact_id(),
  acco_id text NOT NULL,
  at      timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX change_log_tx ON change_log (tx);

CREATE FUNCTION log_accommodation_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_log (acco_id) SELECT DISTINCT acco_id FROM changed;
  PERFORM pg_notify('halcyon_change', '');
  RETURN NULL;
END $$;

-- Facts and rates of a home are always written together with its row in accommodation.
CREATE TRIGGER accommodation_inserted AFTER INSERT ON accommodation
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_accommodation_change();
CREATE TRIGGER accommodation_updated AFTER UPDATE ON accommodation
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_accommodation_change();

CREATE FUNCTION log_occupancy_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_log (acco_id)
    SELECT DISTINCT acco_unit.acco_id FROM changed JOIN acco_unit USING (unit_id);
  PERFORM pg_notify('halcyon_change', '');
  RETURN NULL;
END $$;

CREATE TRIGGER occupancy_inserted AFTER INSERT ON occupancy
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_occupancy_change();
CREATE TRIGGER occupancy_updated AFTER UPDATE ON occupancy
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_occupancy_change();
CREATE TRIGGER occupancy_deleted AFTER DELETE ON occupancy
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_occupancy_change();

-- One row a feed that was applied; the newest successful one is the "last update of houses" (specification §7).
CREATE TABLE feed_run (
  feed_run_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  format      text NOT NULL,
  source      text NOT NULL,
  started_at  timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  ok          boolean,
  summary     jsonb
);

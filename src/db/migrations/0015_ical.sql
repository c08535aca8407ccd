-- Calendars (RFC 5545) that homes give out and take in.

-- Part of what the address of a home's calendar is signed over: counting on makes earlier addresses invalid.
ALTER TABLE accommodation
  ADD COLUMN ical_address_no integer NOT NULL DEFAULT 1 CHECK (ical_address_no >= 1);
CREATE INDEX accommodation_ical ON accommodation (acco_id) WHERE ical_import <> '{}';

-- One row a home and address of its icalImport, with how reading it went. Addresses are secrets.
CREATE TABLE ical_source (
  ical_source_id  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  acco_id         text NOT NULL REFERENCES accommodation ON DELETE CASCADE,
  address         text NOT NULL,
  -- When it is read next. A reader moves it on before it reads, so that no other takes the same.
  next_attempt_at timestamptz NOT NULL,
  last_sync_at    timestamptz,
  last_success_at timestamptz,
  last_error      text,
  -- Failures since the last success.
  failures        integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
  -- Of the last file that was read: its events, what of them was no use, and when it came whole.
  events          integer NOT NULL DEFAULT 0,
  problems        jsonb NOT NULL DEFAULT '{}',
  read_at         timestamptz,
  etag            text,
  last_modified   text,
  created_at      timestamptz NOT NULL DEFAULT now(),
  UNIQUE (acco_id, address)
);
CREATE INDEX ical_source_due ON ical_source (next_attempt_at);

-- What the last readable file said. Blocks are made of it anew whenever claims or other calendars may have changed.
CREATE TABLE ical_stay (
  ical_source_id bigint NOT NULL REFERENCES ical_source ON DELETE CASCADE,
  stay           daterange NOT NULL CHECK (NOT isempty(stay)),
  -- Closed by the host on the other site, without a guest there.
  is_block       boolean NOT NULL,
  PRIMARY KEY (ical_source_id, stay)
);

ALTER TABLE occupancy
  ADD COLUMN ical_source_id bigint REFERENCES ical_source ON DELETE CASCADE,
  ADD CONSTRAINT occupancy_ical_source CHECK (ical_source_id IS NULL OR (kind = 'ical' AND NOT by_feed));
CREATE INDEX occupancy_ical ON occupancy (ical_source_id) WHERE ical_source_id IS NOT NULL;

-- Stays of a calendar that meet a booking, option or hold of ours, for staff.
CREATE TABLE ical_conflict (
  ical_conflict_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  acco_id          text NOT NULL REFERENCES accommodation ON DELETE CASCADE,
  -- null when the home gave the address up.
  ical_source_id   bigint REFERENCES ical_source ON DELETE SET NULL,
  stay             daterange NOT NULL,
  -- The claim that was there first.
  occupancy_id     bigint NOT NULL REFERENCES occupancy ON DELETE CASCADE,
  first_seen_at    timestamptz NOT NULL,
  last_seen_at     timestamptz NOT NULL,
  resolved_at      timestamptz,
  UNIQUE (ical_source_id, stay, occupancy_id)
);
CREATE INDEX ical_conflict_open ON ical_conflict (acco_id) WHERE resolved_at IS NULL;

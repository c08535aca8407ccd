-- What owners propose of their homes, and what became of it. Nothing of it is on the site before staff release it.

ALTER TABLE accommodation ADD COLUMN energy_label text CHECK (energy_label IN
  ('A++++', 'A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'));

CREATE TABLE owner_proposal (
  proposal_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id   text NOT NULL UNIQUE CHECK (length(public_id) >= 22),
  acco_id     text NOT NULL REFERENCES accommodation,
  owner_code  citext NOT NULL REFERENCES homeowner,
  proposed_by bigint REFERENCES organisation_user ON DELETE SET NULL,
  -- Prices and rules of a season, or facts of the home.
  kind        text NOT NULL CHECK (kind IN ('season', 'facts')),
  -- What is proposed, and what stood there when it was.
  terms       jsonb NOT NULL,
  shown       jsonb NOT NULL,
  note        text NOT NULL DEFAULT '' CHECK (length(note) <= 500),
  state       text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'released', 'refused', 'withdrawn')),
  proposed_at timestamptz NOT NULL,
  decided_at  timestamptz,
  decided_by  bigint REFERENCES staff,
  -- Why it was refused.
  reason      text NOT NULL DEFAULT '' CHECK (length(reason) <= 300),
  CHECK ((state = 'waiting') = (decided_at IS NULL)),
  CHECK ((state IN ('released', 'refused')) = (decided_by IS NOT NULL)),
  CHECK (state <> 'refused' OR reason <> '')
);
CREATE INDEX owner_proposal_owner ON owner_proposal (owner_code, proposal_id DESC);
CREATE INDEX owner_proposal_home ON owner_proposal (acco_id, proposal_id DESC);
CREATE INDEX owner_proposal_waiting ON owner_proposal (proposal_id) WHERE state = 'waiting';
CREATE INDEX owner_proposal_user ON owner_proposal (proposed_by) WHERE proposed_by IS NOT NULL;
CREATE INDEX owner_proposal_staff ON owner_proposal (decided_by) WHERE decided_by IS NOT NULL;

-- A home's whole price table as a line `rates` of a feed has it.
CREATE FUNCTION rates_line_of(home text) RETURNS jsonb LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT jsonb_build_object('type', 'rates', 'accoId', home,
    'seasons', coalesce((SELECT jsonb_agg(jsonb_build_object('from', lower(period), 'to', upper(period),
        'nightCents', night_cents, 'weekendCents', weekend_cents, 'weekendDays', weekend_days,
        'arrivalDays', arrival_days, 'departureDays', departure_days, 'minNights', min_nights,
        'minThrough', min_through, 'maxNights', max_nights, 'extraPersonCents', extra_person_cents) ORDER BY period)
      FROM rate_season WHERE acco_id = home), '[]'),
    'days', coalesce((SELECT jsonb_agg(jsonb_build_object('day', day, 'nightCents', night_cents, 'minNights', min_nights,
        'closedArrival', closed_arrival, 'closedDeparture', closed_departure, 'stopSell', stop_sell) ORDER BY day)
      FROM calendar_day WHERE acco_id = home), '[]'),
    'stays', coalesce((SELECT jsonb_agg(jsonb_build_object('arrival', arrival, 'nights', nights, 'rentCents', rent_cents)
        ORDER BY arrival, nights)
      FROM stay_price WHERE acco_id = home), '[]'),
    'discounts', coalesce((SELECT jsonb_agg(jsonb_build_object('kind', kind, 'threshold', threshold, 'bp', bp)
        ORDER BY kind, threshold)
      FROM discount_rule WHERE acco_id = home), '[]'),
    'fees', coalesce((SELECT jsonb_agg(jsonb_build_object('code', code, 'cents', cents, 'per', per,
        'mandatory', mandatory, 'pay', pay, 'insured', insured) ORDER BY seq)
      FROM fee WHERE acco_id = home), '[]'),
    'touristTax', (SELECT jsonb_strip_nulls(jsonb_build_object('mode', mode, 'adultCents', adult_cents,
        'childCents', child_cents, 'babyCents', baby_cents, 'percentBp', percent_bp, 'capCents', cap_cents,
        'maxNights', max_nights, 'pay', pay))
      FROM tourist_tax WHERE acco_id = home))
$$;

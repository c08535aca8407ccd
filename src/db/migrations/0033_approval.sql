-- What needs a second member of staff before it is done, and bookings that were changed to another stay.

CREATE TABLE approval (
  approval_id     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind            text NOT NULL CHECK (kind IN ('cancel', 'refund', 'price', 'rebook', 'credits')),
  booking_id      bigint REFERENCES booking,
  guest_id        bigint REFERENCES guest,
  -- What exactly will be done, as it was shown.
  terms           jsonb NOT NULL,
  -- booking.version as it was shown; another one is not what was agreed to.
  booking_version integer,
  reason          text NOT NULL CHECK (length(reason) BETWEEN 1 AND 300),
  requested_by        bigint NOT NULL REFERENCES staff,
  requested_at        timestamptz NOT NULL,
  state           text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'confirmed', 'refused', 'withdrawn')),
  decided_by      bigint REFERENCES staff,
  decided_at      timestamptz,
  CHECK ((booking_id IS NULL) <> (guest_id IS NULL)),
  CHECK ((booking_id IS NULL) = (booking_version IS NULL)),
  CHECK ((state = 'waiting') = (decided_by IS NULL)),
  CHECK ((state = 'waiting') = (decided_at IS NULL)),
  -- Nobody confirms or refuses what they asked for themselves; nobody else takes it back.
  CHECK (state = 'waiting' OR (state = 'withdrawn') = (decided_by = requested_by))
);
CREATE UNIQUE INDEX approval_booking_waits ON approval (booking_id) WHERE state = 'waiting';
CREATE UNIQUE INDEX approval_guest_waits ON approval (guest_id) WHERE state = 'waiting';
CREATE INDEX approval_waiting ON approval (approval_id) WHERE state = 'waiting';
CREATE INDEX approval_booking ON approval (booking_id);
CREATE INDEX approval_guest ON approval (guest_id);

-- null: agreed otherwise than by the booking's policy.
ALTER TABLE cancellation ALTER COLUMN fee_bp DROP NOT NULL;

ALTER TABLE refund
  DROP CONSTRAINT refund_reason_check,
  ADD CONSTRAINT refund_reason_check
    CHECK (reason IN ('cancellation', 'host', 'late_payment', 'overpaid', 'agreed', 'price', 'rebooking'));

-- When the booking became one of another stay: what was mailed of the stay before does not count for this one.
ALTER TABLE booking ADD COLUMN rebooked_at timestamptz;

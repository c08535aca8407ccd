-- Who sent a booking, as keyed hashes (empty: nothing says it, or the guest was forgotten), and whether its mailbox was proved.
ALTER TABLE booking
  ADD COLUMN sent_network text NOT NULL DEFAULT '',
  ADD COLUMN sent_browser text NOT NULL DEFAULT '',
  ADD COLUMN proved_at timestamptz,
  -- Agreed when it was booked: it lapses when its first payment stays away. Bookings from before have not agreed.
  ADD COLUMN lapses_unpaid boolean NOT NULL DEFAULT false,
  -- The day that its guest was told, when the payment was missed.
  ADD COLUMN lapses_on date;

-- Living bookings that nobody proved, by who sent them.
CREATE INDEX booking_unproved_network ON booking (sent_network)
  WHERE state = 'confirmed' AND lapses_unpaid AND proved_at IS NULL AND sent_network <> '';
CREATE INDEX booking_unproved_browser ON booking (sent_browser)
  WHERE state = 'confirmed' AND lapses_unpaid AND proved_at IS NULL AND sent_browser <> '';
-- Bookings whose guests were told when they lapse.
CREATE INDEX booking_lapsing ON booking (lapses_on) WHERE state = 'confirmed' AND lapses_on IS NOT NULL;

ALTER TABLE cancellation DROP CONSTRAINT cancellation_cause_check,
  ADD CONSTRAINT cancellation_cause_check CHECK (cause IN ('guest', 'staff', 'host', 'unpaid'));

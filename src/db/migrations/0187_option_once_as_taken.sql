-- An option is taken once for a stay. One that became a booking and was moved since stands for another stay than it was
-- taken for: it hinders no move to a stay that its guest once had on option.
DROP INDEX booking_option_once;
CREATE UNIQUE INDEX booking_option_once ON booking (guest_id, acco_id, arrival, departure)
  WHERE type = 'Option' AND rebooked_at IS NULL;

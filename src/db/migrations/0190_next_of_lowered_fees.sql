-- What comes next of a cancelled booking is reckoned from its cancellation, too (migration 0177): a fee that is lowered
-- afterwards changes it. "Payment" stood at bookings that owed nothing any more.
CREATE TRIGGER cancellation_next_updated AFTER UPDATE ON cancellation
  FOR EACH ROW EXECUTE FUNCTION renew_next_of_row();

-- Those that were lowered before.
UPDATE booking SET state = state WHERE state = 'cancelled' AND next_step <> 'none';

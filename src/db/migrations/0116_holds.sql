-- A free hold has an e-mail address alone: its guest agrees to the terms when it is booked.
ALTER TABLE booking ALTER COLUMN terms_accepted_at DROP NOT NULL,
  ADD CONSTRAINT booking_terms_agreed CHECK (terms_accepted_at IS NOT NULL OR state IN ('option', 'expired', 'cancelled'));

-- Bookings with a discount code, by the day they were made and by arrival, for the office's numbers of each code.

CREATE INDEX booking_code_made ON booking (created_at) INCLUDE (discount_code, state, acco_id, grand_cents, booking_id)
  WHERE discount_code IS NOT NULL AND state IN ('confirmed', 'completed');
CREATE INDEX booking_code_arrived ON booking (arrival) INCLUDE (discount_code, state, acco_id, grand_cents, booking_id)
  WHERE discount_code IS NOT NULL AND state IN ('confirmed', 'completed');

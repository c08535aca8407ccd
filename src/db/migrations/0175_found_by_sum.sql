-- Bookings are found by sums: of the whole, of an instalment, of what came in or went back, of an invoice.

CREATE INDEX booking_grand ON booking (grand_cents);
CREATE INDEX booking_total ON booking (total_cents);
CREATE INDEX instalment_cents ON instalment (cents);
CREATE INDEX payment_cents ON payment (cents) WHERE status = 'paid';
CREATE INDEX refund_cents ON refund (cents);
CREATE INDEX document_total ON document (abs(total_cents)) WHERE total_cents IS NOT NULL;

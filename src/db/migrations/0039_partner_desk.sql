-- Partners and home owners as staff keep them: what staff made or changed, feeds leave alone.
ALTER TABLE partner
  ADD COLUMN of_staff boolean NOT NULL DEFAULT false,
  ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE homeowner
  ADD COLUMN of_staff boolean NOT NULL DEFAULT false,
  ADD COLUMN version integer NOT NULL DEFAULT 1;

-- A partner's bookings, the latest first.
CREATE INDEX booking_payee ON booking (payee_code, booking_id DESC) WHERE payee_code IS NOT NULL;

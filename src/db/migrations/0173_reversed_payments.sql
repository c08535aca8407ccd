-- A transfer that staff booked for the wrong booking is taken back: it stays, and counts nowhere.
ALTER TABLE payment DROP CONSTRAINT payment_status_check;
ALTER TABLE payment ADD CONSTRAINT payment_status_check
  CHECK (status IN ('open', 'paid', 'failed', 'canceled', 'expired', 'reversed')) NOT VALID;
ALTER TABLE payment VALIDATE CONSTRAINT payment_status_check;

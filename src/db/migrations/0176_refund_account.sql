-- A refund to an account that somebody typed: a colleague confirms it, and it is kept sealed until the money has gone.
ALTER TABLE refund ADD COLUMN payee_iban_sealed text;
ALTER TABLE approval DROP CONSTRAINT approval_kind_check;
ALTER TABLE approval ADD CONSTRAINT approval_kind_check
  CHECK (kind IN ('cancel', 'refund', 'price', 'rebook', 'credits', 'account')) NOT VALID;
ALTER TABLE approval VALIDATE CONSTRAINT approval_kind_check;

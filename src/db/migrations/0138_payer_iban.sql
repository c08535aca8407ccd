-- The account that money came from, as the bank's file says it, so that staff know where a refund goes. Sealed with the
-- site's secret, as the accounts of owners and partners are. NULL: the file does not say it.

ALTER TABLE bank_line ADD COLUMN payer_iban_sealed text;

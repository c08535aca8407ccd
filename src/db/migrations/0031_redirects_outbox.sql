-- Two desks of the office: redirects that several people change, and the outbox as a list.

-- Grows with every change: a form says which one it was filled in for.
ALTER TABLE redirect ADD COLUMN version integer NOT NULL DEFAULT 1;

-- The mail that a mail repeats because somebody of the staff sent it again.
ALTER TABLE email_outbox ADD COLUMN again_of bigint REFERENCES email_outbox ON DELETE SET NULL;
CREATE INDEX email_outbox_again ON email_outbox (again_of) WHERE again_of IS NOT NULL;
-- Lists of what did not leave, the latest first.
CREATE INDEX email_outbox_failed ON email_outbox (outbox_id) WHERE status = 'failed';
CREATE INDEX email_outbox_waiting ON email_outbox (outbox_id) WHERE status IN ('queued', 'sending');

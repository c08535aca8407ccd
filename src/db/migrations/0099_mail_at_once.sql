-- Mails that somebody waits for in front of a screen go first (0); senders are woken when the change is stored.
ALTER TABLE email_outbox ADD COLUMN urgency smallint NOT NULL DEFAULT 1 CHECK (urgency IN (0, 1));
DROP INDEX email_outbox_due;
CREATE INDEX email_outbox_due ON email_outbox (urgency, next_attempt_at, outbox_id) WHERE status IN ('queued', 'sending');

CREATE FUNCTION tell_senders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('halcyon_mail', '');
  RETURN NULL;
END $$;
CREATE TRIGGER email_outbox_inserted AFTER INSERT ON email_outbox
  FOR EACH STATEMENT EXECUTE FUNCTION tell_senders();

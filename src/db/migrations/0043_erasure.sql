-- The trail is only ever added to. One thing may be taken away: the words of a reason, when the guest whom they are
-- about is forgotten; whoever does says so first: SET LOCAL halcyon.retention = 'over'. That something was done, by
-- whom and when, stays.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_LEVEL = 'ROW' AND current_setting('halcyon.retention', true) = 'over'
    AND NEW.reason = '' AND (to_jsonb(NEW) - 'reason') = (to_jsonb(OLD) - 'reason') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the audit log is only ever added to';
END $$;
DROP TRIGGER audit_log_append_only ON audit_log;
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_log_kept BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- Empty once the guest is forgotten whom it is about.
ALTER TABLE approval
  DROP CONSTRAINT approval_reason_check,
  ADD CONSTRAINT approval_reason_check CHECK (length(reason) <= 300);

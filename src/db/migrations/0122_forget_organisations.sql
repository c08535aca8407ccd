-- The trail is only ever added to. When somebody is forgotten two things may be taken away, by whoever said so first
-- (SET LOCAL halcyon.retention = 'over'): the words of a reason, and how a partner, agency or owner was called and
-- reached in what was changed. That something was done, by whom and when, stays, and so do shares and states.
CREATE FUNCTION trail_without_names(said jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT said - ARRAY['label', 'name', 'email', 'address', 'vatNumber']
$$;

CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_LEVEL = 'ROW' AND current_setting('halcyon.retention', true) = 'over'
    AND (NEW.reason = '' OR NEW.reason IS NOT DISTINCT FROM OLD.reason)
    AND (NEW.before IS NOT DISTINCT FROM OLD.before OR NEW.before = trail_without_names(OLD.before))
    AND (NEW.after IS NOT DISTINCT FROM OLD.after OR NEW.after = trail_without_names(OLD.after))
    AND (to_jsonb(NEW) - ARRAY['reason', 'before', 'after']) = (to_jsonb(OLD) - ARRAY['reason', 'before', 'after']) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the audit log is only ever added to';
END $$;

-- Seven years after the year that it was issued in a statement says no more than its number and its sums, which the
-- ledger goes by: what it said of people, and its file, may be taken away by whoever said so first
-- (SET LOCAL halcyon.retention = 'over'). Nothing else of it can be changed.
CREATE FUNCTION refuse_statement_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('halcyon.retention', true) = 'over' THEN
    IF TG_TABLE_NAME = 'statement_file' AND TG_OP = 'DELETE' THEN
      RETURN OLD;
    END IF;
    IF TG_TABLE_NAME = 'statement' AND TG_OP = 'UPDATE' THEN
      IF NEW.content = '{}' AND (to_jsonb(NEW) - 'content') = (to_jsonb(OLD) - 'content') THEN
        RETURN NEW;
      END IF;
    END IF;
  END IF;
  RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME;
END $$;
DROP TRIGGER statement_kept ON statement;
CREATE TRIGGER statement_kept BEFORE UPDATE OR DELETE ON statement
  FOR EACH ROW EXECUTE FUNCTION refuse_statement_change();
CREATE TRIGGER statement_whole BEFORE TRUNCATE ON statement FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
DROP TRIGGER statement_file_kept ON statement_file;
CREATE TRIGGER statement_file_kept BEFORE UPDATE OR DELETE ON statement_file
  FOR EACH ROW EXECUTE FUNCTION refuse_statement_change();
CREATE TRIGGER statement_file_whole BEFORE TRUNCATE ON statement_file
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE INDEX statement_to_empty ON statement (issued_at) WHERE content <> '{}';

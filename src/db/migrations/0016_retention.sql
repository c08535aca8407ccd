-- Papers stay as they were issued until the time that the law asks for is over; then one place alone may take them
-- away, and says so first: SET LOCAL halcyon.retention = 'over'.
DROP TRIGGER document_immutable ON document;
CREATE TRIGGER document_immutable BEFORE UPDATE ON document
  FOR EACH ROW EXECUTE FUNCTION keep_document();
CREATE TRIGGER document_kept BEFORE DELETE ON document
  FOR EACH ROW WHEN (current_setting('halcyon.retention', true) IS DISTINCT FROM 'over')
  EXECUTE FUNCTION keep_document();

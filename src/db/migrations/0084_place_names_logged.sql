-- Cards name where a home lies: a place or region that gets another name or address changes its homes.
CREATE FUNCTION log_place_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_log (acco_id)
    SELECT a.acco_id FROM accommodation a
    JOIN after_change n USING (place_id) JOIN before_change o USING (place_id)
    WHERE (n.names, n.slugs, n.region_id) IS DISTINCT FROM (o.names, o.slugs, o.region_id);
  IF FOUND THEN PERFORM pg_notify('halcyon_change', ''); END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION log_region_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_log (acco_id)
    SELECT a.acco_id FROM accommodation a JOIN place p USING (place_id)
    JOIN after_change n ON n.region_id = p.region_id JOIN before_change o ON o.region_id = n.region_id
    WHERE (n.names, n.slugs) IS DISTINCT FROM (o.names, o.slugs);
  IF FOUND THEN PERFORM pg_notify('halcyon_change', ''); END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER place_updated AFTER UPDATE ON place
  REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change
  FOR EACH STATEMENT EXECUTE FUNCTION log_place_change();
CREATE TRIGGER region_updated AFTER UPDATE ON region
  REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change
  FOR EACH STATEMENT EXECUTE FUNCTION log_region_change();

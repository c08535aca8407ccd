-- A feed that says again what is known of a home leaves the home's version alone: before, every full feed named all
-- homes in the change log, and each process read the whole catalogue anew. Replaces the function of migration 0160.
CREATE OR REPLACE FUNCTION import_apply_batch(
  run bigint, home_ids text[], unit_ids text[],
  OUT created integer, OUT updated integer, OUT rates integer, OUT occupancy integer, OUT conflicts integer
) LANGUAGE plpgsql
-- Plans are made once, on a first import over empty tables, and kept while these fill: only the indexes will do.
SET enable_seqscan = off
SET plan_cache_mode = force_generic_plan
SET jit = off
SET halcyon.import = 'on'
AS $$
#variable_conflict use_column
DECLARE
  priced text[];
  reviewed text[];
  blocked text[];
  crowded text[];
BEGIN
  SELECT count(*) FILTER (WHERE s.type = 'rates'),
      array_agg(s.key) FILTER (WHERE s.type = 'rates' AND NOT s.known),
      array_agg(s.key ORDER BY substr(s.key, 2)::bigint) FILTER (WHERE s.type = 'reviews' AND NOT s.known)
    INTO rates, priced, reviewed
    FROM import_stage s WHERE s.feed_run_id = run AND s.type IN ('rates', 'reviews') AND s.key = ANY (home_ids);
  SELECT coalesce(sum((s.doc->>'stored')::integer) FILTER (WHERE s.known), 0),
      array_agg(s.key ORDER BY s.key) FILTER (WHERE NOT s.known)
    INTO occupancy, blocked
    FROM import_stage s WHERE s.feed_run_id = run AND s.type = 'occupancy' AND s.key = ANY (unit_ids);
  conflicts := 0;
  PERFORM 1 FROM unit u WHERE u.unit_id IN (
      SELECT unnest(blocked)
      UNION
      -- A home that gets a unit holds on to it, too.
      SELECT x FROM unnest(home_ids) AS h
        JOIN import_stage s ON s.feed_run_id = run AND s.type = 'accommodation' AND s.key = h AND NOT s.known
        CROSS JOIN jsonb_array_elements_text(s.doc->'units') AS x
        WHERE NOT EXISTS (SELECT FROM acco_unit l WHERE l.acco_id = h AND l.unit_id = x))
    ORDER BY u.unit_id FOR UPDATE;

  SELECT f.created, f.updated INTO created, updated FROM import_write_facts(run, home_ids) f;
  -- Facts and rates are written together with the home's row: its version tells quotes and search. A home of which
  -- everything is known stays as it is, and nobody reads it again.
  UPDATE accommodation a SET version = a.version + 1, updated_at = now() FROM (
      SELECT s.key FROM import_stage s
        WHERE s.feed_run_id = run AND s.type IN ('accommodation', 'rates') AND s.key = ANY (home_ids)
        GROUP BY s.key HAVING bool_and(s.known OR s.type = 'rates') AND NOT bool_and(s.known)) named
    WHERE a.acco_id = named.key;
  IF priced IS NOT NULL THEN PERFORM import_write_rates(run, priced); END IF;
  IF blocked IS NOT NULL THEN
    SELECT occupancy + b.stored, b.conflicts, b.crowded INTO occupancy, conflicts, crowded
      FROM import_write_blocks(run, blocked) b;
  END IF;
  IF reviewed IS NOT NULL THEN PERFORM import_write_reviews(run, reviewed); END IF;

  INSERT INTO feed_line AS f (hash, type, key, acco_id, unit_id, facts)
    SELECT s.hash, s.type, s.key, CASE WHEN s.type <> 'occupancy' THEN s.key END,
      CASE WHEN s.type = 'occupancy' THEN s.key END,
      CASE s.type WHEN 'accommodation' THEN jsonb_build_object('hostCode', s.doc->'hostCode', 'ownerCode',
          s.doc->'ownerCode', 'units', s.doc->'units')
        WHEN 'occupancy' THEN jsonb_build_object('stored', jsonb_array_length(s.doc->'periods')) ELSE '{}' END
    FROM (
      SELECT t, h FROM unnest(ARRAY['accommodation', 'rates', 'reviews']) AS t CROSS JOIN unnest(home_ids) AS h
      UNION ALL SELECT 'occupancy', u FROM unnest(unit_ids) AS u WHERE u <> ALL (coalesce(crowded, '{}'))
    ) named (type, key)
      JOIN import_stage s ON s.feed_run_id = run AND s.type = named.type AND s.key = named.key
    WHERE NOT s.known AND s.hash IS NOT NULL
    ORDER BY s.type, s.key
    ON CONFLICT (type, key) DO UPDATE SET hash = excluded.hash, facts = excluded.facts;
  DELETE FROM feed_line f USING (
      SELECT t, h, false FROM unnest(ARRAY['accommodation', 'rates', 'reviews']) AS t CROSS JOIN unnest(home_ids) AS h
      UNION ALL SELECT 'occupancy', u, u = ANY (coalesce(crowded, '{}')) FROM unnest(unit_ids) AS u
    ) named (type, key, is_crowded)
      JOIN import_stage s ON s.feed_run_id = run AND s.type = named.type AND s.key = named.key
    WHERE NOT s.known AND (s.hash IS NULL OR named.is_crowded) AND f.type = s.type AND f.key = s.key;
END $$;

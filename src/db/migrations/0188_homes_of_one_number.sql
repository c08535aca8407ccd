-- Two homes of a catalogue may have one number (`a7`, `a007`); new ones are refused by the import. A feed that names both
-- must not end for it.
ALTER TABLE import_home
  DROP CONSTRAINT import_home_pkey,
  ADD PRIMARY KEY (feed_run_id, acco_no, acco_id);

-- A process that kept its search index in a file says so here, once the file is whole. A start that does not find its
-- file's row has another database before it than the file was made of (an older copy, a restored one) and reads all.
CREATE TABLE kept_index (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now()
);

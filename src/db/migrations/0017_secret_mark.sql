-- Which APP_SECRET this database belongs to: a fingerprint, from which nothing can be made.
CREATE TABLE secret_mark (
	only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
	fingerprint text NOT NULL,
	at timestamptz NOT NULL DEFAULT now()
);

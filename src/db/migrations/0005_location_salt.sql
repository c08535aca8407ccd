-- Made once a database: moves the public point of homes whose owners want only their area known. Never shown.
CREATE TABLE location_salt (
  one  boolean PRIMARY KEY DEFAULT true CHECK (one),
  salt text NOT NULL DEFAULT gen_random_uuid()::text || gen_random_uuid()::text
);
INSERT INTO location_salt DEFAULT VALUES;

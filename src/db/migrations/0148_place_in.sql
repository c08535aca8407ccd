-- How a sentence says that something lies there, by language, where the supplier says it ("op Texel", "am Gardasee");
-- a language without words follows the rules.
ALTER TABLE region ADD COLUMN place_in jsonb NOT NULL DEFAULT '{}';
ALTER TABLE place ADD COLUMN place_in jsonb NOT NULL DEFAULT '{}';

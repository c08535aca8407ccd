-- The office lists guests by name, and its reply templates have a name in each language of the office.

CREATE INDEX guest_by_name ON guest (lower(lastname), lower(firstname), guest_id) WHERE anonymised_at IS NULL;

-- By language; without one the template's own name stands there.
ALTER TABLE reply_template ADD COLUMN names jsonb NOT NULL DEFAULT '{}';

UPDATE reply_template SET names = jsonb_build_object(
  'en', 'We are looking into it', 'de', 'Wir klären das', 'fr', 'Nous nous renseignons'
) WHERE name = 'We zoeken het uit';
UPDATE reply_template SET names = jsonb_build_object(
  'en', 'Arrival and key', 'de', 'Anreise und Schlüssel', 'fr', 'Arrivée et clés'
) WHERE name = 'Aankomst en sleutel';
UPDATE reply_template SET names = jsonb_build_object(
  'en', 'What is still to pay', 'de', 'Was noch zu zahlen ist', 'fr', 'Ce qu’il reste à payer'
) WHERE name = 'Wat is er nog te betalen';
UPDATE reply_template SET names = jsonb_build_object(
  'en', 'Change or cancel', 'de', 'Ändern oder stornieren', 'fr', 'Modifier ou annuler'
) WHERE name = 'Wijzigen of annuleren';

-- Each organisation calls its people as it invited them: what another organisation knows of somebody is not its to see.
ALTER TABLE member ADD COLUMN name text;
UPDATE member AS m SET name = u.name FROM organisation_user AS u WHERE u.user_id = m.user_id;
ALTER TABLE member ALTER COLUMN name SET NOT NULL;

-- Who is forgotten is taken out of the copies of others' mails too.
CREATE INDEX email_outbox_cc ON email_outbox (cc) WHERE cc IS NOT NULL;

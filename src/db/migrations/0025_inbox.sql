-- The office's inbox: messages that wait for their sender, who looks after one, and texts to answer with.

ALTER TABLE form_submission
  DROP CONSTRAINT form_submission_status_check,
  ADD CONSTRAINT form_submission_status_check CHECK (status IN ('new', 'waiting', 'spam', 'handled'));

CREATE INDEX form_submission_box ON form_submission (status, submission_id DESC)
  WHERE form <> 'newsletter-subscriptions';
-- Public id of who of the staff looks after it.
CREATE INDEX form_submission_assigned ON form_submission (assigned_to, submission_id DESC)
  WHERE assigned_to IS NOT NULL AND status IN ('new', 'waiting');

-- Words a message is found by: who wrote it and what it says.
CREATE FUNCTION submission_words(email text, payload jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
-- Dear enough that no plan makes it for each row in place of asking the index.
COST 10000 AS $$
  SELECT to_tsvector('simple'::regconfig, regexp_replace(regexp_replace(lower(normalize(
    concat_ws(' ', email, payload->>'name', payload->>'company', payload->>'subject', payload->>'message',
      payload->>'bookingNo', payload->>'placename', payload->>'vacancy'), NFD)),
    '[\u0300-\u036f]', '', 'g'), '[^0-9a-z\u00df-\uffff]+', ' ', 'g'))
$$;
CREATE INDEX form_submission_words ON form_submission USING gin (submission_words(email::text, payload));

-- Texts to answer with, in the language of who wrote.
CREATE TABLE reply_template (
  template_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name        text NOT NULL UNIQUE CHECK (length(name) BETWEEN 1 AND 80),
  -- By language; one that is missing is not offered in it.
  texts       jsonb NOT NULL,
  updated_at  timestamptz NOT NULL
);

-- Messages of partners, owners and agencies to the office: messages of the inbox that belong to an organisation, with the
-- words that went to and fro since. They end with the organisation, and somebody's words with the person.

ALTER TABLE form_submission ADD COLUMN organisation_id bigint REFERENCES organisation ON DELETE CASCADE;
CREATE INDEX form_submission_organisation ON form_submission (organisation_id, submission_id DESC)
  WHERE organisation_id IS NOT NULL;

CREATE TABLE submission_word (
  word_id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  submission_id bigint NOT NULL REFERENCES form_submission ON DELETE CASCADE,
  -- Null: the office wrote it.
  by_user       bigint REFERENCES organisation_user ON DELETE CASCADE,
  of_staff      boolean NOT NULL,
  words         text NOT NULL CHECK (length(words) BETWEEN 1 AND 10000),
  written_at    timestamptz NOT NULL,
  CHECK (of_staff = (by_user IS NULL))
);
CREATE INDEX submission_word_of ON submission_word (submission_id, word_id);
CREATE INDEX submission_word_user ON submission_word (by_user) WHERE by_user IS NOT NULL;

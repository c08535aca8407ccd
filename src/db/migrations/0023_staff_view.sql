-- Whether somebody of the staff sees test houses: of the session, so that it ends with it.
ALTER TABLE staff_session ADD COLUMN test_houses text NOT NULL DEFAULT 'no'
  CHECK (test_houses IN ('no', 'yes', 'testOnly'));

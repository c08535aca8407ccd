-- A form's name is one of the definitions of the code (src/domain/forms/definitions), which take nothing else: a new
-- form is a file there and needs no migration.
ALTER TABLE form_submission DROP CONSTRAINT form_submission_form_check;

-- Languages are rows, which every start completes from the table of the code (src/domain/language.ts), so that a
-- new language needs no migration. These four are those that the lists below allowed.
CREATE TABLE language (id text PRIMARY KEY);
INSERT INTO language (id) VALUES ('nl'), ('en'), ('de'), ('fr');

ALTER TABLE quote DROP CONSTRAINT quote_lang_check,
  ADD CONSTRAINT quote_lang_fkey FOREIGN KEY (lang) REFERENCES language (id);
ALTER TABLE guest DROP CONSTRAINT guest_lang_check,
  ADD CONSTRAINT guest_lang_fkey FOREIGN KEY (lang) REFERENCES language (id);
ALTER TABLE booking DROP CONSTRAINT booking_lang_check,
  ADD CONSTRAINT booking_lang_fkey FOREIGN KEY (lang) REFERENCES language (id);
ALTER TABLE email_outbox DROP CONSTRAINT email_outbox_lang_check,
  ADD CONSTRAINT email_outbox_lang_fkey FOREIGN KEY (lang) REFERENCES language (id);
ALTER TABLE review DROP CONSTRAINT review_language_check,
  ADD CONSTRAINT review_language_fkey FOREIGN KEY (language) REFERENCES language (id);
ALTER TABLE form_submission DROP CONSTRAINT form_submission_lang_check,
  ADD CONSTRAINT form_submission_lang_fkey FOREIGN KEY (lang) REFERENCES language (id);
ALTER TABLE newsletter_subscription DROP CONSTRAINT newsletter_subscription_lang_check,
  ADD CONSTRAINT newsletter_subscription_lang_fkey FOREIGN KEY (lang) REFERENCES language (id);
ALTER TABLE partner DROP CONSTRAINT partner_lang_check,
  ADD CONSTRAINT partner_lang_fkey FOREIGN KEY (lang) REFERENCES language (id);
ALTER TABLE homeowner DROP CONSTRAINT homeowner_lang_check,
  ADD CONSTRAINT homeowner_lang_fkey FOREIGN KEY (lang) REFERENCES language (id);
ALTER TABLE document DROP CONSTRAINT document_lang_check,
  ADD CONSTRAINT document_lang_fkey FOREIGN KEY (lang) REFERENCES language (id);
ALTER TABLE guest_email_change DROP CONSTRAINT guest_email_change_lang_check,
  ADD CONSTRAINT guest_email_change_lang_fkey FOREIGN KEY (lang) REFERENCES language (id);

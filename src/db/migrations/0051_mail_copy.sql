-- Where a mail goes in copy: a client's mails to the agency that booked.
ALTER TABLE email_outbox ADD COLUMN cc citext;

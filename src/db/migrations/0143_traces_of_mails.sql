-- The span in which a mail was written (W3C Trace Context), where requests are traced: its sending is seen below it.
ALTER TABLE email_outbox ADD COLUMN traceparent text CHECK (length(traceparent) = 55);

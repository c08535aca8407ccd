-- Why a message was taken for a machine's when it came: the hidden field was filled in, or it came back sooner than people
-- write. NULL: it was not, or came before this was noted.
ALTER TABLE form_submission ADD COLUMN spam_reason text CHECK (spam_reason IN ('honeypot', 'quick'));

-- Who ends the newsletter is forgotten. The id in an address's links is reckoned from it from now on, so that old links end
-- a later subscription too. An address that a guest moved the newsletter away from may ask for it again, under the id that
-- moved along: an id may stand twice.
ALTER TABLE newsletter_subscription DROP CONSTRAINT newsletter_subscription_unsubscribe_id_key;
CREATE INDEX newsletter_subscription_link ON newsletter_subscription (unsubscribe_id);

-- What ended before, and what the version before ends while this one starts, goes with what was never confirmed.
DROP INDEX newsletter_subscription_pending;
CREATE INDEX newsletter_subscription_over ON newsletter_subscription (confirm_until) WHERE state <> 'confirmed';

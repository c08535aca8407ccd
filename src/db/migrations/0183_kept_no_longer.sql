-- Who ends the newsletter is forgotten. The id in an address's links is reckoned from it from now on, so that old links end
-- a later subscription too. An address that a guest moved the newsletter away from may ask for it again, under the id that
-- moved along: an id may stand twice.
ALTER TABLE newsletter_subscription DROP CONSTRAINT newsletter_subscription_unsubscribe_id_key;
CREATE INDEX newsletter_subscription_link ON newsletter_subscription (unsubscribe_id);

-- What ended before, and what the version before ends while this one starts, goes with what was never confirmed.
DROP INDEX newsletter_subscription_pending;
CREATE INDEX newsletter_subscription_over ON newsletter_subscription (confirm_until) WHERE state <> 'confirmed';

-- A group room is kept by its booking as it is, and by its last use once that is over; until now the day that was reckoned
-- at the booking stayed. Nobody knows the last use of rooms whose booking is over: its end stands for it.
UPDATE group_room r SET delete_on = least(r.delete_on, b.ended_at::date + 90)
  FROM booking b
  WHERE b.booking_id = r.booking_id AND b.state IN ('cancelled', 'expired', 'declined') AND b.ended_at IS NOT NULL;

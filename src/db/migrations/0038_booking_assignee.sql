-- Who of the staff looks after a booking, and in which order theirs come next.

ALTER TABLE booking ADD COLUMN assigned_to bigint REFERENCES staff;
CREATE INDEX booking_assigned ON booking (assigned_to, next_at, booking_id) WHERE assigned_to IS NOT NULL;

-- What a second person confirms is what they saw: with the money that had come in, and by somebody whose own access
-- does not come from who asks.

-- Money received and not sent back when it was asked for; NULL: it is about a guest.
ALTER TABLE approval ADD COLUMN paid_cents bigint;

-- Who made the first link by which the account opens now; NULL: somebody at a terminal.
ALTER TABLE staff_invite ADD COLUMN made_by bigint REFERENCES staff;
ALTER TABLE staff ADD COLUMN linked_by bigint REFERENCES staff;

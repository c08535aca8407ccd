-- Shares of a booking's price, paid by the companions of its group room each with a link of their own.
ALTER TABLE room_companion ADD COLUMN promise boolean;
-- Whose browser booked or holds: this companion divides the price and sees who has paid.
ALTER TABLE group_room ADD COLUMN booked_by bigint REFERENCES room_companion ON DELETE SET NULL;
-- How many shares were numbered: a number is never given out again.
ALTER TABLE group_room ADD COLUMN shares_numbered integer NOT NULL DEFAULT 0;
CREATE INDEX group_room_booked_by ON group_room (booked_by) WHERE booked_by IS NOT NULL;

CREATE TABLE room_share (
  share_id     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id    text NOT NULL UNIQUE CHECK (length(public_id) >= 22),
  room_id      bigint NOT NULL REFERENCES group_room ON DELETE CASCADE,
  companion_id bigint NOT NULL REFERENCES room_companion ON DELETE CASCADE,
  booking_id   bigint NOT NULL REFERENCES booking ON DELETE CASCADE,
  -- Of the instalment that it is a part of.
  due_on       date NOT NULL,
  cents        integer NOT NULL CHECK (cents > 0),
  -- Tells the shares of a booking apart in the words of a bank transfer.
  number       integer NOT NULL CHECK (number >= 1),
  created_at   timestamptz NOT NULL,
  UNIQUE (booking_id, number)
);
CREATE INDEX room_share_room ON room_share (room_id);
CREATE INDEX room_share_companion ON room_share (companion_id);

-- A share is forgotten with its room; its money stays the booking's.
ALTER TABLE payment ADD COLUMN share_id bigint REFERENCES room_share ON DELETE SET NULL;
CREATE INDEX payment_share ON payment (share_id) WHERE share_id IS NOT NULL;

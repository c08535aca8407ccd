-- Group rooms: homes and dates that a group talks over under a link, without accounts. Only hashes of links and keys
-- are kept, and of people a first name.
CREATE TABLE group_room (
  room_id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id    text NOT NULL UNIQUE CHECK (length(public_id) >= 22),
  token_hash   text NOT NULL UNIQUE,
  title        text NOT NULL,
  lang         text NOT NULL REFERENCES language,
  adults       integer NOT NULL CHECK (adults >= 1),
  children     integer NOT NULL CHECK (children >= 0),
  babies       integer NOT NULL CHECK (babies >= 0),
  pets         integer NOT NULL CHECK (pets >= 0),
  booking_id   bigint REFERENCES booking ON DELETE SET NULL,
  -- Until when it is kept: 90 days after it was used last, with a booking 30 days after the departure.
  delete_on    date NOT NULL,
  closed_at    timestamptz,
  created_at   timestamptz NOT NULL
);
CREATE INDEX group_room_delete ON group_room (delete_on);
CREATE INDEX group_room_booking ON group_room (booking_id) WHERE booking_id IS NOT NULL;

CREATE TABLE room_companion (
  companion_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room_id      bigint NOT NULL REFERENCES group_room ON DELETE CASCADE,
  key_hash     text NOT NULL,
  name         text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  is_maker     boolean NOT NULL,
  UNIQUE (room_id, key_hash)
);

CREATE TABLE room_home (
  room_id      bigint NOT NULL REFERENCES group_room ON DELETE CASCADE,
  acco_id      text NOT NULL REFERENCES accommodation ON DELETE CASCADE,
  seq          bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (room_id, acco_id)
);
CREATE INDEX room_home_acco ON room_home (acco_id);

CREATE TABLE room_vote (
  room_id      bigint NOT NULL,
  acco_id      text NOT NULL,
  companion_id bigint NOT NULL REFERENCES room_companion ON DELETE CASCADE,
  vote         text NOT NULL CHECK (vote IN ('up', 'maybe', 'no')),
  PRIMARY KEY (room_id, acco_id, companion_id),
  FOREIGN KEY (room_id, acco_id) REFERENCES room_home ON DELETE CASCADE
);
CREATE INDEX room_vote_companion ON room_vote (companion_id);

CREATE TABLE room_comment (
  comment_id   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room_id      bigint NOT NULL,
  acco_id      text NOT NULL,
  companion_id bigint NOT NULL REFERENCES room_companion ON DELETE CASCADE,
  text         text NOT NULL CHECK (length(text) BETWEEN 1 AND 500),
  created_at   timestamptz NOT NULL,
  FOREIGN KEY (room_id, acco_id) REFERENCES room_home ON DELETE CASCADE
);
CREATE INDEX room_comment_home ON room_comment (room_id, acco_id, comment_id);
CREATE INDEX room_comment_companion ON room_comment (companion_id);

CREATE TABLE room_stay (
  stay_id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room_id      bigint NOT NULL REFERENCES group_room ON DELETE CASCADE,
  arrival      date NOT NULL,
  departure    date NOT NULL CHECK (departure > arrival),
  UNIQUE (room_id, arrival, departure)
);

CREATE TABLE room_mark (
  stay_id      bigint NOT NULL REFERENCES room_stay ON DELETE CASCADE,
  companion_id bigint NOT NULL REFERENCES room_companion ON DELETE CASCADE,
  mark         text NOT NULL CHECK (mark IN ('yes', 'maybe', 'no')),
  PRIMARY KEY (stay_id, companion_id)
);
CREATE INDEX room_mark_companion ON room_mark (companion_id);

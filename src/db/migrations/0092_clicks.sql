-- How often the links of a partner or host were followed, a day: a number, and nothing of who did.
CREATE TABLE partner_click (
  code   citext NOT NULL REFERENCES partner,
  day    date NOT NULL,
  clicks integer NOT NULL CHECK (clicks > 0),
  PRIMARY KEY (code, day)
);

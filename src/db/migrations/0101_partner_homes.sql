-- Homes that a partner or host shows at the head of its landing page, in its order.
CREATE TABLE partner_home (
  partner_code citext NOT NULL REFERENCES partner,
  acco_id      text NOT NULL REFERENCES accommodation ON DELETE CASCADE,
  place        smallint NOT NULL CHECK (place BETWEEN 1 AND 24),
  PRIMARY KEY (partner_code, acco_id)
);
CREATE INDEX partner_home_accommodation ON partner_home (acco_id);

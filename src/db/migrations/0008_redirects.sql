-- Old and alias addresses: where each leads. Staff edit the rows; services/save-redirect.ts checks them.

CREATE TABLE redirect (
  -- Lower case, without a closing slash; a last segment * stands for any tail, the empty one included.
  from_path   text PRIMARY KEY CHECK (from_path ~ '^/[^?#[:space:]]+$' AND from_path = lower(from_path)),
  -- A screen's name in the route table, or an address on another host; one of the two.
  route       text,
  route_query text NOT NULL DEFAULT '',
  url         text CHECK (url ~ '^https://'),
  status      integer NOT NULL DEFAULT 301 CHECK (status IN (301, 302)),
  active      boolean NOT NULL DEFAULT true,
  updated_at  timestamptz NOT NULL DEFAULT now(),
  CHECK ((route IS NULL) <> (url IS NULL))
);

-- The aliases that the specification names (§2). Each in its word of the four languages, with and without
-- the language in front.
INSERT INTO redirect (from_path, route, route_query)
SELECT prefix || word, route, query
FROM (VALUES
  ('press', 'about', ''), ('pers', 'about', ''), ('presse', 'about', ''),
  ('discount-code', 'promotions', ''), ('kortingscode', 'promotions', ''),
  ('rabattcode', 'promotions', ''), ('code-de-reduction', 'promotions', ''),
  ('our-offer', 'search', ''), ('ons-aanbod', 'search', ''),
  ('unser-angebot', 'search', ''), ('notre-offre', 'search', ''),
  ('terms', 'conditions', ''), ('terms-and-conditions', 'conditions', ''), ('algemene-voorwaarden', 'conditions', ''),
  ('voorwaarden', 'conditions', ''), ('agb', 'conditions', ''), ('conditions-generales', 'conditions', ''),
  ('mittersill', 'search', 'q=Mittersill'),
  ('golf-course', 'search', 'maxKmFromGolfCourse=5'), ('golfcourse', 'search', 'maxKmFromGolfCourse=5'),
  ('golfbaan', 'search', 'maxKmFromGolfCourse=5'), ('golfplatz', 'search', 'maxKmFromGolfCourse=5'),
  ('terrain-de-golf', 'search', 'maxKmFromGolfCourse=5')
) AS alias (word, route, query)
CROSS JOIN (VALUES ('/'), ('/nl/'), ('/en/'), ('/de/'), ('/fr/')) AS language (prefix);

INSERT INTO redirect (from_path, route) VALUES ('/parken/apart33_redirect', 'parks');

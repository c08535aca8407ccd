-- Homes like another, by country, kind and size.
CREATE INDEX accommodation_alike ON accommodation (country, kind, bedrooms) WHERE status = 'live';

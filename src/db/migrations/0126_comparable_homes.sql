-- Homes like another, by country, size and kind.
CREATE INDEX accommodation_alike ON accommodation (country, bedrooms, kind) WHERE status = 'live';

-- Guests as the office finds them: by words of name, addresses, telephone and place, as booking_words makes them.
CREATE FUNCTION guest_words(firstname text, lastname text, email text, tel text, placename text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
-- Dear enough that no plan makes it for each row in place of asking the index.
COST 10000 AS $$
  SELECT to_tsvector('simple'::regconfig, regexp_replace(regexp_replace(lower(normalize(
    concat_ws(' ', firstname, lastname, email, tel, placename), NFD)),
    '[\u0300-\u036f]', '', 'g'), '[^0-9a-z\u00df-\uffff]+', ' ', 'g'))
$$;
CREATE INDEX guest_words ON guest USING gin (guest_words(firstname, lastname, email::text, tel_e164, placename))
  WHERE anonymised_at IS NULL;
CREATE INDEX guest_living ON guest (guest_id DESC) WHERE anonymised_at IS NULL;

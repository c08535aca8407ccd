-- Of a feed's picture an owner's arrangement holds the words that the owner gave, by language; '' takes the feed's away.
-- Words of other languages are the feed's, also those that it brings later.
CREATE OR REPLACE FUNCTION arranged_pictures(feed jsonb, arranged jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce((
    SELECT jsonb_agg(picture ORDER BY part, n) FROM (
      SELECT own.picture || jsonb_build_object('alt', (
          SELECT coalesce(jsonb_object_agg(key, value), '{}')
            FROM jsonb_each(coalesce(fed.picture->'alt', '{}') || coalesce(own.picture->'alt', '{}'))
            WHERE value <> '""')) AS picture,
          1 AS part, own.n
        FROM jsonb_array_elements(arranged->'shown') WITH ORDINALITY AS own (picture, n)
        LEFT JOIN LATERAL (
          SELECT f.picture FROM jsonb_array_elements(feed) AS f (picture)
            WHERE f.picture->>'url' = own.picture->>'url' LIMIT 1) AS fed ON true
        WHERE own.picture->>'url' LIKE '/photos/%' OR fed.picture IS NOT NULL
      UNION ALL
      SELECT picture, 2, n FROM jsonb_array_elements(feed) WITH ORDINALITY AS fed (picture, n)
        WHERE NOT arranged->'shown' @> jsonb_build_array(jsonb_build_object('url', picture->'url'))
          AND NOT arranged->'leftOut' ? (picture->>'url')) AS pictures), feed)
$$;

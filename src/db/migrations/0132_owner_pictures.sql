-- Photographs that owners propose of their homes. A draft is a proposal that its owner still works on.

ALTER TABLE owner_proposal
  DROP CONSTRAINT owner_proposal_kind_check,
  DROP CONSTRAINT owner_proposal_state_check,
  DROP CONSTRAINT owner_proposal_check,
  ADD CONSTRAINT owner_proposal_kind_check CHECK (kind IN ('season', 'facts', 'pictures')),
  ADD CONSTRAINT owner_proposal_state_check
    CHECK (state IN ('draft', 'waiting', 'released', 'refused', 'withdrawn')),
  ADD CONSTRAINT owner_proposal_decided_check CHECK ((state IN ('draft', 'waiting')) = (decided_at IS NULL)),
  ADD CONSTRAINT owner_proposal_draft_check CHECK (state <> 'draft' OR kind = 'pictures');
CREATE UNIQUE INDEX owner_proposal_draft ON owner_proposal (acco_id, owner_code) WHERE state = 'draft';

-- What owners uploaded, made into pictures of ours: nothing of the file that was sent is kept but what it shows.
CREATE TABLE home_picture (
  acco_id     text NOT NULL REFERENCES accommodation,
  -- Of the body; the picture's address is /photos/{acco_id}/{hash}.
  hash        text NOT NULL CHECK (hash ~ '^[0-9a-f]{32}$'),
  body        bytea NOT NULL CHECK (octet_length(body) <= 8388608),
  uploaded_at timestamptz NOT NULL,
  PRIMARY KEY (acco_id, hash)
);
CREATE INDEX home_picture_uploaded ON home_picture (uploaded_at);

-- `owner_pictures`: as an owner arranged them and staff released it, {"shown": [{url, alt}], "leftOut": [url]};
-- null: the pictures are the feed's. `feed_images`: what the feed said last where `images` is another.
ALTER TABLE accommodation
  ADD COLUMN owner_pictures jsonb,
  ADD COLUMN feed_images jsonb,
  ADD CONSTRAINT accommodation_feed_images_check CHECK ((owner_pictures IS NULL) = (feed_images IS NULL));

-- The owner's pictures in the owner's order, without those that the feed took back, then what the feed has that the
-- owner has not seen. A home is never left without pictures that a feed has.
CREATE FUNCTION arranged_pictures(feed jsonb, arranged jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce((
    SELECT jsonb_agg(picture ORDER BY part, n) FROM (
      SELECT picture, 1 AS part, n FROM jsonb_array_elements(arranged->'shown') WITH ORDINALITY AS own (picture, n)
        WHERE picture->>'url' LIKE '/photos/%' OR feed @> jsonb_build_array(jsonb_build_object('url', picture->'url'))
      UNION ALL
      SELECT picture, 2, n FROM jsonb_array_elements(feed) WITH ORDINALITY AS fed (picture, n)
        WHERE NOT arranged->'shown' @> jsonb_build_array(jsonb_build_object('url', picture->'url'))
          AND NOT arranged->'leftOut' ? (picture->>'url')) AS pictures), feed)
$$;

-- Whoever writes a home's pictures says what the feed has; what the owner arranged stays.
CREATE FUNCTION keep_arranged_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.feed_images := NEW.images;
  NEW.images := arranged_pictures(NEW.feed_images, NEW.owner_pictures);
  RETURN NEW;
END $$;
CREATE TRIGGER accommodation_fed_pictures BEFORE UPDATE OF images ON accommodation
  FOR EACH ROW WHEN (NEW.owner_pictures IS NOT NULL) EXECUTE FUNCTION keep_arranged_pictures();

CREATE FUNCTION arrange_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.feed_images := coalesce(OLD.feed_images, OLD.images);
  IF NEW.owner_pictures IS NULL THEN
    NEW.images := NEW.feed_images;
    NEW.feed_images := NULL;
  ELSE
    NEW.images := arranged_pictures(NEW.feed_images, NEW.owner_pictures);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER accommodation_own_pictures BEFORE UPDATE OF owner_pictures ON accommodation
  FOR EACH ROW WHEN (NEW.owner_pictures IS DISTINCT FROM OLD.owner_pictures) EXECUTE FUNCTION arrange_pictures();

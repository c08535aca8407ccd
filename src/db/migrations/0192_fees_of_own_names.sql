-- Fees whose feed called them like one of a price's own lines: what they cost was taken for insurance, tax, rent or a price
-- by hand. They get a name of their own; feeds may give such names no more. Lines of bookings stay as they were agreed.
WITH called AS MATERIALIZED (
  SELECT f.acco_id, f.code, CASE
      WHEN length(f.code) > 36 OR EXISTS (SELECT FROM fee o WHERE o.acco_id = f.acco_id AND o.code = 'fee_' || f.code)
      THEN 'fee_' || left(f.code, 30) || '_' || f.seq ELSE 'fee_' || f.code END AS own
  FROM fee f
  WHERE f.code IN ('rent', 'extra_person', 'los', 'lastMinute', 'early', 'code', 'tourist_tax', 'adjustment')
    OR f.code LIKE 'insurance\_%'
), renamed AS (
  UPDATE fee f SET code = c.own FROM called c WHERE f.acco_id = c.acco_id AND f.code = c.code
), home AS (
  SELECT acco_id, jsonb_object_agg(code, own) AS own FROM called GROUP BY acco_id
), touched AS (
  UPDATE accommodation a SET version = a.version + 1, updated_at = now() FROM home h WHERE a.acco_id = h.acco_id
)
-- Offers of these homes are reckoned anew when they are booked. An extra that was chosen stays chosen, also where a booking
-- gets other dates later.
UPDATE quote q SET expires_at = least(q.expires_at, now()),
  input = jsonb_set(q.input, '{extras}', coalesce((
    SELECT jsonb_agg(e.extra || jsonb_build_object('code', coalesce(h.own->>(e.extra->>'code'), e.extra->>'code')) ORDER BY e.at)
    FROM jsonb_array_elements(q.input->'extras') WITH ORDINALITY AS e(extra, at)), '[]'))
FROM home h WHERE q.acco_id = h.acco_id;

-- A function in SQL is planned anew at every call: nine tenths of what the ledger cost a booking at its commit. In
-- PL/pgSQL its plan is kept by the connection. What they answer is what they answered.

CREATE OR REPLACE FUNCTION ledger_targets(id bigint)
RETURNS TABLE (kind text, partner_code citext, owner_code citext, cents bigint, base_cents bigint) LANGUAGE plpgsql STABLE
SET enable_seqscan = off
AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  WITH standing AS (
    SELECT b.*, c.fee_bp AS kept_bp, c.fee_cents, c.travel_cents, c.booking_id IS NOT NULL AS is_settled
    FROM booking b LEFT JOIN cancellation c USING (booking_id)
    WHERE b.booking_id = ledger_targets.id
      AND (b.state IN ('confirmed', 'completed') OR (b.state = 'cancelled' AND c.booking_id IS NOT NULL))
  ),
  earned AS (
    SELECT CASE p.kind WHEN 'affiliate' THEN 'partner' ELSE p.kind END AS kind, s.payee_code AS partner_code,
      NULL::citext AS owner_code, s.commission_cents::bigint AS amount, s.commission_base_cents::bigint AS base, s.state,
      s.kept_bp, s.fee_cents, s.travel_cents
    FROM standing s JOIN partner p ON p.code = s.payee_code
    UNION ALL
    SELECT 'owner', NULL, s.owner_code,
      lines.amount - CASE WHEN s.state = 'cancelled' THEN lines.tax ELSE 0 END
        - share_of(s.commission_base_cents, s.owner_fee_bp, 10000),
      s.commission_base_cents, s.state, s.kept_bp, s.fee_cents, s.travel_cents
    FROM standing s
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(l.amount_cents), 0)::bigint AS amount,
        coalesce(sum(l.amount_cents) FILTER (WHERE l.code = 'tourist_tax'), 0)::bigint AS tax
      FROM booking_line l WHERE l.booking_id = s.booking_id AND l.pay = 'invoice' AND l.code NOT LIKE 'insurance\_%'
        AND lower(regexp_replace(l.code, '[^A-Za-z]', '', 'g')) NOT IN ('bookingfee', 'administration', 'reservationfee')
    ) lines
    WHERE s.owner_code IS NOT NULL
  )
  SELECT e.kind, e.partner_code, e.owner_code,
    CASE WHEN e.state <> 'cancelled' THEN e.amount
      WHEN e.kept_bp IS NOT NULL THEN share_of(greatest(e.amount, 0), e.kept_bp, 10000)
      ELSE share_of(greatest(e.amount, 0), e.fee_cents, e.travel_cents) END,
    CASE WHEN e.state <> 'cancelled' THEN e.base
      WHEN e.kept_bp IS NOT NULL THEN share_of(e.base, e.kept_bp, 10000)
      ELSE share_of(e.base, e.fee_cents, e.travel_cents) END
  FROM earned e;
END $$;

CREATE OR REPLACE FUNCTION renew_booking_next(id bigint) RETURNS void LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
DECLARE
  b record;
  n record;
BEGIN
  SELECT state, expires_at, arrival, created_at, next_step, next_at INTO b FROM booking WHERE booking_id = id;
  SELECT * INTO n FROM booking_next(id, b.state, b.expires_at, b.arrival, b.created_at);
  IF (b.next_step, b.next_at) IS DISTINCT FROM (n.step, n.at) THEN
    UPDATE booking SET next_step = n.step, next_at = n.at WHERE booking_id = id;
  END IF;
END $$;

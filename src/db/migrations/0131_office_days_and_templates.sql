-- What comes next in a booking's life: days are the house's (Europe/Amsterdam), not those of UTC, and a request's clock is
-- first the owner's answer. Replaces booking_next of migration 0024. And texts that the office begins with.

DROP FUNCTION booking_next(bigint, text, timestamptz, date);
CREATE FUNCTION booking_next(
  id bigint, of_state text, runs_out timestamptz, arrives date, made timestamptz, OUT step text, OUT at timestamptz
) LANGUAGE plpgsql
-- As in import_apply_home: plans are made over empty tables and kept.
SET enable_seqscan = off
AS $$
DECLARE
  paid bigint;
  due date;
  owed bigint;
  answers timestamptz;
BEGIN
  step := 'none';
  at := '9999-12-31T00:00:00Z';
  IF runs_out IS NOT NULL THEN
    step := 'lapses';
    at := runs_out;
    -- APPLICATION_ANSWER_HOURS. Once they are over, src/db/bookings/answer-times.ts moves on to the lapse.
    answers := made + interval '24 hours';
    IF of_state = 'application' AND answers < runs_out THEN
      at := answers;
    END IF;
    RETURN;
  END IF;
  IF of_state IN ('confirmed', 'completed') THEN
    paid := (SELECT coalesce(sum(cents), 0) FROM payment WHERE booking_id = id AND status = 'paid')
      - (SELECT coalesce(sum(cents), 0) FROM refund WHERE booking_id = id AND status <> 'failed');
    SELECT i.due_on INTO due FROM (
      SELECT due_on, seq, sum(cents) OVER (ORDER BY seq) AS until FROM instalment WHERE booking_id = id
    ) i WHERE i.until > paid ORDER BY i.seq LIMIT 1;
    IF due IS NOT NULL THEN
      step := 'payment';
      at := due::timestamp AT TIME ZONE 'UTC';
    ELSIF of_state = 'confirmed' THEN
      step := 'arrival';
      at := arrives::timestamp AT TIME ZONE 'UTC';
    END IF;
  ELSIF of_state = 'cancelled' THEN
    -- What a cancellation left to pay, less what came in since.
    SELECT c.payable_cents + c.paid_cents - c.refund_cents
        - (SELECT coalesce(sum(cents), 0) FROM payment WHERE booking_id = id AND status = 'paid')
        + (SELECT coalesce(sum(cents), 0) FROM refund WHERE booking_id = id AND status <> 'failed'),
        (c.at AT TIME ZONE 'Europe/Amsterdam')::date INTO owed, due
      FROM cancellation c WHERE c.booking_id = id AND c.payable_cents > 0;
    IF owed > 0 THEN
      step := 'payment';
      at := due::timestamp AT TIME ZONE 'UTC';
    END IF;
  END IF;
  SELECT min(r.due_on) INTO due FROM refund r WHERE r.booking_id = id AND r.status IN ('due', 'sent', 'failed');
  IF due IS NOT NULL AND due::timestamp AT TIME ZONE 'UTC' < at THEN
    step := 'refund';
    at := due::timestamp AT TIME ZONE 'UTC';
  END IF;
END $$;

CREATE OR REPLACE FUNCTION set_booking_next() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT n.step, n.at INTO NEW.next_step, NEW.next_at
    FROM booking_next(NEW.booking_id, NEW.state, NEW.expires_at, NEW.arrival, NEW.created_at) n;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION renew_booking_next(id bigint) RETURNS void LANGUAGE sql AS $$
  UPDATE booking b SET next_step = n.step, next_at = n.at
    FROM booking_next(id, (SELECT state FROM booking WHERE booking_id = id),
      (SELECT expires_at FROM booking WHERE booking_id = id), (SELECT arrival FROM booking WHERE booking_id = id),
      (SELECT created_at FROM booking WHERE booking_id = id)) n
    WHERE b.booking_id = id AND (b.next_step, b.next_at) IS DISTINCT FROM (n.step, n.at)
$$;

UPDATE booking SET state = state WHERE state IN ('cancelled', 'application');

INSERT INTO reply_template (name, texts, updated_at) VALUES
  ('We zoeken het uit', jsonb_build_object(
    'nl', 'Bedankt voor je bericht. We zoeken dit voor je uit en laten je binnen één werkdag weten hoe het zit. Je hoeft nu niets te doen.',
    'en', 'Thank you for your message. We are looking into it and will tell you more within one working day. There is nothing you need to do now.',
    'de', 'Danke für deine Nachricht. Wir gehen dem nach und melden uns innerhalb eines Werktags bei dir. Du musst jetzt nichts tun.',
    'fr', 'Merci pour votre message. Nous nous renseignons et vous répondons sous un jour ouvré. Vous n’avez rien à faire pour l’instant.'
  ), now()),
  ('Aankomst en sleutel', jsonb_build_object(
    'nl', 'Het adres, de aankomsttijd en hoe je aan de sleutel komt, staan in je reisinformatie. Die mailen we je vóór je aankomst, zodra alles betaald is. Daarna vind je die ook in je account, bij je boeking.',
    'en', 'The address, the time of arrival and how to get the key are in your travel information. We email it before you arrive, once everything is paid. After that you also find it in your account, with your booking.',
    'de', 'Adresse, Anreisezeit und wie du zum Schlüssel kommst, stehen in deinen Reiseinformationen. Wir mailen sie dir vor der Anreise, sobald alles bezahlt ist. Danach findest du sie auch in deinem Konto bei deiner Buchung.',
    'fr', 'L’adresse, l’heure d’arrivée et la remise des clés figurent dans vos informations de voyage. Nous vous les envoyons par e-mail avant votre arrivée, une fois le séjour entièrement réglé. Vous les retrouvez ensuite dans votre compte, avec votre réservation.'
  ), now()),
  ('Wat is er nog te betalen', jsonb_build_object(
    'nl', 'Voor boeking {number} ({home}, aankomst {arrival}) is nog {toPay} te betalen, uiterlijk op {due}. Betalen kan in je account, bij je boeking. Heb je al betaald, dan kan het twee werkdagen duren voor wij het zien.',
    'en', 'For booking {number} ({home}, arrival {arrival}), {toPay} is still to pay, by {due} at the latest. You can pay in your account, with your booking. If you have paid already, it may take two working days before we see it.',
    'de', 'Für die Buchung {number} ({home}, Anreise {arrival}) sind noch {toPay} zu zahlen, spätestens am {due}. Zahlen kannst du in deinem Konto bei deiner Buchung. Hast du schon gezahlt, kann es zwei Werktage dauern, bis wir es sehen.',
    'fr', 'Pour la réservation {number} ({home}, arrivée {arrival}), il reste {toPay} à régler, au plus tard le {due}. Vous pouvez payer dans votre compte, avec votre réservation. Si vous avez déjà payé, deux jours ouvrés peuvent passer avant que nous ne le voyions.'
  ), now()),
  ('Wijzigen of annuleren', jsonb_build_object(
    'nl', 'Andere data of een ander huis? Schrijf ons welke, dan rekenen we het verschil voor je uit; er verandert niets voor je ja zegt. Annuleren kan in je account, bij je boeking: daar zie je eerst wat je terugkrijgt.',
    'en', 'Other dates or another home? Tell us which, and we work out the difference for you; nothing changes before you say yes. You can cancel in your account, with your booking: it first shows what you get back.',
    'de', 'Andere Reisedaten oder eine andere Unterkunft? Schreib uns, welche, dann rechnen wir dir den Unterschied aus; vor deinem Ja ändert sich nichts. Stornieren kannst du in deinem Konto bei deiner Buchung: Dort siehst du zuerst, was du zurückbekommst.',
    'fr', 'D’autres dates ou un autre hébergement ? Dites-nous lesquels et nous calculons la différence ; rien ne change sans votre accord. Vous pouvez annuler dans votre compte, avec votre réservation : le montant remboursé y est indiqué d’abord.'
  ), now())
ON CONFLICT (name) DO NOTHING;

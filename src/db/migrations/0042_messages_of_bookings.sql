-- What guests wrote about a booking, found by its number for the booking's page in the office.

CREATE INDEX form_submission_booking ON form_submission ((payload->>'bookingNo'), submission_id DESC)
  WHERE payload->>'bookingNo' <> '';

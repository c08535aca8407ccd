-- Indexes of lists and of what is forgotten, so that none reads a table that grows from end to end
-- (src/db/plans.db.test.ts), and of references that deletions have to follow.

-- Pages of homes in the order of their numbers.
CREATE INDEX accommodation_number ON accommodation (acco_no);

-- Stays that ended: reviews to ask for, what partners earned, invoices that need not be kept.
CREATE INDEX booking_departure ON booking (departure);
-- What never was confirmed and came to nothing.
CREATE INDEX booking_came_to_nothing ON booking (coalesce(ended_at, updated_at)) WHERE confirmed_at IS NULL;
CREATE INDEX booking_requests ON booking (created_at) WHERE state = 'application';
-- A quote that goes is looked for in every booking.
CREATE INDEX booking_quote ON booking (quote_id);

CREATE INDEX refund_payment ON refund (payment_id);
CREATE INDEX refund_by_bank ON refund (due_on) WHERE status IN ('due', 'failed');
CREATE INDEX guest_credit_entry_expires ON guest_credit_entry (expires_on) WHERE expires_on IS NOT NULL;

CREATE INDEX review_undecided ON review (review_id) WHERE source = 'guest' AND decided_at IS NULL;

CREATE INDEX email_outbox_recipient ON email_outbox (recipient);
CREATE INDEX email_outbox_guest ON email_outbox (guest_id) WHERE guest_id IS NOT NULL;
CREATE INDEX email_outbox_kind ON email_outbox (kind, created_at);

CREATE INDEX form_submission_open ON form_submission (submission_id) WHERE status = 'new';
CREATE INDEX form_submission_email ON form_submission (email);
CREATE INDEX newsletter_subscription_pending ON newsletter_subscription (confirm_until) WHERE state = 'pending';

CREATE INDEX guest_sign_in_expires ON guest_sign_in (expires_at);
CREATE INDEX guest_session_expires ON guest_session (expires_at);
CREATE INDEX auth_log_age ON auth_log (at);

CREATE INDEX ical_source_failing ON ical_source (acco_id) WHERE failures > 0;
-- A block that goes takes its conflicts along.
CREATE INDEX ical_conflict_occupancy ON ical_conflict (occupancy_id);
CREATE INDEX import_conflict_occupancy ON import_conflict (occupancy_id);

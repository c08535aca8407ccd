import { sql } from "kysely";
import type { Db } from "#db/connection/client.ts";

/** Tables that grow, filled as after years of business: most of it is over, little of it waits. */

/** Rows of every table that grows. */
export const ROWS = 50_000;
/** Noon of the day on which the tables were filled. */
const NOW = "timestamptz '2027-03-01 12:00:00+00'";
const TODAY = "date '2027-03-01'";

const state = `CASE WHEN n % 1000 = 1 THEN 'application' WHEN n % 1000 = 2 THEN 'option' WHEN n % 1000 = 3 THEN 'pending_payment'
	WHEN n % 100 < 13 THEN 'expired' WHEN n % 100 < 16 THEN 'confirmed' WHEN n % 100 < 26 THEN 'cancelled' ELSE 'completed' END`;
const arrival = `CASE WHEN n % 1000 IN (1, 2, 3) OR n % 100 BETWEEN 13 AND 15 THEN ${TODAY} + 7 + n % 300
	ELSE ${TODAY} - 17 - n % 2500 END`;
const id = "lpad(n::text, 22, '0')";
const email = "'guest' || n || '@example.org'";
const texts = `'{"nl": "x", "en": "x", "de": "x", "fr": "x"}'`;

/** For each table its columns, and the values of its row `n`. */
const FILLS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	accommodation: {
		acco_id: "'a' || n",
		status: "'live'",
		title: texts,
		place_id: "n % 500 + 1",
		country: "'AT'",
		lat: "47.0",
		lng: "12.0",
		public_lat: "47.0",
		public_lng: "12.0",
		kind: "'chalet'",
		bedrooms: "3",
		bathrooms: "2",
		max_guests: "6",
		included_guests: "6",
		book_mode: "'instant'",
		ical_import: "ARRAY['https://calendar.example/' || n]",
	},
	unit: { unit_id: "'u' || n" },
	acco_unit: { acco_id: "'a' || n", unit_id: "'u' || n" },
	rate_season: {
		acco_id: "'a' || n",
		period: "daterange('2027-01-01', '2028-01-01')",
		night_cents: "10000",
		weekend_cents: "10000",
		weekend_days: "'{6}'",
		arrival_days: "'{6}'",
		departure_days: "'{6}'",
		min_nights: "3",
		min_through: "3",
		max_nights: "28",
		extra_person_cents: "0",
	},
	calendar_day: { acco_id: "'a' || n", day: TODAY, night_cents: "9000" },
	stay_price: { acco_id: "'a' || n", arrival: TODAY, nights: "7", rent_cents: "70000" },
	discount_rule: { acco_id: "'a' || n", kind: "'lastMinute'", threshold: "7", bp: "1000" },
	fee: {
		acco_id: "'a' || n",
		seq: "0",
		code: "'cleaning'",
		cents: "5000",
		per: "'stay'",
		mandatory: "true",
		pay: "'invoice'",
		insured: "true",
	},
	tourist_tax: { acco_id: "'a' || n", mode: "'fixed'", adult_cents: "200", pay: "'onsite'" },
	guest: {
		guest_id: "n",
		public_id: id,
		salutation: "'neutral'",
		firstname: "'A'",
		lastname: "'B'",
		email,
		tel_e164: "''",
		tel_country: "'NL'",
		address: "''",
		postal_code: "''",
		placename: "''",
		country_code: "'NL'",
		lang: "'nl'",
		created_at: `${NOW} - n % 2500 * interval '1 day'`,
	},
	quote: {
		quote_id: id,
		acco_id: "'a' || n",
		lang: "'nl'",
		input: "'{}'",
		priced: "'{}'",
		grand_cents: "100000",
		rate_version: "1",
		origin: "'web'",
		created_at: `${NOW} - n % 2500 * interval '1 day'`,
		expires_at: `${NOW} - n % 2500 * interval '1 day'`,
	},
	booking: {
		booking_id: "n",
		channel: "CASE n % 20 WHEN 0 THEN 'agency' ELSE 'web' END",
		agency_code: "CASE n % 20 WHEN 0 THEN 'PARTNER' || n % 50 END",
		public_id: id,
		booking_no: "'H' || lpad(n::text, 8, '0')",
		type: "'Booking'",
		state,
		acco_id: "'a' || n",
		arrival,
		departure: `${arrival} + 7`,
		adults: "2",
		children: "0",
		babies: "0",
		pets: "0",
		guest_id: "n",
		guest: `CASE WHEN ${state} = 'expired' THEN '{"lastname": ""}'::jsonb ELSE jsonb_build_object('firstname', 'Anna',
			'lastname', 'Bakker' || n % 1999, 'email', ${email}) END`,
		home: `jsonb_build_object('title', jsonb_build_object('nl', 'Huis ' || n % 997), 'placename', '{"nl": "Dorp"}'::jsonb,
			'region', '{}'::jsonb, 'country', 'AT')`,
		cancellation: "'{}'",
		terms_version: "'1'",
		terms_accepted_at: NOW,
		business: "false",
		lang: "'nl'",
		quote_id: id,
		total_cents: "100000",
		grand_cents: "100000",
		credits_cents: "0",
		due_cents: "100000",
		deposit_cents: "0",
		residence: "'NL'",
		commission_base_cents: "0",
		payee_code: "'PARTNER' || n % 50",
		expires_at: `CASE WHEN n % 1000 IN (1, 2, 3) THEN ${NOW} + n % 48 * interval '1 hour' END`,
		next_step: `CASE WHEN n % 1000 IN (1, 2, 3) THEN 'lapses' WHEN ${state} <> 'confirmed' THEN 'none'
			WHEN n % 2 = 0 THEN 'payment' ELSE 'arrival' END`,
		next_at: `CASE WHEN n % 1000 IN (1, 2, 3) THEN ${NOW} + n % 48 * interval '1 hour'
			WHEN ${state} <> 'confirmed' THEN timestamptz '9999-12-31 00:00:00+00'
			ELSE (${arrival} - CASE n % 2 WHEN 0 THEN 42 ELSE 0 END)::timestamptz END`,
		confirmed_at: `CASE WHEN ${state} IN ('completed', 'cancelled', 'confirmed') THEN ${NOW} - n % 2500 * interval '1 day' END`,
		ended_at: `CASE WHEN ${state} IN ('expired', 'cancelled') THEN ${NOW} - n % 2500 * interval '1 day' END`,
		created_at: `${NOW} - n % 2500 * interval '1 day'`,
		updated_at: `${NOW} - n % 2500 * interval '1 day'`,
	},
	booking_note: { booking_id: "n", staff_id: "1", text: "'x'", created_at: NOW },
	booking_line: {
		booking_id: "n",
		seq: "0",
		code: "'rent'",
		label: texts,
		quantity: "1",
		unit_cents: "100000",
		amount_cents: "100000",
		pay: "'invoice'",
	},
	instalment: { booking_id: "n", seq: "0", due_on: `${arrival} - 42`, cents: "100000" },
	occupancy: {
		occupancy_id: "n",
		unit_id: "'u' || n",
		stay: `daterange(${arrival}, ${arrival} + 7)`,
		kind: "'booking'",
		booking_id: "n",
	},
	payment: {
		payment_id: "n",
		public_id: id,
		booking_id: "n",
		provider: "'mollie'",
		provider_id: "'tr_' || n",
		status: "CASE n % 1000 WHEN 0 THEN 'open' ELSE 'paid' END",
		cents: "100000",
		paid_at: `CASE n % 1000 WHEN 0 THEN NULL ELSE ${NOW} END`,
		created_at: NOW,
		updated_at: `${NOW} - n * interval '1 minute'`,
	},
	bank_line: {
		bank_line_id: "n",
		reference: "'b' || n",
		booked_on: `${TODAY} - n % 700`,
		cents: "50000",
		payer: "'N. de Zee'",
		words: "'Booking'",
		status: "CASE n % 500 WHEN 0 THEN 'open' WHEN 1 THEN 'aside' ELSE 'booked' END",
		payment_id: "CASE WHEN n % 500 > 1 THEN n END",
		reason: "CASE n % 500 WHEN 1 THEN 'interest' ELSE '' END",
		settled_by: "CASE n % 500 WHEN 0 THEN NULL ELSE 'x' END",
		settled_at: `CASE n % 500 WHEN 0 THEN NULL ELSE ${NOW} END`,
		created_at: NOW,
	},
	refund: {
		refund_id: "n",
		public_id: id,
		booking_id: "n",
		payment_id: "n",
		cents: "100",
		reason: "'overpaid'",
		status: "CASE n % 1000 WHEN 0 THEN 'due' WHEN 1 THEN 'failed' WHEN 2 THEN 'sent' ELSE 'done' END",
		due_on: TODAY,
		created_at: NOW,
		updated_at: `${NOW} - n * interval '1 minute'`,
	},
	cancellation: {
		booking_id: "n",
		cause: "'guest'",
		days_before: "50",
		fee_bp: "3000",
		travel_cents: "0",
		fee_cents: "0",
		insurance_cents: "0",
		paid_cents: "0",
		refund_cents: "0",
		credit_cents: "0",
		payable_cents: "0",
		at: NOW,
	},
	guest_credit_entry: {
		guest_id: "n % 25000 + 1",
		cents: "1000",
		reason: "'grant'",
		expires_on: `${TODAY} - 2500 + n % 3000`,
		by_whom: "'timer'",
	},
	document: {
		public_id: id,
		booking_id: "n",
		kind: "'invoice'",
		version: "1",
		lang: "'nl'",
		number: "'2027-' || n",
		content: "'{}'",
		issued_at: `${NOW} - n % 2500 * interval '1 day'`,
	},
	email_outbox: {
		message_id: id,
		booking_id: "CASE WHEN n % 100 > 0 THEN n END",
		guest_id: "CASE WHEN n % 100 = 0 THEN n END",
		kind: "CASE WHEN n % 100 = 0 THEN 'sign_in' WHEN n % 2 = 0 THEN 'confirmation' ELSE 'review' END",
		lang: "'nl'",
		recipient: email,
		subject: "''",
		html: "repeat('x', 1500)",
		text: "''",
		status: "CASE n % 1000 WHEN 1 THEN 'queued' ELSE 'sent' END",
		next_attempt_at: NOW,
		created_at: `${NOW} - CASE WHEN n % 100 = 0 THEN n % 20 * interval '1 hour' ELSE n % 2500 * interval '1 day' END`,
	},
	review: {
		acco_id: "'a' || n",
		source: "CASE n % 10 WHEN 0 THEN 'guest' ELSE 'feed' END",
		author: "'A'",
		country: "'NL'",
		language: "'nl'",
		rating: "5",
		stayed: "date '2027-01-01'",
		text: "''",
		released: "true",
		booking_id: "n",
		decided_at: `CASE WHEN n % 5000 > 0 THEN ${NOW} END`,
	},
	sign_in: {
		token_hash: id,
		area: "'guest'",
		guest_id: "n",
		subject: "'s' || n",
		code_hash: "''",
		attempt_id: id,
		back: "''",
		expires_at: `${NOW} - n % 1400 * interval '1 minute'`,
		created_at: NOW,
	},
	guest_session: {
		token_hash: id,
		guest_id: "n",
		created_at: NOW,
		expires_at: `${NOW} + n % 30 * interval '1 day'`,
		verified_at: NOW,
	},
	organisation: {
		organisation_id: "n",
		public_id: id,
		kind: "'owner'",
		owner_code: "'HO-' || n",
		created_at: NOW,
	},
	organisation_user: {
		user_id: "n",
		public_id: id,
		email,
		name: "'A'",
		lang: "'nl'",
		created_at: NOW,
	},
	member: {
		organisation_id: "n",
		user_id: "n",
		name: "'A'",
		role: "'owner'",
		invited_at: NOW,
		entered_at: NOW,
	},
	member_session: {
		token_hash: id,
		public_id: id,
		area: "'portal'",
		user_id: "n",
		organisation_id: "n",
		created_at: NOW,
		verified_at: NOW,
		expires_at: `${NOW} + n % 14 * interval '1 day'`,
		client: "''",
		network: "'10.0.0.0/24'",
	},
	raised_event: {
		event: "'purchase'",
		subject: "'H' || lpad(n::text, 8, '0')",
		raised_at: `${NOW} - n % 400 * interval '1 day'`,
	},
	consent_record: {
		visitor: "md5(n::text)::uuid",
		categories: "'{analytics}'",
		version: "1",
		lang: "'nl'",
		given_at: `${NOW} - n % 1900 * interval '1 day'`,
	},
	auth_log: {
		at: `${NOW} - n % 180 * interval '1 day'`,
		area: "'guest'",
		event: "'code_wrong'",
		subject: "'s' || n % 5000",
		network: "'10.0.0.0/24'",
	},
	audit_log: {
		at: `${NOW} - n % 2500 * interval '1 day'`,
		actor: "'guest'",
		action: "'apply'",
		subject_kind: "'booking'",
		subject_id: "'H' || lpad(n::text, 8, '0')",
	},
	guest_like: { guest_id: "n % 5000 + 1", acco_id: "'a' || n" },
	form_submission: {
		public_id: id,
		form: "CASE n % 2 WHEN 0 THEN 'contact-messages' ELSE 'newsletter-subscriptions' END",
		lang: "'nl'",
		email,
		payload: "'{}'",
		consent_at: NOW,
		status: "CASE n % 1000 WHEN 0 THEN 'new' ELSE 'handled' END",
		delete_at: `${NOW} + n % 700 * interval '1 day'`,
		created_at: `${NOW} - n % 700 * interval '1 day'`,
	},
	newsletter_subscription: {
		email,
		lang: "'nl'",
		firstname: "'A'",
		state: "CASE n % 500 WHEN 0 THEN 'pending' ELSE 'confirmed' END",
		confirm_hash: "CASE n % 500 WHEN 0 THEN n::text END",
		confirm_until: `CASE n % 500 WHEN 0 THEN ${NOW} END`,
		asked_at: NOW,
		unsubscribe_id: id,
	},
	rate_hit: {
		limit_name: "'contact'",
		subject: "'s' || n % 5000",
		at: `${NOW} - n % 3600 * interval '1 second'`,
	},
	idempotency_key: {
		key: id,
		request_hash: "''",
		answer: "'{}'",
		created_at: `${NOW} - n % 1400 * interval '1 minute'`,
	},
	change_log: { acco_id: "'a' || n" },
	ical_source: {
		ical_source_id: "n",
		acco_id: "'a' || n",
		address: "'https://calendar.example/' || n",
		next_attempt_at: `${NOW} + (n - 100) * interval '1 second'`,
		failures: "CASE n % 1000 WHEN 0 THEN 1 ELSE 0 END",
	},
	ical_stay: {
		ical_source_id: "n",
		stay: `daterange(${TODAY} + 1, ${TODAY} + 8)`,
		is_block: "false",
	},
	ical_conflict: {
		acco_id: "'a' || n",
		ical_source_id: "n",
		stay: `daterange(${TODAY} + 1, ${TODAY} + 8)`,
		occupancy_id: "n",
		first_seen_at: NOW,
		last_seen_at: NOW,
		resolved_at: `CASE WHEN n % 1000 > 0 THEN ${NOW} END`,
	},
};

/** The tables that grow. */
export const GROWING: readonly string[] = Object.keys(FILLS);

/** Fills every table that grows with `ROWS` rows; needs the rights of a superuser. */
export async function fillGrowingTables(db: Db): Promise<void> {
	await db.transaction().execute(async (trx) => {
		// Neither triggers nor references: what they look for is made here, in whatever order.
		await sql`SET LOCAL session_replication_role = replica`.execute(trx);
		await sql`INSERT INTO region (region_id, country, name, names, slugs, ares_key) OVERRIDING SYSTEM VALUE
			SELECT n, 'AT', 'r' || n, '{}', '{}', 'r' || n FROM generate_series(1, 50) AS n`.execute(trx);
		await sql`INSERT INTO place (place_id, region_id, name, names, slugs, ares_key) OVERRIDING SYSTEM VALUE
			SELECT n, n % 50 + 1, 'p' || n, '{}', '{}', 'p' || n FROM generate_series(1, 500) AS n`.execute(trx);
		await sql`INSERT INTO partner (code, label, kind, email)
			SELECT 'PARTNER' || n, 'Partner', 'affiliate', 'partner@example.org' FROM generate_series(0, 49) AS n`.execute(
			trx,
		);
		for (const [table, columns] of Object.entries(FILLS)) {
			await sql
				.raw(
					`INSERT INTO ${table} (${Object.keys(columns).join(", ")}) OVERRIDING SYSTEM VALUE
					SELECT ${Object.values(columns).join(", ")} FROM generate_series(1, ${ROWS}) AS n`,
				)
				.execute(trx);
		}
	});
	await sql`ANALYZE`.execute(db);
}

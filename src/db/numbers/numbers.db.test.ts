import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { BOOKING_ORIGINS, type BookingOrigin } from "#domain/booking/origin.ts";
import { BOOKING_STATES } from "#domain/booking/process.ts";
import { LANGUAGES } from "#domain/language.ts";
import { civilDayAt, dayOf, isoOf } from "#domain/time/civil-date.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import fc from "#tests/support/fast-check.ts";
import { propertyRuns } from "#tests/support/property-runs.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";
import { dropOldQuotes } from "../bookings/quotes.ts";
import {
	type CountedBy,
	firstQuoteDay,
	LEAD_CLASS_DAYS,
	LEAD_CLASSES,
	listBookingDays,
	listBookingSums,
	listCodeSums,
	listHomeDays,
	listLeadTimes,
	listMadeCounts,
	listQuoteCounts,
	listSoldNights,
	type Period,
} from "./numbers.ts";

/** The office's numbers are what a reckoning in plain code over the same bookings gives (specification §1: staff). */

const STATUSES = ["live", "live", "live", "off", "test"] as const;
const FIRST = dayOf("2025-11-20");
const DAY_MS = 86_400_000;

const home = fc.record({ status: fc.constantFrom(...STATUSES), cameOn: fc.integer({ min: -60, max: 500 }) });
const booking = fc.record({
	home: fc.nat(),
	state: fc.constantFrom(...BOOKING_STATES),
	wasConfirmed: fc.boolean(),
	/** Minutes after the first day began; nights around the change of clocks and of the year are among them. */
	madeAt: fc.integer({ min: 0, max: 520 * 1440 }),
	arrival: fc.integer({ min: -5, max: 560 }),
	nights: fc.oneof(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 15, max: 75 })),
	lang: fc.constantFrom(...LANGUAGES),
	channel: fc.constantFrom("web", "web", "web", "agency", "staff"),
	payee: fc.constantFrom(null, null, "skifun", "HOSTEL"),
	owner: fc.constantFrom(null, null, "77"),
	totalCents: fc.integer({ min: 0, max: 900_000 }),
	onSiteCents: fc.integer({ min: 0, max: 50_000 }),
	code: fc.constantFrom(null, null, null, "SPRING", "LENTE"),
	codeCents: fc.integer({ min: 0, max: 20_000 }),
});
const quote = fc.record({
	home: fc.nat(),
	madeAt: fc.integer({ min: 0, max: 520 * 1440 }),
	lang: fc.constantFrom(...LANGUAGES),
	origin: fc.constantFrom(null, ...BOOKING_ORIGINS),
	isDropped: fc.boolean(),
});
const world = fc.record({
	homes: fc.array(home, { minLength: 1, maxLength: 6 }),
	bookings: fc.array(booking, { maxLength: 60 }),
	quotes: fc.array(quote, { maxLength: 40 }),
	from: fc.integer({ min: 0, max: 480 }),
	days: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 400 })),
	by: fc.constantFrom<CountedBy>("booked", "arrival"),
});
type Made = typeof world extends fc.Arbitrary<infer One> ? One : never;
type World = { readonly [Part in keyof Made]: Readonly<Made[Part]> };

const instant = (minutes: number) => new Date(FIRST * DAY_MS + minutes * 60_000);
const monthOf = (day: number) => `${isoOf(day).slice(0, 7)}-01`;
const homeOf = (made: World, at: number) => made.homes[at % made.homes.length] as World["homes"][number];
const accoIdOf = (made: World, at: number) => `a${(at % made.homes.length) + 1}`;
const periodOf = (made: World): Period => ({
	from: isoOf(FIRST + made.from),
	until: isoOf(FIRST + made.from + made.days - 1),
});

function originOf({ channel, payee, owner }: World["bookings"][number]): BookingOrigin {
	if (channel !== "web") return channel as BookingOrigin;
	if (payee) return payee === "HOSTEL" ? "host" : "partner";
	return owner ? "owner" : "web";
}

/** Bookings that count, each with its days as numbers. */
function reckoned(made: World) {
	const { from, until } = periodOf(made);
	return made.bookings
		.map((row) => ({
			...row,
			status: homeOf(made, row.home).status,
			bookedOn: civilDayAt(instant(row.madeAt)),
			arrives: FIRST + row.arrival,
			stood: row.state === "confirmed" || row.state === "completed",
			origin: originOf(row),
		}))
		.map((row) => ({ ...row, day: made.by === "booked" ? row.bookedOn : row.arrives }))
		.filter(({ status, stood, state, wasConfirmed, day }) => {
			const cameAbout = stood || (state === "cancelled" && wasConfirmed);
			return status !== "test" && cameAbout && isoOf(day) >= from && isoOf(day) <= until;
		});
}

function grouped<Row, Sum>(rows: readonly Row[], keyOf: (row: Row) => string, sumOf: (rows: readonly Row[]) => Sum) {
	const groups = new Map<string, Row[]>();
	for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
	return Object.fromEntries([...groups].map(([key, some]) => [key, sumOf(some)]));
}

const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);

describeByTurns("numbers of the office", (database) => {
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
	});

	async function store(made: World): Promise<void> {
		const { db } = database();
		const { rows: places } = await sql<{ id: number }>`SELECT min(place_id) AS id FROM place`.execute(db);
		const homes = made.homes.map((row, at) => ({
			acco_id: `a${at + 1}`,
			status: row.status,
			created_at: instant(row.cameOn * 1440 + 720),
		}));
		const bookings = made.bookings.map((row, at) => ({
			no: at + 1,
			acco_id: accoIdOf(made, row.home),
			state: row.state,
			arrival: isoOf(FIRST + row.arrival),
			departure: isoOf(FIRST + row.arrival + row.nights),
			lang: row.lang,
			channel: row.channel,
			payee: row.payee,
			owner: row.owner,
			total: row.totalCents,
			grand: row.totalCents + row.onSiteCents,
			confirmed: row.wasConfirmed ? instant(row.madeAt) : null,
			made: instant(row.madeAt),
			code: row.code,
			reduction: row.codeCents,
		}));
		const quotes = made.quotes.map((row, at) => ({
			quote_id: `asked${at}`,
			acco_id: accoIdOf(made, row.home),
			lang: row.lang,
			origin: row.origin,
			made: instant(row.madeAt),
			over: new Date(row.isDropped ? 0 : Date.UTC(2040, 0, 1)),
		}));
		await db.transaction().execute(async (trx) => {
			await sql`DELETE FROM quote_count`.execute(trx);
			await sql`SET LOCAL session_replication_role = replica`.execute(trx);
			for (const table of ["booking_line", "booking", "quote", "accommodation"])
				await sql`DELETE FROM ${sql.table(table)}`.execute(trx);
			await sql`INSERT INTO accommodation (acco_id, status, title, place_id, country, lat, lng, public_lat, public_lng, kind,
					bedrooms, bathrooms, max_guests, included_guests, book_mode, created_at)
				SELECT acco_id, status, '{}', ${places[0]?.id}::int, 'AT', 47, 12, 47, 12, 'chalet', 1, 1, 4, 4, 'instant', created_at
				FROM jsonb_to_recordset(${JSON.stringify(homes)}::jsonb) AS h (acco_id text, status text, created_at timestamptz)`.execute(
				trx,
			);
			await sql`INSERT INTO booking (public_id, booking_no, type, state, acco_id, arrival, departure, adults, children, babies,
					pets, guest_id, guest, home, cancellation, terms_version, terms_accepted_at, business, lang, quote_id, total_cents,
					grand_cents, credits_cents, due_cents, deposit_cents, residence, commission_base_cents, channel, payee_code,
					homeowner_code, expires_at, confirmed_at, created_at, staff_id, discount_code, agency_code)
				SELECT lpad(no::text, 22, 'x'), 'H' || lpad(no::text, 8, '0'), 'Booking', state, acco_id, arrival, departure, 2, 0, 0,
					0, 1, '{}', '{}', '{}', '1', made, false, lang, 'q' || no, total, grand, 0, total, 0, 'NL', 0, channel, payee,
					owner, CASE WHEN state IN ('pending_payment', 'option', 'application') THEN made END, confirmed, made,
					CASE channel WHEN 'staff' THEN 'somebody' END, code, CASE channel WHEN 'agency' THEN 'REISBUREAU' END
				FROM jsonb_to_recordset(${JSON.stringify(bookings)}::jsonb) AS b (no int, acco_id text, state text, arrival date,
					departure date, lang text, channel text, payee text, owner text, total int, grand int, confirmed timestamptz,
					made timestamptz, code text)`.execute(trx);
			// Other lines count for nothing; a booking with the code of nothing off has none.
			await sql`INSERT INTO booking_line (booking_id, seq, code, label, quantity, unit_cents, amount_cents, pay)
				SELECT booking_id, seq, line.code, '{}', 1, cents, cents, 'invoice'
				FROM jsonb_to_recordset(${JSON.stringify(bookings)}::jsonb) AS b (no int, code text, reduction int)
				JOIN booking ON booking_no = 'H' || lpad(no::text, 8, '0'),
				LATERAL (VALUES (0, 'rent', 5000), (1, 'code', -reduction)) AS line (seq, code, cents)
				WHERE line.code = 'rent' OR b.code IS NOT NULL AND reduction > 0`.execute(trx);
			await sql`INSERT INTO quote (quote_id, acco_id, lang, input, priced, grand_cents, rate_version, origin, created_at, expires_at)
				SELECT quote_id, acco_id, lang, '{}', '{}', 100, 1, origin, made, over
				FROM jsonb_to_recordset(${JSON.stringify(quotes)}::jsonb) AS q (quote_id text, acco_id text, lang text, origin text,
					made timestamptz, over timestamptz)`.execute(trx);
		});
		await dropOldQuotes(db, new Date(1));
	}

	async function expectReckoned(made: World): Promise<void> {
		const { db } = database();
		const period = periodOf(made);
		await store(made);
		const rows = reckoned(made);
		const standing = rows.filter(({ stood }) => stood);

		const sums = await listBookingSums(db, made.by, period);
		expect(
			Object.fromEntries(sums.map(({ month, origin, lang, ...one }) => [`${month} ${origin} ${lang}`, one])),
		).toEqual(
			grouped(
				rows,
				({ day, origin, lang }) => `${monthOf(day)} ${origin} ${lang}`,
				(some) => ({
					bookings: some.filter(({ stood }) => stood).length,
					invoiceCents: sum(some.filter(({ stood }) => stood).map(({ totalCents }) => totalCents)),
					grandCents: sum(some.filter(({ stood }) => stood).map((row) => row.totalCents + row.onSiteCents)),
					cancelled: some.filter(({ stood }) => !stood).length,
					cancelledCents: sum(some.filter(({ stood }) => !stood).map((row) => row.totalCents + row.onSiteCents)),
				}),
			),
		);

		const madeIn = reckoned({ ...made, by: "booked" }).filter(({ stood }) => stood);
		expect(
			Object.fromEntries((await listMadeCounts(db, period)).map((one) => [`${one.origin} ${one.lang}`, one.bookings])),
		).toEqual(
			grouped(
				madeIn,
				({ origin, lang }) => `${origin} ${lang}`,
				(some) => some.length,
			),
		);

		const codes = await listCodeSums(db, made.by, period);
		expect(Object.fromEntries(codes.map(({ code, ...one }) => [code, one]))).toEqual(
			grouped(
				standing.filter(({ code }) => code !== null),
				({ code }) => String(code),
				(some) => ({
					bookings: some.length,
					grandCents: sum(some.map((row) => row.totalCents + row.onSiteCents)),
					reductionCents: sum(some.map(({ codeCents }) => codeCents)),
				}),
			),
		);

		const days = await listBookingDays(db, made.by, period);
		expect(Object.fromEntries(days.map(({ day, ...one }) => [day, one]))).toEqual(
			grouped(
				standing,
				({ day }) => isoOf(day),
				(some) => ({
					bookings: some.length,
					grandCents: sum(some.map((row) => row.totalCents + row.onSiteCents)),
				}),
			),
		);

		const leads = standing.map(({ arrives, bookedOn }) => Math.max(0, arrives - bookedOn)).sort((a, b) => a - b);
		const median = leads[Math.ceil(leads.length / 2) - 1];
		const classes = await listLeadTimes(db, made.by, period);
		expect(Object.fromEntries(classes.map((one) => [one.step, one]))).toEqual(
			grouped(
				leads,
				(days) => String(Math.min(LEAD_CLASSES - 1, Math.floor(days / LEAD_CLASS_DAYS))),
				(some) => ({
					step: Math.min(LEAD_CLASSES - 1, Math.floor((some[0] ?? 0) / LEAD_CLASS_DAYS)),
					bookings: some.length,
					median,
				}),
			),
		);

		// Night by night.
		const nights: string[] = [];
		for (let day = dayOf(period.from); day <= dayOf(period.until); day++) {
			for (const row of made.bookings) {
				const stands = row.state === "confirmed" || row.state === "completed";
				const lies = FIRST + row.arrival <= day && day < FIRST + row.arrival + row.nights;
				if (homeOf(made, row.home).status === "live" && stands && lies) nights.push(monthOf(day));
			}
		}
		const sold = await listSoldNights(db, period);
		expect(Object.fromEntries(sold.map((one) => [one.month, one.nights]))).toEqual(
			grouped(
				nights,
				(month) => month,
				(some) => some.length,
			),
		);
		const homes = await listHomeDays(db);
		expect(Object.fromEntries(homes.map((one) => [one.day, one.homes]))).toEqual(
			grouped(
				made.homes.filter(({ status }) => status === "live"),
				({ cameOn }) => isoOf(civilDayAt(instant(cameOn * 1440 + 720))),
				(some) => some.length,
			),
		);

		const counted = made.quotes.filter((row) => row.origin !== null && homeOf(made, row.home).status !== "test");
		const bookedOn = (row: (typeof counted)[number]) => isoOf(civilDayAt(instant(row.madeAt)));
		const quotes = await listQuoteCounts(db, period);
		expect(Object.fromEntries(quotes.map((one) => [`${one.origin} ${one.lang}`, one.quotes]))).toEqual(
			grouped(
				counted.filter((row) => bookedOn(row) >= period.from && bookedOn(row) <= period.until),
				({ origin, lang }) => `${origin} ${lang}`,
				(some) => some.length,
			),
		);
	}

	it("are those of a reckoning in plain code, whatever the bookings, homes and prices asked for", async () => {
		await fc.assert(fc.asyncProperty(world, expectReckoned), { numRuns: propertyRuns(40) });
	}, 600_000);

	it("count a day as it is in Amsterdam, where it begins before midnight of UTC", async () => {
		const { db } = database();
		const one = {
			home: 0,
			state: "confirmed",
			wasConfirmed: true,
			arrival: 200,
			nights: 7,
			lang: "nl",
			channel: "web",
			payee: null,
			owner: null,
			totalCents: 100,
			onSiteCents: 0,
			code: null,
			codeCents: 0,
		} as const;
		// 31 December, 23:30 in UTC.
		const madeAt = (dayOf("2026-01-01") - FIRST) * 1440 - 30;
		await store({
			homes: [{ status: "live", cameOn: 0 }],
			bookings: [{ ...one, madeAt }],
			quotes: [],
			from: 0,
			days: 1,
			by: "booked",
		});
		const of = (day: string) => listBookingDays(db, "booked", { from: day, until: day });
		expect(await of("2025-12-31")).toEqual([]);
		expect(await of("2026-01-01")).toEqual([{ day: "2026-01-01", bookings: 1, grandCents: 100 }]);
	});

	it("know the first day of which prices were counted, dropped or not", async () => {
		const { db } = database();
		const price = { home: 0, lang: "nl", origin: "web", isDropped: false } as const;
		const rest = { homes: [{ status: "live", cameOn: 0 }], bookings: [], from: 0, days: 1, by: "booked" } as const;
		await store({ ...rest, quotes: [] });
		expect(await firstQuoteDay(db)).toBeNull();
		await store({ ...rest, quotes: [{ ...price, madeAt: 3 * 1440 + 60 }] });
		expect(await firstQuoteDay(db)).toBe("2025-11-23");
		await store({
			...rest,
			quotes: [
				{ ...price, madeAt: 3 * 1440 + 60 },
				{ ...price, madeAt: 60, isDropped: true },
			],
		});
		expect(await firstQuoteDay(db)).toBe("2025-11-20");
	});
});

import { sql } from "kysely";
import type { Db } from "#db/connection/client.ts";
import { approvalsPage } from "#services/pages/office/approvals-page.ts";
import { boardData, boardPage } from "#services/pages/office/board-page.ts";
import { bookingsCsv } from "#services/pages/office/bookings-csv.ts";
import { bookingNews, bookingsPage } from "#services/pages/office/bookings-page.ts";
import { discountsPage } from "#services/pages/office/codes-page.ts";
import { auditPage } from "#services/pages/office/desk-pages.ts";
import { feedsPage } from "#services/pages/office/feeds-page.ts";
import { officeFind } from "#services/pages/office/find.ts";
import { guestsPage } from "#services/pages/office/guests-page.ts";
import { homePage } from "#services/pages/office/home-page.ts";
import { homesPage, officeHomePage } from "#services/pages/office/homes-page.ts";
import { inboxPage } from "#services/pages/office/inbox-page.ts";
import { numbersPage } from "#services/pages/office/numbers-page.ts";
import { outboxPage } from "#services/pages/office/outbox-page.ts";
import { redirectsPage } from "#services/pages/office/redirects-page.ts";
import { refundsPage } from "#services/pages/office/refunds-page.ts";
import { selectionPage } from "#services/pages/office/selection-page.ts";
import { lookAtBooking } from "#services/staff/presence.ts";
import { testApp } from "#tests/support/app.ts";
import { fillGrowingTables, ROWS } from "#tests/support/fill-tables.ts";
import { startTestPostgres } from "#tests/support/postgres-server.ts";
import { scratchDatabase } from "#tests/support/scratch-database.ts";
import { measureByTurns, ms, printTable } from "./measure.ts";

/** Homes of the largest board. */
const HOMES = 100_000;

/** As many homes as the board is measured with, each with four stays in the year to come. */
async function addHomes(db: Db): Promise<void> {
	const wider = sql`generate_series(${ROWS + 1}::int, ${HOMES}::int) n`;
	await sql`INSERT INTO accommodation (acco_id, status, title, place_id, country, lat, lng, public_lat, public_lng, kind, bedrooms,
			bathrooms, max_guests, included_guests, book_mode)
		SELECT 'a' || n, 'live', '{"nl": "x", "en": "x", "de": "x", "fr": "x"}', n % 500 + 1, 'AT', 47, 12, 47, 12, 'chalet', 3,
			2, 6, 6, 'instant' FROM ${wider}`.execute(db);
	await sql`INSERT INTO unit SELECT 'u' || n FROM ${wider}`.execute(db);
	await sql`INSERT INTO acco_unit SELECT 'a' || n, 'u' || n FROM ${wider}`.execute(db);
	await sql`SELECT setval(pg_get_serial_sequence('occupancy', 'occupancy_id'), max(occupancy_id)) FROM occupancy`.execute(
		db,
	);
	await sql`INSERT INTO occupancy (unit_id, stay, kind)
		SELECT 'u' || n, daterange(date '2027-03-01' + d * 21 + n % 14, date '2027-03-08' + d * 21 + n % 14), 'owner'
		FROM ${wider}, generate_series(0, 3) d`.execute(db);
	await sql`ANALYZE accommodation, unit, acco_unit, occupancy`.execute(db);
}

/** As many redirects as an old site may have left behind. */
async function addRedirects(db: Db): Promise<void> {
	await sql`INSERT INTO redirect (from_path, route) SELECT '/old-' || n, 'search' FROM generate_series(1, ${ROWS}::int) n`.execute(
		db,
	);
	await sql`ANALYZE redirect`.execute(db);
}

/** Somebody of the staff, and what that person asked colleagues to confirm; answers who. */
async function addApprovals(db: Db): Promise<number> {
	const { rows } = await sql<{ id: number }>`INSERT INTO staff (public_id, name, email, roles, created_at)
		VALUES ('somebody', 'Somebody', 'somebody@halcyon.example', '{admin}', now()) RETURNING staff_id AS id`.execute(db);
	const staffId = Number(rows[0]?.id);
	await sql`INSERT INTO approval (kind, booking_id, terms, booking_version, reason, requested_by, requested_at, state, decided_by,
			decided_at)
		SELECT 'refund', n, '{"kind": "refund", "cents": 100}', 1, 'x', ${staffId}::bigint, now(),
			CASE WHEN n % 100 = 0 THEN 'waiting' ELSE 'withdrawn' END,
			CASE WHEN n % 100 = 0 THEN NULL ELSE ${staffId}::bigint END, CASE WHEN n % 100 = 0 THEN NULL ELSE now() END
		FROM generate_series(1, 20000) n`.execute(db);
	await sql`VACUUM ANALYZE approval, booking`.execute(db);
	return staffId;
}

/** Prices that were dropped, of seven years; and the map of what all see, which the server keeps by itself. */
async function countQuotes(db: Db): Promise<void> {
	await sql`INSERT INTO quote_count
		SELECT date '2027-03-01' - d, origin, language.id, 20 FROM generate_series(0, 2500) d,
			unnest('{web,partner,host,owner}'::text[]) origin, language`.execute(db);
	await sql`VACUUM ANALYZE accommodation, booking, quote, quote_count`.execute(db);
}

/** One booking in ten was made with one of fifty codes. */
async function addCodes(db: Db): Promise<void> {
	await sql`INSERT INTO discount_code (code, kind, bp) SELECT 'BENCH' || n, 'percent', 500 FROM generate_series(0, 49) n`.execute(
		db,
	);
	await sql`UPDATE booking SET discount_code = 'BENCH' || booking_id % 50 WHERE booking_id % 10 = 0`.execute(db);
	await sql`INSERT INTO booking_line (booking_id, seq, code, label, quantity, unit_cents, amount_cents, pay)
		SELECT booking_id, 99, 'code', '{}', 1, -500, -500, 'invoice' FROM booking WHERE discount_code IS NOT NULL`.execute(
		db,
	);
	await sql`VACUUM ANALYZE booking, booking_line`.execute(db);
}

const EVER = "2001-01-01T00:00:00Z";

/** What a file begins with: its head and the lines that are read at once. */
async function firstOf(file: Promise<AsyncGenerator<string>>): Promise<void> {
	const lines = await file;
	await lines.next();
	await lines.next();
	await lines.return(undefined);
}

/** Pages of the office over 50,000 bookings, messages and lines of the trail, and 100,000 homes, at the server, on PostgreSQL. */
export async function run(): Promise<void> {
	const postgres = await startTestPostgres();
	const database = await scratchDatabase(postgres.url);
	try {
		await fillGrowingTables(database.db);
		await addHomes(database.db);
		await addRedirects(database.db);
		await addCodes(database.db);
		await countQuotes(database.db);
		const staffId = await addApprovals(database.db);
		const app = testApp(database);
		app.clock.set("2027-03-01T12:00:00Z");
		const somebody = { staffId, publicId: "somebody", network: "", roles: ["admin"] } as const;
		const ticked = Array.from({ length: 100 }, (_, at) => [`H${String(at * 100 + 14).padStart(8, "0")}`, "1"]);
		const hundred = { do: "remind-many", ...Object.fromEntries(ticked) };
		const clerk = { publicId: "somebody", roles: ["admin"] } as const;
		const list = (query: Record<string, string>) => () =>
			bookingsPage(app, { staffId: 0, roles: ["admin"] }, query, "en");
		const looking = { roles: ["admin"], language: "en" } as const;
		const board = (query: Record<string, string>) => () => boardPage(app, looking, query);
		const homes = (query: Record<string, string>) => () => homesPage(app, ["admin"], query, "en");
		const outbox = (query: Record<string, string>) => () => outboxPage(app, ["admin"], query);
		const redirects = (query: Record<string, string>) => () => redirectsPage(app, query, "en", null);
		const works = new Map<string, () => unknown>([
			["first page", () => homePage(app, { roles: ["admin"], staffId: 0 }, "en")],
			["bookings, what comes next", list({})],
			["bookings, further down", list({ after: "H00000103" })],
			["bookings, by arrival", list({ sort: "arrival" })],
			["bookings of one state", list({ state: "completed" })],
			["bookings, overdue", list({ waits: "overdue" })],
			["bookings, somebody's own", () => bookingsPage(app, somebody, { mine: "1" }, "en")],
			["bookings, for a second person", list({ waits: "second" })],
			["bookings, what changed in a minute", () => bookingNews(app, somebody, { since: new Date().toISOString() })],
			["bookings, what changed ever", () => bookingNews(app, somebody, { since: EVER })],
			[
				"bookings, what changed ever of a word that none has",
				() => bookingNews(app, somebody, { since: EVER, q: "nobody" }),
			],
			["bookings, a hundred at once", () => selectionPage(app, somebody, { query: hundred, form: null }, "en")],
			["bookings, who else has one open", () => lookAtBooking(app, "H00000077", staffId)],
			["bookings, the first 500 of a file", () => firstOf(bookingsCsv(app, {}, "en", somebody))],
			["bookings, by number", list({ q: "h00012345" })],
			["bookings, by number, the newest first", list({ q: "h00012345", sort: "newest" })],
			["bookings, a word that none has, the newest first", list({ q: "nobody", sort: "newest" })],
			["bookings, a word that all have", list({ q: "b" })],
			["bookings, a word that none has", list({ q: "nobody" })],
			["bookings, a sum that none has", list({ q: "1.295,10" })],
			["bookings, a sum that all have", list({ q: "1000" })],
			["bookings, a sum that all have, the newest first", list({ q: "1000", sort: "newest" })],
			["bookings, a sum that all have, of one state", list({ q: "1000", state: "option" })],
			["bookings, an invoice", list({ q: "2027-000077" })],
			["bookings, a telephone number", list({ q: "06 12345678" })],
			["palette, a sum that all have", () => officeFind(app, ["admin"], "1000", "en")],
			["palette, a telephone number", () => officeFind(app, ["admin"], "06 12345678", "en")],
			["inbox", () => inboxPage(app, clerk, { key: "", query: {} }, "en")],
			["inbox, found", () => inboxPage(app, clerk, { key: "", query: { q: "guest77", box: "done" } }, "en")],
			["guests", () => guestsPage(app, {}, "nl")],
			["guests, found", () => guestsPage(app, { q: "guest77" }, "nl")],
			["guests, a word that none has", () => guestsPage(app, { q: "h00012345" }, "nl")],
			["guests, a word that all have", () => guestsPage(app, { q: "guest" }, "nl")],
			["second person", () => approvalsPage(app, { staffId: 0, roles: ["admin"] }, {}, "en")],
			["palette", () => officeFind(app, ["admin"], "h00012345", "en")],
			["palette, a word that all have", () => officeFind(app, ["admin"], "b", "en")],
			["refunds", () => refundsPage(app)],
			["trail", () => auditPage(app, {})],
			["board", board({})],
			["board, a quarter, further down", board({ days: "91", after: "a25000" })],
			["board, back", board({ before: "a40000" })],
			["board, by number", board({ q: "a12345" })],
			["board, a word that all have", board({ q: "x" })],
			["board, a word that none has", board({ q: "nobody" })],
			["board, what its script asks for", () => boardData(app, looking, { after: `a${HOMES - 1_000}`, width: "91" })],
			["outbox", outbox({})],
			["outbox, failed", outbox({ show: "failed" })],
			["outbox, sent, further down", outbox({ show: "sent", below: "25000" })],
			["outbox, to an address", outbox({ q: "guest77@example.org" })],
			["discount codes", () => discountsPage(app, {}, "en")],
			["discount codes, found", () => discountsPage(app, { q: "code4" }, "en")],
			["homes", homes({})],
			["homes, further down", homes({ after: "a50000" })],
			["homes, by number", homes({ q: "a12345" })],
			["homes, a word that all have", homes({ q: "x" })],
			["homes, a word that none has", homes({ q: "nobody" })],
			["homes, drafts", homes({ status: "draft" })],
			["feed runs", () => feedsPage(app, ["admin"], {})],
			["one home", () => officeHomePage(app, { roles: ["admin"], doing: null }, "a12345", "en")],
			["redirects", redirects({})],
			["redirects, further down", redirects({ after: "/old-3" })],
			["redirects, a text that one has", redirects({ q: "old-49999" })],
			["redirects, a text that none has", redirects({ q: "nobody" })],
			["numbers, this year so far", () => numbersPage(app, {})],
			["numbers, a year", () => numbersPage(app, { from: "2026-01-01", until: "2026-12-31" })],
			[
				"numbers, a year by arrival",
				() => numbersPage(app, { from: "2026-01-01", until: "2026-12-31", by: "arrival" }),
			],
			["numbers, two years", () => numbersPage(app, { from: "2025-03-01", until: "2027-02-28" })],
			["trail of a booking", () => auditPage(app, { subject: "H00000077" })],
		]);
		const times = await measureByTurns(works, () => ({ warm: 3, runs: 30 }));
		console.log(`\noffice: ${ROWS} rows a table, ${postgres.source}`);
		printTable(
			["page", "median ms", "99 %"],
			[...times].map(([name, { median, p99 }]) => [name, ms(median), ms(p99)]),
		);
	} finally {
		await database.close();
		await postgres.stop();
	}
}

import { bookingsPage, homePage } from "#services/pages/office/bookings-page.ts";
import { auditPage, refundsPage } from "#services/pages/office/desk-pages.ts";
import { inboxPage } from "#services/pages/office/inbox-page.ts";
import { testApp } from "#tests/support/app.ts";
import { fillGrowingTables, ROWS } from "#tests/support/fill-tables.ts";
import { startTestPostgres } from "#tests/support/postgres-server.ts";
import { scratchDatabase } from "#tests/support/scratch-database.ts";
import { measureByTurns, ms, printTable } from "./measure.ts";

/** Pages of the office over 50,000 bookings, messages and lines of the trail, at the server, on PostgreSQL. */
export async function run(): Promise<void> {
	const postgres = await startTestPostgres();
	const database = await scratchDatabase(postgres.url);
	try {
		await fillGrowingTables(database.db);
		const app = testApp(database);
		app.clock.set("2027-03-01T12:00:00Z");
		const clerk = { publicId: "somebody", roles: ["admin"] } as const;
		const list = (query: Record<string, string>) => () => bookingsPage(app, query, "en");
		const works = new Map<string, () => unknown>([
			["first page", () => homePage(app, ["admin"], "en")],
			["bookings, what comes next", list({})],
			["bookings, further down", list({ after: "H00000103" })],
			["bookings, by arrival", list({ sort: "arrival" })],
			["bookings of one state", list({ state: "completed" })],
			["bookings, overdue", list({ waits: "overdue" })],
			["bookings, by number", list({ q: "h00012345" })],
			["bookings, a word that all have", list({ q: "b" })],
			["bookings, a word that none has", list({ q: "nobody" })],
			["inbox", () => inboxPage(app, clerk, { key: "", query: {} }, "en")],
			["inbox, found", () => inboxPage(app, clerk, { key: "", query: { q: "guest77", box: "done" } }, "en")],
			["refunds", () => refundsPage(app)],
			["trail", () => auditPage(app, {})],
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

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { type Db, openDatabase } from "#db/connection/client.ts";
import { migrate } from "#db/connection/migrate.ts";
import { queueMail } from "#db/mail/outbox.ts";
import { dayOf, isoOf } from "#domain/time/civil-date.ts";
import { createBooking } from "#services/booking/create-booking.ts";
import { LANES } from "#services/mail/send-outbox.ts";
import { bookingBody, newKey, offered, testApp } from "#tests/support/app.ts";
import { expectBookingInvariants } from "#tests/support/booking-checks.ts";
import type { ProcessSettings } from "#tests/support/booking-process.ts";
import { type Child, startChild } from "#tests/support/child.ts";
import { freshPostgres } from "#tests/support/databases.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import { messageIds, type SmtpServer, smtpServer } from "#tests/support/smtp-server.ts";
import { ALL_CELLS } from "#tests/support/turns.ts";

/** A worker that is killed in the middle of its work leaves nothing undone and does nothing twice. */

const MANY = ALL_CELLS ? 200 : 100;
const KILL_AFTER = 30;
const PATIENCE_MS = 500_000;

/** Machines that do other things as well take their time. */
const TIMEOUT_MS = 900_000;

/** A clock that starts at an instant now. */
const clockFrom = (from: string) => ({ from, begun: Date.now(), everyMs: 0, hours: 0 });

async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
	const end = performance.now() + PATIENCE_MS;
	while (!(await holds())) {
		if (performance.now() > end) throw new Error(`waited too long for ${what}`);
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
}

async function inDatabase<Answer>(settings: DatabaseChoice, work: (db: Db) => Promise<Answer>): Promise<Answer> {
	const database = await openDatabase(settings);
	try {
		await migrate(database.db);
		return await work(database.db);
	} finally {
		await database.close();
	}
}

type DatabaseChoice = Pick<ProcessSettings, "databaseUrl" | "dataDir">;

async function queueMany(db: Db): Promise<void> {
	for (let number = 1; number <= MANY; number++) {
		await queueMail(db, {
			messageId: `mail-${number}`,
			bookingId: null,
			kind: "test",
			lang: "nl",
			subject: `Mail ${number}`,
			recipient: `guest${number}@example.org`,
			recipientName: "Guest",
			html: "<p>Text</p>",
			text: "Text",
		});
	}
}

async function killWhileSending(database: DatabaseChoice): Promise<void> {
	await inDatabase(database, queueMany);
	let first: Child | null = null;
	let killed: Promise<void> | null = null;
	const server: SmtpServer = await smtpServer({
		// The mail has left, but its sender gets no answer.
		onMessage: (taken) => {
			if (taken === KILL_AFTER) killed = first?.kill() ?? null;
		},
	});
	const settings = { ...database, smtpUrl: server.url };
	first = await startChild("worker", { ...settings, clock: clockFrom("2027-01-15T10:00:00Z") });
	await until("the kill", () => killed !== null);
	await killed;
	// Of each of its connections one mail may have been on its way.
	expect(server.messages.length).toBeGreaterThanOrEqual(KILL_AFTER);
	expect(server.messages.length).toBeLessThan(KILL_AFTER + LANES);

	// What the first had taken is free after its lease of ten minutes.
	const second = await startChild("worker", { ...settings, clock: clockFrom("2027-01-15T10:10:01Z") });
	await until(
		"the last mail, and the one that left unnoticed",
		() => new Set(messageIds(server)).size === MANY && server.messages.length > MANY,
	);
	await second.stop();
	await server.stop();
	const ids = messageIds(server);
	const again = ids.filter((id, at) => ids.indexOf(id) < at);
	expect(again).toContain(ids[KILL_AFTER - 1]);
	expect(again.length).toBeLessThanOrEqual(LANES);
	expect(new Set(again).size).toBe(again.length);
	const rows = await inDatabase(database, (db) =>
		db.selectFrom("email_outbox").select(["message_id", "status"]).execute(),
	);
	expect(rows.map((row) => row.message_id).sort()).toEqual([...new Set(ids)].sort());
	expect(rows.every((row) => row.status === "sent")).toBe(true);
}

describe("a worker killed while it sends many mails leaves none out, and repeats at most one a connection under its own id", () => {
	it(
		"on the embedded database",
		async () => {
			const dataDir = mkdtempSync(join(tmpdir(), "halcyon-kill-"));
			try {
				await killWhileSending({ databaseUrl: null, dataDir });
			} finally {
				rmSync(dataDir, { recursive: true, force: true });
			}
		},
		TIMEOUT_MS,
	);

	it(
		"on PostgreSQL",
		async () => {
			const database = await freshPostgres();
			try {
				await killWhileSending({ databaseUrl: database.url, dataDir: "" });
			} finally {
				await database.close();
			}
		},
		TIMEOUT_MS,
	);
});

const HOMES = 20;
const NIGHTS = 3;
const FIRST_ARRIVAL = dayOf("2027-03-01");

describe("a worker killed while many options run out", () => {
	it(
		"ends each of them once, with one mail, and gives all nights back",
		async () => {
			const database = await freshPostgres();
			try {
				const { db } = database;
				await seedFixture(db);
				const app = testApp(database);
				for (let home = 1; home <= HOMES; home++) await seedHomeLike(db, "a990001", { accoId: `a${home}` });
				for (let number = 0; number < MANY; number++) {
					const arrival = FIRST_ARRIVAL + Math.floor(number / HOMES) * NIGHTS;
					const stay = { arrival: isoOf(arrival), departure: isoOf(arrival + NIGHTS) };
					const { quoteId } = await offered(app, { accoId: `a${1 + (number % HOMES)}`, ...stay });
					const guest = { ...GUEST_FORM, email: `guest${number}@example.org` };
					const made = await createBooking(app, bookingBody(quoteId, { type: "Option", guest }), newKey());
					if (!made.ok) throw new Error(made.error.code);
				}
				const expired = async () => {
					const { rows } = await sql<{ count: number }>`
					SELECT count(*)::int AS count FROM booking WHERE state = 'expired'`.execute(db);
					return rows[0]?.count ?? 0;
				};
				const settings = { databaseUrl: database.url, clock: clockFrom("2027-01-17T10:00:01Z") };
				const first = await startChild("worker", settings);
				await until("the middle", async () => (await expired()) >= KILL_AFTER);
				await first.kill();
				const before = await expired();
				expect(before).toBeGreaterThanOrEqual(KILL_AFTER);
				expect(before).toBeLessThan(MANY);
				await expectBookingInvariants(db);

				const second = await startChild("worker", settings);
				await until("the last option", async () => (await expired()) === MANY);
				await second.stop();
				await expectBookingInvariants(db);
				const { rows } = await sql<{ booking_no: string; mails: number; trail: number; nights: number }>`
				SELECT booking_no,
					(SELECT count(*)::int FROM email_outbox m WHERE m.booking_id = b.booking_id AND kind = 'option_expired') AS mails,
					(SELECT count(*)::int FROM audit_log a WHERE a.subject_id = b.booking_no AND action = 'optionRunsOut') AS trail,
					(SELECT count(*)::int FROM occupancy o WHERE o.booking_id = b.booking_id AND released_at IS NULL) AS nights
				FROM booking b`.execute(db);
				expect(rows.length).toBe(MANY);
				for (const row of rows) expect(row).toMatchObject({ mails: 1, trail: 1, nights: 0 });
			} finally {
				await database.close();
			}
		},
		TIMEOUT_MS,
	);
});

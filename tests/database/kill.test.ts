import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { openDatabase } from "#db/connection/client.ts";
import { bookingBody, quoteRequest } from "#tests/support/app.ts";
import type { ProcessSettings } from "#tests/support/booking-process.ts";
import { startChild } from "#tests/support/child.ts";
import { freshPostgres } from "#tests/support/databases.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { ALL_CELLS } from "#tests/support/turns.ts";

/** A hundred bookings (two hundred in the full run) are fired at a server that is killed in the middle: nothing acknowledged is lost, nothing is there twice. */

const BOOKINGS = ALL_CELLS ? 200 : 100;
const KILL_AFTER = 30;

interface Submit {
	readonly key: string;
	readonly body: object;
}

async function post(port: number, path: string, body: object, key?: string): Promise<Response> {
	return fetch(`http://127.0.0.1:${port}${path}`, {
		method: "POST",
		headers: { "Content-Type": "application/json", ...(key ? { "Idempotency-Key": key } : {}) },
		body: JSON.stringify(body),
	});
}

/** Offers for every home, each with its form and key; made before anything is killed. */
async function prepare(port: number): Promise<readonly Submit[]> {
	const submits: Submit[] = [];
	for (let home = 1; home <= BOOKINGS; home++) {
		const response = await post(port, "/api/quotes", quoteRequest({ accoId: `a${home}` }));
		const { quoteId } = (await response.json()) as { quoteId: string };
		const guest = { ...GUEST_FORM, email: `guest${home}@example.org` };
		submits.push({ key: randomUUID(), body: bookingBody(quoteId, { guest }) });
	}
	return submits;
}

/** Fires all submits; answers the booking numbers that were acknowledged, by key. */
async function fire(port: number, submits: readonly Submit[], onAcknowledged: (count: number) => void) {
	const acknowledged = new Map<string, string>();
	const waiting = [...submits];
	const client = async () => {
		for (let submit = waiting.shift(); submit; submit = waiting.shift()) {
			try {
				const response = await post(port, "/api/bookings", submit.body, submit.key);
				if (response.status !== 201) continue;
				const { bookingNo } = (await response.json()) as { bookingNo: string };
				acknowledged.set(submit.key, bookingNo);
				onAcknowledged(acknowledged.size);
			} catch {
				// The server was killed under this request.
			}
		}
	};
	await Promise.all(Array.from({ length: 10 }, client));
	return acknowledged;
}

async function killInTheMiddle(
	database: Partial<ProcessSettings>,
	check: () => Promise<readonly string[]>,
): Promise<void> {
	const settings = { ...database, homes: BOOKINGS };
	const first = await startChild("server", settings);
	const submits = await prepare(first.port);
	let killed: Promise<void> | null = null;
	const acknowledged = await fire(first.port, submits, (count) => {
		if (count >= KILL_AFTER) killed ??= first.kill();
	});
	expect(killed).not.toBeNull();
	await killed;
	expect(acknowledged.size).toBeLessThan(BOOKINGS);

	const second = await startChild("server", settings);
	const repeated = await fire(second.port, submits, () => {});
	await second.kill();
	// Every submit is answered now, and those answered before get the very same booking.
	expect(repeated.size).toBe(BOOKINGS);
	for (const [key, bookingNo] of acknowledged) expect(repeated.get(key)).toBe(bookingNo);
	expect([...(await check())].sort()).toEqual([...repeated.values()].sort());
}

/** Booking numbers in the database; fails if a booking is not whole. */
async function bookingsIn(settings: { databaseUrl: string | null; dataDir: string }): Promise<readonly string[]> {
	const database = await openDatabase(settings);
	try {
		const { rows } = await sql<{ booking_no: string; nights: number; mails: number; lines: number }>`
			SELECT booking_no,
				(SELECT count(*)::int FROM occupancy o WHERE o.booking_id = b.booking_id AND released_at IS NULL) AS nights,
				(SELECT count(*)::int FROM email_outbox m WHERE m.booking_id = b.booking_id) AS mails,
				(SELECT count(*)::int FROM booking_line l WHERE l.booking_id = b.booking_id) AS lines
			FROM booking b`.execute(database.db);
		for (const row of rows) expect(row).toMatchObject({ nights: 1, mails: 2, lines: 4 });
		return rows.map((row) => row.booking_no);
	} finally {
		await database.close();
	}
}

describe("a server killed while it books keeps what it acknowledged, once", () => {
	it("on the embedded database", async () => {
		const dataDir = mkdtempSync(join(tmpdir(), "halcyon-kill-"));
		try {
			await killInTheMiddle({ dataDir }, () => bookingsIn({ databaseUrl: null, dataDir }));
		} finally {
			rmSync(dataDir, { recursive: true, force: true });
		}
	});

	it("on PostgreSQL", async () => {
		const database = await freshPostgres();
		try {
			const databaseUrl = database.url;
			await killInTheMiddle({ databaseUrl }, () => bookingsIn({ databaseUrl, dataDir: "" }));
		} finally {
			await database.close();
		}
	});
});

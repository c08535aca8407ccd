import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { dayOf, isoOf } from "#domain/time/civil-date.ts";
import { createQuote } from "#services/quotes/create-quote.ts";
import { bookingBody, quoteRequest, testApp } from "#tests/support/app.ts";
import { type Child, startChild } from "#tests/support/child.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { startTestPostgres } from "#tests/support/postgres-server.ts";
import { randomOf } from "#tests/support/random.ts";
import { type ScratchDatabase, scratchDatabase } from "#tests/support/scratch-database.ts";
import { seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import type { BenchOptions } from "./main.ts";
import { ms, printTable, ratio } from "./measure.ts";

/** Bookings a second on PostgreSQL, from the submit to the stored invoice and mails, by 1, 2 and 4 web processes. */

const PROCESSES = [1, 2, 4] as const;
const CLIENTS = 40;
const SECONDS = 8;
const DEFAULT_HOMES = 150;
const CONTESTED_HOMES = 10;
const FIRST_ARRIVAL = dayOf("2027-03-01");
/** The season of the fixture home that ends on 24 April. */
const DAYS = 51;
const NIGHTS = 3;

interface Measured {
	/** Submits that were answered, and bookings among them, a second. */
	readonly answers: number;
	readonly bookings: number;
	readonly median: number;
	readonly p99: number;
	/** Transactions that wait for another's lock, on average: what more processes cannot mend. */
	readonly waiting: number;
}

export async function run({ homes: requested }: BenchOptions): Promise<void> {
	const homes = requested ?? DEFAULT_HOMES;
	const postgres = await startTestPostgres();
	const database = await scratchDatabase(postgres.url);
	try {
		await seedFixture(database.db);
		for (let home = 1; home <= homes; home++) await seedHomeLike(database.db, "a990001", { accoId: `a${home}` });
		const apart = await offersApart(database, homes);
		// It ends early when all are taken.
		const each = Math.floor(apart.length / PROCESSES.length);
		console.log(`\nbooking: ${CLIENTS} clients, ${SECONDS} s each, ${postgres.source}`);
		await printRows("every client a home and stay of its own", (processes) => {
			return measured(database, processes, apart.splice(0, each), false);
		});
		await printRows(`all clients on ${CONTESTED_HOMES} homes, stays that overlap`, async (processes) => {
			return measured(database, processes, await contested(database, processes), true);
		});
	} finally {
		await database.close();
		await postgres.stop();
	}
}

async function printRows(title: string, of: (processes: number) => Promise<Measured>): Promise<void> {
	const rows: string[][] = [];
	let first: Measured | null = null;
	for (const processes of PROCESSES) {
		const found = await of(processes);
		first ??= found;
		rows.push([
			String(processes),
			found.answers.toFixed(0),
			found.bookings.toFixed(0),
			ratio(found.answers / first.answers),
			ms(found.median),
			ms(found.p99),
			found.waiting.toFixed(1),
		]);
	}
	console.log(`\n${title}`);
	printTable(["web processes", "answers/s", "bookings/s", "× one", "median ms", "p99 ms", "waiting"], rows);
}

/** Offers of stays that do not touch each other. */
async function offersApart(database: ScratchDatabase, homes: number): Promise<string[]> {
	const stays = Math.floor(DAYS / NIGHTS);
	const requests = Array.from({ length: homes * stays }, (_, number) => ({
		accoId: `a${1 + (number % homes)}`,
		arrival: FIRST_ARRIVAL + Math.floor(number / homes) * NIGHTS,
		nights: NIGHTS,
	}));
	return offersOf(database, requests);
}

/** Offers on ten homes without bookings; most overlap others. */
async function contested(database: ScratchDatabase, processes: number): Promise<string[]> {
	const ids = Array.from({ length: CONTESTED_HOMES }, (_, number) => `a9${processes}${number}`);
	for (const accoId of ids) await seedHomeLike(database.db, "a990001", { accoId });
	const random = randomOf(processes);
	const requests = Array.from({ length: 400 }, () => {
		const nights = NIGHTS + random.int(3);
		return { accoId: random.pick(ids), arrival: FIRST_ARRIVAL + random.int(DAYS - nights), nights };
	});
	return offersOf(database, requests);
}

async function offersOf(
	database: ScratchDatabase,
	requests: readonly { readonly accoId: string; readonly arrival: number; readonly nights: number }[],
): Promise<string[]> {
	const app = testApp(database);
	const offers: string[] = [];
	const waiting = [...requests];
	const lane = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			const stay = { arrival: isoOf(next.arrival), departure: isoOf(next.arrival + next.nights) };
			const offered = await createQuote(app, quoteRequest({ accoId: next.accoId, ...stay }));
			if (!offered.ok) throw new Error(`no offer: ${offered.error.code}`);
			offers.push(offered.value.quoteId);
		}
	};
	await Promise.all(Array.from({ length: 8 }, lane));
	return offers;
}

/** Submits offers until time or the offers are over; `again`: begins anew when all were submitted. */
async function measured(
	database: ScratchDatabase,
	processes: number,
	offers: readonly string[],
	again: boolean,
): Promise<Measured> {
	const servers: Child[] = [];
	for (let at = 0; at < processes; at++) servers.push(await startChild("server", { databaseUrl: database.url }));
	const times: number[] = [];
	let bookings = 0;
	let next = 0;
	const submit = async (number: number) => {
		const quoteId = offers[number % offers.length] ?? "";
		const guest = { ...GUEST_FORM, email: `guest-${randomUUID()}@example.org` };
		const response = await fetch(`http://127.0.0.1:${servers[number % processes]?.port}/api/bookings`, {
			method: "POST",
			headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
			body: JSON.stringify(bookingBody(quoteId, { guest })),
		});
		const text = await response.text();
		if (response.status !== 201 && response.status !== 409)
			throw new Error(`answered ${response.status}: ${text.slice(0, 300)}`);
		return response.status === 201;
	};
	try {
		// The first requests of a process load its templates.
		for (let at = 0; at < processes * 4; at++) await submit(next++);
		const begun = performance.now();
		const client = async () => {
			while (performance.now() - begun < SECONDS * 1_000 && (again || next < offers.length)) {
				const start = performance.now();
				if (await submit(next++)) bookings++;
				times.push(performance.now() - start);
			}
		};
		const lockWaits = sampleWaits(database, () => performance.now() - begun < SECONDS * 1_000);
		await Promise.all(Array.from({ length: CLIENTS }, client));
		const seconds = (performance.now() - begun) / 1_000;
		const waiting = await lockWaits;
		times.sort((a, b) => a - b);
		const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
		return { answers: times.length / seconds, bookings: bookings / seconds, median: at(0.5), p99: at(0.99), waiting };
	} finally {
		for (const server of servers) await server.kill();
	}
}

async function sampleWaits({ db }: ScratchDatabase, isRunning: () => boolean): Promise<number> {
	const samples: number[] = [];
	while (isRunning()) {
		const { rows } = await sql<{ waiting: number }>`
			SELECT count(*)::int AS waiting FROM pg_stat_activity
			WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
		samples.push(rows[0]?.waiting ?? 0);
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	return samples.reduce((sum, count) => sum + count, 0) / Math.max(1, samples.length);
}

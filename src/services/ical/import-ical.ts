import { applyCalendars, homesToLookAtAgain, lockUnitsOf } from "#db/availability/ical-blocks.ts";
import {
	addNewSources,
	type DueSource,
	deleteSource,
	goneSources,
	holdsSource,
	recordSync,
	replaceStays,
	type SyncOutcome,
	takeDueSource,
} from "#db/availability/ical-sources.ts";
import type { Db } from "#db/connection/client.ts";
import { EXCLUSION_VIOLATION, isSqlError, transact } from "#db/connection/transact.ts";
import { type CalendarFailure, type ReadCalendar, readCalendar } from "#domain/ical/read-calendar.ts";
import { BOOKING_HORIZON_DAYS } from "#domain/pricing/stay-rules.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { firstOfMonth, yearMonthOf } from "#domain/time/civil-date.ts";
import { timeZoneOf } from "#domain/time/country-zone.ts";
import type { App } from "../app.ts";
import { type FetchFailure, fetchOutside, type Version } from "../outbound-fetch.ts";
import { queueConflictMail } from "./conflict-mail.ts";
import { ownUids } from "./export-ical.ts";

/** Reads the calendars that homes take in (docs/guides/calendars-ical.md#in). */

export type IcalApp = Pick<App, "db" | "clock" | "settings" | "log">;

export interface IcalRun {
	/** Calendars that were read, or said that they are the same. */
	readonly read: number;
	readonly failed: number;
	/** Addresses that homes gave up. */
	readonly removed: number;
}

/** Readings under way at once, so that an address that does not answer does not block others. */
const LANES = 4;
const MOST_BYTES = 2 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
const MINUTE_MS = 60_000;
/** Every ten minutes, for a timer that looks every minute. */
const AGAIN_MS = 9.5 * MINUTE_MS;
const BACK_OFF_MINUTES = 10;
const MOST_BACK_OFF_MINUTES = 6 * 60;
/** A reader that died is given up after this time. */
const LEASE_MS = 5 * MINUTE_MS;
/** Further sources wait for the next tick. */
const MOST_MS = 8 * MINUTE_MS;
/** A file that says for longer that it is the same is read whole: repetitions reach further every day. */
const WHOLE_EVERY_MS = 24 * 60 * MINUTE_MS;

const NEVER = new AbortController().signal;

/**
 * Reads every calendar that is due. Any number of processes may do so at once. Reading that fails leaves the blocks
 * as they are and is retried with growing intervals; a failing home does not affect others.
 */
export async function importIcal(app: IcalApp, ending: AbortSignal = NEVER): Promise<IcalRun> {
	const until = performance.now() + MOST_MS;
	const run = { read: 0, failed: 0, removed: await removeGone(app) };
	await addNewSources(app.db, app.clock.now());
	// Each home in a transaction of its own, under the locks of its units: by design one after another.
	for (const accoId of await homesToLookAtAgain(app.db, app.clock.now(), app.clock.today())) {
		await makeBlocks(app, accoId).catch((error: unknown) => logRefused(app, { accoId }, error));
	}

	const lane = async () => {
		while (!ending.aborted && performance.now() < until) {
			const now = app.clock.now();
			const source = await takeDueSource(app.db, now, new Date(now.getTime() + LEASE_MS));
			if (!source) return;
			run[(await syncSource(app, source)) ? "read" : "failed"]++;
		}
	};
	// All finish before the first failure is thrown, so that nothing runs on after this call.
	const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane));
	const broken = lanes.find((settled) => settled.status === "rejected");
	if (broken) throw broken.reason;
	return run;
}

type Failure = FetchFailure | CalendarFailure;

/** What a source says now; `calendar` is null when it is the same as the last time. */
interface Reading {
	readonly calendar: ReadCalendar | null;
	readonly version: Version;
}

/** Reads one source and makes blocks of it; false when that did not work. Never throws for the source's sake. */
async function syncSource(app: IcalApp, source: DueSource): Promise<boolean> {
	const { sourceId, accoId } = source;
	const reading = await read(app, source);
	const stored = await store(app, source, reading).catch((error: unknown) => failureOf(app, source, error));
	const code = reading.ok ? stored : reading.error;
	if (code === null) return true;
	app.log.warn({ source: sourceId, accoId, failures: source.failures + 1, code }, "calendar not read");
	return false;
}

/** Stores what was read, or that it failed; null when it is stored, or another reader came later. */
async function store(app: IcalApp, source: DueSource, reading: Result<Reading, Failure>): Promise<"BUSY" | null> {
	const stored = await makeBlocks(app, source.accoId, async (trx, now) => {
		// Meanwhile the home gave it up, or a reader that came later has it.
		if (!(await holdsSource(trx, source))) return false;
		if (!reading.ok) {
			await recordFailure(trx, source, reading.error, now);
			return true;
		}
		const { calendar } = reading.value;
		if (calendar) await replaceStays(trx, source.sourceId, calendar.stays);
		await recordSync(trx, source.sourceId, successOf(reading.value), now, new Date(now.getTime() + AGAIN_MS));
		return true;
	});
	return stored.ok ? null : "BUSY";
}

/** What the database refuses is the trouble of this home alone, and is put off as every failure. */
async function failureOf(app: IcalApp, source: DueSource, error: unknown): Promise<"NOT_STORED"> {
	logRefused(app, { source: source.sourceId, accoId: source.accoId }, error);
	await recordFailure(app.db, source, "NOT_STORED", app.clock.now());
	return "NOT_STORED";
}

/** Kind and code alone: what the database says repeats what came in. */
function logRefused(
	app: IcalApp,
	subject: { readonly source?: number; readonly accoId: string },
	error: unknown,
): void {
	const { name, code } = error as { name?: string; code?: unknown };
	app.log.error({ ...subject, error: name, code }, "calendar not stored");
}

function recordFailure(trx: Db, source: DueSource, error: string, now: Date): Promise<void> {
	const failures = source.failures + 1;
	const next = new Date(now.getTime() + backOffMinutes(failures) * MINUTE_MS);
	return recordSync(trx, source.sourceId, { error, failures }, now, next);
}

/**
 * Makes the blocks of a home what its calendars say, after `prepare` changed what these are; nothing when that answers
 * false. All in one transaction, under the locks of the home's units.
 */
function makeBlocks(
	app: IcalApp,
	accoId: string,
	prepare: (trx: Db, now: Date) => Promise<boolean> = async () => true,
): Promise<Result<null, "BUSY">> {
	return transact<null, never>(
		app.db,
		async (trx) => {
			const [now, today] = [app.clock.now(), app.clock.today()];
			const units = await lockUnitsOf(trx, accoId, now, today);
			if (!(await prepare(trx, now))) return ok(null);
			await queueConflictMail(trx, app.settings, await applyCalendars(trx, accoId, units, now, today));
			return ok(null);
		},
		// A unit that came to the home meanwhile was not locked.
		(error) => isSqlError(error, EXCLUSION_VIOLATION),
	);
}

function successOf({ calendar, version }: Reading): SyncOutcome {
	if (!calendar) return { error: null };
	return { error: null, read: { events: calendar.events, problems: calendar.problems, ...version } };
}

/** Minutes to wait after the first, second … failure: 10, 20, 40 … six hours. */
export function backOffMinutes(failures: number): number {
	return Math.min(BACK_OFF_MINUTES * 2 ** Math.max(0, failures - 1), MOST_BACK_OFF_MINUTES);
}

async function read(app: IcalApp, source: DueSource): Promise<Result<Reading, Failure>> {
	const { clock, settings } = app;
	const { readAt, etag, lastModified } = source;
	const isRecent = readAt !== null && clock.now().getTime() - readAt.getTime() < WHOLE_EVERY_MS;
	const fetched = await fetchOutside(source.address.replace(/^webcal:/i, "https:"), {
		maxBytes: MOST_BYTES,
		timeoutMs: TIMEOUT_MS,
		allow: settings.fetchAllow,
		...(isRecent && (etag || lastModified) ? { known: { etag, lastModified } } : {}),
	});
	if (!fetched.ok) return fetched;
	const version = sendable(fetched.value.version);
	if (fetched.value.unchanged) return ok({ calendar: null, version });
	const today = clock.today();
	const { year } = yearMonthOf(today);
	const calendar = readCalendar(fetched.value.body.toString("utf8"), {
		timeZone: timeZoneOf(source.country),
		// Whole years, so that what reaches beyond is not another stay every day.
		window: { from: firstOfMonth(year - 1, 1), to: firstOfMonth(year + 3, 1) },
		repeatUntil: today + BOOKING_HORIZON_DAYS,
		ownUids: ownUids(settings),
	});
	return calendar.ok ? ok({ calendar: calendar.value, version }) : fail(calendar.error);
}

/** A version as it may be sent back: what a server makes up must not spoil our next request. */
function sendable({ etag, lastModified }: Version): Version {
	return {
		etag: etag !== null && /^(?:W\/)?"[\x21\x23-\x7e]{0,200}"$/.test(etag) ? etag : null,
		lastModified: lastModified !== null && /^[\w ,:+-]{10,40}$/.test(lastModified) ? lastModified : null,
	};
}

/** Takes the blocks away of addresses that homes gave up; other calendars of the home may want the nights. */
async function removeGone(app: IcalApp): Promise<number> {
	const gone = await goneSources(app.db);
	// As above: each under the locks of its home.
	for (const { sourceId, accoId } of gone) {
		await makeBlocks(app, accoId, async (trx, now) => {
			await deleteSource(trx, sourceId, now);
			return true;
		}).catch((error: unknown) => logRefused(app, { source: sourceId, accoId }, error));
	}
	return gone.length;
}

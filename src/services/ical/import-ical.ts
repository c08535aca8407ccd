import { applyCalendars, homesWithSettledConflicts, lockUnitsOf } from "#db/ical-blocks.ts";
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
} from "#db/ical-sources.ts";
import { EXCLUSION_VIOLATION, isSqlError, transact } from "#db/transact.ts";
import { type CalendarFailure, type ReadCalendar, readCalendar } from "#domain/ical/read-calendar.ts";
import { BOOKING_HORIZON_DAYS } from "#domain/pricing/stay-rules.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { firstOfMonth, yearMonthOf } from "#domain/time/civil-date.ts";
import { timeZoneOf } from "#domain/time/country-zone.ts";
import type { App } from "../app.ts";
import { type FetchFailure, fetchOutside, type Version } from "../outbound-fetch.ts";
import { queueConflictMail } from "./conflict-mail.ts";
import { ownUids } from "./export-ical.ts";

/** Reads the calendars that homes take in (domain: iCal; docs/decisions/0091). */

export type IcalApp = Pick<App, "db" | "clock" | "settings" | "log">;

export interface IcalRun {
	/** Calendars that were read, or said that they are the same. */
	readonly read: number;
	readonly failed: number;
	/** Addresses that homes gave up. */
	readonly removed: number;
}

/** Readings under way at once, so that an address that hangs holds up nobody. */
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
 * as they are and is tried again ever more seldom; one home's trouble is no other's.
 */
export async function importIcal(app: IcalApp, ending: AbortSignal = NEVER): Promise<IcalRun> {
	const until = performance.now() + MOST_MS;
	const run = { read: 0, failed: 0, removed: await removeGone(app) };
	await addNewSources(app.db, app.clock.now());
	for (const accoId of await homesWithSettledConflicts(app.db, app.clock.now())) await applyAgain(app, accoId);

	const lane = async () => {
		while (!ending.aborted && performance.now() < until) {
			const now = app.clock.now();
			const source = await takeDueSource(app.db, now, new Date(now.getTime() + LEASE_MS));
			if (!source) return;
			run[(await syncSource(app, source)) ? "read" : "failed"]++;
		}
	};
	// Each ends by itself before the first failure is told: nothing runs on behind the caller's back.
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

/** Reads one source and makes blocks of it; false when it could not be read. */
async function syncSource(app: IcalApp, source: DueSource): Promise<boolean> {
	const reading = await read(app, source);
	const now = app.clock.now();
	const failures = reading.ok ? 0 : source.failures + 1;
	const wait = reading.ok ? AGAIN_MS : backOffMinutes(failures) * MINUTE_MS;
	const outcome: SyncOutcome = reading.ok ? successOf(reading.value) : { error: reading.error, failures };

	const stored = await transact(
		app.db,
		async (trx) => {
			const today = app.clock.today();
			const units = await lockUnitsOf(trx, source.accoId, now, today);
			// Meanwhile the home gave it up, or a reader that came later has it.
			if (!(await holdsSource(trx, source))) return ok(null);
			if (reading.ok && reading.value.calendar) {
				await replaceStays(trx, source.sourceId, reading.value.calendar.stays);
			}
			const applied = await applyCalendars(trx, source.accoId, units, now, today);
			await recordSync(trx, source.sourceId, outcome, now, new Date(now.getTime() + wait));
			await queueConflictMail(trx, app.settings, applied.newConflicts);
			return ok(applied);
		},
		// A unit that came to the home meanwhile was not locked.
		(error) => isSqlError(error, EXCLUSION_VIOLATION),
	);
	if (!reading.ok) {
		app.log.warn(
			{ source: source.sourceId, accoId: source.accoId, failures, code: reading.error },
			"calendar not read",
		);
	}
	if (!stored.ok) app.log.warn({ source: source.sourceId, code: stored.error }, "calendar not stored");
	return reading.ok && stored.ok;
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
		...{ maxBytes: MOST_BYTES, timeoutMs: TIMEOUT_MS, allow: settings.fetchAllow },
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
	for (const { sourceId, accoId } of gone) {
		await transact(app.db, async (trx) => {
			const [now, today] = [app.clock.now(), app.clock.today()];
			const units = await lockUnitsOf(trx, accoId, now, today);
			await deleteSource(trx, sourceId, now);
			const { newConflicts } = await applyCalendars(trx, accoId, units, now, today);
			await queueConflictMail(trx, app.settings, newConflicts);
			return ok(null);
		});
	}
	return gone.length;
}

/** Makes the blocks of a home anew from what its calendars said last. */
async function applyAgain(app: IcalApp, accoId: string): Promise<void> {
	await transact(app.db, async (trx) => {
		const [now, today] = [app.clock.now(), app.clock.today()];
		const units = await lockUnitsOf(trx, accoId, now, today);
		const { newConflicts } = await applyCalendars(trx, accoId, units, now, today);
		await queueConflictMail(trx, app.settings, newConflicts);
		return ok(null);
	});
}

import { resolve } from "node:path";
import { setImmediate } from "node:timers/promises";
import { releaseExpiredClaims } from "#db/availability/claims.ts";
import type { Db } from "#db/connection/client.ts";
import { isSqlError, type SqlError } from "#db/connection/transact.ts";
import {
	type AppliedHomes,
	applyHomes,
	applyPeopleAndCodes,
	countMissing,
	countMissingOfAll,
	takeMissingOffline,
} from "#db/import/apply.ts";
import {
	analyzeStage,
	checkStaged,
	closeFeedRun,
	countPlan,
	dropTakenNumbers,
	dropUnknownReferences,
	insertFeedIssues,
	lineOfHome,
	nextHomes,
	openFeedRun,
	type PlannedHome,
	planHomes,
	StageLostError,
} from "#db/import/stage.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { App } from "#services/app.ts";
import { applyPlaces } from "./apply-places.ts";
import { BatchPace } from "./batch-pace.ts";
import type {
	ImportFailure,
	ImportInput,
	ImportIssue,
	ImportProgress,
	ImportSummary,
	SourceFailure,
	StoredInput,
} from "./import-types.ts";
import { locationScatter } from "./location-scatter.ts";
import { readHalcyon, sourceName } from "./read-halcyon.ts";
import { readInsideAirbnb } from "./read-inside-airbnb.ts";
import { sizeOf, UnreadableFileError } from "./read-lines.ts";
import { Staging } from "./staging.ts";

const HOMES_A_PAGE = 500;
const ATTEMPTS = 4;
/** How long a transaction takes at best, milliseconds: as long others wait for the homes in it. */
const BATCH_MS = 100;
/** Failing lines and warnings that are kept of a run. */
const KEPT_ISSUES = 500;
/** So much of the catalogue, and more than so many homes, go offline at once only where somebody says so. */
const MOST_MISSING_SHARE = 0.5;
const MOST_MISSING_HOMES = 20;

/** What the first pass learned that the second needs. */
interface ReadFeed {
	/** Which homes go offline when the feed no longer names them: none, all, or those of these source files. */
	readonly replaces: "none" | "all" | readonly string[];
}

type Counts = Omit<ImportSummary, "ok" | "format" | "accommodations" | "seconds" | "warnings">;

/**
 * Imports a feed. The first pass checks every line and stages the good ones in the database; if more than 5 %
 * fail, a file or its first line cannot be used, or a full feed lacks too many homes, nothing changes. The second pass applies what is staged,
 * some homes in a transaction, so a home is never seen half changed. Lines that the database holds as they are are
 * passed over. Running the same feed again gives the same catalogue.
 */
export async function importFeed(
	app: Pick<App, "db" | "clock">,
	input: ImportInput,
	onProgress: (progress: ImportProgress) => void = () => {},
): Promise<Result<ImportSummary, ImportFailure>> {
	const { db, clock } = app;
	const startedAt = clock.now();
	const begun = performance.now();
	const files = input.sources.map(sourceName);
	const run = await openFeedRun(db, input.format, files.join(", "), startedAt, storedInput(input));
	const issues: ImportIssue[] = [];
	const staging = new Staging(db, run, files, (issue) => {
		if (issues.length < KEPT_ISSUES) issues.push(kept(issue));
		input.onIssue?.(issue);
	});
	const counts = { created: 0, updated: 0, offline: 0, rates: 0, occupancy: 0, conflicts: 0, failed: 0 };
	const summary = (isOk: boolean): ImportSummary => ({
		ok: isOk,
		format: input.format,
		accommodations: counts.created + counts.updated,
		...counts,
		failed: staging.failed,
		warnings: staging.warnings,
		seconds: Math.round((performance.now() - begun) / 100) / 10,
	});
	const close = async (isOk: boolean): Promise<ImportSummary> => {
		const result = summary(isOk);
		if (!input.dryRun) await insertFeedIssues(db, run, issues);
		await closeFeedRun(db, run, input.dryRun ? null : { ok: isOk, finishedAt: clock.now(), summary: result });
		return result;
	};
	const refuse = async (failure: SourceFailure) => {
		const { file, line, field, expected } = failure;
		// Why nothing was changed comes first.
		issues.unshift({ severity: "error", file, line, field, expected });
		return fail({ ...failure, summary: await close(false) });
	};

	try {
		const read = await readSources(app, input, staging, onProgress);
		if (!read.ok) return await refuse(read.error);
		await checkReferences(db, run, staging, files);
		await checkStaged(db, run);
		if (staging.tooManyFailed) {
			const expected = `at most 5 % failing lines; ${staging.failed} of ${staging.lines} fail, so nothing was changed`;
			return await refuse({ code: "TOO_MANY_FAILING_LINES", file: files.join(", "), line: null, field: "", expected });
		}
		const missing = await tooManyMissing(db, run, input, read.value);
		if (missing) return await refuse({ ...missing, file: files.join(", ") });
		if (input.dryRun) await tryOut(db, run, read.value, counts);
		else await apply(app, run, read.value, counts, staging, files, onProgress);
		return ok(await close(true));
	} catch (error) {
		if (error instanceof StageLostError) {
			issues.unshift({ severity: "error", file: files.join(", "), line: null, field: "", expected: error.message });
			await insertFeedIssues(db, run, issues).catch(() => {});
		}
		await closeFeedRun(db, run, { ok: false, finishedAt: clock.now(), summary: summary(false) }).catch(() => {});
		throw error;
	}
}

/** An issue as the database can hold it: names of fields are what the feed says. */
function kept({ field, expected, ...issue }: ImportIssue): ImportIssue {
	const text = (said: string, longest: number) => said.toWellFormed().replaceAll("\0", "").slice(0, longest);
	return { ...issue, field: text(field, 200), expected: text(expected, 500) };
}

/** What the run can be run again with; null: lines that were made in memory. */
function storedInput(input: ImportInput): StoredInput | null {
	const path = (file: string) => resolve(file);
	if (input.format === "inside-airbnb") {
		const { calendar, geo, poi } = input.insideAirbnb;
		const whole = { calendar: calendar && path(calendar), geo: geo && path(geo), poi: poi && path(poi) };
		const { format, sources } = input;
		return { format, sources: sources.map(path), insideAirbnb: { ...input.insideAirbnb, ...whole } };
	}
	const files = input.sources.filter((source) => typeof source === "string");
	return files.length === input.sources.length ? { format: input.format, sources: files.map(path) } : null;
}

async function readSources(
	app: Pick<App, "db" | "clock">,
	input: ImportInput,
	staging: Staging,
	onProgress: (progress: ImportProgress) => void,
): Promise<Result<ReadFeed, SourceFailure>> {
	let total = 0;
	for (const source of input.sources) {
		if (typeof source !== "string") continue;
		try {
			total += await sizeOf(source);
		} catch (error) {
			if (!(error instanceof UnreadableFileError)) throw error;
			return fail({
				code: "FILE_UNREADABLE",
				file: source,
				line: null,
				field: "",
				expected: `a readable file; it ${error.message}`,
			});
		}
	}
	let done = 0;
	const onRead = (bytes: number) => {
		done += bytes;
		onProgress({ phase: "read", done, total });
	};
	const read = await readFormat(app, input, staging, onRead);
	if (!read.ok) return read;
	await staging.flush();
	if (staging.replaced > 0) {
		const expected = `each thing once; ${staging.replaced} lines were replaced by a later line about the same`;
		staging.warn(input.sources.map(sourceName).join(", "), null, "", expected);
	}
	return read;
}

async function readFormat(
	{ db, clock }: Pick<App, "db" | "clock">,
	input: ImportInput,
	staging: Staging,
	onRead: (bytes: number) => void,
): Promise<Result<ReadFeed, SourceFailure>> {
	if (input.format === "inside-airbnb") {
		const read = await readInsideAirbnb(db, clock.today(), input.sources, input.insideAirbnb, staging, onRead);
		return read.ok ? ok({ replaces: read.value }) : read;
	}
	const mode = await readHalcyon(input.sources, staging, await locationScatter(db), onRead);
	return mode.ok ? ok({ replaces: mode.value === "full" ? "all" : "none" }) : mode;
}

/** Codes, homes and units that lines name must be in the feed or in the database already. */
async function checkReferences(db: Db, run: number, staging: Staging, files: readonly string[]): Promise<void> {
	await analyzeStage(db);
	const known: Readonly<Record<string, string>> = {
		hostCode: "the code of a partner of kind host",
		ownerCode: "the code of a homeowner",
		accoId: "a home of this feed or of the catalogue",
		unit: "a unit of a home of this feed or of the catalogue",
	};
	for (const row of await dropTakenNumbers(db, run)) {
		const expected = `a number that no other home has; ${row.value} has that of ${row.key}`;
		staging.fail(files[row.fileNo] ?? "", row.lineNo, [{ field: row.field, expected }]);
	}
	for (const row of await dropUnknownReferences(db, run)) {
		const expected = `${known[row.field]}; ${row.value} is unknown`;
		staging.fail(files[row.fileNo] ?? "", row.lineNo, [{ field: row.field, expected }]);
	}
}

/**
 * A full feed that was cut off at the end of a line, or ends behind its header, is good line by line: it shows in the
 * homes that it lacks. Homes of the demo make way for a real catalogue however many they are. Dumps of Inside Airbnb
 * come packed, so that a cut shows, and lose half their homes between two of them.
 */
async function tooManyMissing(
	db: Db,
	run: number,
	input: ImportInput,
	{ replaces }: ReadFeed,
): Promise<Omit<SourceFailure, "file"> | null> {
	if (input.format !== "halcyon" || input.takeOffline || replaces === "none") return null;
	const { missing, all } = await countMissingOfAll(db, run);
	if (missing <= MOST_MISSING_HOMES || missing <= all * MOST_MISSING_SHARE) return null;
	const most = "at most 50 % of the homes on the site to be missing";
	const expected = `${most}; ${missing} of ${all} are, so nothing was changed. npm run import takes them offline with --take-offline`;
	return { code: "TOO_MANY_MISSING_HOMES", line: null, field: "", expected };
}

async function tryOut(db: Db, run: number, feed: ReadFeed, counts: MutableCounts): Promise<void> {
	Object.assign(counts, await countPlan(db, run));
	if (feed.replaces === "none") return;
	counts.offline = await countMissing(db, run, feed.replaces === "all" ? null : feed.replaces);
}

type MutableCounts = { -readonly [Name in keyof Counts]: Counts[Name] };

async function apply(
	{ db, clock }: Pick<App, "db" | "clock">,
	run: number,
	feed: ReadFeed,
	counts: MutableCounts,
	staging: Staging,
	files: readonly string[],
	onProgress: (progress: ImportProgress) => void,
): Promise<void> {
	await db.transaction().execute(async (trx) => {
		await applyPeopleAndCodes(trx, run);
		await applyPlaces(trx, run);
	});
	// Claims whose time is over must not keep nights from the feed.
	await releaseExpiredClaims(db, clock.now());
	const total = await planHomes(db, run);
	const pace = new BatchPace(BATCH_MS);
	let done = 0;
	let after: PlannedHome | null = null;
	for (;;) {
		const homes: readonly PlannedHome[] = await nextHomes(db, run, after, HOMES_A_PAGE);
		for (let from = 0; from < homes.length; ) {
			const batch = pace.take(homes, from);
			from += batch.length;
			const begun = performance.now();
			for (const applied of await applyBatch(db, run, batch)) {
				if (applied.ok) {
					for (const name of ["created", "updated", "rates", "occupancy", "conflicts"] as const) {
						counts[name] += applied.value[name];
					}
				} else {
					const { home, refused } = applied.error;
					const at = await lineOfHome(db, run, home);
					const expected = `a home that can be stored; ${home.accoId}: ${refused.message}`;
					staging.fail(files[at?.fileNo ?? 0] ?? "", at?.lineNo ?? 1, [{ field: "", expected }]);
				}
			}
			pace.learn(batch.filter(({ known }) => !known).length, performance.now() - begun);
			done += batch.length;
			onProgress({ phase: "apply", done, total });
			// The embedded database works within this process: without a pause no request would be answered.
			await setImmediate();
		}
		const last = homes.at(-1);
		if (!last) break;
		after = last;
	}
	if (feed.replaces !== "none") {
		counts.offline = await takeMissingOffline(db, run, feed.replaces === "all" ? null : feed.replaces);
	}
	// An empty page is the end of the plan only where the plan is still there.
	await checkStaged(db, run);
}

/** A home whose data the database refuses. */
interface RefusedHome {
	readonly home: PlannedHome;
	readonly refused: SqlError;
}

/**
 * Applies homes in one transaction. Where the database refuses the data of one, each half is applied by itself, until
 * those that cannot be stored are found: they are answered, and nothing else is lost. All other errors are thrown.
 */
async function applyBatch(
	db: Db,
	run: number,
	homes: readonly PlannedHome[],
): Promise<readonly Result<AppliedHomes, RefusedHome>[]> {
	const applied = await applyOnce(db, run, homes);
	if (applied.ok) return [applied];
	const [home] = homes;
	if (home && homes.length === 1) return [fail({ home, refused: applied.error })];
	const middle = Math.ceil(homes.length / 2);
	const first = await applyBatch(db, run, homes.slice(0, middle));
	return [...first, ...(await applyBatch(db, run, homes.slice(middle)))];
}

async function applyOnce(db: Db, run: number, homes: readonly PlannedHome[]): Promise<Result<AppliedHomes, SqlError>> {
	const accoIds = homes.map(({ accoId }) => accoId);
	const units = homes.flatMap(({ occupancyUnits }) => occupancyUnits);
	for (let attempt = 1; ; attempt++) {
		try {
			return ok(await applyHomes(db, run, accoIds, units));
		} catch (error) {
			const passing = isSqlError(error, "40001") || isSqlError(error, "40P01");
			if (passing && attempt < ATTEMPTS) continue;
			// Classes 22 and 23: data and integrity; P0001: raised by our own statements.
			if (isSqlError(error) && /^(22|23|P0001)/.test(error.code)) return fail(error);
			throw error;
		}
	}
}

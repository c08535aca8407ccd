import { parseArgs } from "node:util";
import { systemClock } from "#domain/time/clock.ts";
import { parseEnv } from "#server/env.ts";
import { openOwnDatabase } from "#server/open-database.ts";
import { startFailure } from "#server/start-failure.ts";
import { importFeed } from "#services/import/import-feed.ts";
import {
	IMPORT_FORMATS,
	type ImportFormat,
	type ImportInput,
	type ImportIssue,
	type ImportProgress,
	type ImportSummary,
} from "#services/import/import-types.ts";

/** `npm run import -- FILE...`: exit code 0 done, 1 failed and nothing changed, 2 wrong usage. */

const USAGE = `Usage: npm run import -- FILE... [options]

  --format halcyon|inside-airbnb   what the files are (default halcyon)
  --dry-run                        check everything, change nothing
  --take-offline                   a full feed may take more than 20 homes and half of the catalogue offline
Only with --format inside-airbnb:
  --region CODE[=NAME]             ISO 3166-2 code of the region, such as ES-IB (required); its name if not built in
  --place NAME                     the city, for files whose neighbourhoods are districts
  --currency CODE                  currency of the prices (default EUR)
  --calendar FILE                  calendar.csv(.gz) of the same homes
  --geo DIR                        folder with Natural Earth coast lines and lakes (GeoJSON)
  --poi FILE                       CSV of ski lifts and golf courses: kind,name,lat,lng`;

const DONE = 0;
const FAILED = 1;
const WRONG_USAGE = 2;
/** Options whose value turned out to be unknown. */
const USAGE_FAILURES: ReadonlySet<string> = new Set(["REGION_UNKNOWN", "CURRENCY_UNKNOWN"]);
/** Failing lines are printed up to this number; the rest is counted. */
const PRINTED_ISSUES = 200;

class UsageError extends Error {
	override name = "UsageError";
}

function parseUsage(argv: readonly string[]): ImportInput {
	const { values, positionals } = readArguments(argv);
	const format = formatOf(values.format);
	if (positionals.length === 0) throw new UsageError("Name at least one FILE.");
	const dryRun = values["dry-run"] ?? false;
	const takeOffline = values["take-offline"] ?? false;
	const { region, place, currency, calendar, geo, poi } = values;
	if (format === "halcyon") {
		const given = Object.entries({ region, place, currency, calendar, geo, poi }).find(
			([, value]) => value !== undefined,
		);
		if (given) throw new UsageError(`--${given[0]} goes with --format inside-airbnb.`);
		return { format, sources: positionals, dryRun, takeOffline };
	}
	if (takeOffline) throw new UsageError("--take-offline goes with --format halcyon.");
	const match = /^([A-Z]{2}-[A-Z0-9]{1,3})(?:=(.+))?$/.exec(region ?? "");
	if (!match) throw new UsageError("--region is required: an ISO 3166-2 code such as ES-IB, or CODE=NAME.");
	return {
		format,
		sources: positionals,
		dryRun,
		insideAirbnb: { region: match[1] ?? "", regionName: match[2] ?? null, place, currency, calendar, geo, poi },
	};
}

function readArguments(argv: readonly string[]) {
	const text = { type: "string" } as const;
	try {
		return parseArgs({
			args: [...argv],
			allowPositionals: true,
			options: {
				format: text,
				region: text,
				place: text,
				currency: text,
				calendar: text,
				geo: text,
				poi: text,
				"dry-run": { type: "boolean" },
				"take-offline": { type: "boolean" },
			},
		});
	} catch (error) {
		throw new UsageError((error as Error).message);
	}
}

function formatOf(value = "halcyon"): ImportFormat {
	const format = IMPORT_FORMATS.find((known) => known === value);
	if (!format) throw new UsageError(`--format ${value} is unknown; known are ${IMPORT_FORMATS.join(" and ")}.`);
	return format;
}

/** `feed.jsonl:12: seasons.0.to: expected a day after from`. */
function describe({ file, line, field, expected }: Omit<ImportIssue, "severity">): string {
	return [file, ...(line === null ? [] : [`:${line}`]), field ? `: ${field}` : "", `: expected ${expected}`].join("");
}

function issuePrinter() {
	let printed = 0;
	let omitted = 0;
	return {
		onIssue: (issue: ImportIssue) => {
			if (printed < PRINTED_ISSUES) process.stderr.write(`${clearBar()}${issue.severity}: ${describe(issue)}\n`);
			else omitted++;
			printed++;
		},
		end: () => {
			if (omitted > 0) process.stderr.write(`… and ${omitted} more.\n`);
		},
	};
}

function clearBar(): string {
	return process.stderr.isTTY ? "\r\u001b[K" : "";
}

const BAR_WIDTH = 30;
const BAR_EVERY_MS = 100;

/** A bar on a terminal; nothing in a log. */
function progressBar(): (progress: ImportProgress) => void {
	if (!process.stderr.isTTY) return () => {};
	let next = 0;
	return ({ phase, done, total }) => {
		const now = Date.now();
		if (now < next && done < total) return;
		next = now + BAR_EVERY_MS;
		const share = total > 0 ? Math.min(1, done / total) : 1;
		const bar = "█".repeat(Math.round(share * BAR_WIDTH)).padEnd(BAR_WIDTH, "·");
		const what = phase === "read" ? "Reading " : "Applying";
		process.stderr.write(`${clearBar()}${what} ${bar} ${Math.floor(share * 100)} %`);
	};
}

async function main(argv: readonly string[]): Promise<number> {
	const input = parseUsage(argv);
	const env = parseEnv(process.env);
	const { database } = await openOwnDatabase(env);
	try {
		const issues = issuePrinter();
		const app = { db: database.db, clock: systemClock(env.today, database.now) };
		const result = await database.alone("import", () =>
			importFeed(app, { ...input, onIssue: issues.onIssue }, progressBar()),
		);
		process.stderr.write(clearBar());
		if (!result) {
			process.stderr.write("error: another import is running; nothing was changed. Try again when it is done.\n");
			await written(`${JSON.stringify(nothingDone(input.format))}\n`);
			return FAILED;
		}
		issues.end();
		if (!result.ok) process.stderr.write(`error: ${describe(result.error)}\n`);
		await written(`${JSON.stringify(result.ok ? result.value : result.error.summary)}\n`);
		if (result.ok) return DONE;
		return USAGE_FAILURES.has(result.error.code) ? WRONG_USAGE : FAILED;
	} finally {
		await database.close();
	}
}

function nothingDone(format: ImportFormat): ImportSummary {
	const homes = { accommodations: 0, created: 0, updated: 0, offline: 0, rates: 0, occupancy: 0, conflicts: 0 };
	return { ok: false, format, ...homes, failed: 0, warnings: 0, seconds: 0 };
}

/** Resolves when the text has left this process; an exit before that would cut it off in a pipe. */
function written(text: string): Promise<void> {
	return new Promise((resolve, reject) => {
		process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
	});
}

try {
	process.exitCode = await main(process.argv.slice(2));
} catch (error) {
	if (error instanceof UsageError) {
		process.stderr.write(`${error.message}\n\n${USAGE}\n`);
		process.exitCode = WRONG_USAGE;
	} else {
		const failure = startFailure(error);
		process.stderr.write(`${failure instanceof Error ? (failure.stack ?? failure) : failure}\n`);
		process.exitCode = FAILED;
	}
}

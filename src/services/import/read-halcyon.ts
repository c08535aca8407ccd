import { isAccoId } from "#domain/accommodation/acco-id.ts";
import type { FeedHeader, FeedLine } from "#domain/feed/lines.ts";
import { parseHeader, parseLine } from "#domain/feed/parse-line.ts";
import { mergePeriods, stagedHome } from "#domain/feed/staged.ts";
import type { Scatter } from "#domain/geo/public-point.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { LineSource, SourceFailure } from "./import-types.ts";
import { lineHash } from "./line-hash.ts";
import { MAX_LINE_BYTES, readBytes, splitLines, type TextLine, UnreadableFileError } from "./read-lines.ts";
import { HASHED_TYPES, type Staging } from "./staging.ts";

/** Lines made in memory that are looked at together. */
const BATCH_LINES = 100;
const BATCH_CHARACTERS = 256 * 1024;

const FAULTS = {
	TOO_LONG: `a line of at most ${MAX_LINE_BYTES / 1024 / 1024} MB`,
	NOT_UTF8: "text in UTF-8",
} as const;

/**
 * First pass over Halcyon feeds: checks every line and stages the good ones. Several files are one feed; each
 * has its own first line, and all must have the same mode.
 */
export async function readHalcyon(
	sources: readonly (string | LineSource)[],
	staging: Staging,
	scatter: Scatter,
	onRead: (bytes: number) => void,
): Promise<Result<FeedHeader["mode"], SourceFailure>> {
	let mode: FeedHeader["mode"] | null = null;
	for (const [fileNo, source] of sources.entries()) {
		const file = sourceName(source);
		let header: FeedHeader | null = null;
		try {
			for await (const batch of linesOf(source, onRead)) {
				let lines = batch;
				if (!header) {
					const [first, ...rest] = batch;
					if (!first) continue;
					const parsed = headerOf(first, file);
					if (!parsed.ok) return parsed;
					header = parsed.value;
					if (mode && header.mode !== mode) {
						return fail(headerFailure(file, "mode", `${mode}, as the first file has`));
					}
					mode = header.mode;
					lines = rest;
				}
				await takeLines(staging, scatter, file, fileNo, lines);
			}
		} catch (error) {
			if (!(error instanceof UnreadableFileError)) throw error;
			return fail({
				code: "FILE_UNREADABLE",
				file,
				line: null,
				field: "",
				expected: `a readable file; it ${error.message}`,
			});
		}
		if (!header) return fail(headerFailure(file, "", "a feed header as the first line; the file is empty"));
	}
	return ok(mode ?? "delta");
}

export function sourceName(source: string | LineSource): string {
	return typeof source === "string" ? source : source.name;
}

function headerFailure(file: string, field: string, expected: string): SourceFailure {
	return { code: "HEADER_INVALID", file, line: 1, field, expected };
}

function headerOf(line: TextLine, file: string): Result<FeedHeader, SourceFailure> {
	if (line.text === null) return fail(headerFailure(file, "", FAULTS[line.fault ?? "NOT_UTF8"]));
	const parsed = parseHeader(line.text);
	if (parsed.ok) return parsed;
	const [first] = parsed.error;
	return fail(headerFailure(file, first?.field ?? "", first?.expected ?? "a feed header"));
}

/** Lines that the database holds as they are are not even parsed. */
async function takeLines(
	staging: Staging,
	scatter: Scatter,
	file: string,
	fileNo: number,
	lines: readonly TextLine[],
): Promise<void> {
	const filled = lines.filter((line) => line.text?.trim() !== "");
	const hashes = filled.map(({ text }) => (text === null ? null : lineHash(text)));
	const known = await staging.knownOf(hashes.filter((hash) => hash !== null));
	for (const [index, line] of filled.entries()) {
		const hash = hashes[index] ?? null;
		const same = hash === null ? undefined : known.get(hash);
		if (!same) {
			await takeLine(staging, scatter, file, fileNo, line, hash);
			continue;
		}
		staging.lines++;
		await staging.addKnown(same, { fileNo, line: line.number });
	}
}

async function takeLine(
	staging: Staging,
	scatter: Scatter,
	file: string,
	fileNo: number,
	line: TextLine,
	hash: string | null,
): Promise<void> {
	staging.lines++;
	if (line.text === null) {
		staging.fail(file, line.number, [{ field: "", expected: FAULTS[line.fault ?? "NOT_UTF8"] }]);
		return;
	}
	const at = { fileNo, line: line.number };
	const parsed = parseLine(line.text);
	if (!parsed.ok) {
		staging.fail(file, line.number, parsed.error);
		const mentioned = homeNamedBy(line.text);
		if (mentioned) await staging.add("mentioned", mentioned, at, null);
		return;
	}
	const { unknownFields } = parsed.value;
	for (const field of unknownFields) staging.warnUnknown(file, line.number, field);
	const { key, doc } = staged(parsed.value.line, scatter);
	const { type } = parsed.value.line;
	// A line with something to warn of is read each time, so that it is warned of each time.
	await staging.add(type, key, at, doc, unknownFields.length > 0 || !HASHED_TYPES.has(type) ? null : hash);
}

/** A home whose own line fails is not missing: a full feed must not take it offline. */
function homeNamedBy(text: string): string | null {
	if (!/"type"\s*:\s*"accommodation"/.test(text)) return null;
	const match = /"accoId"\s*:\s*"(a\d{1,10})"/.exec(text);
	return isAccoId(match?.[1]) ? match[1] : null;
}

function staged(line: FeedLine, scatter: Scatter): { readonly key: string; readonly doc: object } {
	switch (line.type) {
		case "accommodation":
			return { key: line.accoId, doc: stagedHome(line, scatter) };
		case "rates":
		case "reviews":
			return { key: line.accoId, doc: line };
		case "occupancy":
			return { key: line.unit, doc: { unit: line.unit, periods: mergePeriods(line.periods) } };
		case "region":
			return { key: `${line.country}/${line.region}`, doc: line };
		case "place":
			return { key: `${line.country}/${line.region}/${line.placename}`, doc: line };
		default:
			return { key: line.code.toLowerCase(), doc: line };
	}
}

async function* linesOf(source: string | LineSource, onRead: (bytes: number) => void) {
	if (typeof source === "string") yield* splitLines(readBytes(source, onRead));
	else yield* numbered(source.lines);
}

async function* numbered(lines: LineSource["lines"]): AsyncGenerator<readonly TextLine[]> {
	let number = 0;
	let characters = 0;
	let batch: TextLine[] = [];
	for await (const text of lines) {
		number++;
		characters += text.length;
		batch.push(
			text.length > MAX_LINE_BYTES ? { number, text: null, fault: "TOO_LONG" } : { number, text, fault: null },
		);
		if (batch.length < BATCH_LINES && characters < BATCH_CHARACTERS) continue;
		yield batch;
		batch = [];
		characters = 0;
	}
	if (batch.length > 0) yield batch;
}

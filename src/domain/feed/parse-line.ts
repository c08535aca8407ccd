import type { z } from "zod";
import { fail, ok, type Result } from "../result.ts";
import { type FeedHeader, type FeedLine, feedHeader, isLineType, LINE_SCHEMAS } from "./lines.ts";

/** What is wrong with a line: the field, and what was expected there. */
export interface LineFault {
	/** Dotted path, `seasons.0.to`; empty for the line itself. */
	readonly field: string;
	readonly expected: string;
}

export interface ParsedLine {
	readonly line: FeedLine;
	/** Fields that the feed's version does not know, such as `accommodation.colour`; list positions left out. */
	readonly unknownFields: readonly string[];
}

/** Reads the first line of a feed. */
export function parseHeader(text: string): Result<FeedHeader, readonly LineFault[]> {
	const value = parseObject(text);
	if (!value) return fail([{ field: "", expected: "one JSON object: the feed header" }]);
	const parsed = feedHeader.safeParse(value);
	return parsed.success ? ok(parsed.data) : fail(faultsOf(parsed.error));
}

/** Reads any line but the first. */
export function parseLine(text: string): Result<ParsedLine, readonly LineFault[]> {
	const value = parseObject(text);
	if (!value) return fail([{ field: "", expected: "one JSON object" }]);
	const { type } = value;
	if (!isLineType(type)) return fail([{ field: "type", expected: `one of ${Object.keys(LINE_SCHEMAS).join(", ")}` }]);
	const parsed = LINE_SCHEMAS[type].safeParse(value);
	if (!parsed.success) return fail(faultsOf(parsed.error));
	const unknownFields: string[] = [];
	collectUnknown(value, parsed.data, type, unknownFields);
	return ok({ line: parsed.data, unknownFields });
}

function parseObject(text: string): Record<string, unknown> | null {
	try {
		const value: unknown = JSON.parse(text);
		return isRecord(value) ? value : null;
	} catch {
		return null;
	}
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function faultsOf(error: z.ZodError): readonly LineFault[] {
	return error.issues.map((issue) => ({ field: issue.path.join("."), expected: issue.message }));
}

/** Fields that the schema stripped are unknown; what it kept is compared one level deeper. */
function collectUnknown(raw: unknown, kept: unknown, path: string, found: string[]): void {
	if (Array.isArray(raw) && Array.isArray(kept)) {
		for (const [index, item] of raw.entries()) collectUnknown(item, kept[index], path, found);
	} else if (isRecord(raw) && isRecord(kept)) {
		for (const [name, value] of Object.entries(raw)) {
			if (name in kept) collectUnknown(value, kept[name], `${path}.${name}`, found);
			// A language without text is known; the others are not.
			else if (value !== null && value !== "") found.push(`${path}.${name}`);
		}
	}
}

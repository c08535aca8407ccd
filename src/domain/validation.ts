import type { z } from "zod";
import { PHONE_REFUSALS } from "./booking/phone.ts";

/** Why a field is not taken; words come from the catalogues. */
export const FIELD_CODES = [
	"REQUIRED",
	"TOO_LONG",
	"OUT_OF_RANGE",
	"INVALID_TYPE",
	"INVALID_CHARACTERS",
	"NO_LINKS",
	"INVALID_EMAIL",
	"INVALID_CHOICE",
	"INVALID_FORMAT",
	"INVALID_VAT_NUMBER",
	"TERMS_NOT_ACCEPTED",
	"UNKNOWN_PLACE",
	"CONSENT_MISSING",
	"FILE_TOO_LARGE",
	"FILE_TYPE",
	...PHONE_REFUSALS,
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

export interface FieldError {
	/** Dotted path, `guest.email`; empty for the whole. */
	readonly path: string;
	readonly code: FieldCode;
}

/** Gives an issue of a schema its code: `z.string(code("REQUIRED"))`. */
export function code(value: FieldCode): { error: FieldCode } {
	return { error: value };
}

/** One error a path, the first of each. */
export function fieldErrors(error: z.ZodError): readonly FieldError[] {
	const byPath = new Map<string, FieldError>();
	for (const issue of error.issues) {
		const path = issue.path.join(".");
		if (!byPath.has(path)) byPath.set(path, { path, code: codeOf(issue) });
	}
	return [...byPath.values()];
}

function codeOf(issue: z.core.$ZodIssue): FieldCode {
	const said = FIELD_CODES.find((known) => known === issue.message);
	if (said) return said;
	switch (issue.code) {
		case "invalid_type":
			return issue.message.endsWith("received undefined") ? "REQUIRED" : "INVALID_TYPE";
		case "too_big":
			return issue.origin === "string" ? "TOO_LONG" : "OUT_OF_RANGE";
		case "too_small":
			return issue.origin === "string" ? "REQUIRED" : "OUT_OF_RANGE";
		case "invalid_value":
			return "INVALID_CHOICE";
		default:
			return "INVALID_FORMAT";
	}
}

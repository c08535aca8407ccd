import type { Context } from "hono";
import { isLanguage, LANGUAGES, type Language } from "#domain/language.ts";
import type { FieldError } from "#domain/validation.ts";
import { type ProblemCode, problemTitle } from "#i18n/problems.ts";

/** Answers that are no success: RFC 9457 problem documents with closed codes. */

/** Status of each code; all others are refusals of the content: 422. */
const STATUS = {
	MALFORMED_JSON: 400,
	MALFORMED_FORM: 400,
	IDEMPOTENCY_KEY_MISSING: 400,
	UNAUTHENTICATED: 401,
	FORBIDDEN: 403,
	NOT_FOUND: 404,
	METHOD_NOT_ALLOWED: 405,
	NOT_AVAILABLE: 409,
	PRICE_CHANGED: 409,
	IDEMPOTENCY_KEY_REUSED: 409,
	IDEMPOTENCY_IN_PROGRESS: 409,
	STALE: 409,
	INVALID_TRANSITION: 409,
	BODY_TOO_SLOW: 408,
	BODY_TOO_LARGE: 413,
	CONTENT_TYPE: 415,
	RATE_LIMITED: 429,
	INTERNAL: 500,
	BOOKING_UNAVAILABLE: 503,
	BUSY: 503,
	UNAVAILABLE: 503,
} as const satisfies Partial<Record<ProblemCode, number>>;

export type ProblemStatus = (typeof STATUS)[keyof typeof STATUS] | 422;

/** Seconds after which a client may try the same again. */
const RETRY_AFTER: Partial<Record<ProblemCode, number>> = {
	IDEMPOTENCY_IN_PROGRESS: 1,
	BUSY: 1,
	UNAVAILABLE: 5,
	BOOKING_UNAVAILABLE: 60,
};

export function statusOf(code: ProblemCode): ProblemStatus {
	return code in STATUS ? STATUS[code as keyof typeof STATUS] : 422;
}

export interface Problem {
	readonly code: ProblemCode;
	/** One sentence more about this very case; never text that came in. */
	readonly detail?: string;
	readonly errors?: readonly FieldError[];
	/** Seconds after which the same may be tried again, where the code has no time of its own. */
	readonly retryAfter?: number;
	/** Members of single codes: alternatives, before, after, quoteId. */
	readonly more?: Readonly<Record<string, unknown>>;
}

/** The answer for a problem, in the language of the request. */
export function problemResponse(c: Context, problem: Problem, language: Language = languageOf(c)): Response {
	const status = statusOf(problem.code);
	const { code, detail, errors, more } = problem;
	const retryAfter = problem.retryAfter ?? RETRY_AFTER[code];
	return c.body(
		JSON.stringify({
			...more,
			type: `/api/docs#${code}`,
			title: problemTitle(code, language),
			status,
			code,
			...(detail ? { detail } : {}),
			...(errors ? { errors } : {}),
		}),
		status,
		{
			"Content-Type": "application/problem+json",
			"Content-Language": language,
			"Cache-Control": "no-store",
			...(retryAfter ? { "Retry-After": String(retryAfter) } : {}),
		},
	);
}

/** Language for words in an answer: `lang` of the query, else the first accepted one, else English. */
export function languageOf(c: Context): Language {
	const asked = c.req.query("lang");
	if (isLanguage(asked)) return asked;
	const accepted = (c.req.header("Accept-Language") ?? "").toLowerCase().match(/[a-z]{2}/g) ?? [];
	return LANGUAGES.find((language) => accepted[0] === language) ?? "en";
}

import type { Context } from "hono";
import { isLanguage, type Language } from "#domain/language.ts";
import type { FieldError } from "#domain/validation.ts";
import { fieldTitle, type ProblemCode, problemTitle } from "#i18n/problems.ts";
import { acceptedLanguage } from "#site/accept-language.ts";
import { retryAfterOf, statusOf } from "../status.ts";

/** Answers that are no success: RFC 9457 problem documents with closed codes. */

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

/** Where too many search at once, the same search may be sent again after these. */
export const SEARCH_RETRY_SECONDS = 3;

/** The answer for a problem, in the language of the request. */
export function problemResponse(c: Context, problem: Problem, language: Language = languageOf(c)): Response {
	const status = statusOf(problem.code);
	const { code, detail, errors, more } = problem;
	const retryAfter = problem.retryAfter ?? retryAfterOf(code);
	return c.body(
		JSON.stringify({
			...more,
			type: `/api/docs#${code}`,
			title: problemTitle(code, language),
			status,
			code,
			...(detail ? { detail } : {}),
			...(errors ? { errors: errors.map((error) => ({ ...error, title: fieldTitle(error.code, language) })) } : {}),
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

/** Language for words in an answer: `lang` of the query, else the best accepted one, else English. */
export function languageOf(c: Context): Language {
	const requested = c.req.query("lang");
	if (isLanguage(requested)) return requested;
	return acceptedLanguage(c.req.header("Accept-Language")) ?? "en";
}

import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { z } from "zod";
import { isLanguage, type Language } from "#domain/language.ts";
import { fieldErrors } from "#domain/validation.ts";
import type { ProblemCode } from "#i18n/problems.ts";
import type { App } from "#services/app.ts";
import { languageOf, problemResponse } from "./problem.ts";

/** What every route of the API shares: reading, refusing, documenting. */

export interface ApiContext {
	readonly api: OpenAPIHono;
	readonly app: App;
}

/** Of calls that take a partner's key, and need none (`partner-key.ts`). */
export const KEY_OR_NONE: Record<string, string[]>[] = [{}, { partnerKey: [] }];

export type Read<Value> =
	| { readonly ok: true; readonly value: Value }
	| { readonly ok: false; readonly response: Response };

/** The JSON body as sent; problems for another content type and for text that is no JSON. */
export async function readJson(c: Context): Promise<Read<unknown>> {
	const type = (c.req.header("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase();
	if (type !== "application/json") return { ok: false, response: problemResponse(c, { code: "CONTENT_TYPE" }) };
	const text = await c.req.text();
	try {
		return { ok: true, value: JSON.parse(text) };
	} catch {
		return { ok: false, response: problemResponse(c, { code: "MALFORMED_JSON" }) };
	}
}

/** Values of a query; a name that stands twice counts with its first value. */
export function readQuery(c: Context): Record<string, string> {
	return Object.fromEntries(Object.entries(c.req.queries()).map(([name, values]) => [name, values[0] ?? ""] as const));
}

/** Checks a value by a schema; the problem names every path that is wrong. */
export function check<Schema extends z.ZodType>(
	c: Context,
	schema: Schema,
	value: unknown,
	language: Language = bodyLanguage(c, value),
): Read<z.output<Schema>> {
	const parsed = schema.safeParse(value);
	if (parsed.success) return { ok: true, value: parsed.data };
	const errors = fieldErrors(parsed.error);
	return { ok: false, response: problemResponse(c, { code: "VALIDATION", errors }, language) };
}

/** Language of a body that names one, else of the request. */
export function bodyLanguage(c: Context, body: unknown): Language {
	const lang = typeof body === "object" && body !== null && "lang" in body ? body.lang : null;
	return isLanguage(lang) ? lang : languageOf(c);
}

/** Answers 405 for the methods of a path that have no handler; stands after those that have. */
export function onlyMethods(api: OpenAPIHono, path: string, methods: readonly string[]): void {
	api.all(path, (c) => {
		const response = problemResponse(c, { code: "METHOD_NOT_ALLOWED" });
		response.headers.set("Allow", methods.join(", "));
		return response;
	});
}

const PROBLEM_DESCRIPTION = "Problem document (RFC 9457)";

/** The problem answers of a route for its documentation. */
export function problemAnswers(codes: Partial<Record<number, readonly ProblemCode[]>>) {
	return Object.fromEntries(
		Object.entries(codes).map(([status, names]) => [
			status,
			{
				description: `${PROBLEM_DESCRIPTION}: ${names?.join(", ")}`,
				content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
			},
		]),
	);
}

import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { z } from "zod";
import type { createApi } from "#server/api/api.ts";
import { problemSchema } from "#server/api/schemas.ts";

/** Calls of the API in tests, and what every answer is held to. */

export type Api = ReturnType<typeof createApi>;

const JSON_TYPE = { "Content-Type": "application/json" };

/** What the server hands in beside a request: limits count by where it comes from. */
export const FROM_AFAR = { incoming: { socket: { remoteAddress: "203.0.113.77" } } };

/** Posts a body as JSON, or a text as it is. */
export function post(api: Api, path: string, body: unknown, headers: Record<string, string> = {}) {
	const text = typeof body === "string" ? body : JSON.stringify(body);
	return api.request(path, { method: "POST", body: text, headers: { ...JSON_TYPE, ...headers } }, FROM_AFAR);
}

/** A problem document with its code; fails for answers that are none. */
export async function problem(response: Response | Promise<Response>): Promise<z.output<typeof problemSchema>> {
	const answer = await response;
	expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
	const document = problemSchema.parse(await answer.json());
	expect(document.status).toBe(answer.status);
	return document;
}

/** A good answer, held to its documented shape: no member more, none less. */
export async function good<Schema extends z.ZodObject>(
	schema: Schema,
	response: Response | Promise<Response>,
	status = 200,
) {
	const answer = await response;
	const text = await answer.text();
	expect(answer.status, text).toBe(status);
	const body = JSON.parse(text);
	expect(schema.strict().parse(body)).toEqual(body);
	return body as z.output<Schema>;
}

/** A fresh idempotency key as a header. */
export const key = () => ({ "Idempotency-Key": randomUUID() });

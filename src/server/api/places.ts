import { createHash } from "node:crypto";
import type { Context } from "hono";
import { z } from "zod";
import { LANGUAGES, type Language } from "#domain/language.ts";
import type { App } from "#services/app.ts";
import { getRegio, unslugify } from "#services/places/place-lists.ts";
import { type ApiContext, check, onlyMethods, problemAnswers, readJson, readQuery } from "./endpoint.ts";
import { testMark } from "./schemas.ts";

/** The lists of places: slug lookup, countries with regions (both with an ETag), and what fits typed letters. */

const langSchema = z.strictObject({ lang: z.enum(LANGUAGES) });

const slugEntrySchema = z.object({
	slug: z.string(),
	unslug: z.string(),
	slugType: z.enum(["country", "region", "placename"]),
	aresType: z.string(),
	aresKey: z.string(),
});

const countryEntrySchema = z.object({
	country: z.string(),
	slug: z.string(),
	code: z.string().length(2),
	count: z.number().int(),
	regions: z.array(z.object({ region: z.string(), slug: z.string(), count: z.number().int() })),
});

const suggestQuerySchema = z.object({ lang: z.enum(LANGUAGES), q: z.string().max(100).default("") });

export const suggestionSchema = z.object({
	type: z.enum(["country", "region", "placename", "accommodation"]),
	label: z.string(),
	detail: z.string(),
	url: z.string(),
	count: z.number().int(),
	/** Letters of the label that were typed: from, and up to but not including; empty for another language's name. */
	matches: z.array(z.tuple([z.number().int(), z.number().int()])),
	mark: testMark,
});

export function placeRoutes({ api }: ApiContext): void {
	const list = (
		path: string,
		summary: string,
		schema: z.ZodType,
		read: (app: App, language: Language) => Promise<unknown>,
	) => {
		api.openAPIRegistry.registerPath({
			method: "post",
			path,
			summary,
			request: { body: { required: true, content: { "application/json": { schema: langSchema } } } },
			responses: {
				200: { description: "The list", content: { "application/json": { schema: z.array(schema) } } },
				304: { description: "The list is the one that If-None-Match names" },
				...problemAnswers({ 422: ["VALIDATION"] }),
			},
		});
		api.post(path, async (c) => {
			const body = await readJson(c);
			if (!body.ok) return body.response;
			const request = check(c, langSchema, body.value);
			return request.ok ? withETag(c, await read(c.var.app, request.value.lang)) : request.response;
		});
		onlyMethods(api, path, ["POST"]);
	};
	list("/search-api/unslugify", "The slug lookup of a language", slugEntrySchema, unslugify);
	list("/search-api/getRegio", "Countries with their regions, in a language", countryEntrySchema, getRegio);

	api.openAPIRegistry.registerPath({
		method: "get",
		path: "/search-api/suggest",
		summary: "Destinations and homes that fit typed letters, by their names in any of the four languages",
		request: { query: suggestQuerySchema },
		responses: {
			200: {
				description: "The best fits first, at most 8; a few typing errors are forgiven",
				content: { "application/json": { schema: z.array(suggestionSchema) } },
			},
			...problemAnswers({ 422: ["VALIDATION"] }),
		},
	});
	api.get("/search-api/suggest", async (c) => {
		const request = check(c, suggestQuerySchema, readQuery(c));
		if (!request.ok) return request.response;
		const { q, lang } = request.value;
		return c.json(await c.var.app.suggestions.suggest(q, lang), 200, { "Cache-Control": "no-store" });
	});
	onlyMethods(api, "/search-api/suggest", ["GET"]);
}

/** A list under a tag of its contents; 304 when the asker has it. */
function withETag(c: Context, list: unknown): Response {
	const body = JSON.stringify(list);
	// Weak: an answer may be compressed on its way.
	const tag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
	const headers = { ETag: tag, "Cache-Control": "no-cache" };
	const known = (c.req.header("If-None-Match") ?? "").split(",").map((text) => text.trim());
	if (known.includes(tag) || known.includes("*")) return c.body(null, 304, headers);
	return c.body(body, 200, { ...headers, "Content-Type": "application/json" });
}

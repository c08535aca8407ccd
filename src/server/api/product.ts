import type { Context } from "hono";
import { z } from "zod";
import { isAccoId } from "#domain/accommodation/acco-id.ts";
import { LANGUAGES } from "#domain/language.ts";
import { DEFAULT_PER_PAGE, MAX_PER_PAGE } from "#domain/search/limits.ts";
import { code } from "#domain/validation.ts";
import { checkLikes } from "#services/accommodations/check-likes.ts";
import { getHuis } from "#services/accommodations/get-huis.ts";
import type { App } from "#services/app.ts";
import { getHuislijstDateTime } from "#services/operations/get-huislijst-date-time.ts";
import { getMessages } from "#services/operations/get-messages.ts";
import { accoOf } from "#site/api/acco.ts";
import { type ApiContext, check, onlyMethods, problemAnswers, readJson } from "./endpoint.ts";
import { accoSchema } from "./schemas.ts";

/** Calls of the specification about visitors and homes (§7); the lists of places are in places.ts. */

/** No list of ids needs more; a cookie holds far fewer. */
const MOST_IDS = 500;

const huisSchema = z.strictObject({
	lang: z.enum(LANGUAGES),
	from: z.number().int().min(0).max(10_000).default(0),
	perPage: z.number().int().min(1).max(MAX_PER_PAGE).default(DEFAULT_PER_PAGE),
	accoIds: z.array(z.string().refine(isAccoId, code("INVALID_FORMAT"))).max(MOST_IDS),
});

/** Likes come from a cookie that a visitor can edit: a text that is no id is left out, not refused. */
const likesSchema = z.strictObject({ likes: z.array(z.string().max(100)).max(MOST_IDS) });

export const huisAnswerSchema = z.object({ accos: z.array(accoSchema), total: z.number().int() });
export const clientIpSchema = z.object({ ip: z.string().nullable(), isInternal: z.boolean() });
export const messagesSchema = z.object({ phone_unavailable: z.boolean(), ares_server_down: z.boolean() });
export const dateTimeSchema = z.object({ dateTime: z.string().nullable() });

const NO_STORE = { "Cache-Control": "no-store" };

export function productRoutes({ api }: ApiContext): void {
	const reading = (
		path: string,
		summary: string,
		schema: z.ZodType,
		answer: (c: Context) => Promise<object> | object,
	) => {
		api.openAPIRegistry.registerPath({
			method: "get",
			path,
			summary,
			responses: { 200: { description: summary, content: { "application/json": { schema } } } },
		});
		api.get(path, async (c) => c.json(await answer(c), 200, NO_STORE));
		onlyMethods(api, path, ["GET"]);
	};
	reading(
		"/api/get-client-ip",
		"The visitor's address, and whether it is one of ours",
		clientIpSchema,
		(c) => c.var.context.client,
	);
	reading("/api/get-messages", "The flags behind the banners", messagesSchema, (c) => getMessages(c.var.app));
	reading(
		"/api/getHuislijstDateTime",
		"When the houses were last updated; null before the first feed",
		dateTimeSchema,
		(c) => getHuislijstDateTime(c.var.app),
	);

	const asking = <RequestSchema extends z.ZodType>(
		path: string,
		summary: string,
		requestSchema: RequestSchema,
		schema: z.ZodType,
		answer: (app: App, request: z.output<RequestSchema>) => Promise<unknown>,
	) => {
		api.openAPIRegistry.registerPath({
			method: "post",
			path,
			summary,
			request: { body: { required: true, content: { "application/json": { schema: requestSchema } } } },
			responses: {
				200: { description: summary, content: { "application/json": { schema } } },
				...problemAnswers({ 422: ["VALIDATION"] }),
			},
		});
		api.post(path, async (c) => {
			const body = await readJson(c);
			if (!body.ok) return body.response;
			const request = check(c, requestSchema, body.value);
			return request.ok ? c.json((await answer(c.var.app, request.value)) as object, 200, NO_STORE) : request.response;
		});
		onlyMethods(api, path, ["POST"]);
	};
	asking("/api/getHuis", "Homes by their ids, in the order asked", huisSchema, huisAnswerSchema, (app, request) =>
		getHuis(app, request).then(({ accos, total }) => ({ accos: accos.map(accoOf), total })),
	);
	asking(
		"/api/checkLikes",
		"The likes that are still homes of ours",
		likesSchema,
		z.array(z.string()),
		(app, { likes }) => checkLikes(app, likes),
	);
}

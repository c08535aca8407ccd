import type { Context } from "hono";
import { z } from "zod";
import { EVENT_NAMES, readEvent } from "#analytics/check.ts";
import {
	CONSENT_CATEGORIES,
	CONSENT_COOKIE,
	CONSENT_VERSION,
	type ConsentCategory,
	readConsent,
} from "#analytics/consent.ts";
import { LANGUAGES } from "#domain/language.ts";
import { dueEvents } from "#services/analytics/due-events.ts";
import { keepConsent } from "#services/analytics/keep-consent.ts";
import { keepPartnerAs } from "../middleware/attribution-cookies.ts";
import { signedInStaff } from "../request-context.ts";
import { type ApiContext, check, onlyMethods, problemAnswers, readJson } from "./endpoint.ts";
import { problemResponse } from "./problem.ts";

/** What the pages' measurement sends and asks. Where no setting measures, none of it is there. */

const MOST_LINES = 100;

const sentSchema = z.union([
	z.strictObject({ events: z.array(z.looseObject({ event: z.enum(EVENT_NAMES) })).max(MOST_LINES) }),
	// Without consent: that something happened, on a page of which language; nothing that leads to anybody.
	z.strictObject({
		counts: z.array(z.strictObject({ event: z.enum(EVENT_NAMES), language: z.enum(LANGUAGES) })).max(MOST_LINES),
	}),
]);
const dueSchema = z.strictObject({ lang: z.enum(LANGUAGES), bookingNo: z.string().max(20).nullable() });
const consentSchema = z.strictObject({
	visitor: z.uuid(),
	categories: z.array(z.enum(CONSENT_CATEGORIES)).max(CONSENT_CATEGORIES.length),
	version: z.literal(CONSENT_VERSION),
	lang: z.enum(LANGUAGES),
});

export function eventRoutes({ api, app }: ApiContext): void {
	const post = <Schema extends z.ZodType>(
		path: string,
		summary: string,
		schema: Schema,
		answer: (c: Context, body: z.output<Schema>) => Promise<Response> | Response,
		isThere: () => boolean,
	) => {
		api.openAPIRegistry.registerPath({
			method: "post",
			path,
			summary,
			request: { body: { required: true, content: { "application/json": { schema } } } },
			responses: {
				204: { description: summary },
				...problemAnswers({ 404: ["NOT_FOUND"], 422: ["VALIDATION"] }),
			},
		});
		api.post(path, async (c) => {
			if (!isThere()) return problemResponse(c, { code: "NOT_FOUND" });
			const body = await readJson(c);
			if (!body.ok) return body.response;
			const read = check(c, schema, body.value);
			return read.ok ? answer(c, read.value) : read.response;
		});
		onlyMethods(api, path, ["POST"]);
	};

	post(
		"/api/events",
		"Events of this visit, or without consent their counts, for the operator's collector",
		sentSchema,
		async (c, body) => {
			const lines =
				"counts" in body
					? body.counts.map((count) => ({ kind: "count", ...count }))
					: body.events.flatMap((sent) => lineOf(sent, agreedTo(c, "analytics")));
			if (lines.length > 0) app.collector?.take(lines);
			return c.body(null, 204);
		},
		() => app.collector !== null,
	);

	post(
		"/api/events/due",
		"Events that the server raises for this browser, each once for good",
		dueSchema,
		async (c, { lang, bookingNo }) => {
			const { context } = c.var;
			const isAgreed = CONSENT_CATEGORIES.some((category) => agreedTo(c, category));
			// What staff do is no revenue, and is not to take a guest's event away.
			if (!isAgreed || (await signedInStaff(context))) return c.json({ events: [] });
			const events = await dueEvents(app, {
				lang,
				bookingNo,
				proof: bookingNo === null ? null : context.proofOf(bookingNo),
				guest: await context.guest(),
				allowsUserData: agreedTo(c, "marketing"),
			});
			return c.json({ events });
		},
		() => app.settings.asksConsent,
	);

	post(
		"/api/consents",
		"What a visitor agreed to, as proof",
		consentSchema,
		async (c, consent) => {
			if (!(await keepConsent(app, consent, c.var.context.client.ip)))
				return problemResponse(c, { code: "RATE_LIMITED" });
			keepPartnerAs(c, consent.categories.includes("marketing"));
			return c.body(null, 204);
		},
		() => app.settings.asksConsent,
	);
}

function agreedTo(c: Context, category: ConsentCategory): boolean {
	return readConsent(c.var.context.cookie(CONSENT_COOKIE))?.categories.includes(category) ?? false;
}

/** What is handed on of an event: all of it with consent, else that it happened. What is none of the catalogue is dropped. */
function lineOf(sent: unknown, isAgreed: boolean): readonly object[] {
	const event = readEvent(sent);
	if (event === null) return [];
	if (!isAgreed) return [{ kind: "count", event: event.event, language: event.language }];
	// Hashes of a person are for the tag manager alone.
	const { user_data: _, ...plain } = event as typeof event & { readonly user_data?: unknown };
	return [{ kind: "event", ...plain }];
}

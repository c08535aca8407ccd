import { z } from "zod";
import { ACCO_ID } from "#domain/accommodation/acco-id.ts";
import { LANGUAGES } from "#domain/language.ts";
import { parseIsoDate } from "#domain/time/civil-date.ts";
import { accommodationCalendar, CALENDAR_MONTHS_MAX } from "#services/accommodations/accommodation-calendar.ts";
import { accommodationDetail } from "#services/accommodations/accommodation-detail.ts";
import { type ApiContext, check, KEY_OR_NONE, onlyMethods, problemAnswers, readQuery } from "./endpoint.ts";
import { calledAcco } from "./partner-key.ts";
import { languageOf, problemResponse } from "./problem.ts";
import { calendarSchema, detailSchema } from "./schemas.ts";

const DETAIL = "/api/accommodations/:accoId";
const CALENDAR = "/api/accommodations/:accoId/calendar";

const whole = (least: number, most: number) =>
	z
		.string()
		.regex(/^\d{1,4}$/)
		.transform(Number)
		.pipe(z.number().min(least).max(most));

const detailQuery = z.object({ lang: z.enum(LANGUAGES).optional() });

const calendarQuery = z.object({
	from: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
	months: whole(1, CALENDAR_MONTHS_MAX).default(3),
	nights: whole(1, 366).optional(),
	arrival: z
		.string()
		.refine((text) => parseIsoDate(text) !== null)
		.optional(),
	adults: whole(0, 999).default(2),
	children: whole(0, 999).default(0),
	babies: whole(0, 999).default(0),
	pets: whole(0, 999).default(0),
	lang: z.enum(LANGUAGES).optional(),
});

const params = z.object({ accoId: z.string().regex(ACCO_ID) });

/** One home, and what its days offer. */
export function accommodationRoutes({ api }: ApiContext): void {
	const problems = problemAnswers({ 404: ["NOT_FOUND"], 422: ["VALIDATION"] });
	api.openAPIRegistry.registerPath({
		method: "get",
		path: "/api/accommodations/{accoId}",
		summary: "One home in a language",
		security: KEY_OR_NONE,
		request: { params, query: detailQuery },
		responses: {
			200: { description: "The home", content: { "application/json": { schema: detailSchema } } },
			...problems,
		},
	});
	api.openAPIRegistry.registerPath({
		method: "get",
		path: "/api/accommodations/{accoId}/calendar",
		summary: "What each day of some months offers to a party",
		security: KEY_OR_NONE,
		request: { params, query: calendarQuery },
		responses: {
			200: { description: "The days", content: { "application/json": { schema: calendarSchema } } },
			...problems,
		},
	});
	api.get(DETAIL, async (c) => {
		const query = check(c, detailQuery, readQuery(c));
		if (!query.ok) return query.response;
		const { accoId } = c.req.param();
		const detail = ACCO_ID.test(accoId) ? await accommodationDetail(c.var.app, accoId, languageOf(c)) : null;
		if (!detail) return problemResponse(c, { code: "NOT_FOUND" });
		const { listed, ...more } = detail;
		return c.json({ ...calledAcco(c, listed), ...more });
	});
	api.get(CALENDAR, async (c) => {
		const query = check(c, calendarQuery, readQuery(c));
		if (!query.ok) return query.response;
		const { from, months, nights, arrival, adults, children, babies, pets } = query.value;
		const { accoId } = c.req.param();
		const [year, month] = from.split("-").map(Number) as [number, number];
		const calendar = ACCO_ID.test(accoId)
			? await accommodationCalendar(c.var.app, {
					accoId,
					year,
					month,
					months,
					party: { adults, children, babies, pets },
					nights: nights ?? null,
					arrival: parseIsoDate(arrival),
				})
			: null;
		return calendar ? c.json(calendar) : problemResponse(c, { code: "NOT_FOUND" });
	});
	onlyMethods(api, DETAIL, ["GET"]);
	onlyMethods(api, CALENDAR, ["GET"]);
}

import { createHash } from "node:crypto";
import { z } from "zod";
import { ACCO_ID } from "#domain/accommodation/acco-id.ts";
import { exportIcal } from "#services/ical/export-ical.ts";
import { type ApiContext, onlyMethods, problemAnswers } from "./endpoint.ts";
import { problemResponse } from "./problem.ts";

const CALENDAR = "/api/ical/:file";

/** Not cached by proxies, not indexed by search engines. */
const PRIVATE = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

/** The calendar of a home for its owner and for other sites. */
export function icalRoutes({ api }: ApiContext): void {
	api.openAPIRegistry.registerPath({
		method: "get",
		path: "/api/ical/{accoId}.{token}.ics",
		summary: "The taken nights of a home as a calendar (RFC 5545), without names",
		request: {
			params: z.object({ accoId: z.string().regex(ACCO_ID), token: z.string().describe("as its owner was given it") }),
			headers: z.object({ "If-None-Match": z.string().optional() }),
		},
		responses: {
			200: { description: "The calendar", content: { "text/calendar": { schema: z.string() } } },
			304: { description: "The calendar is the one that If-None-Match names" },
			...problemAnswers({ 404: ["NOT_FOUND"] }),
		},
	});
	api.get(CALENDAR, async (c) => {
		const calendar = await exportIcal(c.var.app, c.req.param("file"));
		if (!calendar) {
			const unknown = problemResponse(c, { code: "NOT_FOUND" });
			unknown.headers.set("X-Robots-Tag", "noindex");
			return unknown;
		}
		const tag = `"${createHash("sha256").update(calendar.text).digest("base64url").slice(0, 22)}"`;
		const known = (c.req.header("If-None-Match") ?? "").split(",").map((text) => text.trim().replace(/^W\//, ""));
		if (known.includes(tag) || known.includes("*")) return c.body(null, 304, { ...PRIVATE, ETag: tag });
		return c.body(calendar.text, 200, {
			...PRIVATE,
			ETag: tag,
			"Content-Type": "text/calendar; charset=utf-8",
			"Content-Disposition": `inline; filename="${calendar.accoId}.ics"`,
		});
	});
	onlyMethods(api, CALENDAR, ["GET", "HEAD"]);
}

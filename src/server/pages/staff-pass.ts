import type { MiddlewareHandler } from "hono";
import { PASS_NAME_PARAM, PASS_PARAM, takePass } from "#services/staff/pass.ts";
import { staffCookie } from "#services/staff/staff-session.ts";
import { PRIVATE } from "../middleware/keep-private.ts";
import { keepStaffSession } from "./staff-cookies.ts";

/**
 * `?csEncId=…&csUser=…` on any page: the pass is swapped for a session, and the address is led to itself without
 * both, so that it stays in no history, Referer or log. A pass that does not work leads there too, and `csUser` alone.
 */
export const staffPass: MiddlewareHandler = async (c, next) => {
	const url = new URL(c.req.url);
	const pass = url.searchParams.get(PASS_PARAM);
	if (pass === null && !url.searchParams.has(PASS_NAME_PARAM)) return next();
	if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
	const { app, context } = c.var;
	// A look at the headers alone uses nothing up.
	if (pass !== null && c.req.method === "GET") {
		const taken = await takePass(app, pass, {
			clientAddress: context.client.ip,
			client: c.req.header("user-agent") ?? "",
			oldCookie: context.cookie(staffCookie(app.settings)) ?? null,
		});
		if (taken.ok) keepStaffSession(c, taken.value);
		else context.log.warn({ reason: taken.error }, "a staff pass was refused");
	}
	url.searchParams.delete(PASS_PARAM);
	url.searchParams.delete(PASS_NAME_PARAM);
	c.header("Cache-Control", PRIVATE);
	c.header("Referrer-Policy", "no-referrer");
	// One slash: two would name another host.
	return c.redirect(url.pathname.replace(/^\/{2,}/, "/") + url.search, 302);
};

import { createHash } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { readPublic } from "#site/rewrite.ts";
import { ROUTES } from "#site/route-table.ts";
import { withSlashPolicy } from "#site/trailing-slash.ts";
import { problemResponse } from "../api/problem.ts";
import { BUILD } from "./builds.ts";

/** The last part of such an address. */
const FILE = "/_payload.json";

/** Set on the request that the site asks itself: a screen answers what it loads. */
interface DataRequest {
	readonly wantsData?: true;
}

/**
 * `GET {path}/_payload.json?{buildId}` (specification §7): what the screen at the path loads when one moves there, by
 * the ids of the screens that it stands in. It is asked for as a visitor without cookies, so that it is the same for
 * everybody; pages of somebody's own have none, nor has another build than the running one. Further parameters are
 * the page's query. `askAsNobody` asks the site itself.
 */
export function payload(askAsNobody: (request: Request, env: DataRequest) => Promise<Response>) {
	const handler: MiddlewareHandler = async (c, next) => {
		const url = new URL(c.req.url);
		if (c.req.method !== "GET" || !url.pathname.endsWith(FILE)) return next();
		const [build, ...query] = url.search.slice(1).split("&");
		if (build !== BUILD.id) return problemResponse(c, { code: "NOT_FOUND" });
		const path = withSlashPolicy(url.pathname.slice(0, -FILE.length) || "/");
		const address = readPublic(path);
		const screen = address && ROUTES[address.name];
		if (!screen || "personal" in screen) return problemResponse(c, { code: "NOT_FOUND" });
		const page = new URL(path + (query.length > 0 ? `?${query.join("&")}` : ""), url);
		const request = new Request(page, { headers: { Accept: "application/json" } });
		const answer = await askAsNobody(request, { wantsData: true });
		return answer.ok ? fresh(c, await answer.text()) : problemResponse(c, { code: "NOT_FOUND" });
	};
	return handler;
}

/** The answer of a screen to such a request; any other goes on to the screen itself. */
export const screenData: MiddlewareHandler = async (c, next) => {
	if (!(c.env as DataRequest | undefined)?.wantsData) return next();
	const data = await c.var.render.data(c);
	return data ? c.json({ buildId: BUILD.id, data }) : problemResponse(c, { code: "NOT_FOUND" });
};

/**
 * May be kept, and is asked for again each time: prices in it change without a new build. The name of its version holds
 * the build, the version of the catalogue, and what is in it.
 */
function fresh(c: Context, body: string): Response {
	const version = `"${BUILD.id}-${c.var.app.search.version}-${createHash("sha256").update(body).digest("hex").slice(0, 16)}"`;
	const headers = { ETag: version, "Cache-Control": "public, no-cache" };
	if (c.req.header("If-None-Match") === version) return c.body(null, 304, headers);
	return c.body(body, 200, { ...headers, "Content-Type": "application/json; charset=utf-8" });
}

import type { MiddlewareHandler } from "hono";
import { readPublic } from "#site/rewrite.ts";
import { ROUTES } from "#site/route-table.ts";
import { withSlashPolicy } from "#site/trailing-slash.ts";
import { problemResponse } from "../api/problem.ts";
import type { RequestEnv } from "../middleware/client-address.ts";
import { versionedJson } from "../versioned.ts";
import { BUILD } from "./builds.ts";
import { islandsIn } from "./island.ts";

/** The last part of such an address. */
const FILE = "/_payload.json";

/** Set on the request that the site asks itself: a screen answers what it loads. */
interface DataRequest extends RequestEnv {
	readonly wantsData?: true;
}

/**
 * `GET {path}/_payload.json?{buildId}` (specification §7): what the screen at the path loads when one moves there, by
 * the ids of the screens that it stands in, and where each of its blocks can be had by itself (`island.ts`). It is asked for as a visitor without cookies, so that it is the same for
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
		// Whoever asks is nobody's guest, and counted as who they are: searches of one network have a bound.
		const forwarded = c.req.header("X-Forwarded-For");
		const headers = { Accept: "text/html", ...(forwarded === undefined ? {} : { "X-Forwarded-For": forwarded }) };
		const answer = await askAsNobody(new Request(page, { headers }), { ...(c.env as RequestEnv), wantsData: true });
		if (answer.status === 503) {
			const busy = problemResponse(c, { code: "BUSY" });
			busy.headers.set("Retry-After", answer.headers.get("Retry-After") ?? "1");
			return busy;
		}
		if (!answer.ok) return problemResponse(c, { code: "NOT_FOUND" });
		// Prices in it change without a new build.
		return versionedJson(c, `${BUILD.id}-${c.var.app.search.version}`, await answer.text());
	};
	return handler;
}

/** The answer of a screen to such a request; any other goes on to the screen itself. */
export const screenData: MiddlewareHandler = async (c, next) => {
	if (!(c.env as DataRequest | undefined)?.wantsData) return next();
	const data = await c.var.render.data(c);
	const { address, language } = c.var.context;
	if (!data) return problemResponse(c, { code: "NOT_FOUND" });
	const { appSecret } = c.var.app.settings;
	return c.json({ buildId: BUILD.id, data, islands: islandsIn(appSecret, address?.language ?? language, data) });
};

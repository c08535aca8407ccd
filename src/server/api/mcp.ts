import { networkOf } from "#services/forms/form-limit.ts";
import { callLimit } from "./call-limit.ts";
import { type ApiContext, onlyMethods } from "./endpoint.ts";
import { problemResponse } from "./problem.ts";

export const MCP_PATH = "/mcp";

/** Calls an hour of one network, where RATE_LIMITS does not say otherwise. */
const DEFAULT_PER_HOUR = 1200;

/** `POST /mcp`: the read-only calls for assistants (Model Context Protocol, streamable HTTP without sessions). */
export function mcpRoutes({ api, app }: ApiContext): void {
	const limit = callLimit(app.settings.rateLimits.mcp ?? DEFAULT_PER_HOUR, app.clock);
	api.post(MCP_PATH, async (c) => {
		const { ip } = c.var.context.client;
		const retryAfter = ip === null ? null : limit(networkOf(ip));
		if (retryAfter !== null) return problemResponse(c, { code: "RATE_LIMITED", retryAfter });
		// Loaded when somebody asks first: most processes never need it.
		const { answerMcp } = await import("../mcp/server.ts");
		const response = await answerMcp(c.var.app, c.req.raw);
		response.headers.set("Cache-Control", "no-store");
		return response;
	});
	onlyMethods(api, MCP_PATH, ["POST"]);
}

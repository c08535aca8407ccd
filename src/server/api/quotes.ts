import { quoteRequestSchema } from "#domain/booking/request.ts";
import { mayAct } from "#domain/organisations/rights.ts";
import { QUOTE_REFUSALS } from "#domain/pricing/refusal.ts";
import { mayBook } from "#services/pages/for-staff.ts";
import { createQuote } from "#services/quotes/create-quote.ts";
import { type ApiContext, check, KEY_OR_NONE, onlyMethods, problemAnswers, readJson } from "./endpoint.ts";
import { problemResponse } from "./problem.ts";
import { quoteSchema } from "./schemas.ts";

const PATH = "/api/quotes";

/** `POST /api/quotes`: the price of a stay, offered for half an hour. */
export function quoteRoutes({ api }: ApiContext): void {
	api.openAPIRegistry.registerPath({
		method: "post",
		path: PATH,
		summary: "The price of a stay, offered for 30 minutes",
		security: KEY_OR_NONE,
		request: { body: { required: true, content: { "application/json": { schema: quoteRequestSchema } } } },
		responses: {
			200: { description: "The offer", content: { "application/json": { schema: quoteSchema } } },
			...problemAnswers({
				404: ["NOT_FOUND"],
				409: ["NOT_AVAILABLE"],
				429: ["RATE_LIMITED"],
				422: ["VALIDATION", ...QUOTE_REFUSALS.filter((code) => code !== "NOT_AVAILABLE")],
			}),
		},
	});
	api.post(PATH, async (c) => {
		const body = await readJson(c);
		if (!body.ok) return body.response;
		const request = check(c, quoteRequestSchema, body.value);
		if (!request.ok) return request.response;
		// A guest who is signed in may see what credits pay.
		const session = await c.var.context.guest();
		const { attribution } = c.var.context;
		const ofAgency = mayAct(await c.var.context.member("agency"), "bookings.make") ? "agency" : attribution;
		const from = mayBook(await c.var.context.staff()) ? "staff" : ofAgency;
		const result = await createQuote(c.var.app, request.value, session?.guestId ?? null, from, c.var.context.sender);
		if (result.ok) return c.json(result.value, 200, { "Cache-Control": "no-store" });
		if (result.error.code === "RATE_LIMITED") return problemResponse(c, result.error, request.value.lang);
		const { code, ...more } = result.error;
		return problemResponse(c, { code, more }, request.value.lang);
	});
	onlyMethods(api, PATH, ["POST"]);
}

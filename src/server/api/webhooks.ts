import { insertWebhookEvent } from "#db/payments/payments.ts";
import { syncPayment } from "#services/booking/sync-payment.ts";
import { isMolliePaymentId } from "#services/payments/mollie.ts";
import { type ApiContext, onlyMethods } from "./endpoint.ts";
import { problemResponse } from "./problem.ts";

const PATH = "/api/webhooks/mollie";

/**
 * `POST /api/webhooks/mollie`: the provider says that something about a payment is new. It names the payment, and
 * that is all we take from it: how it stands is asked of the provider. Known and unknown payments are answered
 * alike, so that ids cannot be guessed; only when the provider cannot be reached the answer asks for another call.
 */
export function webhookRoutes({ api, app }: ApiContext): void {
	api.openAPIRegistry.registerPath({
		method: "post",
		path: PATH,
		summary: "The payment provider tells of a change; the payment is then fetched from the provider",
		request: {
			body: {
				content: {
					"application/x-www-form-urlencoded": { schema: { type: "object", properties: { id: { type: "string" } } } },
				},
			},
		},
		responses: { 200: { description: "Heard" }, 503: { description: "The provider cannot be asked now: call again" } },
	});
	api.post(PATH, async (c) => {
		const body = await c.req.parseBody().catch(() => ({}));
		const id = "id" in body && typeof body.id === "string" ? body.id : "";
		const outcome = isMolliePaymentId(id) ? await syncPayment(app, id) : "unknown";
		// Anybody can call: only what is about a payment of ours is kept.
		if (outcome !== "unknown") {
			await insertWebhookEvent(app.db, { provider: "mollie", provider_id: id, outcome, at: app.clock.now() });
		}
		const again = outcome === "unreachable" || outcome === "busy";
		if (again) return problemResponse(c, { code: "UNAVAILABLE" });
		return c.body(null, 200, { "Cache-Control": "no-store" });
	});
	onlyMethods(api, PATH, ["POST"]);
}

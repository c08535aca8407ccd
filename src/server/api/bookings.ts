import { z } from "zod";
import { TYPE_REFUSALS } from "#domain/booking/claim.ts";
import { bookingFieldsSchema } from "#domain/booking/request.ts";
import { QUOTE_REFUSALS } from "#domain/pricing/refusal.ts";
import type { BookingFailure } from "#services/booking/booking-answer.ts";
import { createBooking } from "#services/booking/create-booking.ts";
import { bookingSender, keepBooking } from "../booking-sender.ts";
import { type ApiContext, bodyLanguage, onlyMethods, problemAnswers, readJson } from "./endpoint.ts";
import { type Problem, problemResponse } from "./problem.ts";
import { bookingSchema } from "./schemas.ts";

const PATH = "/api/bookings";

/** `POST /api/bookings`: books, takes an option or applies, exactly once for a key. */
export function bookingRoutes({ api }: ApiContext): void {
	api.openAPIRegistry.registerPath({
		method: "post",
		path: PATH,
		summary: "Book, take an option or apply, exactly once for an Idempotency-Key",
		request: {
			headers: z.object({ "Idempotency-Key": z.uuid() }),
			body: { required: true, content: { "application/json": { schema: bookingFieldsSchema } } },
		},
		responses: {
			201: { description: "Made", content: { "application/json": { schema: bookingSchema } } },
			...problemAnswers({
				400: ["IDEMPOTENCY_KEY_MISSING", "MALFORMED_JSON"],
				403: ["FORBIDDEN"],
				404: ["NOT_FOUND"],
				409: ["NOT_AVAILABLE", "PRICE_CHANGED", "IDEMPOTENCY_KEY_REUSED", "IDEMPOTENCY_IN_PROGRESS"],
				422: [
					"VALIDATION",
					"QUOTE_UNKNOWN",
					...TYPE_REFUSALS,
					...QUOTE_REFUSALS.filter((code) => code !== "NOT_AVAILABLE"),
				],
				429: ["RATE_LIMITED", "PROVE_FIRST"],
				503: ["BOOKING_UNAVAILABLE", "BUSY"],
			}),
		},
	});
	api.post(PATH, async (c) => {
		const body = await readJson(c);
		if (!body.ok) return body.response;
		const result = await createBooking(c.var.app, body.value, {
			idempotencyKey: c.req.header("Idempotency-Key") ?? null,
			...(await bookingSender(c)),
		});
		if (!result.ok) return problemResponse(c, bookingProblem(result.error), bodyLanguage(c, body.value));
		keepBooking(c, result.value);
		return c.json(result.value.answer, 201, { "Cache-Control": "no-store" });
	});
	onlyMethods(api, PATH, ["POST"]);
}

/** A booking's failure as a problem document; PRICE_CHANGED carries both prices and the new offer's id. */
function bookingProblem(failure: BookingFailure): Problem {
	if (failure.code === "VALIDATION") return { code: failure.code, errors: failure.errors };
	if (failure.code === "RATE_LIMITED") return failure;
	const { code, ...more } = failure;
	return failure.code === "PRICE_CHANGED"
		? { code, more: { ...more, quoteId: failure.after.quoteId } }
		: { code, more };
}

import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Result } from "#domain/result.ts";
import { isProblemCode, type ProblemCode } from "#i18n/problems.ts";
import { problemResponse } from "#server/api/problem.ts";
import type { App } from "#services/app.ts";
import { acceptRequest, declineRequest } from "#services/booking/answer-request.ts";
import { cancelBooking } from "#services/booking/cancel.ts";
import { cancelOption, confirmOption, extendHold, extendOption } from "#services/booking/options.ts";

/** What guests, owners and staff do with a booking after it is made. */
export const BOOKING_ACTIONS = [
	"confirmOption",
	"cancelOption",
	"extendOption",
	"extendHold",
	"accept",
	"decline",
	"cancel",
	"cancelForHost",
] as const;
export type BookingAction = (typeof BOOKING_ACTIONS)[number];

export function isBookingAction(action: string): action is BookingAction {
	return BOOKING_ACTIONS.some((known) => known === action);
}

type Outcome = Promise<Result<unknown, string>>;

/** What each does. */
export const DO_BOOKING: Readonly<Record<BookingAction, (app: App, aim: { readonly bookingNo: string }) => Outcome>> = {
	confirmOption: (app, aim) => confirmOption(app, aim, { actor: "guest" }),
	cancelOption: (app, aim) => cancelOption(app, aim, { actor: "guest" }),
	extendOption: (app, aim) =>
		extendOption(app, { ...aim, until: new Date(app.clock.now().getTime() + 72 * 3_600_000) }, { publicId: "eva" }),
	extendHold: (app, aim) => extendHold(app, aim),
	accept: (app, aim) => acceptRequest(app, aim, { actor: "owner" }),
	decline: (app, aim) => declineRequest(app, aim, { actor: "owner" }, "other"),
	cancel: (app, aim) => cancelBooking(app, { ...aim, cause: "guest" }),
	cancelForHost: (app, aim) => cancelBooking(app, { ...aim, cause: "host", by: { publicId: "eva" } }),
};

/** `POST /actions/{action}/{bookingNo}`: the service behind an action, without the sign-in that stands before it. */
export function bookingActions(api: OpenAPIHono, app: App): void {
	api.post("/actions/:action/:bookingNo", async (c) => {
		const action = BOOKING_ACTIONS.find((known) => known === c.req.param("action"));
		if (!action) return problemResponse(c, { code: "NOT_FOUND" });
		const outcome = await DO_BOOKING[action](app, { bookingNo: c.req.param("bookingNo") });
		if (outcome.ok) return c.json({ done: action });
		// A refusal that is no problem of the API is a fault of the caller's list, and shows as one.
		if (!isProblemCode(outcome.error)) throw new Error(`no problem document for ${outcome.error}`);
		return problemResponse(c, { code: outcome.error as ProblemCode });
	});
}

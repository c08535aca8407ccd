import type { Context, MiddlewareHandler } from "hono";
import { setCookie } from "hono/cookie";
import { findDocumentOfGuest } from "#db/documents/documents.ts";
import { proveMailbox } from "#services/booking/prove.ts";
import { ownBooking } from "#services/guests/own-bookings.ts";
import { type GuestSession, guestCookie, guestSession, SESSION_DAYS } from "#services/guests/session.ts";
import { stayCalendar } from "#services/guests/stay-calendar.ts";
import { keptTrips } from "#services/pages/guest/kept-trips.ts";
import { browserCookie } from "#services/staff/passkey-challenge.ts";
import { TRIPS_FILE } from "#site/offline.ts";
import { problemResponse } from "../api/problem.ts";
import { keepProof } from "../booking-sender.ts";
import { postForm } from "../forms/answer.ts";
import { PRIVATE } from "../middleware/keep-private.ts";
import { documentAnswer } from "./document-answer.ts";
import { guestAction } from "./guest-actions.ts";
import type { GuestRequest } from "./guest-answer.ts";
import { keepLikes } from "./likes.ts";
import { keepBrowser } from "./staff-cookies.ts";
import { withCookies } from "./with-cookies.ts";

/** The guest area's way in: its pages, its files and its forms. Nothing of it is kept, indexed or told to others. */

/** Headers of every answer of the area. With `no-referrer` browsers would post forms without saying from where. */
function keepPrivate(headers: Headers): void {
	headers.set("Cache-Control", PRIVATE);
	headers.set("Referrer-Policy", "same-origin");
	headers.set("X-Robots-Tag", "noindex");
}

/** `GET`: a page of the area, or a paper. */
export const showGuestArea: MiddlewareHandler = async (c) => {
	const path = areaPath(c);
	const session = await c.var.context.guestOf(path);
	const answer = await show(c, session, path);
	keepPrivate(answer.headers);
	return answer;
};

/** `POST`: the forms of the area, told apart by their field `do`; those without one are of the page's footer. */
export const guestAreaForm: MiddlewareHandler = async (c, next) => {
	const made = await posted(c, next);
	const answer = made && withCookies(c, made);
	keepPrivate((answer ?? c.res).headers);
	return answer;
};

const posted = postForm(async (c, { values }) => {
	if (values.do === undefined) return null;
	const { app, context } = c.var;
	const { address } = context;
	if (!address) return null;
	const path = areaPath(c);
	const request: GuestRequest = {
		session: await context.guestOf(path),
		language: address.language,
		guestId: String(address.params.guestId),
		path,
		clientAddress: context.client.ip,
		oldCookie: context.cookie(guestCookie(app.settings)) ?? null,
		client: c.req.header("user-agent") ?? "",
		browser: context.cookie(browserCookie(app.settings)) ?? null,
		values,
	};
	const answer = await guestAction(app, request);
	if (answer.browser !== undefined) keepBrowser(c, answer.browser);
	if (answer.session === "ended") setSession(c, "", 0);
	if (answer.session && answer.session !== "ended") {
		setSession(c, answer.session, SESSION_DAYS * 86_400);
		const begun = await guestSession(app, answer.session);
		if (begun) {
			await proveMailbox(app, begun.guestId);
			keepProof(c, begun.publicId);
			await keepLikes(c, begun);
		}
	}
	return answer;
});

/** What stands below the guest's id in the address. */
function areaPath(c: Context): string {
	const path = c.var.context.address?.params.path;
	return typeof path === "object" ? path.join("/") : (path ?? "");
}

async function show(c: Context, session: GuestSession | null, path: string): Promise<Response> {
	const file = session && /^documents\/([\w-]{22,64})\.pdf$/.exec(path);
	if (file) return download(c, session, file[1] ?? "");
	const stay = session && /^bookings\/(H[0-9A-Z]{8})\/stay\.ics$/.exec(path);
	if (stay) return stayFile(c, session, stay[1] ?? "");
	if (path === TRIPS_FILE) return tripsAnswer(c, session);
	const likes = session && !session.onlyBooking ? await keepLikes(c, session) : null;
	return withCookies(c, await c.var.render(c, { likes }));
}

/** A paper of the guest's own; another's and none at all are the same 404. */
async function download(c: Context, session: GuestSession, publicId: string): Promise<Response> {
	const { app } = c.var;
	const found = await findDocumentOfGuest(app.db, session.guestId, publicId);
	return documentAnswer(c, found);
}

/** A booked stay for the guest's own calendar; another's booking and none at all are the same 404. */
async function stayFile(c: Context, session: GuestSession, bookingNo: string): Promise<Response> {
	const { app, context } = c.var;
	const row = await ownBooking(app.db, session.guestId, bookingNo);
	const language = context.address?.language ?? context.language;
	const text = row && stayCalendar(app.settings, row, language);
	if (!text) return problemResponse(c, { code: "NOT_FOUND" });
	return c.body(text, 200, {
		"Content-Type": "text/calendar; charset=utf-8",
		"Content-Disposition": `attachment; filename="${bookingNo}.ics"`,
	});
}

/** What the browser may keep for the time without a connection; for who has signed in, not for one booking alone. */
async function tripsAnswer(c: Context, session: GuestSession | null): Promise<Response> {
	if (!session || session.onlyBooking) return problemResponse(c, { code: "UNAUTHENTICATED" });
	const { app, context } = c.var;
	return c.json(await keptTrips(app, session, context.address?.language ?? context.language));
}

/** Keeps the token of a guest's session in the browser, seconds; 0 drops it. */
export function setSession(c: Context, token: string, maxAge: number): void {
	const { settings } = c.var.app;
	setCookie(c, guestCookie(settings), token, {
		path: "/",
		httpOnly: true,
		sameSite: "Lax",
		maxAge,
		secure: settings.publicUrl.startsWith("https:"),
	});
}

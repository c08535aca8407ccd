import type { App } from "#services/app.ts";
import { authSubject, logAuth } from "#services/guests/auth-log.ts";
import { confirmEmailChange } from "#services/guests/profile.ts";
import { endAllSessions, endSession } from "#services/guests/session.ts";
import { askSignIn, signInByCode, signInByLink } from "#services/guests/sign-in.ts";
import { verifyPage } from "#services/pages/guest/guest-page.ts";
import { backPath, guestHref, OWN_AREA } from "#site/guest-area.ts";
import type { GuestFormState, GuestPage } from "#site/views/guest-view.ts";
import { pickFields } from "../forms/answer.ts";
import {
	comeBack,
	done,
	emailOf,
	type GuestAnswer,
	type GuestRequest,
	type OwnAction,
	type OwnEntry,
	type OwnRequest,
	refused,
} from "./guest-answer.ts";
import { BOOKING_ACTIONS } from "./guest-booking-actions.ts";
import { PROFILE_ACTIONS } from "./guest-profile-actions.ts";

/** What the forms of the guest area do. Each is named by its field `do`. */

/** No answer to somebody who asks for a mail comes sooner: whether an address is known takes a moment of different length. */
const ASKED_AFTER_MS = 250;

/** Does what a form asks for. Without a session the own actions lead to the page, which asks to sign in. */
export async function guestAction(app: App, request: GuestRequest): Promise<GuestAnswer> {
	const { session } = request;
	const name = request.values.do ?? "";
	switch (name) {
		case "ask":
			return ask(app, request);
		case "code":
			return code(app, request);
		case "enter":
			return enter(app, request);
		case "confirm-email":
			return confirmEmail(app, request);
	}
	const action = OWN_ACTIONS.get(name);
	if (!session || !action) return { redirect: guestHref(request.language, request.guestId, backPath(request.path)) };
	// Whoever has not signed in has one booking here, and no account.
	if (session.onlyBooking) {
		if (!BOOKING_ACTIONS.some(([known]) => known === name)) {
			return { redirect: guestHref(request.language, request.guestId, backPath(request.path)) };
		}
	} else if (request.guestId !== session.publicId) {
		return { redirect: guestHref(request.language, session.publicId, backPath(request.path)) };
	}
	const own: OwnRequest = { ...request, session };
	if (action.fresh && !session.isFresh) {
		return comeBack({ instead: await verifyPage(app, session, request.path), status: 403 });
	}
	return action.run(app, own);
}

/** Asks for a mail with link and code; a guest who is signed in is mailed whatever was typed. */
async function ask(app: App, request: GuestRequest): Promise<GuestAnswer> {
	const { values, language, session } = request;
	const answered = new Promise((resolve) => setTimeout(resolve, ASKED_AFTER_MS));
	const own = session ? await emailOf(app, session.guestId) : null;
	const back = backPath(values.back);
	const asked = await askSignIn(app, {
		email: own ?? values.email ?? "",
		language,
		back,
		clientAddress: request.clientAddress,
		bookingNo: own === null ? (values.bookingNo ?? "") : "",
	});
	await answered;
	const attemptId = asked.ok ? asked.value.attemptId : null;
	const instead: GuestPage = own
		? { name: "verify", email: own, back, attemptId }
		: { name: "signIn", attemptId, back };
	const typed = pickFields(values, ["email", "bookingNo"]);
	if (asked.ok) return comeBack({ instead, status: 200, form: { ...EMPTY, name: "ask", values: typed } });
	return refused({ name: "ask", values: typed, failure: asked.error, instead });
}

async function code(app: App, request: GuestRequest): Promise<GuestAnswer> {
	const { values, clientAddress, oldCookie, session, language } = request;
	const attemptId = values.attempt ?? "";
	const entered = await signInByCode(app, { attemptId, code: values.code ?? "", clientAddress, oldCookie });
	if (entered.ok) {
		const { token, publicId, back } = entered.value;
		return { session: token, redirect: guestHref(language, publicId, back) };
	}
	if (entered.error.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, entered.error.delayMs));
	const back = backPath(values.back);
	const instead: GuestPage = session
		? { name: "verify", email: await emailOf(app, session.guestId), back, attemptId }
		: { name: "signIn", attemptId, back };
	return refused({
		name: "code",
		values: pickFields(values, ["email"]),
		failure: { code: entered.error.code },
		instead,
	});
}

async function enter(app: App, request: GuestRequest): Promise<GuestAnswer> {
	const { values, clientAddress, oldCookie, language } = request;
	const entered = await signInByLink(app, { token: values.token ?? "", clientAddress, oldCookie });
	if (!entered.ok) return comeBack({ instead: { name: "gone" }, status: entered.error === "GONE" ? 410 : 503 });
	const { token, publicId, back } = entered.value;
	return { session: token, redirect: guestHref(language, publicId, back) };
}

async function confirmEmail(app: App, request: GuestRequest): Promise<GuestAnswer> {
	const changed = await confirmEmailChange(app, request.values.token ?? "", request.session?.tokenHash);
	if (!changed) return comeBack({ instead: { name: "gone" }, status: 410 });
	return done(request, "profile", "email-changed");
}

const signOut: OwnAction = async (app, request) => {
	const { session, clientAddress } = request;
	await endSession(app.db, session);
	await logAuth(app.db, app, "signed_out", authSubject(app, await emailOf(app, session.guestId)), clientAddress);
	return { session: "ended", ...done(request, "overview", "signed-out", OWN_AREA) };
};

const signOutEverywhere: OwnAction = async (app, request) => {
	const { session, clientAddress } = request;
	await endAllSessions(app.db, session.guestId);
	const subject = authSubject(app, await emailOf(app, session.guestId));
	await logAuth(app.db, app, "signed_out_everywhere", subject, clientAddress);
	return { session: "ended", ...done(request, "overview", "sessions-ended", OWN_AREA) };
};

const OWN_ACTIONS: ReadonlyMap<string, OwnEntry> = new Map<string, OwnEntry>([
	["sign-out", { run: signOut }],
	["sign-out-everywhere", { run: signOutEverywhere }],
	...BOOKING_ACTIONS,
	...PROFILE_ACTIONS,
]);

const EMPTY: GuestFormState = { name: "", values: {}, errors: {}, refused: null };

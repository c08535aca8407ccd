import { crossErrors } from "#domain/booking/guest-form.ts";
import { fieldNames } from "#domain/forms/area-form.ts";
import { type GuestAreaForm, type GuestFormName, guestAreaForm } from "#domain/forms/guest-area-forms.ts";
import { readForm } from "#domain/forms/read-form.ts";
import { checkPhone } from "#i18n/phone.ts";
import { authSubject } from "#services/access/auth-log.ts";
import { MAIL_ANSWERED_AFTER_MS } from "#services/access/mailed-sign-in.ts";
import type { App } from "#services/app.ts";
import { logAuth } from "#services/guests/auth-log.ts";
import { ownBooking } from "#services/guests/own-bookings.ts";
import { confirmEmailChange } from "#services/guests/profile.ts";
import { endAllSessions, endSession } from "#services/guests/session.ts";
import { askSignIn, signInByCode, signInByLink } from "#services/guests/sign-in.ts";
import { verifyPage } from "#services/pages/guest/guest-page.ts";
import { backPath, guestHref, OWN_AREA } from "#site/guest-area.ts";
import type { GuestPage } from "#site/views/guest-view.ts";
import { pickFields } from "../forms/answer.ts";
import {
	type BookingRequest,
	comeBack,
	done,
	emailOf,
	type GuestAct,
	type GuestActs,
	type GuestAnswer,
	type GuestRequest,
	type OwnRequest,
	refused,
} from "./guest-answer.ts";
import { BOOKING_ACTS } from "./guest-booking-actions.ts";
import { GUEST_PASSKEY_ACTS } from "./guest-passkey-actions.ts";
import { PROFILE_ACTS } from "./guest-profile-actions.ts";

/** What the forms of the guest area do. Each is named by its field `do`. */

/** Does what a form asks for. Without a session the own forms lead to the page, which asks to sign in. */
export async function guestAction(app: App, request: GuestRequest): Promise<GuestAnswer> {
	const { session } = request;
	const form = guestAreaForm(request.values.do ?? "");
	if (form?.sender === "anyone") return run(app, request, form);
	if (!session || !form) return { redirect: guestHref(request.language, request.guestId, backPath(request.path)) };
	// Whoever has not signed in has one booking here, and no account.
	if (session.onlyBooking) {
		if (form.sender !== "booking") {
			return { redirect: guestHref(request.language, request.guestId, backPath(request.path)) };
		}
	} else if (request.guestId !== session.publicId) {
		return { redirect: guestHref(request.language, session.publicId, backPath(request.path)) };
	}
	const own: OwnRequest = { ...request, session };
	if (form.fresh && !session.isFresh) {
		return comeBack({ instead: await verifyPage(app, session, request.path), status: 403 });
	}
	if (form.sender === "account") return run(app, own, form);
	const [section, bookingNo = ""] = request.path.split("/");
	const booking = section === "bookings" ? await ownBooking(app.db, session.guestId, bookingNo) : null;
	// Another's booking leads where one that is not there leads: to the 404 of its page.
	return booking ? run(app, own, form, booking) : comeBack({ status: 404 });
}

/** Reads a form by its definition and does what it is for; what is wrong comes back with what was typed. */
async function run(
	app: App,
	request: GuestRequest,
	form: GuestAreaForm,
	booking?: BookingRequest["booking"],
): Promise<GuestAnswer> {
	const values = pickFields(request.values, fieldNames(form));
	const read = readForm(form, values, MORE_RULES[form.name]);
	if (!read.ok)
		return refused({ name: form.name, values, failure: read.error, instead: await pageOf(app, request, form) });
	// Which request and which values an act is given follows from its name.
	const act = ACTS[form.name] as unknown as (app: App, request: object, values: unknown) => Promise<GuestAnswer>;
	return act(app, { ...request, values, booking }, read.value);
}

/** A number is checked by its country's plan. */
const phoneErrors = (values: Readonly<Record<string, string>>) => crossErrors(values, checkPhone);
const MORE_RULES: Partial<Readonly<Record<GuestFormName, typeof phoneErrors>>> = {
	profile: phoneErrors,
	change: phoneErrors,
};

/** The page that a form without a page of its own address stands on. */
async function pageOf(app: App, request: GuestRequest, { name }: GuestAreaForm): Promise<GuestPage | null> {
	const { session, values } = request;
	if (name !== "ask" && name !== "code" && name !== "ask-again") return null;
	return signInPage(await ownEmail(app, session), name === "code" ? (values.attempt ?? "") : null, values.back);
}

/** Asks who somebody is; of a session that stands, for its fresh proof. */
function signInPage(email: string | null, attemptId: string | null, typedBack: string | undefined): GuestPage {
	const back = backPath(typedBack);
	return email === null ? { name: "signIn", attemptId, back } : { name: "verify", email, back, attemptId };
}

async function ownEmail(app: App, session: GuestRequest["session"]): Promise<string | null> {
	return session ? emailOf(app, session.guestId) : null;
}

/** Asks for a mail with link and code; a guest who is signed in is mailed whatever was typed. */
const ask: GuestAct<"ask"> = async (app, request, { email, bookingNo }) => {
	const own = await ownEmail(app, request.session);
	return mailSignIn(app, request, own === null ? { name: "ask", email, bookingNo } : { name: "ask-again", email: own });
};

/** Once more, for somebody whose session stands. */
const askAgain: GuestAct<"ask-again"> = async (app, request, { back }) => {
	const email = await ownEmail(app, request.session);
	if (email === null) return comeBack({ instead: signInPage(null, null, back), status: 200 });
	return mailSignIn(app, request, { name: "ask-again", email });
};

async function mailSignIn(
	app: App,
	{ values, language, session, clientAddress }: GuestRequest,
	{ name, email, bookingNo = "" }: { name: "ask" | "ask-again"; email: string; bookingNo?: string },
): Promise<GuestAnswer> {
	const answered = new Promise((resolve) => setTimeout(resolve, MAIL_ANSWERED_AFTER_MS));
	const back = backPath(values.back);
	const requested = await askSignIn(app, { email, language, back, clientAddress, bookingNo });
	await answered;
	const instead = signInPage(session ? email : null, requested.ok ? requested.value.attemptId : null, values.back);
	const typed = pickFields(values, ["email", "bookingNo"]);
	if (requested.ok) return comeBack({ instead, status: 200, form: { name, values: typed, errors: {}, refused: null } });
	return refused({ name, values: typed, failure: requested.error, instead });
}

const code: GuestAct<"code"> = async (app, request, { attempt: attemptId, code: typed, back: typedBack }) => {
	const { values, clientAddress, oldCookie, session, language } = request;
	const entered = await signInByCode(app, { attemptId, code: typed, clientAddress, oldCookie });
	if (entered.ok) {
		const { token, publicId, back } = entered.value;
		return { session: token, redirect: guestHref(language, publicId, back) };
	}
	if (entered.error.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, entered.error.delayMs));
	const instead = signInPage(await ownEmail(app, session), attemptId, typedBack);
	return refused({
		name: "code",
		values: pickFields(values, ["email"]),
		failure: { code: entered.error.code },
		instead,
	});
};

const enter: GuestAct<"enter"> = async (app, { clientAddress, oldCookie, language }, { token: linkToken }) => {
	const entered = await signInByLink(app, { token: linkToken, clientAddress, oldCookie });
	if (!entered.ok) return comeBack({ instead: { name: "gone" }, status: entered.error === "GONE" ? 410 : 503 });
	const { token, publicId, back } = entered.value;
	return { session: token, redirect: guestHref(language, publicId, back) };
};

const confirmEmail: GuestAct<"confirm-email"> = async (app, request, { token }) => {
	const changed = await confirmEmailChange(app, token, request.session?.tokenHash);
	if (!changed) return comeBack({ instead: { name: "gone" }, status: 410 });
	return done(request, "profile", "email-changed");
};

const signOut: GuestAct<"sign-out"> = async (app, request) => {
	const { session, clientAddress } = request;
	await endSession(app.db, session);
	await logAuth(app.db, app, "signed_out", authSubject(app, await emailOf(app, session.guestId)), clientAddress);
	return { session: "ended", ...done(request, "overview", "signed-out", OWN_AREA) };
};

const signOutEverywhere: GuestAct<"sign-out-everywhere"> = async (app, request) => {
	const { session, clientAddress } = request;
	await endAllSessions(app.db, session.guestId);
	const subject = authSubject(app, await emailOf(app, session.guestId));
	await logAuth(app.db, app, "signed_out_everywhere", subject, clientAddress);
	return { session: "ended", ...done(request, "overview", "sessions-ended", OWN_AREA) };
};

const ACTS: GuestActs<GuestFormName> = {
	ask,
	"ask-again": askAgain,
	code,
	enter,
	"confirm-email": confirmEmail,
	"sign-out": signOut,
	"sign-out-everywhere": signOutEverywhere,
	...BOOKING_ACTS,
	...PROFILE_ACTS,
	...GUEST_PASSKEY_ACTS,
};

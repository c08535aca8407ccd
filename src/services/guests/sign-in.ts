import { findGuestToSignIn, getGuest } from "#db/guests/guests.ts";
import type { Result } from "#domain/result.ts";
import { backPath, guestHref, OWN_AREA } from "#site/guest-area.ts";
import {
	type AskFailure,
	askForMail,
	type CodeFailure,
	enterByCode,
	enterByLink,
	type From,
	type SignedIn,
	type SignInApp,
	type SignInRequest,
	type SignInWay,
} from "../access/mailed-sign-in.ts";
import { enterByPasskey } from "../access/passkey-sign-in.ts";
import type { App } from "../app.ts";
import type { Purpose } from "../staff/passkey-challenge.ts";
import { AREA } from "./auth-log.ts";
import { beginSession } from "./session.ts";

/** The ways into the guest area. */

interface EnteredGuest {
	/** For the cookie. */
	readonly token: string;
	readonly guestId: number;
	readonly publicId: string;
}

const WAY: SignInWay<EnteredGuest> = {
	area: AREA,
	find: async (trx, email, bookingNo) => {
		const guest = await findGuestToSignIn(trx, email, bookingNo);
		return guest && { id: guest.guest_id, email: guest.email, name: `${guest.firstname} ${guest.lastname}`.trim() };
	},
	linkPath: (language, token) => guestHref(language, OWN_AREA, `sign-in/${token}`),
	back: backPath,
	begin: async (trx, app, guestId, { oldCookie }) => {
		const { public_id: publicId } = await getGuest(trx, guestId);
		return { token: await beginSession(trx, app, guestId, oldCookie), guestId, publicId };
	},
};

/** Mails link and code to a guest; an address that nobody has is answered alike. */
export function askSignIn(
	app: SignInApp,
	request: SignInRequest,
): Promise<Result<{ readonly attemptId: string }, AskFailure>> {
	return askForMail(app, WAY, request);
}

/** Signs a guest in with the code of a mail. */
export function signInByCode(
	app: SignInApp,
	typed: From & { readonly attemptId: string; readonly code: string },
): Promise<Result<SignedIn<EnteredGuest>, CodeFailure>> {
	return enterByCode(app, WAY, typed);
}

/** Signs a guest in with the link of a mail. */
export function signInByLink(
	app: SignInApp,
	link: From & { readonly token: string },
): Promise<Result<SignedIn<EnteredGuest>, "GONE" | "BUSY">> {
	return enterByLink(app, WAY, link);
}

/** Signs a guest in with one of the own passkeys. */
export function signInByPasskey(
	app: SignInApp & Pick<App, "log">,
	typed: From & { readonly proof: string; readonly purpose: Purpose },
): Promise<Result<EnteredGuest, CodeFailure>> {
	return enterByPasskey(app, WAY, typed);
}

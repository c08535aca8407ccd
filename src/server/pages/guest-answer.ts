import type { BookingRow } from "#db/bookings/booking-facts.ts";
import { getGuest } from "#db/guests/guests.ts";
import type { GuestFormName, GuestFormValues, SenderOf } from "#domain/forms/guest-area-forms.ts";
import type { Language } from "#domain/language.ts";
import type { App } from "#services/app.ts";
import type { GuestSession } from "#services/guests/session.ts";
import { guestHref, OWN_AREA } from "#site/guest-area.ts";
import { DONE_PARAM, type GUEST_DONE, type GuestFormState } from "#site/views/guest-view.ts";
import { codesByField, type FormComesBack, type FormOutcome } from "../forms/answer.ts";
import { statusOf } from "../status.ts";
import type { PostedGuestForm } from "./page-request.ts";

/** What the forms of the guest area are asked and answer. */

export interface GuestRequest {
	readonly session: GuestSession | null;
	readonly language: Language;
	/** Id and path of the address. */
	readonly guestId: string;
	readonly path: string;
	readonly clientAddress: string | null;
	/** The session cookie that came along, whatever it is worth. */
	readonly oldCookie: string | null;
	/** `User-Agent`. */
	readonly client: string;
	/** The cookie of the browser that a passkey was asked of. */
	readonly browser: string | null;
	/** Fields of the form. */
	readonly values: Readonly<Record<string, string>>;
}

/** A request of somebody who is signed in. */
export interface OwnRequest extends GuestRequest {
	readonly session: GuestSession;
}

/** `session`: a token that begins, or the session that ended. */
export type GuestAnswer = FormOutcome & {
	readonly session?: string;
	/** What to remember the browser by. */
	readonly browser?: string;
};

/** A request about the booking of the address, which is the sender's own. */
export interface BookingRequest extends OwnRequest {
	readonly booking: BookingRow;
}

/** What each form's act is given: as much as its sender has proven. */
interface RequestOf {
	readonly anyone: GuestRequest;
	readonly account: OwnRequest;
	readonly booking: BookingRequest;
}

/** What a form of the area does, with its fields as they were read. */
export type GuestAct<Name extends GuestFormName> = (
	app: App,
	request: RequestOf[SenderOf<Name>],
	values: GuestFormValues<Name>,
) => Promise<GuestAnswer>;

/** The acts of some of the forms; one that is missing does not compile. */
export type GuestActs<Names extends GuestFormName> = { readonly [Name in Names]: GuestAct<Name> };

export async function emailOf(app: App, guestId: number): Promise<string> {
	return (await getGuest(app.db, guestId)).email;
}

/** Leads to a page of the area that says what was done. */
export function done(
	request: GuestRequest,
	path: string,
	what: (typeof GUEST_DONE)[number],
	guestId: string = request.session?.onlyBooking ? OWN_AREA : (request.session?.publicId ?? OWN_AREA),
): { readonly redirect: string } {
	return { redirect: `${guestHref(request.language, guestId, path)}?${DONE_PARAM}=${what}` };
}

/** The page again, with a form, or with another page in its place. */
export function comeBack({ status, code = null, retryAfter, ...page }: ComesBackWith): FormComesBack {
	return {
		status,
		code,
		retryAfter,
		page: { guestArea: { form: null, instead: null, differenceCents: null, ...page } },
	};
}

interface ComesBackWith extends Partial<PostedGuestForm> {
	readonly status: number;
	readonly code?: string | null;
	readonly retryAfter?: number | undefined;
}

export type ActionFailure =
	| { readonly code: "VALIDATION"; readonly errors: readonly { readonly path: string; readonly code: string }[] }
	| { readonly code: string; readonly retryAfter?: number };

/** The page with a form that was not taken: filled, and with what is wrong. */
export function refused({
	name,
	values,
	failure,
	...rest
}: {
	readonly name: GuestFormName;
	/** What was typed. */
	readonly values: Readonly<Record<string, string>>;
	readonly failure: ActionFailure;
} & Partial<Pick<PostedGuestForm, "instead" | "differenceCents">>): FormComesBack {
	const form: GuestFormState = {
		name,
		values,
		errors: "errors" in failure ? codesByField(failure.errors) : {},
		refused: "errors" in failure ? null : failure.code,
	};
	const retryAfter = "retryAfter" in failure ? failure.retryAfter : undefined;
	return comeBack({ ...rest, status: statusOf(failure.code), code: failure.code, retryAfter, form });
}

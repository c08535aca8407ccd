import type { Language } from "#domain/language.ts";
import type { App } from "#services/app.ts";
import type { GuestSession } from "#services/guests/session.ts";
import { guestHref, OWN_AREA } from "#site/guest-area.ts";
import { DONE_PARAM, type GUEST_DONE, type GuestFormState, type GuestPage } from "#site/views/guest-view.ts";

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
	/** Fields of the form. */
	readonly values: Readonly<Record<string, string>>;
}

/** A request of somebody who is signed in. */
export interface OwnRequest extends GuestRequest {
	readonly session: GuestSession;
}

/** The page comes back with a form, or another page stands in its place. */
export interface GuestComesBack {
	readonly status: number;
	readonly form: GuestFormState | null;
	readonly instead: GuestPage | null;
	readonly differenceCents: number | null;
	readonly retryAfter?: number;
}

/** `session`: a token that begins, or the session that ended. */
export type GuestAnswer = { readonly session?: string } & (
	| GuestComesBack
	| { readonly redirect: string }
	| { readonly file: string; readonly filename: string }
);

export type OwnAction = (app: App, request: OwnRequest) => Promise<GuestAnswer>;

export interface OwnEntry {
	readonly run: OwnAction;
	/** Only with a fresh proof of the mailbox. */
	readonly fresh?: boolean;
}

export async function emailOf(app: App, guestId: number): Promise<string> {
	const row = await app.db
		.selectFrom("guest")
		.select("email")
		.where("guest_id", "=", guestId)
		.executeTakeFirstOrThrow();
	return row.email;
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

/** The page again. */
export function comeBack(answer: { readonly status: number } & Partial<GuestComesBack>): GuestComesBack {
	return { form: null, instead: null, differenceCents: null, ...answer };
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
	readonly name: string;
	readonly values: Readonly<Record<string, string>>;
	readonly failure: ActionFailure;
} & Partial<Pick<GuestComesBack, "instead" | "differenceCents">>): GuestComesBack {
	const errors = "errors" in failure ? failure.errors : [];
	const form: GuestFormState = {
		...{ name, values, errors: Object.fromEntries(errors.map((error) => [error.path, error.code])) },
		refused: "errors" in failure ? null : failure.code,
	};
	const wait = "retryAfter" in failure ? failure.retryAfter : undefined;
	return comeBack({
		...{ status: STATUS[failure.code] ?? 422, form, ...rest },
		...(wait === undefined ? {} : { retryAfter: wait }),
	});
}

const STATUS: Readonly<Record<string, number>> = {
	...{ RATE_LIMITED: 429, BLOCKED: 429, BUSY: 503, PAYMENT_UNREACHABLE: 503 },
	...{ STALE: 409, PRICE_CHANGED: 409, INVALID_TRANSITION: 409, NOT_AVAILABLE: 409, LIVE: 409, MONEY: 409 },
};

/** The fields of a form that go back into it. */
export function pick(values: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> {
	return Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name] ?? ""]] : [])));
}

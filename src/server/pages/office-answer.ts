import type { StaffFormName, StaffFormValues, StaffSenderOf } from "#domain/forms/staff-forms.ts";
import type { Language } from "#domain/language.ts";
import { networkPrefix } from "#services/access/auth-log.ts";
import type { App } from "#services/app.ts";
import type { Begun } from "#services/staff/begin-account.ts";
import type { StaffBy } from "#services/staff/staff-by.ts";
import { type StaffSession, staffSession, type Whence } from "#services/staff/staff-session.ts";
import { officeBack, officeHref } from "#site/office.ts";
import { confirmedBack, confirmHref, pageOfFile } from "#site/office-files.ts";
import { type RecordDesk, recordHref } from "#site/office-records.ts";
import { OFFICE_DONE_PARAM, type OfficeDone, type OfficePage } from "#site/views/office-view.ts";
import { codesByField, type FormComesBack, type FormOutcome } from "../forms/answer.ts";
import { statusOf } from "../status.ts";
import { readTyped, readWhole } from "./office-typed.ts";
import type { StaffCookies } from "./staff-cookies.ts";

/** What the forms of the back office are asked and answer. */

export interface OfficeRequest extends Whence {
	readonly session: StaffSession | null;
	/** What stands below `/staff`. */
	readonly path: string;
	/** What the address of the page asks for, with its question mark; empty: nothing. */
	readonly search: string;
	/** The session cookie that came along, whatever it is worth. */
	readonly oldCookie: string | null;
	/** The cookie of the browser that a passkey was asked of. */
	readonly browser: string | null;
	/** Of the page that comes back. */
	readonly language: Language;
	/** A file that came along. */
	readonly file: Uint8Array | null;
	/** Fields of the form. */
	readonly values: Readonly<Record<string, string>>;
}

/** A request of somebody who is signed in. */
export interface SignedInRequest extends OfficeRequest {
	readonly session: StaffSession;
}

/** Who acts, and from where. */
export function byOf({ session, clientAddress }: SignedInRequest): StaffBy {
	const { staffId, publicId } = session;
	return { staffId, publicId, network: networkPrefix(clientAddress) };
}

/** `session`: one that begins, or that the one of the cookie ended. `browser`: what to remember the browser by. */
export type OfficeAnswer = FormOutcome & {
	readonly session?: StaffCookies;
	readonly browser?: string;
	/** A form that waited for a second factor, and goes on now. */
	readonly goesOn?: { readonly path: string; readonly values: Readonly<Record<string, string>> };
};

/** What a form of the office does, with its fields as they were read. */
export type OfficeAct<Name extends StaffFormName> = (
	app: App,
	request: StaffSenderOf<Name> extends "anyone" ? OfficeRequest : SignedInRequest,
	values: StaffFormValues<Name>,
) => Promise<OfficeAnswer>;

/** The acts of all forms; one that is missing does not compile. */
export type OfficeActs = { readonly [Name in StaffFormName]: OfficeAct<Name> };

/** Leads to a page of the office that says what was done. */
export function done(path: string, what: OfficeDone): { readonly redirect: string } {
	return { redirect: `${officeHref(path)}${path.includes("?") ? "&" : "?"}${OFFICE_DONE_PARAM}=${what}` };
}

/** Leads to the page of a partner, owner, agency or code, which says what was done. */
export function recordDone(desk: RecordDesk, code: string, what: OfficeDone): { readonly redirect: string } {
	const href = recordHref(desk, code);
	return { redirect: `${href}${href.includes("?") ? "&" : "?"}${OFFICE_DONE_PARAM}=${what}` };
}

/** Lets somebody in by the session that has begun. */
export async function entersBy(app: App, token: string, back: string): Promise<OfficeAnswer> {
	const session = await staffSession(app, token);
	return { redirect: officeHref(officeBack(back)), session: { token, name: session?.name ?? "" } };
}

/** Shows the recovery codes of an account that has begun, once. */
export async function begun(
	app: App,
	{ token, recoveryCodes }: Begun,
	way: "password" | "passkey",
): Promise<OfficeAnswer> {
	const session = await staffSession(app, token);
	const page = { name: "codes", codes: recoveryCodes, isFirst: true, isForPasskey: way === "passkey" } as const;
	return { ...shown(page), session: { token, name: session?.name ?? "" } };
}

/** A refusal is answered the later, the more of them there were. */
export const later = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs));

/** There is no such thing, or the person may not have it: both look alike. */
export const missing = () => shown({ name: "missing" }, 404);

/** A page in place of the one that the form stands on. */
export function shown(instead: OfficePage, status = 200, code: string | null = null): FormComesBack {
	return { status, code, page: { office: { form: null, instead } } };
}

/** Leads back after a fresh second factor; a form that was sent too late comes back with what was typed into it. */
export function confirmed({ session, oldCookie }: SignedInRequest, back: string, typed: string): OfficeAnswer {
	const form = readTyped(typed);
	const path = confirmedBack(back);
	// The session's hours have begun anew, and its cookies' with them.
	const goesOn = oldCookie === null ? {} : { session: { token: oldCookie, name: session.name, isSame: true } };
	const whole = readWhole(typed);
	// A file waits on a page of its own: no page would say that it was fetched.
	const file = whole?.do === "fetch-file" ? confirmedBack(whole.file ?? "") : path;
	if (pageOfFile(file) !== null) return { redirect: confirmHref(file), ...goesOn };
	// Of the site's own pages, where the bar led from.
	if (path.startsWith("/")) return { redirect: path, ...goesOn };
	if (whole) return { redirect: officeHref(path), ...goesOn, goesOn: { path, values: whole } };
	// What was opened on its page is led to, as its link does; on a booking's it stands below the head.
	const jump = path.includes("?do=") && !path.startsWith("bookings/") ? "#do" : "";
	if (!form) return { redirect: officeHref(path) + jump, ...goesOn };
	return { status: 200, code: null, page: { office: { form, instead: null, isConfirmed: true } }, ...goesOn };
}

export type OfficeFailure = { readonly code: "VALIDATION"; readonly errors: OfficeErrors } | { readonly code: string };

/** What is wrong with fields, by their names. */
export type OfficeErrors = readonly { readonly path: string; readonly code: string }[];

/** What changes much says why, whatever its form may leave empty elsewhere. */
export const NO_REASON: OfficeFailure = { code: "VALIDATION", errors: [{ path: "reason", code: "REQUIRED" }] };

/** The page with a form that was not taken: filled but for its secrets, and with what is wrong. NOT_FOUND: `missing`. */
export function refused(
	{ values }: Pick<OfficeRequest, "values">,
	name: StaffFormName,
	failure: OfficeFailure,
	{ kept = [], instead = null }: { readonly kept?: readonly string[]; readonly instead?: OfficePage | null } = {},
): FormComesBack {
	if (failure.code === "NOT_FOUND") return missing();
	const typed = Object.fromEntries(kept.map((field) => [field, values[field] ?? ""]));
	const isFieldwise = "errors" in failure;
	const form = {
		name,
		values: typed,
		errors: isFieldwise ? codesByField(failure.errors) : {},
		refused: isFieldwise ? null : failure.code,
		person: values.person ?? null,
	};
	return { status: statusOf(failure.code), code: failure.code, page: { office: { form, instead } } };
}

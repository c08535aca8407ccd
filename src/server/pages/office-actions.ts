import { hasPassword } from "#db/staff/staff.ts";
import { readForm } from "#domain/forms/read-form.ts";
import { STEP_UP_CODE, STEP_UP_PAGE, type StaffForm, staffForm } from "#domain/forms/staff-forms.ts";
import { isRole, mayDo, type Right, ROLES, type Role } from "#domain/staff/roles.ts";
import type { App } from "#services/app.ts";
import { beginPage, confirmPage } from "#services/pages/office/office-page.ts";
import { userPage } from "#services/pages/office/people-page.ts";
import {
	changePassword,
	changeRoles,
	endAccount,
	endSessionsOf,
	type Invited,
	inviteAgain,
	inviteStaff,
	newRecoveryCodes,
} from "#services/staff/accounts.ts";
import { beginAccount, isFirstCode } from "#services/staff/begin-account.ts";
import { confirmStaff, endStaffSessions, signInStaff, signOutStaff } from "#services/staff/sign-in.ts";
import { OFFICE_SIGN_IN } from "#site/office.ts";
import type { OfficePage } from "#site/views/office-view.ts";
import { AGENCY_ACTS } from "./office-agency-actions.ts";
import {
	begun,
	confirmed,
	done,
	entersBy,
	later,
	missing,
	type OfficeAct,
	type OfficeActs,
	type OfficeAnswer,
	type OfficeFailure,
	type OfficeRequest,
	recordDone,
	refused,
	type SignedInRequest,
	shown,
} from "./office-answer.ts";
import { APPROVAL_ACTS } from "./office-approval-actions.ts";
import { BOARD_ACTS } from "./office-board-actions.ts";
import { BOOKING_ACTS, withDay } from "./office-booking-actions.ts";
import { CODE_ACTS } from "./office-code-actions.ts";
import { DESK_ACTS } from "./office-desk-actions.ts";
import { FEED_ACTS } from "./office-feed-actions.ts";
import { FILE_ACTS } from "./office-file-actions.ts";
import { GUEST_ACTS } from "./office-guest-actions.ts";
import { HOME_ACTS } from "./office-home-actions.ts";
import { INBOX_ACTS } from "./office-inbox-actions.ts";
import { MAIL_ACTS } from "./office-mail-actions.ts";
import { PARTNER_ACTS } from "./office-partner-actions.ts";
import { PASSKEY_ACTS } from "./office-passkey-actions.ts";
import { PAYMENT_ACTS } from "./office-payment-actions.ts";
import { PAYOUT_ACTS } from "./office-payout-actions.ts";
import { REDIRECT_ACTS } from "./office-redirect-actions.ts";
import { SELECTION_ACTS } from "./office-selection-actions.ts";
import { keptOf, typedText } from "./office-typed.ts";
import { VIEW_ACTS } from "./office-view-actions.ts";

/** What the forms of the back office do. Each is named by its field `do`; who may send it is said by its definition. */

/** Does what a form asks for. What somebody may not do is answered like what there is not. */
export async function officeAction(app: App, request: OfficeRequest): Promise<OfficeAnswer> {
	const { goesOn, ...answer } = await act(app, request);
	if (!goesOn || !request.session) return answer;
	const session = { ...request.session, isFresh: true };
	const done = await act(app, { ...request, session, path: goesOn.path, values: goesOn.values });
	const kept = answer.session ? { session: answer.session } : {};
	if (!("page" in done) || !done.page?.office) return { ...kept, ...done };
	// The page that shows at once was asked for before the factor was fresh.
	return { ...kept, ...done, page: { ...done.page, office: { ...done.page.office, isFresh: true } } };
}

async function act(app: App, request: OfficeRequest): Promise<OfficeAnswer> {
	const { session } = request;
	const form = staffForm(request.values.do ?? "");
	if (form?.sender === "anyone") return run(app, request, form);
	if (!session) return { redirect: OFFICE_SIGN_IN };
	if (!form) return missing();
	if (form.sender !== "account" && !mayDo(session.roles, form.sender satisfies Right)) return missing();
	if (form.fresh && !session.isFresh) {
		const { [STEP_UP_CODE]: code, [STEP_UP_PAGE]: asksPage } = request.values;
		if (code !== undefined && asksPage === undefined) return stepUp(app, { ...request, session }, form, code);
		return shown(await confirmPage(app, session, request.path, typedText(form, request.values)), 403);
	}
	return run(app, request, form);
}

/** Does what a form asks for with the code that came along; a wrong one brings the form back as it was typed. */
async function stepUp(app: App, request: SignedInRequest, form: StaffForm, code: string): Promise<OfficeAnswer> {
	const { session, clientAddress, oldCookie } = request;
	const back = (failure: OfficeFailure) => refused(request, form.name, failure, { kept: keptOf(form) });
	const wrong = (why: string) => back({ code: "VALIDATION", errors: [{ path: STEP_UP_CODE, code: why }] });
	if (code.trim() === "") return wrong("REQUIRED");
	const shown = await confirmStaff(app, session, { code, clientAddress });
	if (!shown.ok) {
		await later(shown.error.delayMs);
		return shown.error.code === "WRONG" ? wrong("WRONG_CODE") : back(shown.error);
	}
	const done = await run(app, { ...request, session: { ...session, isFresh: true } }, form);
	// The session's hours have begun anew, and its cookies' with them.
	const kept = oldCookie === null ? {} : { session: { token: oldCookie, name: session.name, isSame: true } as const };
	if (!("page" in done) || !done.page?.office) return { ...kept, ...done };
	return { ...kept, ...done, page: { ...done.page, office: { ...done.page.office, isFresh: true } } };
}

/** Reads a form by its definition and does what it is for. */
async function run(app: App, request: OfficeRequest, form: StaffForm): Promise<OfficeAnswer> {
	const read = readForm(form, request.values);
	if (!read.ok) {
		const instead = await pageOf(app, request, form.name);
		const { token = "", code = "" } = request.values;
		const { error: failure } = read;
		const error =
			form.name === "begin"
				? await withCode(app, token, code, failure)
				: form.name === "receive" && "errors" in failure
					? { ...failure, errors: withDay(app, request.values, failure.errors) }
					: failure;
		return refused(request, form.name, error, { kept: keptOf(form), instead });
	}
	// Which request and which values an act is given follows from its name.
	const does = ACTS[form.name] as unknown as (app: App, request: object, values: unknown) => Promise<OfficeAnswer>;
	return does(app, request, read.value);
}

/** The page that a form without a page of its own address stands on. */
async function pageOf(app: App, { session, values, path }: OfficeRequest, name: string): Promise<OfficePage | null> {
	if (name === "begin" || name === "begin-passkey") return beginPage(app, values.token ?? "", session);
	const isConfirm = name === "confirm" || name === "confirm-passkey";
	return isConfirm && session ? confirmPage(app, session, values.back ?? path, values.typed) : null;
}

const signIn: OfficeAct<"sign-in"> = async (app, request, { email, password, code, back }) => {
	const { clientAddress, client, oldCookie } = request;
	const entered = await signInStaff(app, { email, password, code, clientAddress, client, oldCookie });
	if (!entered.ok) {
		await later(entered.error.delayMs);
		return refused(request, "sign-in", entered.error, { kept: ["email", "back"] });
	}
	return entersBy(app, entered.value, back);
};

/** What is wrong with a first link's form, and its code too where that is wrong as well. */
async function withCode(app: App, token: string, code: string, failure: OfficeFailure): Promise<OfficeFailure> {
	if (!("errors" in failure) || failure.errors.some(({ path }) => path === "code")) return failure;
	if (await isFirstCode(app, token, code)) return failure;
	return { ...failure, errors: [...failure.errors, { path: "code", code: "WRONG_CODE" }] };
}

/** A password that is too easy is said at its field. */
function passwordFailure(code: string): OfficeFailure {
	return code === "GUESSABLE" ? { code: "VALIDATION", errors: [{ path: "newPassword", code }] } : { code };
}

const begin: OfficeAct<"begin"> = async (app, request, { token, newPassword, code }) => {
	const { clientAddress, client, oldCookie } = request;
	const way = { password: newPassword, code };
	const made = await beginAccount(app, { token, way, clientAddress, client, oldCookie });
	if (made.ok) return begun(app, made.value, "password");
	if (made.error === "GONE") return shown({ name: "gone" }, 410);
	const failure = passwordFailure(made.error === "WRONG" ? "WRONG_CODE" : made.error);
	const said = await withCode(app, token, code, failure);
	return refused(request, "begin", said, { instead: await beginPage(app, token, request.session) });
};

const signOut: OfficeAct<"sign-out"> = async (app, { session, clientAddress }) => {
	await signOutStaff(app, session, clientAddress);
	return { ...done("sign-in", "signed-out"), session: "ended" };
};

const confirm: OfficeAct<"confirm"> = async (app, request, { code, back, typed }) => {
	const { session, clientAddress } = request;
	const shown = await confirmStaff(app, session, { code, clientAddress });
	if (shown.ok) return confirmed(request, back, typed);
	await later(shown.error.delayMs);
	return refused(request, "confirm", shown.error, { instead: await confirmPage(app, session, back, typed) });
};

const endSession: OfficeAct<"end-session"> = async (app, { session, clientAddress }, { session: sessionId }) => {
	if (sessionId === session.sessionId) {
		await signOutStaff(app, session, clientAddress);
		return { ...done("sign-in", "signed-out"), session: "ended" };
	}
	const ended = await endStaffSessions(app, session, { sessionId }, clientAddress);
	return ended > 0 ? done("account", "session-ended") : missing();
};

const endOthers: OfficeAct<"end-others"> = async (app, { session, clientAddress }) => {
	await endStaffSessions(app, session, "others", clientAddress);
	return done("account", "others-ended");
};

const password: OfficeAct<"password"> = async (app, request, { newPassword }) => {
	const { session, clientAddress } = request;
	const changed = await changePassword(app, session, newPassword, clientAddress);
	return changed.ok ? done("account", "password") : refused(request, "password", passwordFailure(changed.error));
};

const newCodes: OfficeAct<"new-codes"> = async (app, request) => {
	const made = await newRecoveryCodes(app, request.session, request.clientAddress);
	if (!made.ok) return refused(request, "new-codes", { code: made.error });
	const isForPasskey = !(await hasPassword(app.db, request.session.staffId));
	return shown({ name: "codes", codes: made.value, isFirst: false, isForPasskey });
};

/** Roles whose boxes are ticked. */
function rolesOf(values: Readonly<Record<Role, boolean>>): readonly Role[] {
	return ROLES.filter((role) => isRole(role) && values[role]);
}

const by = ({ session, clientAddress }: SignedInRequest) => ({ id: session.publicId, clientAddress });

const invite: OfficeAct<"invite"> = async (app, request, values) => {
	const { name, email } = values;
	const roles = rolesOf(values);
	if (roles.length === 0) {
		// Somebody without a role gets in and finds nothing: that is nobody's wish. Said at the first box.
		const failure = { code: "VALIDATION", errors: [{ path: ROLES[0], code: "ROLE" }] } as const;
		return refused(request, "invite", failure, { kept: ["name", "email"] });
	}
	const invited = await inviteStaff(app, { name, email, roles }, by(request));
	if (!invited.ok) {
		return refused(request, "invite", { code: invited.error }, { kept: ["name", "email", ...ROLES] });
	}
	return linkShown(app, request, invited.value);
};

/** The user's page with the first link, which is shown here alone. */
async function linkShown(app: App, { session }: SignedInRequest, { publicId, link }: Invited): Promise<OfficeAnswer> {
	const request = { roles: session.roles, doing: null };
	const page = await userPage(app, session, request, { id: publicId, link });
	return page ? shown(page) : missing();
}

const again: OfficeAct<"again"> = async (app, request, { person }) => {
	const invited = await inviteAgain(app, person, by(request));
	if (!invited.ok) return refused(request, "again", { code: invited.error });
	return linkShown(app, request, invited.value);
};

const roles: OfficeAct<"roles"> = async (app, request, values) => {
	const was = values.was.split(",").filter(isRole);
	const changed = await changeRoles(app, values.person, { roles: rolesOf(values), was }, by(request));
	if (changed.ok) return recordDone("people", values.person, "roles");
	// The boxes as they were ticked, beside the roles of now, which count as shown.
	return refused(request, "roles", { code: changed.error }, { kept: ROLES });
};

const endSessionsOfPerson: OfficeAct<"end-sessions"> = async (app, request, { person, session }) => {
	const which = session === "" ? "all" : { sessionId: session };
	const ended = await endSessionsOf(app, person, which, by(request));
	if (!ended.ok) return refused(request, "end-sessions", { code: ended.error });
	return recordDone("people", person, session === "" ? "sessions-ended" : "session-ended");
};

const end: OfficeAct<"end"> = async (app, request, { person }) => {
	const ended = await endAccount(app, person, by(request));
	return ended.ok ? recordDone("people", person, "ended") : refused(request, "end", { code: ended.error });
};

const ACTS: OfficeActs = {
	...BOOKING_ACTS,
	...SELECTION_ACTS,
	...VIEW_ACTS,
	...APPROVAL_ACTS,
	...GUEST_ACTS,
	...INBOX_ACTS,
	...DESK_ACTS,
	...PAYMENT_ACTS,
	...PAYOUT_ACTS,
	...BOARD_ACTS,
	...REDIRECT_ACTS,
	...MAIL_ACTS,
	...CODE_ACTS,
	...PARTNER_ACTS,
	...AGENCY_ACTS,
	...HOME_ACTS,
	...FEED_ACTS,
	...FILE_ACTS,
	...PASSKEY_ACTS,
	"sign-in": signIn,
	begin,
	"sign-out": signOut,
	confirm,
	"end-session": endSession,
	"end-others": endOthers,
	password,
	"new-codes": newCodes,
	invite,
	again,
	roles,
	"end-sessions": endSessionsOfPerson,
	end,
};

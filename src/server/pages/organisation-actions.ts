import { deleteMemberSession, setClientLooks, switchSession } from "#db/organisations/member-sessions.ts";
import { listOrganisationsOf, markEntered } from "#db/organisations/organisations.ts";
import { fieldNames } from "#domain/forms/area-form.ts";
import {
	type OrganisationForm,
	type OrganisationFormName,
	type OrganisationFormValues,
	type OrganisationSenderOf,
	organisationForm,
} from "#domain/forms/organisation-forms.ts";
import { readForm } from "#domain/forms/read-form.ts";
import type { Language } from "#domain/language.ts";
import { mayAct, type OrganisationArea } from "#domain/organisations/rights.ts";
import { networkPrefix } from "#services/access/auth-log.ts";
import { askForMail, enterByCode, enterByLink, MAIL_ANSWERED_AFTER_MS } from "#services/access/mailed-sign-in.ts";
import type { App } from "#services/app.ts";
import { changePayoutDetails } from "#services/ledger/payout-details.ts";
import type { MemberSession } from "#services/organisations/member-session.ts";
import {
	changeMemberRole,
	inviteMember,
	type MembersActor,
	type MembersRefusal,
	removeMember,
} from "#services/organisations/members.ts";
import { endOtherSessions, signOutMember, WAY_INTO } from "#services/organisations/sign-in.ts";
import { verifyMember } from "#services/pages/organisation/organisation-page.ts";
import { organisationBack, organisationHref } from "#site/organisation-area.ts";
import {
	ORGANISATION_DONE_PARAM,
	type OrganisationDone,
	type OrganisationPage,
} from "#site/views/organisation-view.ts";
import { codesByField, type FormComesBack, type FormOutcome, pickFields } from "../forms/answer.ts";
import { statusOf } from "../status.ts";

/** What the forms of the areas of organisations do. Each is named by its field `do`; its definition says who may send it. */

export interface OrganisationRequest {
	readonly area: OrganisationArea;
	readonly session: MemberSession | null;
	readonly language: Language;
	/** Path below the area. */
	readonly path: string;
	readonly clientAddress: string | null;
	/** `User-Agent`. */
	readonly client: string;
	/** The session cookie that came along, whatever it is worth. */
	readonly oldCookie: string | null;
	/** Fields of the form. */
	readonly values: Readonly<Record<string, string>>;
}

interface SignedInRequest extends OrganisationRequest {
	readonly session: MemberSession;
}

/** `session`: the token of one that begins or goes on; null: it has ended. */
export type OrganisationAnswer = FormOutcome & { readonly session?: string | null };

type Act<Name extends OrganisationFormName> = (
	app: App,
	request: OrganisationSenderOf<Name> extends "anyone" ? OrganisationRequest : SignedInRequest,
	values: OrganisationFormValues<Name>,
) => Promise<OrganisationAnswer>;

/** Does what a form asks for. What somebody may not do is answered like what there is not. */
export async function organisationAction(app: App, request: OrganisationRequest): Promise<OrganisationAnswer> {
	const { session, area, language, path } = request;
	const form = organisationForm(request.values.do ?? "");
	if (form?.sender === "anyone") return run(app, request, form);
	if (!session) return { redirect: organisationHref(area, language, organisationBack(area, path)) };
	if (!form) return missing();
	if (form.sender !== "account" && !mayAct(session, form.sender)) return missing();
	if (form.fresh && !session.isFresh) return shown(verifyMember(session, path), 403);
	return run(app, request, form);
}

/** Reads a form by its definition and does what it is for; what is wrong comes back with what was typed. */
async function run(app: App, request: OrganisationRequest, form: OrganisationForm): Promise<OrganisationAnswer> {
	const values = pickFields(request.values, fieldNames(form));
	const read = readForm(form, values);
	if (!read.ok) return refused(request, form.name, read.error, doorOf(request, form.name));
	// Which request and which values an act is given follows from its name.
	const act = ACTS[form.name] as unknown as (app: App, request: object, values: unknown) => Promise<OrganisationAnswer>;
	return act(app, { ...request, values }, read.value);
}

/** The page that the forms of the doors stand on; null: they stand on the page of the address. */
function doorOf({ session, values }: OrganisationRequest, name: OrganisationFormName): OrganisationPage | null {
	if (name !== "ask" && name !== "code") return null;
	return door(session, name === "code" ? (values.attempt ?? "") : null, values.back ?? "");
}

function door(session: MemberSession | null, attemptId: string | null, back: string): OrganisationPage {
	return session ? verifyMember(session, back, attemptId) : { name: "signIn", attemptId, back };
}

const missing = (): FormComesBack => ({
	status: 404,
	code: null,
	page: { organisation: { form: null, instead: null, isMissing: true } },
});

/** A page in place of the one that the form stands on. */
function shown(instead: OrganisationPage, status: number): FormComesBack {
	return { status, code: null, page: { organisation: { form: null, instead } } };
}

type Failure =
	| { readonly code: "VALIDATION"; readonly errors: readonly { readonly path: string; readonly code: string }[] }
	| { readonly code: string; readonly retryAfter?: number };

/** The page with a form that was not taken: filled, and with what is wrong. */
function refused(
	{ values }: OrganisationRequest,
	name: OrganisationFormName,
	failure: Failure,
	instead: OrganisationPage | null = null,
): FormComesBack {
	if (failure.code === "NOT_FOUND") return missing();
	const isFieldwise = "errors" in failure;
	const form = {
		name,
		values,
		errors: isFieldwise ? codesByField(failure.errors) : {},
		refused: isFieldwise ? null : failure.code,
	};
	const retryAfter = "retryAfter" in failure ? failure.retryAfter : undefined;
	return { status: statusOf(failure.code), code: failure.code, retryAfter, page: { organisation: { form, instead } } };
}

/** Leads to a page of the area that says what was done. */
function done(
	{ area, language }: OrganisationRequest,
	path: string,
	what: OrganisationDone,
): { readonly redirect: string } {
	return { redirect: `${organisationHref(area, language, path)}?${ORGANISATION_DONE_PARAM}=${what}` };
}

async function mailSignIn(
	app: App,
	request: OrganisationRequest,
	name: "ask" | "ask-again",
	email: string,
): Promise<OrganisationAnswer> {
	const answered = new Promise((resolve) => setTimeout(resolve, MAIL_ANSWERED_AFTER_MS));
	const { area, language, clientAddress, values, session } = request;
	const back = organisationBack(area, values.back);
	const mailed = await askForMail(app, WAY_INTO[area], { email, language, back, clientAddress });
	await answered;
	const instead = door(session, mailed.ok ? mailed.value.attemptId : null, back);
	if (!mailed.ok) return refused(request, name, mailed.error, instead);
	const form = { name, values: pickFields(values, ["email"]), errors: {}, refused: null };
	return { status: 200, code: null, page: { organisation: { form, instead } } };
}

/** Who is signed in is mailed whatever was typed. */
const ask: Act<"ask"> = (app, request, { email }) =>
	request.session
		? mailSignIn(app, request, "ask-again", request.session.email)
		: mailSignIn(app, request, "ask", email);

const askAgain: Act<"ask-again"> = async (app, request) =>
	request.session
		? mailSignIn(app, request, "ask-again", request.session.email)
		: shown(door(null, null, organisationBack(request.area, request.values.back)), 200);

const code: Act<"code"> = async (app, request, { attempt: attemptId, code: typed, back }) => {
	const { area, language, clientAddress, client, oldCookie } = request;
	const from = { clientAddress, client, oldCookie };
	const entered = await enterByCode(app, WAY_INTO[area], { attemptId, code: typed, ...from });
	if (entered.ok) {
		return { session: entered.value.token, redirect: organisationHref(area, language, entered.value.back) };
	}
	if (entered.error.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, entered.error.delayMs));
	const instead = door(request.session, attemptId, organisationBack(area, back));
	return refused({ ...request, values: pickFields(request.values, ["email"]) }, "code", entered.error, instead);
};

const enter: Act<"enter"> = async (app, request, { token }) => {
	const { area, language, clientAddress, client, oldCookie } = request;
	const entered = await enterByLink(app, WAY_INTO[area], { token, clientAddress, client, oldCookie });
	if (!entered.ok) return shown({ name: "gone" }, entered.error === "GONE" ? 410 : 503);
	return { session: entered.value.token, redirect: organisationHref(area, language, entered.value.back) };
};

const signOut: Act<"sign-out"> = async (app, request) => {
	await signOutMember(app, request.session, request.clientAddress);
	return { session: null, ...done(request, "", "signed-out") };
};

const endSession: Act<"end-session"> = async (app, request, { session: sessionId }) => {
	const { session } = request;
	if (sessionId === session.sessionId) return signOut(app, request, {});
	const gone = await deleteMemberSession(app.db, { userId: session.userId, sessionId });
	return gone ? done(request, "users", "session-ended") : missing();
};

const endOthers: Act<"end-others"> = async (app, request) => {
	await endOtherSessions(app, request.session, request.clientAddress);
	return done(request, "users", "others-ended");
};

const switchTo: Act<"switch"> = async (app, request, { organisation: publicId }) => {
	const { session, area, oldCookie } = request;
	const known = await listOrganisationsOf(app.db, area, session.userId, app.clock.now());
	const other = known.find((one) => one.public_id === publicId);
	if (!other) return missing();
	await switchSession(app.db, session.tokenHash, other.organisation_id);
	await markEntered(app.db, other.organisation_id, session.userId, app.clock.now());
	return { session: oldCookie, ...done(request, "", "switched") };
};

/** Who acts, and from where. */
function byOf({ session, clientAddress }: SignedInRequest): MembersActor {
	const { organisation, publicId } = session;
	return { kind: organisation.kind, memberId: publicId, network: networkPrefix(clientAddress) };
}

const membersFailure = (code: MembersRefusal): Failure =>
	code === "EXISTS" ? { code: "VALIDATION", errors: [{ path: "email", code: "MEMBER_EXISTS" }] } : { code };

const invite: Act<"invite"> = async (app, request, { name, email, role }) => {
	const invited = await inviteMember(app, request.session.organisation, { name, email, role }, byOf(request));
	return invited.ok ? done(request, "users", "invited") : refused(request, "invite", membersFailure(invited.error));
};

const changeRole: Act<"role"> = async (app, request, { member: memberId, role }) => {
	const changed = await changeMemberRole(app, request.session.organisation, { memberId, role }, byOf(request));
	return changed.ok ? done(request, "users", "role-changed") : refused(request, "role", { code: changed.error });
};

const remove: Act<"remove"> = async (app, request, { member }) => {
	const removed = await removeMember(app, request.session.organisation, member, byOf(request));
	return removed.ok ? done(request, "users", "removed") : refused(request, "remove", { code: removed.error });
};

/** Leads back to where the switch stood, on the list or on one booking. */
const clientLooks: Act<"client-looks"> = async (app, request, { looks }) => {
	const { session, area, language, path } = request;
	await setClientLooks(app.db, session.tokenHash, looks === "yes");
	return { redirect: organisationHref(area, language, path) };
};

const payout: Act<"payout"> = async (app, request, values) => {
	const changed = await changePayoutDetails(app, request.session, values);
	return changed.ok ? done(request, "payout", "payout-changed") : refused(request, "payout", changed.error);
};

const ACTS: { readonly [Name in OrganisationFormName]: Act<Name> } = {
	ask,
	"ask-again": askAgain,
	code,
	enter,
	"sign-out": signOut,
	"end-session": endSession,
	"end-others": endOthers,
	switch: switchTo,
	invite,
	role: changeRole,
	remove,
	payout,
	"client-looks": clientLooks,
};

import { deleteMemberSession, setClientLooks, switchSession } from "#db/organisations/member-sessions.ts";
import { listOrganisationsOf, markEntered } from "#db/organisations/organisations.ts";
import { fieldNames } from "#domain/forms/area-form.ts";
import {
	OF_FIELD,
	type OrganisationForm,
	type OrganisationFormName,
	organisationForm,
} from "#domain/forms/organisation-forms.ts";
import { readForm } from "#domain/forms/read-form.ts";
import { mayAct } from "#domain/organisations/rights.ts";
import { askForMail, enterByCode, enterByLink, MAIL_ANSWERED_AFTER_MS } from "#services/access/mailed-sign-in.ts";
import type { App } from "#services/app.ts";
import { changePayoutDetails } from "#services/ledger/payout-details.ts";
import type { MemberSession } from "#services/organisations/member-session.ts";
import { changeMemberRole, inviteMember, type MembersRefusal, removeMember } from "#services/organisations/members.ts";
import { endOtherSessions, signOutMember, WAY_INTO } from "#services/organisations/sign-in.ts";
import { verifyMember } from "#services/pages/organisation/organisation-page.ts";
import { organisationBack, organisationHref } from "#site/organisation-area.ts";
import type { OrganisationPage } from "#site/views/organisation-view.ts";
import { type FormComesBack, pickFields } from "../forms/answer.ts";
import { KEY_ACTS } from "./key-actions.ts";
import { LANDING_ACTS } from "./landing-actions.ts";
import { MEMBER_PASSKEY_ACTS } from "./member-passkey-actions.ts";
import { MESSAGE_ACTS } from "./message-actions.ts";
import {
	byOf,
	done,
	type Failure,
	missing,
	type OrganisationAct,
	type OrganisationActs,
	type OrganisationAnswer,
	type OrganisationRequest,
	refused,
} from "./organisation-answer.ts";
import { OWN_DATA_ACTS } from "./own-data-actions.ts";
import { OWNER_ACTS } from "./owner-actions.ts";

/** What the forms of the areas of organisations do. Each is named by its field `do`; its definition says who may send it. */

/** Does what a form asks for. What somebody may not do is answered like what there is not. */
export async function organisationAction(app: App, request: OrganisationRequest): Promise<OrganisationAnswer> {
	const { session, area, language, path } = request;
	const form = organisationForm(request.values.do ?? "");
	if (form?.sender === "anyone") return run(app, request, form);
	if (!session) return { redirect: organisationHref(area, language, organisationBack(area, path)) };
	if (!form) return missing();
	// What is the person's own is the same for every organisation.
	if (form.sender !== "account") {
		const of = request.values[OF_FIELD];
		if (of !== undefined && of !== session.organisation.publicId) return ofAnother(request, form, of);
		if (!mayAct(session, form.sender)) return missing();
	}
	if (form.fresh && !session.isFresh) return shown(verifyMember(session, path), 403);
	return run(app, request, form);
}

/** Does nothing with a form whose page was another organisation's, for another tab has switched since. */
function ofAnother({ values }: OrganisationRequest, form: OrganisationForm, of: string): FormComesBack {
	return refused({ values: { ...pickFields(values, fieldNames(form)), [OF_FIELD]: of } }, form.name, {
		code: "SWITCHED",
	});
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

/** A page in place of the one that the form stands on. */
function shown(instead: OrganisationPage, status: number): FormComesBack {
	return { status, code: null, page: { organisation: { form: null, instead } } };
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
const ask: OrganisationAct<"ask"> = (app, request, { email }) =>
	request.session
		? mailSignIn(app, request, "ask-again", request.session.email)
		: mailSignIn(app, request, "ask", email);

const askAgain: OrganisationAct<"ask-again"> = async (app, request) =>
	request.session
		? mailSignIn(app, request, "ask-again", request.session.email)
		: shown(door(null, null, organisationBack(request.area, request.values.back)), 200);

const code: OrganisationAct<"code"> = async (app, request, { attempt: attemptId, code: typed, back }) => {
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

const enter: OrganisationAct<"enter"> = async (app, request, { token }) => {
	const { area, language, clientAddress, client, oldCookie } = request;
	const entered = await enterByLink(app, WAY_INTO[area], { token, clientAddress, client, oldCookie });
	if (!entered.ok) return shown({ name: "gone" }, entered.error === "GONE" ? 410 : 503);
	return { session: entered.value.token, redirect: organisationHref(area, language, entered.value.back) };
};

const signOut: OrganisationAct<"sign-out"> = async (app, request) => {
	await signOutMember(app, request.session, request.clientAddress);
	return { session: null, ...done(request, "", "signed-out") };
};

const endSession: OrganisationAct<"end-session"> = async (app, request, { session: sessionId }) => {
	const { session } = request;
	if (sessionId === session.sessionId) return signOut(app, request, {});
	const gone = await deleteMemberSession(app.db, { userId: session.userId, sessionId });
	return gone ? done(request, "users", "session-ended") : missing();
};

const endOthers: OrganisationAct<"end-others"> = async (app, request) => {
	await endOtherSessions(app, request.session, request.clientAddress);
	return done(request, "users", "others-ended");
};

const switchTo: OrganisationAct<"switch"> = async (app, request, { organisation: publicId }) => {
	const { session, area, oldCookie } = request;
	const known = await listOrganisationsOf(app.db, area, session.userId, app.clock.now());
	const other = known.find((one) => one.public_id === publicId);
	if (!other) return missing();
	await switchSession(app.db, session.tokenHash, other.organisation_id);
	await markEntered(app.db, other.organisation_id, session.userId, app.clock.now());
	return { session: oldCookie, ...done(request, "", "switched") };
};

const membersFailure = (code: MembersRefusal): Failure =>
	code === "EXISTS" ? { code: "VALIDATION", errors: [{ path: "email", code: "MEMBER_EXISTS" }] } : { code };

const invite: OrganisationAct<"invite"> = async (app, request, { name, email, role }) => {
	const invited = await inviteMember(app, request.session.organisation, { name, email, role }, byOf(request));
	return invited.ok ? done(request, "users", "invited") : refused(request, "invite", membersFailure(invited.error));
};

const changeRole: OrganisationAct<"role"> = async (app, request, { member: memberId, role }) => {
	const changed = await changeMemberRole(app, request.session.organisation, { memberId, role }, byOf(request));
	return changed.ok ? done(request, "users", "role-changed") : refused(request, "role", { code: changed.error });
};

const remove: OrganisationAct<"remove"> = async (app, request, { member }) => {
	const removed = await removeMember(app, request.session.organisation, member, byOf(request));
	return removed.ok ? done(request, "users", "removed") : refused(request, "remove", { code: removed.error });
};

/** Leads back to where the switch stood, on the list or on one booking. */
const clientLooks: OrganisationAct<"client-looks"> = async (app, request, { looks }) => {
	const { session, area, language, path } = request;
	await setClientLooks(app.db, session.tokenHash, looks === "yes");
	return { redirect: organisationHref(area, language, path) };
};

const payout: OrganisationAct<"payout"> = async (app, request, values) => {
	const changed = await changePayoutDetails(app, request.session, values);
	return changed.ok ? done(request, "payout", "payout-changed") : refused(request, "payout", changed.error);
};

const ACTS: OrganisationActs = {
	...OWNER_ACTS,
	...KEY_ACTS,
	...LANDING_ACTS,
	...MESSAGE_ACTS,
	...MEMBER_PASSKEY_ACTS,
	...OWN_DATA_ACTS,
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

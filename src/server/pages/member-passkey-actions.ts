import { deleteOtherMemberSessions } from "#db/organisations/member-sessions.ts";
import {
	addPasskeyOf,
	enterByPasskey,
	makeOptionsOf,
	passkeyWay,
	removePasskeyOf,
	showOptionsOf,
} from "#services/access/passkey-sign-in.ts";
import { WAY_INTO } from "#services/organisations/sign-in.ts";
import { clientWords } from "#services/pages/office/client-words.ts";
import { browserText } from "#services/staff/passkey-challenge.ts";
import { organisationBack, organisationHref } from "#site/organisation-area.ts";
import {
	done,
	type OrganisationAct,
	type OrganisationActs,
	refused,
	type SignedInRequest,
} from "./organisation-answer.ts";

/** What forms of the areas of organisations do with passkeys: options for the script, and the proofs that it brings back. */

const signOptions: OrganisationAct<"passkey-options"> = async (app, { area, browser: known }) => {
	const browser = browserText(known);
	const options = await showOptionsOf(app, { way: passkeyWay.signIn(area), browser });
	return { answer: Response.json(options), browser };
};

const signIn: OrganisationAct<"passkey"> = async (app, request, { proof, back: typed }) => {
	const { area, language, clientAddress, client, oldCookie } = request;
	const back = organisationBack(area, typed);
	const purpose = { way: passkeyWay.signIn(area), browser: request.browser ?? "" };
	const entered = await enterByPasskey(app, WAY_INTO[area], { proof, purpose, clientAddress, client, oldCookie });
	if (entered.ok) return { session: entered.value.token, redirect: organisationHref(area, language, back) };
	const { code, delayMs } = entered.error;
	if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
	const instead = { name: "signIn" as const, attemptId: null, back };
	return refused({ values: {} }, "passkey", { code: code === "WRONG" ? "PASSKEY" : code }, instead);
};

const holderOf = ({ session }: SignedInRequest) => ({
	area: session.area,
	id: session.userId,
	publicId: session.publicId,
	email: session.email,
	name: session.name,
});

const addOptions: OrganisationAct<"add-options"> = async (app, request) => {
	const { area, tokenHash } = request.session;
	const browser = browserText(request.browser);
	const options = await makeOptionsOf(app, holderOf(request), { way: passkeyWay.add(area, tokenHash), browser });
	return { answer: Response.json(options), browser };
};

const add: OrganisationAct<"add-passkey"> = async (app, request, { proof, passkeyName }) => {
	const { area, tokenHash } = request.session;
	const purpose = { way: passkeyWay.add(area, tokenHash), browser: request.browser ?? "" };
	const name = passkeyName || clientWords(request.client) || "Passkey";
	const added = await addPasskeyOf(app, holderOf(request), { proof, purpose, name });
	if (added.ok) return done(request, "users", "passkey-added");
	return refused({ values: { passkeyName } }, "add-passkey", { code: added.error });
};

const remove: OrganisationAct<"remove-passkey"> = async (app, request, { passkey }) => {
	const { area, userId, tokenHash } = request.session;
	const removed = await removePasskeyOf(app, holderOf(request), passkey, (trx) =>
		deleteOtherMemberSessions(trx, area, userId, tokenHash),
	);
	if (removed.ok) return done(request, "users", "passkey-removed");
	return refused(request, "remove-passkey", { code: removed.error });
};

export const MEMBER_PASSKEY_ACTS = {
	"passkey-options": signOptions,
	passkey: signIn,
	"add-options": addOptions,
	"add-passkey": add,
	"remove-passkey": remove,
} satisfies Partial<OrganisationActs>;

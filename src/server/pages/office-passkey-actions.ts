import type { App } from "#services/app.ts";
import { clientWords } from "#services/pages/office/client-words.ts";
import { beginPage, confirmPage } from "#services/pages/office/office-page.ts";
import { beginAccount } from "#services/staff/begin-account.ts";
import { browserText, type Purpose } from "#services/staff/passkey-challenge.ts";
import { addOptions, beginOptions, confirmOptions, signInOptions } from "#services/staff/passkey-options.ts";
import { addPasskey, confirmWithPasskey, removePasskey, signInWithPasskey } from "#services/staff/passkeys.ts";
import {
	begun,
	confirmed,
	done,
	entersBy,
	later,
	type OfficeAct,
	type OfficeActs,
	type OfficeAnswer,
	type OfficeFailure,
	type OfficeRequest,
	refused,
	type SignedInRequest,
	shown,
} from "./office-answer.ts";

/** What forms do with passkeys: options for the browser's script, and the proofs that it brings back. */

const WAYS = {
	signIn: () => "sign-in",
	begin: (_: OfficeRequest, token: string) => `begin/${token}`,
	confirm: ({ session }: SignedInRequest) => `confirm/${session.tokenHash}`,
	add: ({ session }: SignedInRequest) => `add/${session.tokenHash}`,
} as const satisfies Readonly<Record<string, (request: never, token: string) => Purpose["way"]>>;

/** What a proof is for; a browser that nothing was asked of has signed nothing of ours. */
const purposeOf = (way: Purpose["way"], { browser }: OfficeRequest): Purpose => ({ way, browser: browser ?? "" });

/** Options for the script, and the browser that they are for. */
async function optionsFor(
	way: Purpose["way"],
	request: OfficeRequest,
	make: (purpose: Purpose) => Promise<object | null>,
): Promise<OfficeAnswer> {
	const browser = browserText(request.browser);
	const options = await make({ way, browser });
	return options ? { answer: Response.json(options), browser } : shown({ name: "gone" }, 410);
}

/** What is wrong with a passkey is told to nobody: one answer for all. */
export function failureOf(code: string): OfficeFailure {
	return { code: code === "WRONG" ? "PASSKEY" : code };
}

const signIn: OfficeAct<"passkey"> = async (app, request, { proof, back }) => {
	const { clientAddress, client, oldCookie } = request;
	const purpose = purposeOf(WAYS.signIn(), request);
	const entered = await signInWithPasskey(app, { proof, purpose, clientAddress, client, oldCookie });
	if (entered.ok) return entersBy(app, entered.value, back);
	await later(entered.error.delayMs);
	return refused(request, "passkey", failureOf(entered.error.code), { kept: ["back"] });
};

const begin: OfficeAct<"begin-passkey"> = async (app, request, { token, proof }) => {
	const { clientAddress, client, oldCookie } = request;
	const way = { proof, purpose: purposeOf(WAYS.begin(request, token), request), name: clientWords(client) };
	const made = await beginAccount(app, { token, way, clientAddress, client, oldCookie });
	if (made.ok) return begun(app, made.value, "passkey");
	if (made.error === "GONE") return shown({ name: "gone" }, 410);
	return refused(request, "begin-passkey", failureOf(made.error), {
		instead: await beginPage(app, token, request.session),
	});
};

/** Takes a passkey of who is signed in as the second factor, shown now. */
export function confirmByPasskey(app: App, request: SignedInRequest, proof: string) {
	const { session, clientAddress } = request;
	const purpose = purposeOf(WAYS.confirm(request), request);
	return confirmWithPasskey(app, session, { proof, purpose, clientAddress });
}

const confirm: OfficeAct<"confirm-passkey"> = async (app, request, { proof, back, typed }) => {
	const { session } = request;
	const shown = await confirmByPasskey(app, request, proof);
	if (shown.ok) return confirmed(request, back, typed);
	await later(shown.error.delayMs);
	const instead = await confirmPage(app, session, back, typed);
	return refused(request, "confirm-passkey", failureOf(shown.error.code), { instead });
};

const add: OfficeAct<"add-passkey"> = async (app, request, { proof, passkeyName }) => {
	const { session, clientAddress, client } = request;
	const purpose = purposeOf(WAYS.add(request), request);
	const name = passkeyName || clientWords(client);
	const added = await addPasskey(app, session, { proof, purpose, name, clientAddress });
	if (added.ok) return done("account", "passkey-added");
	return refused(request, "add-passkey", failureOf(added.error), { kept: ["passkeyName"] });
};

const remove: OfficeAct<"remove-passkey"> = async (app, request, { passkey }) => {
	const removed = await removePasskey(app, request.session, passkey, request.clientAddress);
	if (removed.ok) return done("account", "passkey-removed");
	return refused(request, "remove-passkey", { code: removed.error });
};

export const PASSKEY_ACTS = {
	"passkey-options": (app, request) => optionsFor(WAYS.signIn(), request, (purpose) => signInOptions(app, purpose)),
	passkey: signIn,
	"begin-options": (app, request, { token }) =>
		optionsFor(WAYS.begin(request, token), request, (purpose) => beginOptions(app, token, purpose)),
	"begin-passkey": begin,
	"confirm-options": (app, request) =>
		optionsFor(WAYS.confirm(request), request, (purpose) => confirmOptions(app, request.session, purpose)),
	"confirm-passkey": confirm,
	"add-options": (app, request) =>
		optionsFor(WAYS.add(request), request, (purpose) => addOptions(app, request.session, purpose)),
	"add-passkey": add,
	"remove-passkey": remove,
} satisfies Partial<OfficeActs>;

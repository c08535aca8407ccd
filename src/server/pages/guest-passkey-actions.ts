import { getGuest } from "#db/guests/guests.ts";
import {
	addPasskeyOf,
	makeOptionsOf,
	passkeyWay,
	removePasskeyOf,
	showOptionsOf,
} from "#services/access/passkey-sign-in.ts";
import { AREA } from "#services/guests/auth-log.ts";
import { endAllSessions } from "#services/guests/session.ts";
import { signInByPasskey } from "#services/guests/sign-in.ts";
import { clientWords } from "#services/pages/office/client-words.ts";
import { browserText } from "#services/staff/passkey-challenge.ts";
import { backPath, guestHref } from "#site/guest-area.ts";
import { done, type GuestAct, type GuestActs, type OwnRequest, refused } from "./guest-answer.ts";

/** What forms of the guest area do with passkeys: options for the script, and the proofs that it brings back. */

const signOptions: GuestAct<"passkey-options"> = async (app, { browser: known }) => {
	const browser = browserText(known);
	const options = await showOptionsOf(app, { way: passkeyWay.signIn(AREA), browser });
	return { answer: Response.json(options), browser };
};

const signIn: GuestAct<"passkey"> = async (app, request, { proof, back: typed }) => {
	const { clientAddress, oldCookie, language } = request;
	const back = backPath(typed);
	const purpose = { way: passkeyWay.signIn(AREA), browser: request.browser ?? "" };
	const entered = await signInByPasskey(app, { proof, purpose, clientAddress, oldCookie });
	if (entered.ok) {
		const { token, publicId } = entered.value;
		return { session: token, redirect: guestHref(language, publicId, back) };
	}
	const { code, delayMs } = entered.error;
	if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
	return refused({
		name: "passkey",
		values: {},
		failure: { code: code === "WRONG" ? "PASSKEY" : code },
		instead: { name: "signIn", attemptId: null, back },
	});
};

const holderOf = ({ session }: OwnRequest) => ({ area: AREA, id: session.guestId }) as const;

const addOptions: GuestAct<"add-options"> = async (app, request) => {
	const guest = await getGuest(app.db, request.session.guestId);
	const browser = browserText(request.browser);
	const person = {
		...holderOf(request),
		publicId: guest.public_id,
		email: guest.email,
		name: `${guest.firstname} ${guest.lastname}`.trim(),
	};
	const way = passkeyWay.add(AREA, request.session.tokenHash);
	return { answer: Response.json(await makeOptionsOf(app, person, { way, browser })), browser };
};

const add: GuestAct<"add-passkey"> = async (app, request, { proof, passkeyName }) => {
	const purpose = { way: passkeyWay.add(AREA, request.session.tokenHash), browser: request.browser ?? "" };
	const name = passkeyName || clientWords(request.client) || "Passkey";
	const added = await addPasskeyOf(app, holderOf(request), { proof, purpose, name });
	if (added.ok) return done(request, "profile", "passkey-added");
	return refused({ name: "add-passkey", values: { passkeyName }, failure: { code: added.error } });
};

const remove: GuestAct<"remove-passkey"> = async (app, request, { passkey }) => {
	const { guestId, tokenHash } = request.session;
	const removed = await removePasskeyOf(app, holderOf(request), passkey, (trx) =>
		endAllSessions(trx, guestId, tokenHash),
	);
	if (removed.ok) return done(request, "profile", "passkey-removed");
	return refused({ name: "remove-passkey", values: {}, failure: { code: removed.error } });
};

export const GUEST_PASSKEY_ACTS = {
	"passkey-options": signOptions,
	passkey: signIn,
	"add-options": addOptions,
	"add-passkey": add,
	"remove-passkey": remove,
} satisfies Partial<GuestActs<"passkey-options" | "passkey" | "add-options" | "add-passkey" | "remove-passkey">>;

import type {
	PublicKeyCredentialCreationOptionsJSON,
	PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { listPasskeys } from "#db/staff/staff-passkeys.ts";
import type { App } from "../app.ts";
import { invitedBy } from "./accounts.ts";
import { newChallenge, type Purpose } from "./passkey-challenge.ts";
import { ALGORITHMS, relyingParty, userHandle, webauthn } from "./passkey-proof.ts";
import type { StaffSession } from "./staff-session.ts";

/** What a browser is told when it shall make a passkey or show one (WebAuthn Level 3 §5.4, §5.5). */

type OptionsApp = Pick<App, "db" | "clock" | "settings">;
type ShowOptions = PublicKeyCredentialRequestOptionsJSON;
type MakeOptions = PublicKeyCredentialCreationOptionsJSON;

/** Shows any passkey of the site: the device knows whose it is. */
export async function signInOptions(app: OptionsApp, purpose: Purpose): Promise<ShowOptions> {
	return showOptions(app, purpose, []);
}

/** Shows one of the passkeys of who is signed in. */
export async function confirmOptions(app: OptionsApp, session: StaffSession, purpose: Purpose): Promise<ShowOptions> {
	return showOptions(app, purpose, await known(app, session.staffId));
}

/** Makes one more for who is signed in. */
export async function addOptions(app: OptionsApp, session: StaffSession, purpose: Purpose): Promise<MakeOptions> {
	return makeOptions(app, purpose, session, await known(app, session.staffId));
}

/** Makes the first for whom a first link is for; null: the link does not work, or no longer. */
export async function beginOptions(app: OptionsApp, token: string, purpose: Purpose): Promise<MakeOptions | null> {
	const invite = await invitedBy(app, token);
	// Those that the person has go when the link is used.
	return invite && makeOptions(app, purpose, { publicId: invite.public_id, ...invite }, []);
}

type Credential = { readonly id: string; readonly transports: string[] };

async function known({ db }: OptionsApp, staffId: number): Promise<Credential[]> {
	const passkeys = await listPasskeys(db, staffId);
	return passkeys.map(({ credential_id, transports }) => ({ id: credential_id, transports }));
}

async function showOptions(app: OptionsApp, purpose: Purpose, allowCredentials: Credential[]): Promise<ShowOptions> {
	const { generateAuthenticationOptions } = await webauthn();
	return generateAuthenticationOptions({
		rpID: relyingParty(app.settings).id,
		challenge: newChallenge(app, purpose),
		allowCredentials,
		userVerification: "required",
	});
}

async function makeOptions(
	app: OptionsApp,
	purpose: Purpose,
	person: { readonly publicId: string; readonly name: string; readonly email: string },
	excludeCredentials: Credential[],
): Promise<MakeOptions> {
	const { generateRegistrationOptions } = await webauthn();
	return generateRegistrationOptions({
		rpName: "Halcyon",
		rpID: relyingParty(app.settings).id,
		userID: userHandle(person.publicId),
		userName: person.email,
		userDisplayName: person.name,
		challenge: newChallenge(app, purpose),
		excludeCredentials,
		supportedAlgorithmIDs: ALGORITHMS,
		authenticatorSelection: { residentKey: "required", userVerification: "required" },
	});
}

import type { AuthenticatorTransport } from "@simplewebauthn/server";
import { z } from "zod";
import { findPasskey } from "#db/staff/staff-passkeys.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { App } from "../app.ts";
import { type Purpose, takeChallenge } from "./passkey-challenge.ts";

/** What a browser brings from a passkey (WebAuthn Level 3 §7), read and verified: a new key, or a signature of a known one. */

/** Loaded at the first passkey: it takes half a second and 25 MB, and most processes never meet one. */
export const webauthn = () => import("@simplewebauthn/server");

/** Who asks for passkeys: the site as PUBLIC_URL names it. */
export function relyingParty({ publicUrl }: App["settings"]): { readonly id: string; readonly origin: string } {
	const { hostname, origin } = new URL(publicUrl);
	return { id: hostname, origin };
}

/** How a person is named to devices: no name and no address, and the same for each of the person's passkeys. */
export function userHandle(publicId: string, kind: AccountKind = "staff"): Uint8Array<ArrayBuffer> {
	return new Uint8Array(Buffer.from(`${kind}/${publicId}`));
}

/** Kinds of accounts whose passkeys are apart: staff, and the areas of the site. */
export type AccountKind = "staff" | "guest" | "agency" | "portal";

/** EdDSA, ES256 and RS256 (RFC 9053): what every device of today has one of. */
export const ALGORITHMS = [-8, -7, -257];

/** Longer texts are no passkey's. */
const LONGEST = 16_000;

const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;
const isTransport = (word: string): word is AuthenticatorTransport => (TRANSPORTS as readonly string[]).includes(word);

const text = z.string().max(LONGEST);
const OUTER = { id: text, rawId: text, type: z.literal("public-key") };
const CREATED = z.object({
	...OUTER,
	response: z.object({ clientDataJSON: text, attestationObject: text, transports: z.array(text).catch([]) }),
});
const SIGNED = z.object({
	...OUTER,
	response: z.object({
		clientDataJSON: text,
		authenticatorData: text,
		signature: text,
		userHandle: text.nullish(),
	}),
});
const CLIENT_DATA = z.object({ challenge: text, crossOrigin: z.boolean().optional() });

function parsed<Schema extends z.ZodType>(schema: Schema, json: string): z.output<Schema> | null {
	try {
		return schema.safeParse(JSON.parse(json)).data ?? null;
	} catch {
		return null;
	}
}

type ProofApp = Pick<App, "db" | "clock" | "settings">;

/**
 * Uses up the challenge that was signed, whatever comes of the signature; why it is not to be trusted, or null. A page
 * in a frame of another site is none of ours: nobody frames us.
 */
async function faultOf(app: ProofApp, clientDataJSON: string, purpose: Purpose): Promise<string | null> {
	const said = parsed(CLIENT_DATA, Buffer.from(clientDataJSON, "base64url").toString());
	if (!said) return "no client data";
	const challenge = await takeChallenge(app, purpose, said.challenge);
	if (challenge !== "taken") return `challenge ${challenge}`;
	return said.crossOrigin ? "framed" : null;
}

export interface NewKey {
	readonly credential_id: string;
	readonly public_key: Uint8Array;
	readonly counter: number;
	readonly transports: string[];
	readonly is_backed_up: boolean;
}

/** A new key that a device made; a failure says why, for the log alone. */
export async function readCreated(app: ProofApp, json: string, purpose: Purpose): Promise<Result<NewKey, string>> {
	const made = parsed(CREATED, json);
	if (!made) return fail("not readable");
	const fault = await faultOf(app, made.response.clientDataJSON, purpose);
	if (fault) return fail(fault);
	const { id, origin } = relyingParty(app.settings);
	const { verifyRegistrationResponse } = await webauthn();
	const transports = made.response.transports.filter(isTransport);
	const checked = await verifyRegistrationResponse({
		response: { ...made, response: { ...made.response, transports }, clientExtensionResults: {} },
		// It was compared a moment ago.
		expectedChallenge: () => true,
		expectedOrigin: origin,
		expectedRPID: id,
		requireUserVerification: true,
		supportedAlgorithmIDs: ALGORITHMS,
	}).catch(reasonOf);
	if ("reason" in checked) return fail(checked.reason);
	if (!checked.verified) return fail("not verified");
	const { credential, credentialBackedUp } = checked.registrationInfo;
	return ok({
		credential_id: credential.id,
		public_key: credential.publicKey,
		counter: credential.counter,
		transports,
		is_backed_up: credentialBackedUp,
	});
}

/** The library says by an error what is wrong with what came in. */
function reasonOf(error: unknown): { readonly reason: string } {
	return { reason: error instanceof Error ? error.message : String(error) };
}

type StaffPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;
/** A stored passkey, with the public id of whose it is. */
type KnownPasskey = Pick<StaffPasskey, "credential_id" | "public_key" | "person_id">;

/** A signature as it was sent, and the passkey that it names, if there is one. */
export interface Shown<Passkey extends KnownPasskey = StaffPasskey> {
	/** What it names, whether anybody has it or not. */
	readonly credentialId: string;
	readonly passkey: Passkey | null;
	readonly signed: z.output<typeof SIGNED> | null;
}

/** Finds out which passkey was shown; nothing of it is proven yet. */
export async function readShown<Passkey extends KnownPasskey = StaffPasskey>(
	app: ProofApp,
	json: string,
	find: (db: ProofApp["db"], credentialId: string) => Promise<Passkey | null> = findPasskey as never,
): Promise<Shown<Passkey>> {
	const signed = parsed(SIGNED, json);
	const passkey = signed && (await find(app.db, signed.id));
	return { credentialId: signed?.id ?? "", passkey, signed };
}

export interface Signed<Passkey> {
	readonly passkey: Passkey;
	readonly counter: number;
	readonly is_backed_up: boolean;
}

/**
 * Whether the passkey itself signed, for this purpose, after its owner was verified by the device. The counter is
 * compared where it is stored, so that of two at once one is refused. A failure says why, for the log alone.
 */
export async function verifyShown<Passkey extends KnownPasskey>(
	app: ProofApp,
	{ passkey, signed }: Shown<Passkey>,
	purpose: Purpose,
	kind: AccountKind = "staff",
): Promise<Result<Signed<Passkey>, string>> {
	if (!signed) return fail("not readable");
	const fault = await faultOf(app, signed.response.clientDataJSON, purpose);
	if (fault) return fail(fault);
	if (!passkey) return fail("unknown passkey");
	const handle = signed.response.userHandle;
	// Where the person was not named before, the device must say whose it is (§7.2 step 6).
	if (
		handle
			? handle !== Buffer.from(userHandle(passkey.person_id, kind)).toString("base64url")
			: purpose.way.endsWith("sign-in")
	) {
		return fail("somebody else's handle");
	}
	const { id, origin } = relyingParty(app.settings);
	const { verifyAuthenticationResponse } = await webauthn();
	const checked = await verifyAuthenticationResponse({
		response: {
			...signed,
			response: { ...signed.response, userHandle: handle ?? undefined },
			clientExtensionResults: {},
		},
		expectedChallenge: () => true,
		expectedOrigin: origin,
		expectedRPID: id,
		credential: { id: passkey.credential_id, publicKey: new Uint8Array(passkey.public_key), counter: -1 },
		requireUserVerification: true,
	}).catch(reasonOf);
	if ("reason" in checked) return fail(checked.reason);
	if (!checked.verified) return fail("wrong signature");
	const { newCounter, credentialBackedUp } = checked.authenticationInfo;
	return ok({ passkey, counter: newCounter, is_backed_up: credentialBackedUp });
}

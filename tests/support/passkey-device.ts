import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/**
 * A device with passkeys, written for tests: ES256, no attestation, CBOR by hand (WebAuthn Level 3 §6, RFC 8949).
 * What an honest device would never send is said by `Lies`.
 */

export interface Lies {
	readonly origin?: string;
	readonly challenge?: string;
	readonly rpId?: string;
	readonly type?: string;
	readonly crossOrigin?: boolean;
	/** The owner was not verified: no finger, face or PIN. */
	readonly unverified?: boolean;
	readonly absent?: boolean;
	readonly counter?: number;
	/** null: none is sent. */
	readonly userHandle?: string | null;
	/** Another name for the credential. */
	readonly id?: string;
	/** Signed by another key. */
	readonly forged?: boolean;
}

interface Options {
	readonly challenge: string;
	readonly user?: { readonly id: string };
}

const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40];

export class PasskeyDevice {
	readonly #origin: string;
	readonly #key = newKey();
	readonly #id = randomBytes(32);
	#userHandle = "";
	#counter = 0;

	/** @param origin of the site that its browser shows */
	constructor(origin: string) {
		this.#origin = origin;
	}

	get credentialId(): string {
		return base64url(this.#id);
	}

	get userHandle(): string {
		return this.#userHandle;
	}

	/** Makes its passkey; answers what the browser's script sends. */
	create(options: Options, lies: Lies = {}): string {
		this.#userHandle = options.user?.id ?? "";
		const { x = "", y = "" } = this.#key.publicKey.export({ format: "jwk" });
		const key = cborMap([
			[1, cborInt(2)],
			[3, cborInt(-7)],
			[-1, cborInt(1)],
			[-2, cborBytes(Buffer.from(x, "base64url"))],
			[-3, cborBytes(Buffer.from(y, "base64url"))],
		]);
		const length = Buffer.alloc(2);
		length.writeUInt16BE(this.#id.length);
		const authData = Buffer.concat([this.#head(ATTESTED, lies), Buffer.alloc(16), length, this.#id, key]);
		const attestation = cborMap([
			["fmt", cborText("none")],
			["attStmt", cborMap([])],
			["authData", cborBytes(authData)],
		]);
		const clientDataJSON = base64url(this.#clientData("webauthn.create", options, lies));
		const response = { clientDataJSON, attestationObject: base64url(attestation), transports: ["internal"] };
		return JSON.stringify({ ...this.#outer(lies), response });
	}

	/** Signs with its passkey. */
	get(options: Options, lies: Lies = {}): string {
		this.#counter = lies.counter ?? this.#counter + 1;
		const authData = this.#head(0, lies);
		const clientData = this.#clientData("webauthn.get", options, lies);
		const signed = Buffer.concat([authData, createHash("sha256").update(clientData).digest()]);
		const { privateKey } = lies.forged ? newKey() : this.#key;
		const userHandle = lies.userHandle === undefined ? this.#userHandle : lies.userHandle;
		const response = {
			clientDataJSON: base64url(clientData),
			authenticatorData: base64url(authData),
			signature: base64url(sign("sha256", signed, privateKey)),
			...(userHandle === null ? {} : { userHandle }),
		};
		return JSON.stringify({ ...this.#outer(lies), response });
	}

	#outer({ id = this.credentialId }: Lies) {
		return { id, rawId: id, type: "public-key", clientExtensionResults: {}, authenticatorAttachment: "platform" };
	}

	#head(flags: number, { rpId, unverified, absent }: Lies): Buffer {
		const counter = Buffer.alloc(4);
		counter.writeUInt32BE(this.#counter);
		const owner = (absent ? 0 : PRESENT) | (unverified ? 0 : VERIFIED);
		const site = createHash("sha256").update(rpId ?? new URL(this.#origin).hostname);
		return Buffer.concat([site.digest(), Buffer.from([flags | owner]), counter]);
	}

	#clientData(type: string, options: Options, lies: Lies): Buffer {
		const { origin = this.#origin, challenge = options.challenge, crossOrigin = false } = lies;
		return Buffer.from(JSON.stringify({ type: lies.type ?? type, challenge, origin, crossOrigin }));
	}
}

function newKey(): { publicKey: KeyObject; privateKey: KeyObject } {
	return generateKeyPairSync("ec", { namedCurve: "P-256" });
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

function cborHead(major: number, value: number): Buffer {
	if (value < 24) return Buffer.from([(major << 5) | value]);
	if (value < 256) return Buffer.from([(major << 5) | 24, value]);
	return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
const cborInt = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborBytes = (bytes: Uint8Array) => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
const cborMap = (entries: readonly (readonly [string | number, Buffer])[]) =>
	Buffer.concat([
		cborHead(5, entries.length),
		...entries.flatMap(([key, value]) => [typeof key === "number" ? cborInt(key) : cborText(key), value]),
	]);

import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Random ids and signatures; each purpose signs under a key of its own. */

/** A random id of 128 bits as 22 URL-safe characters. */
export function randomId(): string {
	return randomBytes(16).toString("base64url");
}

/** Signature of a text for a purpose: 128 bits of HMAC-SHA-256, URL-safe. */
export function signature(secret: Uint8Array, purpose: string, text: string): string {
	return createHmac("sha256", secret).update(`${purpose}\0${text}`).digest().subarray(0, 16).toString("base64url");
}

/** Compares in constant time. */
export function isSignature(secret: Uint8Array, purpose: string, text: string, given: string): boolean {
	const expected = Buffer.from(signature(secret, purpose, text));
	const actual = Buffer.from(given);
	return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** `{id}.{signature}`. */
export function signedId(secret: Uint8Array, purpose: string, id: string): string {
	return `${id}.${signature(secret, purpose, id)}`;
}

/** The id inside a signed id; null when it was not signed here for this purpose. */
export function openSignedId(secret: Uint8Array, purpose: string, signed: string): string | null {
	const [id, given, ...rest] = signed.split(".");
	if (!id || !given || rest.length > 0) return null;
	return isSignature(secret, purpose, id, given) ? id : null;
}
